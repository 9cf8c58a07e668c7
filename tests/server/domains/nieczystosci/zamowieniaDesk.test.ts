import { beforeEach, describe, expect, it } from 'vitest';
import { type Step, takeStep } from '../../../../server/domains/nieczystosci/zamowienia/zamowieniaDesk.ts';
import { inTransaction } from '../../../../server/engine/db/inTransaction.ts';
import { times } from '../../../night.ts';
import { type Client, forOneDatabase, type TestDatabase, withOffice } from '../../helpers.ts';
import { mailsTo } from '../../mailbox.ts';
import { compiledEnv } from '../../municipality.ts';
import { runInProcess, runProgram } from '../../officeProgram.ts';

// Also guards: server/engine

const ORDERS = '/api/nieczystosci/zamowienia';
const RACES = times(6, 60);
const EMAIL = 'anna.wisniewska@poczta.example';

forOneDatabase((make) => {
  let made: TestDatabase;
  const office = withOffice(async () => {
    made = await make();
    return made;
  });
  const db = () => office().database.query;
  let anna: Client;

  beforeEach(async () => {
    anna = await office().login('anna.wisniewska');
    await db().updateTable('zamowieniaNieczystosci').set({ stan: 'WYKONANE' }).where('stan', '=', 'NOWE').execute();
  });
  /** Makes a waiting order. */
  const order = async (): Promise<number> => {
    // So that nobody reaches the daily limit.
    await db().updateTable('zamowieniaNieczystosci').set({ kiedyUtworzono: '2026-01-05T08:00:00.000Z' }).execute();
    const body = {
      adres: 'ul. Polna 7, Lipowa Dolina',
      pojemnosc: 6,
      odDnia: '2026-11-24',
      doDnia: '2026-11-27',
      telefon: '600000123',
    };
    return (await anna.post(ORDERS, body)).json().idZamowienia;
  };
  const step = (name: Step, idZamowienia: number, uwagi?: string) =>
    inTransaction(db(), (trx) =>
      takeStep(
        {
          db: trx,
          config: { adres: 'https://okienko.example', pytajOZgodeEmail: true },
          municipality: { texts: {} },
          now: new Date(office().clock.ms),
        },
        name,
        idZamowienia,
        uwagi,
      ),
    );
  const seen = async (idZamowienia: number) =>
    (await anna.get(ORDERS))
      .json()
      .zamowienia.find((one: { idZamowienia: number }) => one.idZamowienia === idZamowienia);
  const cancel = async (idZamowienia: number) => {
    const answer = await anna.post(`${ORDERS}/anuluj`, { idZamowienia });
    return answer.json().kod ?? answer.text;
  };

  describe('the demo', () => {
    it('has an order of the demo resident in every state, and some of others that wait', async () => {
      await db().deleteFrom('zamowieniaNieczystosci').execute();
      await office().restart();
      const { zamowienia } = (await anna.get(ORDERS)).json();
      const states = zamowienia.map(({ stan }: { stan: string }) => stan);
      expect(states).toEqual(['NOWE', 'PRZYJETE', 'WYKONANE', 'ODRZUCONE', 'ANULOWANE']);
      const rows = () => db().selectFrom('zamowieniaNieczystosci').selectAll().orderBy('idZamowienia').execute();
      const before = await rows();
      const others = before.filter(({ podmiotId, stan }) => podmiotId !== 1 && stan === 'NOWE');
      expect(others.length).toBeGreaterThan(2);
      await office().restart();
      expect(await rows()).toEqual(before);
    });
  });

  describe('the office', () => {
    it('accepts an order with a remark and marks it as done; the remark stays', async () => {
      const id = await order();
      await step('przyjmij', id, 'Kierowca zadzwoni.');
      expect(await seen(id)).toMatchObject({
        stan: 'PRZYJETE',
        czyMoznaAnulowac: false,
        uwagiUrzedu: 'Kierowca zadzwoni.',
      });
      expect(await cancel(id)).toBe('5205');
      await step('wykonaj', id);
      expect(await seen(id)).toMatchObject({ stan: 'WYKONANE', uwagiUrzedu: 'Kierowca zadzwoni.' });
    });

    it('refuses a waiting and an accepted order', async () => {
      for (const accepted of [false, true]) {
        const id = await order();
        if (accepted) await step('przyjmij', id);
        await step('odrzuc', id, 'Droga jest zamknięta.');
        expect(await seen(id)).toMatchObject({ stan: 'ODRZUCONE', uwagiUrzedu: 'Droga jest zamknięta.' });
      }
    });

    it('refuses an invalid change of state, and says why', async () => {
      const id = await order();
      await expect(step('wykonaj', id)).rejects.toThrow(`Order ${id} waits and has not been accepted yet`);
      await step('przyjmij', id);
      await expect(step('przyjmij', id)).rejects.toThrow(`Order ${id} has been accepted already: nothing was changed.`);
      const other = await order();
      await cancel(other);
      await expect(step('przyjmij', other)).rejects.toThrow(`Order ${other} was cancelled by the resident`);
      await expect(step('odrzuc', 2_000_000_000, 'Nie.')).rejects.toThrow('There is no order 2000000000.');
      expect(await seen(other)).toMatchObject({ stan: 'ANULOWANE', uwagiUrzedu: null });
    });

    it('and the resident cannot both succeed: the order is either accepted or cancelled, and the loser is informed', async () => {
      const won = { office: 0, resident: 0 };
      for (let race = 0; race < RACES; race++) {
        const id = await order();
        const accept = () =>
          step('przyjmij', id).then(
            () => 'accepted',
            (refusal: Error) => refusal.message,
          );
        const calls = race % 2 ? [accept(), cancel(id)] : [cancel(id), accept()];
        const results = await Promise.all(calls);
        const [accepted, cancelled] = race % 2 ? results : results.toReversed();
        const { stan } = await seen(id);
        if (accepted === 'accepted') {
          won.office++;
          expect([stan, cancelled]).toEqual(['PRZYJETE', '5205']);
        } else {
          won.resident++;
          expect([stan, cancelled, accepted]).toEqual([
            'ANULOWANE',
            '{"czyAnulowano":true}',
            `Order ${id} was cancelled by the resident: nothing was changed.`,
          ]);
        }
      }
      expect(won.office + won.resident).toBe(RACES);
    }, 60_000);
  });

  describe('a mail about it', () => {
    const consent = (zgodaEmail: string | null, czyEmailPotwierdzony = 1) =>
      db()
        .updateTable('konta')
        .set({ zgodaEmail, czyEmailPotwierdzony, email: EMAIL, jezyk: 'pl' })
        .where('login', '=', 'anna.wisniewska')
        .execute();
    const about = async (id: number, adresat: string) =>
      (await mailsTo(db(), adresat)).filter(({ klucz }) => klucz.startsWith(`zamowienie:${id}:`));

    it('goes to residents who consented, once for each change, with the remarks if the address is confirmed', async () => {
      await consent(EMAIL);
      const id = await order();
      await step('przyjmij', id, 'Kierowca zadzwoni.');
      await step('wykonaj', id);
      const [accepted, done, ...more] = await about(id, EMAIL);
      expect(more).toEqual([]);
      expect(accepted!.temat).toBe(`Zamówienie nr ${id} jest przyjęte`);
      expect(accepted!.tekst).toContain('24.11.2026 – 27.11.2026');
      expect(accepted!.tekst).toContain('Uwagi urzędu: Kierowca zadzwoni.');
      expect(accepted!.tekst).toContain('https://okienko.example/uslugi/nieczystosci-ciekle');
      expect(done!.temat).toBe(`Zamówienie nr ${id} jest wykonane`);
    });

    it.each([
      ['an address that is not the one of the account', 'inny@poczta.example', 1],
      ['an unconfirmed address', EMAIL, 0],
    ])('contains neither remarks nor the address of the order for %s', async (_, adresat, proved) => {
      await consent(adresat, proved);
      const id = await order();
      await step('odrzuc', id, 'Brama była zamknięta.');
      const [mail] = await about(id, adresat);
      expect(mail!.temat).toBe(`Zamówienie nr ${id} jest odrzucone`);
      expect(mail!.tekst).not.toMatch(/Brama|Polna/);
    });

    it('goes to no resident without consent', async () => {
      await consent(null);
      const id = await order();
      await step('przyjmij', id);
      expect(await about(id, EMAIL)).toEqual([]);
    });
  });

  describe('npm run zamowienia', () => {
    const CLI = 'server/domains/nieczystosci/zamowienia/cli.ts';
    const env = () => ({ ...made.env, ...compiledEnv() });
    const run = (...args: string[]) => runProgram(CLI, args, env());

    it('lists waiting and accepted orders, and takes an order through its states', async () => {
      const id = await order();
      const listed = await run();
      expect(listed).toMatchObject({ code: 0, stderr: '' });
      expect(listed.stdout).toMatch(/^Waiting to be accepted: 1\n/);
      expect(listed.stdout.replaceAll('\u00a0', ' ')).toContain(
        `  ${id}  24.11.2026-27.11.2026  6 m³  ul. Polna 7, Lipowa Dolina  tel. 600 000 123`,
      );
      expect(await run('przyjmij', `${id}`, 'Kierowca', 'zadzwoni.')).toMatchObject({
        code: 0,
        stdout: `Order ${id}: PRZYJETE.\n`,
      });
      expect(await seen(id)).toMatchObject({ stan: 'PRZYJETE', uwagiUrzedu: 'Kierowca zadzwoni.' });
      expect(await run('przyjmij', `${id}`)).toMatchObject({
        code: 1,
        stderr: `Order ${id} has been accepted already: nothing was changed.\n`,
      });
      expect(await run('odrzuc', `${id}`)).toMatchObject({ code: 1, stderr: expect.stringContaining('Say why') });
      expect(await seen(id)).toMatchObject({ stan: 'PRZYJETE' });
    }, 180_000);

    it('of another process either loses or wins against a click', async () => {
      for (let race = 0; race < times(1, 12); race++) {
        const id = await order();
        const accepting = runInProcess(CLI, ['przyjmij', `${id}`], env());
        // About the start time of the command.
        await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 400));
        const [cancelled, accepted] = await Promise.all([cancel(id), accepting]);
        expect([accepted.code, cancelled, (await seen(id)).stan]).toEqual(
          accepted.code === 0 ? [0, '5205', 'PRZYJETE'] : [1, '{"czyAnulowano":true}', 'ANULOWANE'],
        );
      }
    }, 180_000);
  });
});
