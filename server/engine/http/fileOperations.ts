import type * as models from '../../../src/generated/models.ts';
import { fileKinds, isFileKind } from '../../../src/lang/descriptors/fileKinds.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { PlikRow } from '../db/tables.ts';
import { beginFile } from '../files/beginFile.ts';
import { filesOf } from '../files/files.ts';
import { receivePart, requireOwnFile } from '../files/receivePart.ts';
import { removeFile } from '../files/removeFile.ts';
import { words } from '../words/messages.ts';
import type { Handler } from './context.ts';
import type { FileAnswer } from './fileAnswer.ts';
import { NotFound } from './refusals.ts';

/** Sent again they change nothing: a part by its place, a removal by its id. */
export const repeatable = ['dopiszDoPliku', 'usunPlik'];

export const rozpocznijPlik: Handler<models.RozpocznijPlikArgs, models.RozpocznijPlikAnswer> = async (ctx) =>
  present(await beginFile(ctx), ctx.lang);

export const dajStanPliku: Handler<models.DajStanPlikuArgs, models.DajStanPlikuAnswer> = async (ctx) => {
  const row = await requireOwnFile(ctx);
  const { parts } = filesOf(ctx.services);
  // The office that asks may be another one than that which has the parts.
  const there = row.stan === 'PRZESYLANY' ? Math.min(row.przyjeto, await parts.size(row.idPliku)) : row.przyjeto;
  return present({ ...row, przyjeto: there }, ctx.lang);
};

export const dopiszDoPliku: Handler<models.DopiszDoPlikuArgs, models.DopiszDoPlikuAnswer> = async (ctx) =>
  present(await receivePart(ctx), ctx.lang);

export const usunPlik: Handler<models.UsunPlikArgs, models.UsunPlikAnswer> = async (ctx) => {
  await removeFile(ctx);
  return { czyUsunieto: true };
};

export const dajPlik: Handler<models.DajPlikArgs, FileAnswer> = async (ctx) => {
  const { stan, rodzaj, nazwa, idPliku } = await requireOwnFile(ctx);
  if (stan !== 'GOTOWY' || !isFileKind(rodzaj)) throw new NotFound();
  return { bytes: await filesOf(ctx.services).store.get(idPliku), name: nazwa, type: fileKinds[rodzaj].type };
};

function present({ idPliku, nazwa, rozmiar, przyjeto, stan, rodzaj, powod }: PlikRow, lang: Language): models.Plik {
  return {
    idPliku,
    nazwa,
    rozmiar,
    przyjeto,
    stan: stan === 'USUNIETY' ? 'ODRZUCONY' : stan,
    rodzaj: isFileKind(rodzaj) ? rodzaj : null,
    opis: powod === null ? null : words(lang, `plik.${powod}`, { nazwa }),
  };
}
