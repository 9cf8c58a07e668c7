import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../../../server/demo/kit/random.ts';
import type { Pytanie } from '../../../../server/domains/platnosci/kanal.ts';
import { checkKsiegi, watchKsiegi } from '../../../../server/domains/platnosci/ksiegi.ts';
import { times } from '../../../night.ts';
import { type Client, forOneDatabase, openOffice, sqliteDatabase } from '../../helpers.ts';
import { compiledEnv } from '../../municipality.ts';
import { runProgram } from '../../officeProgram.ts';
import { keepBooks, MINUTE, payable, type Shown, type World, withWorld } from './world.ts';

// Also guards: server/engine

forOneDatabase((make) => {
  const world = withWorld(make);
  let w: World;
  let anna: Client;
  let restore: () => Promise<void>;

  beforeAll(async () => {
    w = world();
    restore = await keepBooks(w.office);
  });

  async function anew(): Promise<void> {
    await restore();
    anna = await w.office.login('anna.wisniewska');
  }

  it.each([1, 2].slice(0, times(1, 2)))(
    'balance after every step of many payments (seed %i)',
    async (seed) => {
      await anew();
      const random = randomOf(seed);
      const under: string[] = [];
      let free: Shown[] = [];
      for (let step = 0; step < 24; step++) {
        if (free.length === 0) free = await payable(anna);
        const card = [...Map.groupBy(free, (rata) => rata.idKartyNaleznosci).values()];
        if (random.chance(0.5) && card.length > 0) {
          const all = random.pick(card);
          const some = all.filter(() => random.chance(0.6));
          const raty = some.length > 0 ? some : all;
          const channel = random.pick(['kir', 'p24'] as const);
          const answer = await w.pay(anna, raty, { channel });
          if (answer.status === 200) under.push(answer.json().idPrzelewu);
          free = [];
        } else if (under.length > 0) {
          const idPrzelewu = random.pick(under);
          const money = (await w.allPaid(idPrzelewu)) as Extract<Pytanie, { stan: 'zaplacono' }>;
          const says: Pytanie[] = [
            money,
            money,
            { ...money, kwotaGrosze: money.kwotaGrosze + random.integer(-2, 2) },
            { stan: 'odrzucono' },
            { stan: 'wygaslo' },
            { stan: 'czeka' },
            { stan: 'nieznane' },
            { stan: 'zwrocono' },
          ];
          await w.notify(idPrzelewu, random.pick(says));
          free = [];
        }
        await w.settle(random.integer(0, 4) * MINUTE);
        if (step % 3 === 2) anna = await w.office.login('anna.wisniewska');
        expect(await w.ksiegi(), `step ${step}`).toEqual([]);
      }
      expect(under.length).toBeGreaterThan(3);
    },
    60_000,
  );

  describe('a discrepancy is found:', () => {
    let idPrzelewu: string;
    let id: number;
    beforeAll(async () => {
      await anew();
      const [rata] = await payable(anna);
      idPrzelewu = await w.paid(anna, [rata!]);
      await w.notify(idPrzelewu, await w.allPaid(idPrzelewu));
      ({ id } = await w.row(idPrzelewu));
      expect(await w.ksiegi()).toEqual([]);
    });

    it.each<[string, string]>([
      ['KARTA', `update wplaty set "kwotaGlownaGrosze" = "kwotaGlownaGrosze" + 1 where "zlecenieId" = $`],
      ['KARTA', `update wplaty set "odsetkiGrosze" = "odsetkiGrosze" + 1 where "zlecenieId" = $`],
      [
        'POZOSTALO',
        `update elementy set "pozostaloDoSplatyGrosze" = "pozostaloDoSplatyGrosze" + 1 where id = (select min(id) from elementy where "podmiotId" = 1)`,
      ],
      [
        'ELEMENT',
        `update elementy set "pozostaloDoSplatyGrosze" = -1 where id = (select min(id) from elementy where "podmiotId" = 1)`,
      ],
      [
        'RATA',
        `update raty set "odsetkiGrosze" = "odsetkiGrosze" + 1 where "idNaleznosciRaty" = (select min("idNaleznosciRaty") from "zleceniaRaty" where "zlecenieId" = $)`,
      ],
      [
        'ZLECENIE',
        `update "zleceniaRaty" set "kosztUpomnienGrosze" = "kosztUpomnienGrosze" + 1 where "zlecenieId" = $ and lp = 1`,
      ],
      ['ZAKSIEGOWANE', `update wplaty set "zlecenieId" = null where "zlecenieId" = $`],
      [
        'ZAKSIEGOWANE',
        `update "ratyZbiorcze" set "czySplacona" = 0 where "idNaleznosciRatyZbiorczej" = (select min("idNaleznosciRatyZbiorczej") from "zleceniaRaty" where "zlecenieId" = $)`,
      ],
      ['WPLATA', `update zlecenia set stan = 'ODRZUCONA' where id = $`],
      ['ZAJETE', `update zlecenia set stan = 'ZLECONA', "nastepnaMs" = 1 where id = $`],
      ['ZAJETE', `update "zajeteRaty" set "zlecenieId" = $`],
      ['CZEKA', `update zlecenia set "nastepnaMs" = null where stan = 'ZLECONA'`],
      ['CZEKA', `update zlecenia set stan = 'OPLACONA', "pytanoMs" = 1 where stan = 'ZLECONA'`],
    ])('%s by %s', async (kod, statement) => {
      const { query } = w.office.database;
      class Enough extends Error {}
      const seen: string[] = [];
      const spoil = query.transaction().execute(async (trx) => {
        await sql.raw(statement.replaceAll('$', `${id}`)).execute(trx);
        for (const one of await checkKsiegi(trx, w.office.clock.ms)) seen.push(one.kod);
        throw new Enough();
      });
      await expect(spoil).rejects.toThrow(Enough);
      expect(seen).toContain(kod);
      expect(await w.ksiegi()).toEqual([]);
    });

    it('a booked payment that the finance system does not bring back within five days is found', async () => {
      const { query } = w.office.database;
      const { idKartyNaleznosci, zaksiegowanoMs } = await w.row(idPrzelewu);
      const extractOf = (days: number) => new Date(zaksiegowanoMs! + days * 24 * 3_600_000).toISOString();
      const load = { skrot: '', stan: 'WCZYTANE' as const, ostatniPodmiot: 0, liczby: '[{"kind":"wplaty"}]' };
      const feed = async (zrodlo: string, days: number) => {
        const stanNa = extractOf(days);
        const { id: zasilenieId } = await query
          .insertInto('zasilenia')
          .values({ ...load, zrodlo, stanNa, kiedy: stanNa, kiedySprawdzono: stanNa })
          .returning('id')
          .executeTakeFirstOrThrow();
        return zasilenieId;
      };
      const record = (rodzaj: 'karty' | 'wplaty', klucz: string, wiersz: string, zasilenieId: number) =>
        query
          .insertInto('zasileniaRekordy')
          .values({ rodzaj, klucz, wiersz, zasilenieId, zrodlo: 'finanse', skrot: '', kwoty: '' })
          .execute();
      const first = await feed('finanse', 4);
      await record('karty', String(idKartyNaleznosci), `[${idKartyNaleznosci}]`, first);
      const paid = await query
        .selectFrom('wplaty')
        .select(['id', 'zlecenieId'])
        .where('zlecenieId', 'is not', null)
        .execute();
      const wplata = paid.find(({ zlecenieId }) => zlecenieId === id)!.id;
      // The other payments came back before.
      for (const one of paid) if (one.id !== wplata) await record('wplaty', `${one.id}`, `[${one.id}]`, first);
      expect(await w.ksiegi()).toEqual([]);
      // Of the waste only; the card is in the other source.
      await feed('odpady', 9);
      expect(await w.ksiegi()).toEqual([]);
      await feed('finanse', 6);
      expect(await w.ksiegi()).toEqual([`NIEWROCONE ${id}`]);
      await record('wplaty', '900001', `[${wplata}]`, first);
      expect(await w.ksiegi()).toEqual([]);
      for (const table of ['zasileniaRekordy', 'zasilenia'] as const) await query.deleteFrom(table).execute();
    });

    it('a card with missing elements is not booked on, and the order waits as paid', async () => {
      await anew();
      const [rata] = await payable(anna);
      const other = await w.paid(anna, [rata!]);
      const { query } = w.office.database;
      const elements = () => query.updateTable('elementy').where('idKartyNaleznosci', '=', rata!.idKartyNaleznosci);
      await elements().set({ pozostaloDoSplatyGrosze: 0 }).execute();
      await w.notify(other, await w.allPaid(other));
      expect(await w.stan(other)).toBe('OPLACONA');
      expect(w.office.lines.some((line) => line.includes('KSIEGOWANIE') && line.includes('npm run ksiegi'))).toBe(true);
      expect(await w.ksiegi()).toEqual([`POZOSTALO ${rata!.idKartyNaleznosci}`]);
      const { opisPlatnosci } = (await anna.get(`/api/platnosci/transakcje/${other}?lang=en`)).json();
      expect(opisPlatnosci.opisStatusu).toBe('Paid, waiting to be booked');
    });

    it('a card whose system sends no elements at all is booked on by its instalments', async () => {
      await anew();
      const [rata] = await payable(anna);
      const { query } = w.office.database;
      const own = query.selectFrom('elementy').selectAll().where('idKartyNaleznosci', '=', rata!.idKartyNaleznosci);
      const elements = await own.execute();
      await query.deleteFrom('elementy').where('idKartyNaleznosci', '=', rata!.idKartyNaleznosci).execute();
      const paid = await w.paid(anna, [rata!]);
      await w.notify(paid, await w.allPaid(paid));
      expect([await w.stan(paid), await w.ksiegi(), await own.execute()]).toEqual(['ZAKSIEGOWANA', [], []]);
      await query.insertInto('elementy').values(elements).execute();
    });
  });

  it('are checked once a day by one office', async () => {
    await anew();
    const lines: string[] = [];
    const log = (entry: object) => lines.push(JSON.stringify(entry));
    const { query } = w.office.database;
    await query.deleteFrom('notatki').where('klucz', '=', 'ksiegi').execute();
    const flaw = query.updateTable('zlecenia').where('stan', '=', 'ZLECONA');
    await flaw.set({ nastepnaMs: null }).execute();
    const at = (hours: number) =>
      watchKsiegi(query, log, new Date(Date.parse('2027-03-01T08:00:00Z') + hours * 3_600_000));
    await Promise.all([at(0), at(0), at(1)]);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ poziom: 'blad', zdarzenie: 'ksiegi-alarm', kod: 'CZEKA' });
    await at(2);
    expect(lines).toHaveLength(1);
    await at(24);
    expect(lines).toHaveLength(2);
  });
});

it('npm run ksiegi reports whether the books balance, and exits accordingly', async () => {
  const database = await sqliteDatabase();
  const office = await openOffice(database);
  const run = () => runProgram('server/domains/platnosci/ksiegiCli.ts', [], { ...database.env, ...compiledEnv() });
  const { code, stdout: said } = await run();
  expect(said).toMatch(
    /^Payments to be looked at by hand:\n( {2}\d+ P24 .*\szł RATA_ZAJETA .*\n){2}The books agree\.\n$/,
  );
  expect(code).toBe(0);
  await sql`update wplaty set "kwotaGlownaGrosze" = "kwotaGlownaGrosze" + 1 where id = 1`.execute(
    office.database.query,
  );
  const { code: wrong, stdout: named } = await run();
  expect(named).toMatch(/^KARTA: it does not hold that elements less payments are .*: card \d+\.$/m);
  expect(wrong).toBe(1);
  await office.close();
  await database.drop();
}, 30_000);
