import type { Content } from '../../../codegen/artefact/municipality.ts';
import type * as models from '../../../src/generated/models.ts';
import { endingOf, typeOf } from '../../engine/files/folderFile.ts';
import type { Context, Handler } from '../../engine/http/context.ts';
import type { FileAnswer } from '../../engine/http/fileAnswer.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import { offeredGroups } from '../platforma/offeredGroups.ts';
import { openContentFile, sizeOfContentFile } from './contentFile.ts';
import deklaracja from './data/deklaracja.json' with { type: 'json' };
import okna from './data/okna.json' with { type: 'json' };

/** The message of the refusal: the same for a page, a folder, a file and any other id. */
const BRAK_TRESCI = 'brakTresci';
/** The default organisation: the office itself. */
const URZAD = 280;

export const dajInformacjePubliczne: Handler<
  models.DajInformacjePubliczneArgs,
  models.DajInformacjePubliczneAnswer
> = async (ctx) => {
  const groups = offeredGroups(ctx).filter(({ services }) => services.length > 0);
  return {
    elementy: groups.map(({ name, services }) => ({
      nazwa: word(ctx, name),
      uslugi: services.map((service) => ({
        uslugaId: service.uslugaId,
        nazwa: word(ctx, service.name),
        czyChroniona: service.access !== 'public',
      })),
    })),
  };
};

export const dajStroneWlasna: Handler<models.DajStroneWlasnaArgs, models.DajStroneWlasnaAnswer> = async (ctx) => {
  const page = ctx.municipality.content.pages.get(ctx.args.nazwaPliku);
  if (!page) throw new NotFound(BRAK_TRESCI);
  return { tytul: word(ctx, page.title), html: page.html[ctx.lang] };
};

export const dajZawartoscKatalogu: Handler<models.DajZawartoscKataloguArgs, models.DajZawartoscKataloguAnswer> = async (
  ctx,
) => {
  const { content, folderOf } = ctx.municipality;
  const [first] = content.folders.keys();
  const link = ctx.args.link ?? first;
  if (link === undefined) return { link: '', nazwaMenu: '', sciezka: [], katalogi: [], strony: [], pliki: [] };
  const folder = content.folders.get(link);
  if (!folder) throw new NotFound(BRAK_TRESCI);
  const pliki = folder.files.map(async (id) => {
    const { name, file } = of(content.files, id);
    return {
      nazwa: word(ctx, name),
      link: id,
      rozszerzenie: endingOf(file),
      rozmiar: await sizeOfContentFile(folderOf, file),
    };
  });
  return {
    link,
    nazwaMenu: word(ctx, folder.name),
    sciezka: wayTo(content, link).map((id) => ({ nazwa: word(ctx, of(content.folders, id).name), link: id })),
    katalogi: folder.folders.map((id) => {
      const { name, folders, pages, files } = of(content.folders, id);
      return { nazwa: word(ctx, name), link: id, liczbaPozycji: folders.length + pages.length + files.length };
    }),
    strony: folder.pages.map((id) => {
      const { title, lead } = of(content.pages, id);
      return { nazwa: word(ctx, title), opis: lead === undefined ? null : word(ctx, lead), nazwaPliku: id };
    }),
    pliki: await Promise.all(pliki),
  };
};

export const pobierzPlik: Handler<models.PobierzPlikArgs, FileAnswer> = async (ctx) => {
  const { content, folderOf } = ctx.municipality;
  const found = content.files.get(ctx.args.link);
  const bytes = found && (await openContentFile(folderOf, found.file));
  if (!bytes) throw new NotFound(BRAK_TRESCI);
  return { bytes, name: `${word(ctx, found.name)}.${endingOf(found.file)}`, type: typeOf(found.file) };
};

export const dajStatusyIRejestry: Handler<models.DajStatusyIRejestryArgs, models.DajStatusyIRejestryAnswer> = async ({
  args: { idOrganizacji = URZAD },
  lang,
}) => ({
  idOrganizacji,
  okna: okna
    .filter(({ organizacje }) => organizacje.includes(idOrganizacji))
    .map(({ typ, strona }) => ({
      typ: typ as 'STATUSY' | 'REJESTRY',
      sciezka: `${strona}?idOrganizacji=${idOrganizacji}&lang=${lang}`,
    })),
});

export const dajDeklaracjeDostepnosci: Handler<
  models.DajDeklaracjeDostepnosciArgs,
  models.DajDeklaracjeDostepnosciAnswer
> = async ({ lang }) => ({
  ...deklaracja.fakty,
  status: deklaracja.fakty.status as 'CZESCIOWO_ZGODNA',
  ocena: deklaracja.fakty.ocena as 'SAMOOCENA',
  niezgodnosci: deklaracja.niezgodnosci.map((one) => one[lang]),
  architektura: deklaracja.architektura.map((one) => one[lang]),
  aplikacje: [],
});

function word({ municipality, lang }: Context, key: string): string {
  return municipality.texts[lang][key] ?? key;
}

/** The value exists, since the check of the municipality requires it. */
function of<T>(entries: ReadonlyMap<string, T>, id: string): T {
  const entry = entries.get(id);
  if (!entry) throw new Error(`content/catalogue.json has no ${id}.`);
  return entry;
}

/** The path from the first folder to this one; each folder is inside exactly one other. */
function wayTo(content: Content, link: string): string[] {
  const above = [...content.folders].find(([, { folders }]) => folders.includes(link))?.[0];
  return above === undefined ? [link] : [...wayTo(content, above), link];
}
