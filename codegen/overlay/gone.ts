import { servicePath } from '../../src/lang/descriptors/siteMap.ts';
import type { JsonFile } from '../files/jsonFile.ts';
import { asWritten, list, number, record, word } from '../files/raw.ts';
import type { ContentJson, ServicesJson } from '../generated/descriptors.ts';

/** What is switched off, or what an overlay has removed from its base: no link leads there. */
export interface Gone {
  services: ReadonlySet<number>;
  screens: ReadonlySet<string>;
  /** Addresses of these services and screens. */
  paths: ReadonlySet<string>;
  /** Operations whose documents only removed screens draw. */
  documents: ReadonlySet<string>;
  /** Parameters that no remaining service takes. */
  params: ReadonlySet<string>;
}

/** Ids of content/ that the overlay has removed. */
export interface GoneContent {
  pages: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

export function goneContent(base: JsonFile | undefined, now: JsonFile | undefined): GoneContent {
  const ids = (file: JsonFile | undefined, part: 'pages' | 'folders' | 'files') =>
    new Set(list(asWritten<ContentJson>(file?.value)[part]).map((item) => word(asWritten<{ id: string }>(item).id)));
  const gone = (part: 'pages' | 'folders' | 'files') => minus(ids(base, part), ids(now, part));
  return { pages: gone('pages'), folders: gone('folders'), files: gone('files') };
}

export const nothingGone: Gone = {
  services: new Set(),
  screens: new Set(),
  paths: new Set(),
  documents: new Set(),
  params: new Set(),
};

/**
 * @param all services.config.json below, and with the overlay, both with what is switched off
 * @param now services.config.json as the portal has it
 * @param namesOf the documents that a screen draws, or the parameters that it takes
 */
export function goneFrom(
  all: readonly JsonFile[],
  now: JsonFile,
  namesOf: (screen: string, key: 'documents' | 'params') => readonly string[],
): Gone {
  const [before, after] = [together(all.map(offered)), offered(now)];
  const screens = minus(before.screens, after.screens);
  const paths = minus(before.paths, after.paths);
  const services = minus(before.services, after.services);
  if (screens.size + paths.size + services.size === 0) return nothingGone;
  const named = (key: 'documents' | 'params', all: Iterable<string>): Set<string> =>
    new Set([...all].flatMap((screen) => namesOf(screen, key)));
  const drawn = named('documents', screens);
  const documents = drawn.size > 0 ? minus(drawn, named('documents', after.screens)) : drawn;
  const taken = named('params', minus(before.opened, after.opened));
  const params = taken.size > 0 ? minus(taken, named('params', after.opened)) : taken;
  return { services, screens, paths, documents, params };
}

type Offered = ReturnType<typeof offered>;

function together(all: readonly Offered[]): Offered {
  const union = <T>(of: (one: Offered) => ReadonlySet<T>): Set<T> => new Set(all.flatMap((one) => [...of(one)]));
  return {
    services: union(({ services }) => services),
    screens: union(({ screens }) => screens),
    opened: union(({ opened }) => opened),
    paths: union(({ paths }) => paths),
  };
}

function offered(file: JsonFile) {
  const raw = asWritten<ServicesJson>(file.value);
  const services = list(raw.groups).flatMap((group) => list(record(group).services).map((service) => record(service)));

  return {
    services: new Set(services.map(({ uslugaId }) => number(uslugaId))),
    screens: new Set([...Object.keys(record(raw.screens)), ...services.map(({ screen }) => word(screen))]),
    /** By services. */
    opened: new Set(services.map(({ screen }) => word(screen))),
    paths: new Set([
      ...Object.values(record(raw.screens)).flatMap((one) => [
        word(record(one).path),
        ...list(record(one).also).map((other) => word(record(other).path)),
      ]),
      ...services.map(({ slug }) => servicePath(word(slug))),
    ]),
  };
}

function minus<T>(all: ReadonlySet<T>, rest: ReadonlySet<T>): Set<T> {
  return new Set([...all].filter((one) => !rest.has(one)));
}
