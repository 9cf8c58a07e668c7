import type { JsonFile, Path } from '../../files/jsonFile.ts';
import { listed } from '../../files/listed.ts';
import { asWritten, list, record } from '../../files/raw.ts';
import type { NamePlace, SymbolListener } from '../../files/symbolListener.ts';
import type { ContentJson, ServicesJson } from '../../generated/descriptors.ts';
import type { MunicipalityContext } from '../municipalityContext.ts';

/** Passes the names in services.config.json to a listener: texts, screens, services. */
export function configSymbols(file: JsonFile, context: MunicipalityContext, listener: SymbolListener): void {
  const { locales, screens, services, fragments, contract } = context;
  const note = (place: Omit<NamePlace, 'file'>): void => listener.name({ file, ...place });
  const text = (path: Path): void =>
    note({ kind: 'text', path, names: () => locales.keys(), written: (key) => locales.written(key) });
  const screen = (path: Path, keys?: true): void =>
    note({
      kind: 'screen',
      path,
      ...(keys && { keys }),
      names: () => screens.keys(),
      written: (name) => listed(screens.get(name)?.place),
    });
  const texts = <Key extends string>(
    raw: { readonly [K in Key]?: unknown },
    path: Path,
    ...keys: readonly Key[]
  ): void => {
    for (const key of keys) if (raw[key] !== undefined) text([...path, key]);
  };
  const raw = asWritten<ServicesJson>(file.value);
  screen(['screens'], true);
  for (const [name, one] of Object.entries(record(raw.screens))) {
    texts(record(one), ['screens', name], 'words');
    for (const [index, other] of list(record(one).also).entries())
      texts(record(record(other).found), ['screens', name, 'also', index, 'found'], 'name', 'words');
  }
  for (const key of Object.keys(record(raw.special))) screen(['special', key]);
  for (const [index, group] of list(raw.groups).entries()) {
    const at = ['groups', index];
    texts(record(group), at, 'name');
    for (const [number, service] of list(record(group).services).entries()) {
      const here = [...at, 'services', number];
      texts(record(service), here, 'name', 'words');
      screen([...here, 'screen']);
      for (const one of Object.keys(record(record(service).parts)))
        note({
          kind: 'fragment',
          path: [...here, 'parts', one],
          names: () => fragments.keys(),
          written: (name) => listed(fragments.get(name)).map((written) => ({ file: written, path: [] })),
        });
      const { config } = contract.roots;
      if (record(service).flag === undefined || config.kind !== 'record') continue;
      const names = () => Object.keys(config.fields());
      note({ kind: 'field', path: [...here, 'flag'], names, written: (name) => config.written?.(name) ?? [] });
    }
  }
  for (const [index, tile] of list(raw.tiles).entries()) {
    texts(record(tile), ['tiles', index], 'label');
    const to = record(record(tile).to);
    if (to.screen !== undefined) screen(['tiles', index, 'to', 'screen']);
    if (to.service === undefined) continue;
    const path = ['tiles', index, 'to', 'service'];
    note({ kind: 'service', path, names: () => [...services.keys()].map(String), written: () => [] });
  }
}

/** Passes the texts that content/catalogue.json names to a listener: titles, leads, names, search words. */
export function catalogueSymbols(file: JsonFile, { locales, listener }: MunicipalityContext): void {
  const texts = <K extends string>(
    part: keyof ContentJson,
    items: readonly { readonly [Key in K]?: unknown }[],
    ...keys: readonly K[]
  ): void => {
    for (const [index, item] of items.entries())
      for (const key of keys.filter((one) => item[one] !== undefined))
        listener?.name({
          kind: 'text',
          file,
          path: [part, index, key],
          names: () => locales.keys(),
          written: (name) => locales.written(name),
        });
  };
  const { pages, folders, files } = asWritten<ContentJson>(file.value);
  texts('pages', list(pages).map(record), 'title', 'lead', 'words');
  texts('folders', list(folders).map(record), 'name');
  texts('files', list(files).map(record), 'name');
}
