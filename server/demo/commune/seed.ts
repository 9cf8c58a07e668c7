import { createHash } from 'node:crypto';
import type { OfficeFacts } from '../../../codegen/artefact/municipality.ts';
import { fillAkcyza } from '../../domains/akcyza/seed.ts';
import { fillKorespondencja } from '../../domains/korespondencja/seed.ts';
import { fillNieczystosci } from '../../domains/nieczystosci/seed.ts';
import { fillOdpady } from '../../domains/odpady/seed.ts';
import { fillOplaty } from '../../domains/oplaty/seed.ts';
import { fillZlecenia } from '../../domains/platnosci/seed.ts';
import { fillPodatki } from '../../domains/podatki/seed.ts';
import { fillWoda } from '../../domains/woda/seed.ts';
import { fillZdjecia } from '../../domains/woda/seedZdjecia.ts';
import { fillZezwolenia } from '../../domains/zezwolenia/seed.ts';
import type { Config } from '../../engine/config/config.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import type { Tables } from '../../engine/db/tables.ts';
import { hashPassword } from '../../engine/session/password.ts';
import type { Secrets } from '../../engine/session/secrets.ts';
import { sealKey } from '../../engine/session/totp.ts';
import { DEMO_PASSWORD, DEMO_TOTP_KEY, type DemoLogin } from '../kit/demoAccounts.ts';
import { laterTables, makeCommune, yearsOf } from './commune.ts';
import { lyingIn } from './place.ts';
import { actAsOffice } from './seedOffice.ts';

/** Tables in the order of their foreign keys. */
const ORDER = [
  'mieszkancy',
  'podmioty',
  'konta',
  'kontaPodmioty',
  'punktyOdbioru',
  'karty',
  'wspolzobowiazani',
  'ratyZbiorcze',
  'raty',
  'wplaty',
  'elementy',
  'pojazdy',
  'tematy',
  'zgloszenia',
  'dochody',
  'wydatki',
  'wybory',
] as const satisfies (keyof Tables)[];

/**
 * Fills an empty database with the demo commune; a filled one stays unchanged, and only gets newer tables.
 * Call it inside `alone`.
 *
 * @param secrets of the office that will run on it
 *
 * @returns whether it was filled now
 */
export async function seed(
  plain: Database,
  query: Db,
  { seed: config, adres }: Pick<Config, 'seed' | 'adres'>,
  today: string,
  secrets: Secrets,
): Promise<boolean> {
  const known = await query.selectFrom('notatki').select('wartosc').where('klucz', '=', 'gmina').executeTakeFirst();
  if (known) {
    await fillLater(plain, query, { ...JSON.parse(known.wartosc), adres });
    return false;
  }
  const database = lyingIn(plain, config.contact);
  const salt = createHash('sha256').update(`${config.number}`).digest().subarray(0, 16);
  const commune = makeCommune(config.number, config.residents, today, await hashPassword(DEMO_PASSWORD, salt));
  for (const table of ORDER) await database.insert(query, table, commune[table] ?? []);
  await fillAkcyza(database, query, config.number, yearsOf(today), today);
  await fillOdpady(database, query, config.number);
  await fillPodatki(database, query, config.number);
  await fillOplaty(database, query, config.number);
  await fillZezwolenia(database, query, config.number, today);
  await fillWoda(database, query, config.number, today);
  await fillZdjecia(database, query);
  await fillKorespondencja(database, query, today);
  await fillNieczystosci(database, query, config.number, today);
  await fillZlecenia(database, query, { ...config, today, adres });
  await turnOnSecondStep(query, secrets);
  await actAsOffice(query, secrets, { adres, contact: config.contact }, today);
  const wartosc = JSON.stringify({ ...config, today });
  await query.insertInto('notatki').values({ klucz: 'gmina', wartosc }).execute();
  return true;
}

async function turnOnSecondStep(query: Db, secrets: Secrets): Promise<void> {
  const login: DemoLogin = 'adam.kowal';
  const { kontoId } = await query
    .selectFrom('konta')
    .select('kontoId')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const totpSekret = sealKey(secrets, kontoId, DEMO_TOTP_KEY);
  await query.updateTable('konta').set({ totpSekret }).where('kontoId', '=', kontoId).execute();
}

async function fillLater(
  plain: Database,
  query: Db,
  made: { number: number; today: string; adres: string; contact?: OfficeFacts['contact'] },
): Promise<void> {
  const database = lyingIn(plain, made.contact);
  const later: { [T in keyof Tables]?: readonly object[] } = laterTables(made.number, made.today);
  for (const table of Object.keys(later) as (keyof typeof later)[]) {
    const empty = !(await query.selectFrom(table).selectAll().limit(1).executeTakeFirst());
    if (empty) await database.insert(query, table, later[table] ?? []);
  }
  await fillAkcyza(database, query, made.number, yearsOf(made.today), made.today);
  await fillOdpady(database, query, made.number);
  await fillPodatki(database, query, made.number);
  await fillOplaty(database, query, made.number);
  await fillZezwolenia(database, query, made.number, made.today);
  await fillWoda(database, query, made.number, made.today);
  await fillZdjecia(database, query);
  await fillKorespondencja(database, query, made.today);
  await fillNieczystosci(database, query, made.number, made.today);
  await fillZlecenia(database, query, made);
}
