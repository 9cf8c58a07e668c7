import { servicePath } from '../../src/lang/descriptors/siteMap.ts';
import type { JsonFile } from '../files/jsonFile.ts';
import { asWritten, list, record, word } from '../files/raw.ts';
import type { ContentJson, ServicesJson } from '../generated/descriptors.ts';

/** What an overlay has removed from its base: no link may lead there. */
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
 * @param base services.config.json below
 * @param now services.config.json with the overlay
 * @param namesOf the documents that a screen draws, or the parameters that it takes
 */
export function goneFrom(
  base: JsonFile,
  now: JsonFile,
  namesOf: (screen: string, key: 'documents' | 'params') => readonly string[],
): Gone {
  const [before, after] = [offered(base), offered(now)];
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

function offered(file: JsonFile) {
  const raw = asWritten<ServicesJson>(file.value);
  const services = list(raw.groups).flatMap((group) => list(record(group).services).map((service) => record(service)));

  return {
    services: new Set(services.map(({ uslugaId }) => Number(uslugaId))),
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
