import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { openMunicipality } from '../../../codegen/compile/openMunicipality.ts';
import type { Param } from '../../../src/lang/descriptors/declarations.ts';
import { isNight } from '../../night.ts';

const { municipality, problems } = await openMunicipality({ root: join(import.meta.dirname, '../../..') });
if (!municipality)
  throw new Error(`The municipality does not check:\n${problems.map(({ message }) => message).join('\n')}`);

export const { manifest, texts } = municipality;
const { content, screens } = municipality;
const services = manifest.groups.flatMap((group) => group.services).filter(({ access }) => access === 'public');

/** A page that anybody may open. */
export interface Place {
  /** Of its tests and its files. */
  name: string;
  /** With the parameters it needs; nothing: nobody gave them. */
  address: string | undefined;
  /** What it must be called, as a text key; null: its name is made of data. */
  title: string | null;
  /** Where it leads by itself. */
  leadsTo?: string;
  /** What the office says there unlike its usual self, by the end of the address. */
  answers?: Readonly<Record<string, object>>;
  /** Shown by the same template as others: on paper and by keyboard those tell enough. */
  oneOfMany?: boolean;
  /** One of many, of which two are walked in the usual run and all at night. */
  byNight?: boolean;
}

/** What the address of a screen needs, by the name of the screen: something that the demo commune has. */
const EXAMPLES: Readonly<Record<string, string>> = {
  [manifest.special.page ?? '']: '?nazwaPliku=odpady',
};

/** Pages that are no screens. */
const own: readonly Place[] = [
  { name: 'home', address: '/', title: 'powloka.powitanie' },
  { name: 'home by its name', address: '/strona-glowna', title: 'powloka.powitanie', oneOfMany: true },
  { name: 'an unknown address', address: '/nie-ma-takiej-strony', title: 'powloka.powitanie', leadsTo: '/' },
  { name: 'an unknown service', address: '/uslugi/9999', title: 'powloka.powitanie', leadsTo: '/' },
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

/** Screens whose `start` leads a stranger on. */
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

/** What the screen at a path is called. */
function titleAt(path: string): string | null {
  const there = Object.values(manifest.screens).find((screen) => screen.path === path);
  if (!there) throw new Error(`No screen is at ${path}, where LEADING says that one leads.`);
  return there.title;
}

/** A parameter without which the screen sends its visitor away. */
function isNeeded(param: Param): boolean {
  return param.in === 'path' || param.missing !== undefined;
}

/** Services by their slug: where the screen has a path of its own, the slug leads there. */
const bySlug = services
  .filter(({ slug, screen }) => manifest.screens[screen]?.path !== `/uslugi/${slug}`)
  .map(({ slug, screen }): Place => {
    const { path, title } = manifest.screens[screen]!;
    return { name: `service ${slug}`, address: `/uslugi/${slug}`, title, leadsTo: path };
  });

/** Of the office's own pages and folders each one, at the screen that shows them. */
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

/** Every page that anybody may open; in the usual run a sample of what has the same template. */
export const places: readonly Place[] = [...own, ...ofScreens, ...bySlug, ...ofContent].filter(
  ({ byNight }) => isNight || !byNight,
);

/** Rooms of words: a text that begins with one and a dot is a key that has no words. */
export const rooms: readonly string[] = [...new Set(Object.keys(texts.pl).map((key) => key.split('.', 1)[0]!))];

/** The office says at this place what the place is there for. */
export async function answerAs(page: Page, { answers = {} }: Place): Promise<void> {
  for (const [end, changed] of Object.entries(answers)) {
    const usual = await (await page.request.get(`/api/${end}`)).json();
    await page.route(new RegExp(`/api/${end}(\\?|$)`), (route) => route.fulfill({ json: { ...usual, ...changed } }));
  }
}
