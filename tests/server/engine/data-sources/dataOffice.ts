import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import { ownOperations } from '../../../../codegen/compile/ownOperations.ts';
import * as right from '../../../codegen/data/examples.ts';
import { check, linesOf, type Written } from '../../../codegen/data/folder.ts';
import type { TestOffice } from '../../helpers.ts';
import { shippedContract } from '../../shippedContract.ts';

export { asOffice } from './asOffice.ts';

const TEXTS = {
  pl: { 'proba.zaDuzo': 'Za dużo dzisiaj.', 'proba.minal': 'Ten dzień minął.', 'proba.juzJest': 'To już zgłoszono.' },
  en: {
    'proba.zaDuzo': 'Too many today.',
    'proba.minal': 'This day has passed.',
    'proba.juzJest': 'This is reported.',
  },
  de: {},
  uk: {},
};

/** The shipped contract with added operations, bound to these files; no screens. */
export function municipalityWith(written: Written, wanted: readonly string[] = right.WANTED): Municipality {
  const { contract, data, problems } = check({ ...right.files, ...written }, { wanted });
  if (problems.length > 0) throw new Error(linesOf(problems).join('\n'));
  const own = ownOperations(contract);
  return { ...shippedContract(), texts: TEXTS, contract, ...(own && { own }), ...(data && { data }) };
}

/** The same, whose residents may also change the records that they have sent. */
export function municipalityWithChanges(): Municipality {
  const operations = { ...right.config.operations, popraw: right.popraw };
  return municipalityWith({ 'data.config.json': { ...right.config, operations } }, [...right.WANTED, 'popraw']);
}

/** The PESEL of the person, or the NIP of the institution, that an account acts for. */
export async function numberOf(office: TestOffice, login: string, institution = false): Promise<string> {
  const row = await office.database.query
    .selectFrom('konta')
    .innerJoin('kontaPodmioty', 'kontaPodmioty.kontoId', 'konta.kontoId')
    .innerJoin('podmioty', 'podmioty.podmiotId', 'kontaPodmioty.podmiotId')
    .select(['podmioty.pesel', 'podmioty.nip'])
    .where('konta.login', '=', login)
    .where('podmioty.czyInstytucja', '=', institution ? 1 : 0)
    .executeTakeFirstOrThrow();
  return (institution ? row.nip : row.pesel)!;
}
