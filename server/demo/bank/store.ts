import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { type Decyzja, type Dostawca, SPOILT, STAN, type Step, type Zachowanie } from './behaviours.ts';

/** A payment that an office has ordered, as the bank keeps it. */
export interface Platnosc {
  id: number;
  dostawca: Dostawca;
  /** Its identifier at the office. */
  klucz: string;
  /** Name of its page; cannot be guessed. */
  strona: string;
  stan: number;
  kwotaGrosze: number;
  /** The paid amount. */
  zaplaconoGrosze: number;
  rachunek: string;
  tytul: string;
  odbiorca: string;
  powrotOk: string;
  powrotBlad: string;
  utworzonoMs: number;
  waznyDoMs: number;
  decyzja: Decyzja | null;
  zachowanie: Zachowanie;
  /** Number of responses still to be spoilt. */
  bledy: number;
  /** What came with the order, as JSON. */
  dane: string;
}

export type Nowa = Omit<Platnosc, 'id' | 'strona' | 'stan' | 'decyzja' | 'zachowanie' | 'bledy' | 'zaplaconoGrosze'>;

/** A notice that waits, or was delivered. */
export interface Notice {
  id: number;
  platnoscId: number;
  stan: number;
  kiedyMs: number;
  proby: number;
  doreczonoMs: number | null;
}

const TABLES = `
create table if not exists platnosci (
  id integer primary key, dostawca text not null, klucz text not null, strona text not null unique, stan integer not null,
  "kwotaGrosze" integer not null, "zaplaconoGrosze" integer not null, rachunek text not null, tytul text not null, odbiorca text not null,
  "powrotOk" text not null, "powrotBlad" text not null, "utworzonoMs" integer not null, "waznyDoMs" integer not null,
  decyzja text, zachowanie text not null, bledy integer not null, dane text not null, unique (dostawca, klucz));
create table if not exists stany (
  id integer primary key, "platnoscId" integer not null references platnosci, stan integer not null, "kiedyMs" integer not null);
create table if not exists powiadomienia (
  id integer primary key, "platnoscId" integer not null references platnosci, stan integer not null, "kiedyMs" integer not null,
  proby integer not null, "doreczonoMs" integer);
create index if not exists "powiadomieniaKiedy" on powiadomienia ("doreczonoMs", "kiedyMs");
create index if not exists "stanyKiedy" on stany ("kiedyMs");`;

/** The bank's books, in a separate file, so they survive the office. Every change is one transaction. */
export function openStore(file: string) {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000');
  db.exec(TABLES);
  const one = <T>(text: string, ...values: (string | number)[]) => db.prepare(text).get(...values) as T | undefined;
  const all = <T>(text: string, ...values: (string | number)[]) => db.prepare(text).all(...values) as T[];
  const run = (text: string, ...values: (string | number | null)[]) => db.prepare(text).run(...values);

  function whole<T>(change: () => T): T {
    db.exec('begin immediate');
    try {
      const result = change();
      db.exec('commit');
      return result;
    } catch (failure) {
      db.exec('rollback');
      throw failure;
    }
  }

  const note = (platnoscId: number, { stan }: Pick<Step, 'stan'>, kiedyMs: number) =>
    run(
      'insert into powiadomienia ("platnoscId", stan, "kiedyMs", proby) values (?, ?, ?, 0)',
      platnoscId,
      stan,
      kiedyMs,
    );

  return {
    byKey: (dostawca: Dostawca, klucz: string) =>
      one<Platnosc>('select * from platnosci where dostawca = ? and klucz = ?', dostawca, klucz),
    byPage: (dostawca: Dostawca, strona: string) =>
      one<Platnosc>('select * from platnosci where dostawca = ? and strona = ?', dostawca, strona),
    byId: (id: number) => one<Platnosc>('select * from platnosci where id = ?', id),
    /** The newest first. */
    since: (dostawca: Dostawca, fromMs: number, toMs: number, limit: number) =>
      all<Platnosc>(
        'select * from platnosci where dostawca = ? and "utworzonoMs" >= ? and "utworzonoMs" < ? order by id desc limit ?',
        dostawca,
        fromMs,
        toMs,
        limit,
      ),
    /** @returns the existing one, or the new one */
    add: (nowa: Nowa): Platnosc & { czyNowa: boolean } =>
      whole(() => {
        const there = one<Platnosc>(
          'select * from platnosci where dostawca = ? and klucz = ?',
          nowa.dostawca,
          nowa.klucz,
        );
        if (there) return { ...there, czyNowa: false };
        const row = {
          ...nowa,
          strona: randomBytes(18).toString('base64url'),
          stan: STAN[nowa.dostawca].czeka,
          zaplaconoGrosze: nowa.kwotaGrosze,
          zachowanie: 'zwykle',
          bledy: 0,
        };
        const names = Object.keys(row);
        const text = `insert into platnosci (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()}) returning *`;
        return { ...one<Platnosc>(text, ...Object.values(row))!, czyNowa: true };
      }),
    /** Once only. @returns whether it was this time */
    decide: (
      { id, kwotaGrosze }: Platnosc,
      decyzja: Decyzja,
      zachowanie: Zachowanie,
      steps: { stany: readonly Step[]; notices: readonly Step[] },
      nowMs: number,
    ): boolean =>
      whole(() => {
        const other = zachowanie === 'inna-kwota' && decyzja === 'zaplac';
        const paid = other ? kwotaGrosze + (kwotaGrosze > 100 ? -100 : 100) : kwotaGrosze;
        const spoilt = zachowanie === 'wolno' || zachowanie === 'zrywa' ? SPOILT : 0;
        const decided = run(
          'update platnosci set decyzja = ?, zachowanie = ?, "zaplaconoGrosze" = ?, bledy = ? where id = ? and decyzja is null',
          decyzja,
          zachowanie,
          paid,
          spoilt,
          id,
        );
        if (decided.changes === 0) return false;
        for (const { stan, afterMs } of steps.stany)
          run('insert into stany ("platnoscId", stan, "kiedyMs") values (?, ?, ?)', id, stan, nowMs + afterMs);
        for (const step of steps.notices) note(id, step, nowMs + step.afterMs);
        return true;
      }),
    /** Applies what is due: statuses in their order, and the expiry of unpaid payments. */
    bringUp: (nowMs: number): void =>
      whole(() => {
        for (const due of all<{ id: number; platnoscId: number; stan: number }>(
          'select * from stany where "kiedyMs" <= ? order by "kiedyMs", id',
          nowMs,
        )) {
          run('update platnosci set stan = ? where id = ?', due.stan, due.platnoscId);
          run('delete from stany where id = ?', due.id);
        }
        for (const { id, dostawca } of all<Platnosc>(
          'select * from platnosci where decyzja is null and "waznyDoMs" <= ? and stan in (1, 2101)',
          nowMs,
        )) {
          const stan = STAN[dostawca].wygaslo;
          run('update platnosci set stan = ? where id = ?', stan, id);
          note(id, { stan }, nowMs);
        }
      }),
    dueNotice: (nowMs: number) =>
      one<Notice>(
        'select * from powiadomienia where "doreczonoMs" is null and "kiedyMs" <= ? order by "kiedyMs", id limit 1',
        nowMs,
      ),
    notices: (platnoscId: number) =>
      all<Notice>('select * from powiadomienia where "platnoscId" = ? order by id', platnoscId),
    arrived: (id: number, nowMs: number) => run('update powiadomienia set "doreczonoMs" = ? where id = ?', nowMs, id),
    /** @param nextMs null: given up */
    missed: (id: number, nextMs: number | null) =>
      nextMs === null
        ? run('delete from powiadomienia where id = ?', id)
        : run('update powiadomienia set proby = proby + 1, "kiedyMs" = ? where id = ?', nextMs, id),
    /** @returns whether one more response about it is to be spoilt */
    spoilOne: (id: number): boolean =>
      run('update platnosci set bledy = bledy - 1 where id = ? and bledy > 0', id).changes === 1,
    close: () => db.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
