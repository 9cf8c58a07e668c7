import type { Page } from 'playwright/test';
import { openMunicipality } from '../../../server/engine/municipality/openMunicipality.ts';
import type { Param } from '../../../src/lang/descriptors/declarations.ts';
import { isNight } from '../../night.ts';
import { drawInBrowser } from '../portal.ts';
import { FRESH } from '../sharedOffice.ts';

/** Compiled by the office that the tests share; by this process when there is none. */
const municipality = await openMunicipality({ municipality: undefined, varDir: FRESH });

export const { manifest, texts } = municipality;
const { content, screens } = municipality;
const services = manifest.groups.flatMap((group) => group.services).filter(({ access }) => access === 'public');

/** A public page. */
export interface Place {
  /** The name of its tests and files. */
  name: string;
  /** The address with the required parameters; undefined: they are missing below. */
  address: string | undefined;
  /** The required title as a text key; null: the title comes from data. */
  title: string | null;
  /** It does not exist: the office answers 404, and the portal leads home. */
  missing?: boolean;
  /** The page it redirects to. */
  leadsTo?: string;
  /** Responses of the office that differ from the usual ones, by the end of the address. */
  answers?: Readonly<Record<string, object>>;
  /** It has the same template as others, which are enough on paper and by keyboard. */
  oneOfMany?: boolean;
  /** One of many with the same template: two are tested in the usual run, all at night. */
  byNight?: boolean;
}

/** Values of the demo commune for the address of a screen, by the name of the screen. */
const EXAMPLES: Readonly<Record<string, string>> = {
  [manifest.special.page ?? '']: '?nazwaPliku=odpady',
};

/** Pages that are not screens. */
const own: readonly Place[] = [
  { name: 'home', address: '/', title: 'powloka.powitanie' },
  { name: 'home by its name', address: '/strona-glowna', title: 'powloka.powitanie', oneOfMany: true },
  { name: 'results of the search', address: '/szukaj?q=woda', title: 'powloka.szukaj' },
  {
    name: 'an unknown address',
    address: '/nie-ma-takiej-strony',
    title: 'powloka.powitanie',
    leadsTo: '/',
    missing: true,
  },
  { name: 'an unknown service', address: '/uslugi/9999', title: 'powloka.powitanie', leadsTo: '/', missing: true },
  {
    name: 'a break of the portal',
    address: '/przerwa-techniczna',
    title: 'powloka.przerwa',
    answers: { 'pi/stan': { czyPrzerwaTechniczna: true } },
  },
  { name: 'no break', address: '/przerwa-techniczna', title: 'powloka.powitanie', leadsTo: '/' },
  {
    name: 'a break of a service',
    address: `/usluga-przerwa-techniczna?usluga=${services[0]?.slug}`,
    title: null,
    answers: { 'pi/konfiguracja': { przerwaTechnicznaUslugi: [services[0]?.uslugaId] } },
  },
];

/** Screens whose `start` redirects a visitor. */
const LEADING: Readonly<Record<string, string>> = { 'konto/kod': '/logowanie' };

const ofScreens = Object.entries(manifest.screens)
  .filter(([, { access }]) => access === 'public')
  .map(([name, { path, title }]): Place => {
    const needs = Object.values(screens[name]?.params ?? {}).some(isNeeded);
    const example = EXAMPLES[name];
    const address = needs && example === undefined ? undefined : `${path}${example ?? ''}`;
    const leadsTo = LEADING[name];
    return leadsTo ? { name, address, title: titleAt(leadsTo), leadsTo } : { name, address, title };
  });

/** The title of the screen at a path. */
function titleAt(path: string): string | null {
  const there = Object.values(manifest.screens).find((screen) => screen.path === path);
  if (!there) throw new Error(`No screen is at ${path}, where LEADING says that one leads.`);
  return there.title;
}

/** A required parameter: the screen redirects without it. */
function isNeeded(param: Param): boolean {
  return param.in === 'path' || param.missing !== undefined;
}

/** Services by their slug: if the screen has its own path, the slug redirects there. */
const bySlug = services
  .filter(({ slug, screen }) => manifest.screens[screen]?.path !== `/uslugi/${slug}`)
  .map(({ slug, screen }): Place => {
    const { path, title } = manifest.screens[screen]!;
    return { name: `service ${slug}`, address: `/uslugi/${slug}`, title, leadsTo: path };
  });

/** Each of the office's own pages and folders, at the screen that shows it. */
const ofContent = [
  ...kind('page', manifest.special.page, 'nazwaPliku', content.pages.keys()),
  ...kind('folder', manifest.special.files, 'link', content.folders.keys()),
];

function kind(name: string, screen = '', param: string, ids: Iterable<string>): Place[] {
  const { path } = manifest.screens[screen] ?? {};
  if (!path) return [];
  return [...ids].map((id, index) => ({
    name: `${name} ${id}`,
    address: `${path}?${param}=${id}`,
    title: null,
    oneOfMany: true,
    byNight: index > 1,
  }));
}

/** All public pages; in the usual run only a sample of those with the same template. */
export const places: readonly Place[] = [...own, ...ofScreens, ...bySlug, ...ofContent].filter(
  ({ byNight }) => isNight || !byNight,
);

/** Namespaces of texts: a visible text that starts with one and a dot is a text key without a text. */
export const namespaces: readonly string[] = [...new Set(Object.keys(texts.pl).map((key) => key.split('.', 1)[0]!))];

/** Makes the office give the responses of this place. */
export async function answerAs(page: Page, { answers = {} }: Place): Promise<void> {
  if (Object.keys(answers).length > 0) await drawInBrowser(page);
  for (const [end, changed] of Object.entries(answers)) {
    const usual = await (await page.request.get(`/api/${end}`)).json();
    await page.route(new RegExp(`/api/${end}(\\?|$)`), (route) => route.fulfill({ json: { ...usual, ...changed } }));
  }
}
