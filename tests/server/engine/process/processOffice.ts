import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import * as cosigned from '../../../codegen/data/cosignExample.ts';
import type { Written } from '../../../codegen/data/folder.ts';
import { files, WANTED, WORDS } from '../../../codegen/data/processExample.ts';
import { municipalityWith } from '../data-sources/dataOffice.ts';

export { PDF } from './decision.ts';

export const flat = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [`proba.${name}`, text]));

/** A municipality with one kind of application, bound to these files; no screens. */
export function processMunicipality(written: Written = {}, wanted: readonly string[] = WANTED): Municipality {
  const municipality = municipalityWith({ ...files, ...written }, wanted);
  return { ...municipality, texts: { pl: flat(WORDS.pl), en: flat(WORDS.en), de: {}, uk: {} } };
}

/** A municipality with one kind of application that other persons sign; no screens. */
export function cosignMunicipality(): Municipality {
  const { pl, en } = cosigned.WORDS;
  return {
    ...municipalityWith(cosigned.files, cosigned.WANTED),
    texts: { pl: flat(pl), en: flat(en), de: {}, uk: {} },
  };
}

export const key = (klucz: string) => ({ 'idempotency-key': klucz.padEnd(8, '-') });
