import type { Screen } from '../../../src/blocks/screen.ts';
import type { Text } from '../../../src/lang/descriptors/text.ts';
import type { ReportAt } from '../../files/openFile.ts';
import type { Config } from './config.ts';

/**
 * A service has one name: its page, its tile and its menu entry use the text of its name, so that a resident recognises what
 * was chosen, and a municipality that renames it renames it everywhere.
 */
export function checkOneName(config: Config, screens: Readonly<Record<string, Screen>>, problem: ReportAt): void {
  const services = config.groups.flatMap((group) => group.services);
  for (const [group, { services }] of config.groups.entries())
    for (const [index, { uslugaId, name, screen }] of services.entries()) {
      const title = screens[screen]?.title;
      if (!title || titleKeys(title)?.includes(name) !== false) continue;
      const message = `The title of screens/${screen}.json is another text: use { "service": ${uslugaId} } there, so that the page is called as the service.`;
      problem('name.other', ['groups', group, 'services', index, 'name'], message, { warning: true });
    }
  const compare = (what: 'tiles' | 'menu', index: number, number: number, label: string): void => {
    const name = services.find(({ uslugaId }) => uslugaId === number)?.name;
    if (name === undefined || name === label) return;
    const advice = what === 'tiles' ? 'leave the label out' : `use "${name}"`;
    const message = `This leads to service ${number}, whose name is another text: ${advice}.`;
    problem('name.other', [what, index, 'label'], message, { warning: true });
  };
  for (const [index, { to, label }] of config.tiles.entries())
    if ('service' in to) compare('tiles', index, to.service, label);
  for (const [index, { to, label }] of config.office.menu.entries())
    if (to.service !== undefined) compare('menu', index, to.service, label);
}

/** The text keys of a title, one for each line of a match table; undefined: it is missing, or the name of a service anyway. */
function titleKeys(title: Text): readonly string[] | undefined {
  if ('service' in title || ('key' in title && !title.key)) return undefined;
  if ('match' in title) return title.match.flatMap(({ text }) => titleKeys(text) ?? []);
  return 'key' in title ? [title.key] : [];
}
