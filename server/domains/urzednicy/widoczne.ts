import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Context } from '../../engine/http/context.ts';
import { BusinessError } from '../../engine/http/refusals.ts';
import { hasProcess, type ProcessDesk, type ProcessTable } from '../../engine/process/takeMove.ts';
import { words } from '../../engine/words/messages.ts';
import { filledWord, officeWord } from '../../engine/words/officeWords.ts';
import { urzednikOf } from './sesje.ts';
import { sees } from './urzednicyQueries.ts';

declare module '../../engine/services.ts' {
  interface Services {
    readonly biurko?: Biurko;
  }
}

/** What the desk knows of the residents' office. */
export interface Biurko {
  /** The municipality whose applications are handled: a reload replaces it. */
  mieszkancy(): Municipality;
  /** The public address of the residents' portal, for the links in mails. */
  adres: string;
}

export function biurkoOf({ services }: Pick<Context, 'services'>): Biurko {
  if (!services.biurko) throw new Error('An operation of the desk was called elsewhere.');
  return services.biurko;
}

/** The kinds of applications that the clerk may see: those with a process. */
export function tablesOf(ctx: Context<unknown>): ProcessTable[] {
  const urzednik = urzednikOf(ctx);
  return [...(biurkoOf(ctx).mieszkancy().data?.tables.values() ?? [])]
    .filter((table) => table.kind === 'records')
    .filter(hasProcess)
    .filter(({ name }) => sees(urzednik, name));
}

/** The words of the municipality for a kind of applications. */
export function wordsOf({ texts }: Municipality, lang: Language) {
  const word = (key: string): string => officeWord(texts, lang, key) || officeWord(texts, 'pl', key) || key;
  return {
    word,
    title: ({ process }: ProcessTable): string => filledWord(texts, lang, process.title, { numer: '' }).trim(),
    state: ({ process }: ProcessTable, stan: string): string => {
      const label = process.states.get(stan)?.label;
      return label ? word(label) : stan;
    },
  };
}

/** What a change of an application needs: the words and addresses of the residents' office, for its mails. */
export const processDesk = (ctx: Context<unknown>): ProcessDesk => ({
  ...{ db: ctx.db, now: ctx.now, municipality: biurkoOf(ctx).mieszkancy() },
  config: { ...ctx.config, adres: biurkoOf(ctx).adres },
});

/** A refusal in the words of the desk, at a field of its form. */
export function deskRefusal(
  { lang }: Pick<Context, 'lang'>,
  kod: '9601' | '9602' | '9603',
  { field, key = kod, values = {} }: { field?: string; key?: string; values?: Readonly<Record<string, string>> } = {},
): BusinessError {
  const text = words(lang, `biurko.${key}`, values);
  return new BusinessError(kod, field ? { [field]: { text } } : {}, {}, text);
}

/** @throws BusinessError 9602 for a clerk who may only read */
export function requireActing(ctx: Context<unknown>, field?: string): void {
  if (urzednikOf(ctx).uprawnienia === 'CZYTA') throw deskRefusal(ctx, '9602', { field });
}
