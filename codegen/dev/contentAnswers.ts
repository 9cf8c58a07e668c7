import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Language } from '../../src/lang/descriptors/language.ts';
import { FILE_TYPES } from '../artefact/contentTypes.ts';
import type { CompiledMunicipality } from '../compile/openMunicipality.ts';
import type { MockDocument } from '../mock/documents.ts';

type Answer = { status: number } & ({ json: unknown } | { document: MockDocument });

/**
 * The municipality's own pages, folders and files, which somebody who writes them must see: the examples of the contract are
 * pages of nobody.
 *
 * @returns undefined: another operation, or nothing of this name
 */
export function contentAnswers({ content, texts, folderOf }: CompiledMunicipality) {
  const { pages, folders, files } = content;
  return (operation: string, args: Readonly<Record<string, unknown>>, lang: Language): Answer | undefined => {
    const said = (key: string | undefined): string => (key === undefined ? '' : (texts[lang]?.[key] ?? key));
    if (operation === 'dajStroneWlasna') {
      const page = pages.get(String(args.nazwaPliku));
      return page && { status: 200, json: { tytul: said(page.title), html: page.html[lang] } };
    }
    if (operation === 'pobierzPlik') {
      const found = files.get(String(args.link));
      const path = found && join(folderOf(found.file), found.file);
      if (!found || !path || !existsSync(path)) return undefined;
      const ending = extname(path);
      const type = FILE_TYPES[ending.slice(1)] ?? 'application/octet-stream';
      return { status: 200, document: { bytes: readFileSync(path), type, name: found.file.split('/').at(-1)! } };
    }
    if (operation !== 'dajZawartoscKatalogu') return undefined;
    const [first = ''] = folders.keys();
    const link = args.link === undefined || args.link === null ? first : String(args.link);
    const folder = folders.get(link);
    if (!folder) return undefined;
    const wayTo = (id: string): string[] => {
      const above = [...folders].find(([, one]) => one.folders.includes(id))?.[0];
      return above === undefined ? [id] : [...wayTo(above), id];
    };
    const json = {
      link,
      nazwaMenu: said(folder.name),
      sciezka: wayTo(link).map((id) => ({ nazwa: said(folders.get(id)?.name), link: id })),
      katalogi: folder.folders.map((id) => ({
        nazwa: said(folders.get(id)?.name),
        link: id,
        liczbaPozycji: ['folders', 'pages', 'files'].reduce(
          (sum, part) => sum + (folders.get(id)?.[part as 'pages'].length ?? 0),
          0,
        ),
      })),
      strony: folder.pages.map((id) => {
        const lead = pages.get(id)?.lead;
        return { nazwa: said(pages.get(id)?.title), opis: lead === undefined ? null : said(lead), nazwaPliku: id };
      }),
      pliki: folder.files.map((id) => {
        const { name, file } = files.get(id)!;
        const path = join(folderOf(file), file);
        const rozmiar = existsSync(path) ? readFileSync(path).length : 0;
        return { nazwa: said(name), link: id, rozszerzenie: extname(file).slice(1), rozmiar };
      }),
    };
    return { status: 200, json };
  };
}
