import { bareIdentifier } from '../../../src/lang/values/bareIdentifier.ts';
import { isNip } from '../../../src/lang/values/nip.ts';
import type { Content } from '../../artefact/municipality.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { ReportAt } from '../../files/openFile.ts';
import { guess } from '../../files/shape.ts';
import type { Locales } from '../../texts/locales.ts';
import { textCheck } from '../../texts/textCheck.ts';
import { guessScreen } from '../guessScreen.ts';
import type { ScreenSignature } from '../municipalityContext.ts';
import type { Config } from './config.ts';
import type { Place } from './officeConfig.ts';

interface World {
  config: Config;
  locales: Locales;
  content: Content;
  screens: ReadonlyMap<string, ScreenSignature>;
}

/** Rules beyond the schema: texts exist, names are unique, links have targets. */
export function checkOffice({ config, locales, content, screens }: World, reportAt: ReportAt): void {
  const { notices, login, menu, start } = config.office;
  const text = textCheck(locales, reportAt);
  for (const [at, key] of notices.entries()) text(key, ['office', 'notices', at]);
  for (const [at, key] of login.entries()) text(key, ['office', 'login', at]);
  const { nip } = config.office.contact;
  if (nip && !isNip(bareIdentifier(nip)))
    reportAt(
      'office.nip',
      ['office', 'nip'],
      `"${nip}" is not a NIP: a digit is wrong, the last one checks the others.`,
    );
  const seen = new Set<string>();
  for (const [index, { id, label, to }] of menu.entries()) {
    if (seen.has(id)) reportAt('id.twice', ['menu', index, 'id'], `Another entry of the menu is "${id}" already.`);
    seen.add(id);
    text(label, ['menu', index, 'label']);
    place(to, ['menu', index, 'to']);
  }
  if (start) place(start, ['start']);

  function place(to: Place, at: Path): void {
    const services = config.groups.flatMap((group) => group.services);
    if (to.service !== undefined && !services.some(({ uslugaId }) => uslugaId === to.service))
      reportAt('service.unknown', [...at, 'service'], `There is no service ${to.service}.`);
    const page = to.page === undefined ? undefined : config.special.page;
    const folder = to.folder === undefined ? undefined : config.special.files;
    if (to.screen !== undefined) screenPlace(to.screen, [...at, 'screen']);
    if (to.page !== undefined) contentPlace('page', to.page, content.pages, page, at);
    if (to.folder !== undefined) contentPlace('folder', to.folder, content.folders, folder, at);
  }

  function screenPlace(name: string, at: Path): void {
    const known = [...config.screens.keys()];
    if (!known.includes(name)) reportAt('screen.unknown', at, `"${name}" has no address.${guessScreen(name, known)}`);
    for (const [param, { in: where, required }] of screens.get(name)?.params ?? [])
      if (where === 'path' || required)
        reportAt('param.missing', at, `The screen "${name}" needs the parameter "${param}", which no menu can give.`);
  }

  function contentPlace(
    kind: 'page' | 'folder',
    id: string,
    known: ReadonlyMap<string, unknown>,
    screen: string | undefined,
    at: Path,
  ): void {
    const path = [...at, kind];
    if (!known.has(id))
      reportAt('content.unknown', path, `There is no ${kind} "${id}".${guess(id, [...known.keys()])}`);
    else if (screen === undefined)
      reportAt(
        'screen.unknown',
        path,
        `No screen shows it: name one as "${kind === 'page' ? 'page' : 'files'}" in "special".`,
      );
  }
}
