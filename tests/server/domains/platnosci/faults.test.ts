import { beforeAll, describe, expect, it } from 'vitest';
import { noticeText } from '../../../../server/demo/bank/notices.ts';
import type { Pytanie } from '../../../../server/domains/platnosci/kanal.ts';
import { checkKsiegi } from '../../../../server/domains/platnosci/ksiegi.ts';
import { ProviderFailure } from '../../../../server/engine/http/callProvider.ts';
import { times } from '../../../night.ts';
import { type Client, forOneDatabase, TODAY } from '../../helpers.ts';
import { withBank } from './bankWorld.ts';
import { type Payer, payableCards } from './payableCards.ts';
import { isFree, ratyOf, type Shown, withWorld } from './world.ts';

// Also guards: server/engine/db, server/engine/http, server/app, server/demo/bank

const STORIES = times(4, 1500, 500);
/** So many that nobody reaches the limit of unpaid orders: 60 in an hour, 200 in a day. */
const PEOPLE = times(2, 15);
const NOTICES = times(60, 200);

type Word = 'right' | 'wrong' | 'odrzucono' | 'wygaslo' | 'zwrocono' | 'czeka' | 'nieznane' | 'gone';
const WORDS: readonly Word[] = ['right', 'wrong', 'odrzucono', 'wygaslo', 'zwrocono', 'czeka', 'nieznane', 'gone'];

/** The expected state of an order after this answer. @param free no other order pays, or has paid, its instalment */
function after(stan: string, word: Word, free: boolean): string {
  if (word === 'gone' || word === 'czeka' || word === 'nieznane' || stan === 'DO_WYJASNIENIA') return stan;
  if (stan === 'ZAKSIEGOWANA') return word === 'zwrocono' ? 'DO_WYJASNIENIA' : stan;
  if (word === 'wrong') return 'DO_WYJASNIENIA';
  if (word === 'right') return free ? 'ZAKSIEGOWANA' : 'DO_WYJASNIENIA';
  if (stan !== 'ZLECONA') return stan;
  return word === 'wygaslo' ? 'WYGASLA' : 'ODRZUCONA';
}

type Person = Payer & { client: Client };

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

forOneDatabase((make) => {
  describe('a provider that gives arbitrary and contradictory answers', () => {
    const world = withWorld(make);
    let people: Person[];
    beforeAll(async () => {
      const { office } = world();
      const payers = await payableCards(office.database, PEOPLE, Math.ceil(STORIES / PEOPLE) + 2, TODAY);
      expect(payers.length).toBe(PEOPLE);
      people = await Promise.all(payers.map(async (payer) => ({ ...payer, client: await office.login(payer.login) })));
    });

    const free = async ({ client, idKartyNaleznosci }: Person): Promise<Shown> =>
      (await ratyOf(client, idKartyNaleznosci)).find(isFree)!;

    async function says(idPrzelewu: string, word: Word): Promise<void> {
      const w = world();
      const right = await w.allPaid(idPrzelewu);
      if (right.stan !== 'zaplacono') throw new Error('It is paid.');
      const { kanal } = await w.row(idPrzelewu);
      const provider = kanal === 'KIR' ? w.kir : w.p24;
      const lie = pick([
        { kwotaGrosze: right.kwotaGrosze + 1 },
        { waluta: 'EUR' },
        { numerRachunku: `PL${'1'.repeat(26)}` },
      ]);
      if (word === 'gone')
        provider.before = async (what, zlecenie) => {
          if (what === 'ask' && zlecenie.idPrzelewu === idPrzelewu) throw new ProviderFailure('no answer');
        };
      const answers: Partial<Record<Word, Pytanie>> = { right, wrong: { ...right, ...lie } };
      await w.notify(
        idPrzelewu,
        answers[word] ?? { stan: word === 'right' || word === 'wrong' || word === 'gone' ? 'czeka' : word },
      );
      provider.back();
      // A provider that did not answer is asked again only after a pause.
      if (word === 'gone') await w.settle(31_000);
    }

    it(`leads each order to its expected state, with one booking at most and balanced books (${STORIES} sequences)`, async () => {
      const w = world();
      for (let story = 0; story < STORIES; story++) {
        const person = people[story % PEOPLE]!;
        // A sequence outlasts a session.
        person.client = await w.office.login(person.login);
        const rata = await free(person);
        const storyLines: string[] = [];
        const order = async () => ({
          id: await w.paid(person.client, [rata], { channel: pick(['p24', 'kir']) }),
          stan: 'ZLECONA',
        });
        const orders = [await order()];
        for (let step = 0; step < 2 + Math.floor(Math.random() * 5); step++) {
          const one = pick(orders);
          const word = pick(WORDS);
          const taken = orders.some((other) => other !== one && ['ZLECONA', 'ZAKSIEGOWANA'].includes(other.stan));
          // A booked payment that was returned leaves the instalment paid, until the staff have handled it.
          const paid = (await ratyOf(person.client, person.idKartyNaleznosci)).find(
            (now) => now.idNaleznosciRatyZbiorczej === rata.idNaleznosciRatyZbiorczej,
          )!.czySplacona;
          storyLines.push(`${orders.indexOf(one)} ${one.stan} ${word}`);
          one.stan = after(one.stan, word, !(taken || paid));
          await says(one.id, word);
          expect([storyLines, await w.stan(one.id)]).toEqual([storyLines, one.stan]);
          // The instalment is free again, so it is ordered anew.
          const now = (await ratyOf(person.client, person.idKartyNaleznosci)).find(
            (again) => again.idNaleznosciRatyZbiorczej === rata.idNaleznosciRatyZbiorczej,
          )!;
          if (isFree(now) && orders.length < 3 && Math.random() < 0.5) orders.push(await order());
        }
        const ids = await Promise.all(orders.map(async ({ id }) => (await w.row(id)).id));
        const { query } = w.office.database;
        const booked = await query.selectFrom('wplaty').select('id').where('zlecenieId', 'in', ids).execute();
        expect([storyLines, booked.length <= 1]).toEqual([storyLines, true]);
        if (story % 10 === 0) expect([storyLines, await w.ksiegi()]).toEqual([storyLines, []]);
      }
      expect(await w.ksiegi()).toEqual([]);
    }, 1_800_000);

    it('that does not answer delays no other request or order', async () => {
      const w = world();
      const [waiting, other] = [people[0]!, people[1]!];
      for (const person of [waiting, other]) person.client = await w.office.login(person.login);
      const gate = Promise.withResolvers<void>();
      const hanging = Promise.withResolvers<void>();
      w.p24.before = () => {
        hanging.resolve();
        return gate.promise;
      };
      const rata = await free(waiting);
      const ordered = await w.pay(waiting.client, [rata]);
      expect(ordered.status).toBe(200);
      w.office.app.wake();
      await hanging.promise;
      // These calls are answered while the provider has not answered yet.
      const reads = [
        '/api/naleznosci/lista',
        `/api/naleznosci/karty/${other.idKartyNaleznosci}/raty`,
        '/api/platnosci/historia',
      ];
      for (let round = 0; round < 10; round++)
        for (const address of reads) expect((await other.client.get(address)).status).toBe(200);
      // So is an order by the other channel.
      const mine = await w.pay(other.client, [await free(other)], { channel: 'kir' });
      const { idPrzelewu } = mine.json();
      for (let tries = 0; (await w.stan(idPrzelewu)) !== 'ZLECONA' && tries < 200; tries++) {
        w.office.app.wake();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      expect(await w.stan(idPrzelewu)).toBe('ZLECONA');
      expect(await w.stan(ordered.json().idPrzelewu)).toBe('NOWA');
      gate.resolve();
      w.p24.back();
      await w.settle();
      expect(await w.stan(ordered.json().idPrzelewu)).toBe('ZLECONA');
    });
  });

  describe('a storm of notices', () => {
    const world = withBank(make);

    it('leads to one booking, few queries to the provider, and no delay for readers', async () => {
      const { bank, office, order, settle } = world();
      const resident = await office.login('anna.wisniewska');
      const orders = [await order('p24'), await order('p24')];
      let asked = 0;
      // The bank sends no notices of its own: only the storm arrives.
      bank.faults = (call) => {
        if (call === 'history') asked++;
        return call === 'notice' ? 'reset' : undefined;
      };
      for (const one of orders) await one.decide('zaplac');
      office.clock.ms += 3000;
      const payments = orders.map(({ idPrzelewu }) => bank.find('p24', idPrzelewu)!);
      const payloads = payments.flatMap((payment) =>
        [4, 2, 5, 6, 16, 15].map((stan) => noticeText(bank.options, payment, { stan })),
      );
      const forged = payloads.map((text) => text.replace(/"sign":"../, '"sign":"00'));
      const unknown = payloads.map((text) => text.replaceAll(payments[0]!.klucz, crypto.randomUUID()));
      const storm = Array.from({ length: NOTICES }, () =>
        pick([...payloads, ...payloads, ...forged, ...unknown, '{', '']),
      );
      const send = (body: string) =>
        fetch(bank.options.p24.powiadomienia, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
      const answers = storm.map(async (body) => (await send(body)).status);
      const reads = Array.from({ length: 30 }, async () => (await resident.get('/api/naleznosci/lista')).status);
      expect(new Set(await Promise.all(reads))).toEqual(new Set([200]));
      const statuses = await Promise.all(answers);
      expect(statuses.filter((status) => ![200, 400, 429].includes(status))).toEqual([]);
      // Notices with a valid signature were accepted among all others.
      for (const [index, status] of statuses.entries()) if (payloads.includes(storm[index]!)) expect(status).toBe(200);
      await settle(3000);
      await settle(3000);
      bank.faults = () => undefined;
      const { query } = office.database;
      for (const { idPrzelewu } of orders) {
        const { id, stan } = await world().row(idPrzelewu);
        expect(stan).toBe('ZAKSIEGOWANA');
        const booked = await query.selectFrom('wplaty').select('id').where('zlecenieId', '=', id).execute();
        const kept = await query.selectFrom('powiadomienia').select('id').where('zlecenieId', '=', id).execute();
        expect([booked.length, kept.length <= 6]).toEqual([1, true]);
      }
      expect(asked).toBeLessThanOrEqual(12);
      expect(await checkKsiegi(query, office.clock.ms)).toEqual([]);
    });
  });
});
