import { makeKlucz, prawaTyped, type ZdarzeniaDesk } from '../../../../server/domains/zdarzenia/kluczeDesk.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { type Answer, PEPPER, type TestOffice } from '../../helpers.ts';

/** Work of the office's command, in a transaction of its own. */
export const asOperator = <T>(office: TestOffice, work: (desk: ZdarzeniaDesk) => Promise<T>): Promise<T> =>
  office.database.query
    .transaction()
    .execute((db) => work({ db, secrets: secretsOf(PEPPER), now: new Date(office.clock.ms) }));

/** Another system with a new key: each call of it. */
export interface OtherSystem {
  klucz: string;
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
}

/** @param prawa as the operator types them */
export async function otherSystem(office: TestOffice, nazwa: string, prawa: string): Promise<OtherSystem> {
  const text = await asOperator(office, (desk) => makeKlucz(desk, nazwa, prawaTyped(prawa)));
  const [klucz = ''] = /okienko_\S+/.exec(text) ?? [];
  const headers = { authorization: `Bearer ${klucz}` };
  return {
    klucz,
    get: (path) => office.anonymous.get(path, headers),
    post: (path, body) => office.anonymous.post(path, body, headers),
  };
}
