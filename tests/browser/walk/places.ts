import { join } from 'node:path';
import { openMunicipality } from '../../../codegen/municipality.ts';
import type { Param } from '../../../src/descriptors/compiled.ts';

const { municipality, problems } = await openMunicipality({ root: join(import.meta.dirname, '../../..') });
if (!municipality)
  throw new Error(`The municipality does not check:\n${problems.map(({ message }) => message).join('\n')}`);

export const { manifest, texts } = municipality;

/** A page that anybody may open. */
export interface Place {
  /** Of its tests and its files. */
  name: string;
  /** With the parameters it needs; nothing: nobody gave them. */
  address: string | undefined;
  /** What it must be called, as a text key; nothing: its name is made of data. */
  title: string | null;
  /** Where it leads by itself. */
  leadsTo?: string;
  /** It stands alone, without the portal's frame. */
  bare?: boolean;
}

/** What the address of a screen needs, by the name of the screen: something that the demo commune has. */
const EXAMPLES: Readonly<Record<string, string>> = {};

/** Pages that are no screens. */
const own: readonly Place[] = [
  { name: 'home', address: '/', title: 'powloka.powitanie' },
  { name: 'home by its name', address: '/strona-glowna', title: 'powloka.powitanie' },
  { name: 'an unknown address', address: '/nie-ma-takiej-strony', title: 'powloka.powitanie', leadsTo: '/' },
  { name: 'an unknown service', address: '/uslugi/9999', title: 'powloka.powitanie', leadsTo: '/' },
];

const screens = Object.entries(manifest.screens)
  .filter(([, { access }]) => access === 'public')
  .map(([name, { path, title }]): Place => {
    const needs = Object.values(municipality.screens[name]?.params ?? {}).some(isNeeded);
    return { name, address: EXAMPLES[name] ?? (needs ? undefined : path), title };
  });

/** A parameter without which the screen sends its visitor away. */
function isNeeded(param: Param): boolean {
  return param.in === 'path' || param.missing !== undefined;
}

/** Services by their slug: where the screen has a path of its own, the slug leads there. */
const services = manifest.groups
  .flatMap((group) => group.services)
  .filter(({ access, slug, screen }) => access === 'public' && manifest.screens[screen]?.path !== `/uslugi/${slug}`)
  .map(({ slug, screen }): Place => {
    const { path, title } = manifest.screens[screen]!;
    return { name: `service ${slug}`, address: `/uslugi/${slug}`, title, leadsTo: path };
  });

/** Every page that anybody may open. */
export const places: readonly Place[] = [...own, ...screens, ...services];

/** Rooms of words: a text that begins with one and a dot is a key that has no words. */
export const rooms: readonly string[] = [...new Set(Object.keys(texts.pl).map((key) => key.split('.', 1)[0]!))];
