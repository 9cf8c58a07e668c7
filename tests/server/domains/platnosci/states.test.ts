import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderRefusal, type Pytanie } from '../../../../server/domains/platnosci/kanal.ts';
import { takeNotice } from '../../../../server/domains/platnosci/takeNotice.ts';
import { todayAt } from '../../../../server/engine/calendar/today.ts';
import { type Client, forOneDatabase } from '../../helpers.ts';
import { DAY, keepBooks, MINUTE, payable, ratyOf, type Shown, sumOf, type World, withWorld } from './world.ts';

forOneDatabase((make) => {
  const world = withWorld(make);
  let w: World;
  let anna: Client;
  let rata: Shown;
  let restore: () => Promise<void>;

  beforeAll(async () => {
    w = world();
    restore = await keepBooks(w.office);
  });

  beforeEach(async () => {
    w.kir.back();
    w.p24.back();
    w.office.lines.length = 0;
    await restore();
    anna = await w.office.login('anna.wisniewska');
    rata = (await payable(anna))[0]!;
  });

  const db = () => w.office.database.query;
  const now = async (): Promise<Shown> =>
    (await ratyOf(anna, rata.idKartyNaleznosci)).find(
      (one) => one.idNaleznosciRatyZbiorczej === rata.idNaleznosciRatyZbiorczej,
    )!;
  const isUnpaid = async () => expect(await now()).toEqual(rata);
  const shownState = async (idPrzelewu: string, lang = 'pl') =>
    (await anna.get(`/api/platnosci/transakcje/${idPrzelewu}?lang=${lang}`)).json().opisPlatnosci.opisStatusu;
  const books = () => db().selectFrom('wplaty').select('id').execute();
  const takenBy = async () =>
    (
      await db()
        .selectFrom('zajeteRaty')
        .select('zlecenieId')
        .where('idNaleznosciRatyZbiorczej', '=', rata.idNaleznosciRatyZbiorczej)
        .execute()
    ).map(({ zlecenieId }) => zlecenieId);

  describe('a payment that is paid', () => {
    it('is on the card, in its payments, elements and history, to the grosz', async () => {
      const bears = (await payable(anna)).find((one) => one.odsetki > 0 && one.jestUpomnienie)!;
      rata = bears;
      const card = `/api/naleznosci/karty/${rata.idKartyNaleznosci}`;
      const before = (await anna.get(card)).json();
      const elements = async () =>
        (await anna.get(`${card}/elementy`)).json().elementy as {
          idElementu: number;
          typ: string;
          odsetki: number;
          pozostaloDoSplaty: number;
        }[];
      const left = (rows: { pozostaloDoSplaty: number }[]) =>
        rows.reduce((sum, row) => sum + Math.round(row.pozostaloDoSplaty * 100), 0);
      const elementsBefore = await elements();
      const idPrzelewu = await w.paid(anna, [rata], { channel: 'kir' });
      expect(await shownState(idPrzelewu)).toBe('Czeka na potwierdzenie banku');
      await w.notify(idPrzelewu, await w.allPaid(idPrzelewu));
      expect(await w.stan(idPrzelewu)).toBe('ZAKSIEGOWANA');
      expect(await shownState(idPrzelewu, 'de')).toBe('Bezahlt und gebucht');
      const after = (await anna.get(card)).json();
      expect(Math.round((before.suma - after.suma) * 100)).toBe(Math.round(rata.kwotaRazem * 100));
      expect(await now()).toMatchObject({ czySplacona: true, zleconoPlatnoscZKIR: false, odsetki: rata.odsetki });
      const { wplaty } = (await anna.get(`${card}/wplaty`)).json();
      expect(wplaty[0]).toMatchObject({
        opis: 'Płatność internetowa Paybynet',
        dataOperacji: todayAt(new Date(w.office.clock.ms)),
        odsetki: rata.odsetki,
        suma: rata.kwotaRazem,
      });
      const elementsAfter = await elements();
      expect(left(elementsBefore) - left(elementsAfter)).toBe(Math.round((rata.kwotaRazem - rata.odsetki) * 100));
      const fresh = elementsAfter.filter((row) => !elementsBefore.some((one) => one.idElementu === row.idElementu));
      expect(fresh).toMatchObject([{ typ: 'Przypis', odsetki: rata.odsetki, pozostaloDoSplaty: 0 }]);
      expect(await takenBy()).toEqual([]);
      expect(await w.ksiegi()).toEqual([]);
    });

    it('pays several instalments at once, each with its own components', async () => {
      const free = await payable(anna);
      const card = [...Map.groupBy(free, (one) => one.idKartyNaleznosci).values()].find((raty) => raty.length > 1)!;
      const idPrzelewu = await w.paid(anna, card.slice(0, 2));
      await w.notify(idPrzelewu, await w.allPaid(idPrzelewu));
      const shown = (await anna.get(`/api/platnosci/transakcje/${idPrzelewu}`)).json();
      expect(shown).toMatchObject({ stan: 'ZAKSIEGOWANA', kwota: sumOf(card.slice(0, 2)) });
      expect(new Set(shown.raty.map((part: { opisNrRaty: string }) => part.opisNrRaty)).size).toBe(2);
      expect(await w.ksiegi()).toEqual([]);
    });

    it('is booked once when it is reported twice, late and out of order', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      const money = await w.allPaid(idPrzelewu);
      await w.notify(idPrzelewu, money);
      const booked = await books();
      const says: Pytanie[] = [
        money,
        { stan: 'czeka' },
        money,
        { stan: 'odrzucono' },
        { stan: 'nieznane' },
        { stan: 'wygaslo' },
      ];
      for (const say of says) {
        await w.notify(idPrzelewu, say);
        expect(await w.stan(idPrzelewu)).toBe('ZAKSIEGOWANA');
      }
      expect(await books()).toEqual(booked);
      // A provider that denies a booked payment raises an alarm.
      expect(w.alarms()).toEqual(['SPRZECZNE', 'SPRZECZNE']);
      expect(await w.ksiegi()).toEqual([]);
    });

    it('that is refunded afterwards is left to the staff, and the books stay unchanged', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      await w.notify(idPrzelewu, await w.allPaid(idPrzelewu));
      const booked = await books();
      await w.notify(idPrzelewu, { stan: 'zwrocono', powod: 'status 15' });
      expect(await w.row(idPrzelewu)).toMatchObject({
        stan: 'DO_WYJASNIENIA',
        przyczyna: 'ZWROT_PO_ZAKSIEGOWANIU status 15',
        nastepnaMs: null,
      });
      expect(await shownState(idPrzelewu)).toMatch(
        /operator później zwrócił pieniądze.*tel\. 22\u00a0000\u00a001\u00a000\.$/,
      );
      expect(w.alarms()).toEqual(['ZWROT_PO_ZAKSIEGOWANIU']);
      expect(await books()).toEqual(booked);
      expect(await w.ksiegi()).toEqual([]);
    });

    it('is checked a day and a week later, in case it was refunded', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      await w.notify(idPrzelewu, await w.allPaid(idPrzelewu));
      const asked = () => w.p24.asked.filter((id) => id === idPrzelewu).length;
      const before = asked();
      await w.settle(DAY);
      await w.settle(DAY);
      await w.settle(5 * DAY);
      await w.settle(30 * DAY);
      expect(asked() - before).toBe(2);
    });
  });

  describe('a payment that is not paid', () => {
    it.each<[Pytanie, string, string]>([
      [{ stan: 'odrzucono' }, 'ODRZUCONA', 'Payment refused, nothing was booked'],
      [{ stan: 'zwrocono' }, 'ODRZUCONA', 'The money went back to the payer, nothing was booked'],
      [
        { stan: 'wygaslo' },
        'WYGASLA',
        'Not paid in time. If your bank did take the money, we will book it once the bank confirms it.',
      ],
    ])('%o releases the instalment', async (say, stan, text) => {
      const idPrzelewu = await w.paid(anna, [rata]);
      expect(await takenBy()).toHaveLength(1);
      await w.notify(idPrzelewu, say);
      expect(await w.stan(idPrzelewu)).toBe(stan);
      expect(await shownState(idPrzelewu, 'en')).toBe(text);
      await isUnpaid();
      expect((await w.pay(anna, [rata], { channel: 'kir' })).status).toBe(200);
    });

    it('expires some minutes after its validity, and only after a query to the provider', async () => {
      const idPrzelewu = await w.paid(anna, [rata], { channel: 'kir' });
      await w.settle(31 * MINUTE);
      expect(await w.stan(idPrzelewu)).toBe('ZLECONA');
      w.kir.gone();
      await w.settle(5 * MINUTE);
      await w.settle(DAY);
      expect(await w.stan(idPrzelewu)).toBe('ZLECONA');
      w.kir.back();
      await w.settle(5 * MINUTE);
      expect(await w.stan(idPrzelewu)).toBe('WYGASLA');
      anna = await w.office.login('anna.wisniewska');
      expect((await now()).zleconoPlatnoscZKIR).toBe(false);
      expect(await w.ksiegi()).toEqual([]);
    });

    it('is refused when the provider never accepts it', async () => {
      w.p24.before = async () => {
        throw new ProviderRefusal('no such merchant');
      };
      const idPrzelewu = await w.paid(anna, [rata]);
      expect(await w.row(idPrzelewu)).toMatchObject({ stan: 'ODRZUCONA', przyczyna: 'NIE_PRZYJETO no such merchant' });
      expect(await shownState(idPrzelewu)).toBe('Operator płatności nie przyjął zlecenia, nic nie pobrano');
      expect(w.alarms()).toEqual(['NIE_PRZYJETO']);
      await isUnpaid();
    });
  });

  describe('money that comes late', () => {
    it.each<Pytanie>([{ stan: 'odrzucono' }, { stan: 'wygaslo' }])(
      'after %o is booked when nobody has paid otherwise',
      async (say) => {
        const idPrzelewu = await w.paid(anna, [rata]);
        await w.notify(idPrzelewu, say);
        await w.notify(idPrzelewu, await w.allPaid(idPrzelewu));
        expect(await w.row(idPrzelewu)).toMatchObject({ stan: 'ZAKSIEGOWANA', przyczyna: null });
        expect((await now()).czySplacona).toBe(true);
        expect(await w.ksiegi()).toEqual([]);
      },
    );

    it('is found without a notice', async () => {
      const idPrzelewu = await w.paid(anna, [rata], { channel: 'kir' });
      await w.settle(36 * MINUTE);
      expect(await w.stan(idPrzelewu)).toBe('WYGASLA');
      w.kir.says.set(idPrzelewu, await w.allPaid(idPrzelewu));
      await w.settle(61 * MINUTE);
      expect(await w.stan(idPrzelewu)).toBe('ZAKSIEGOWANA');
    });

    it('is left to the staff when the instalment was paid by another order, or is being paid', async () => {
      const first = await w.paid(anna, [rata]);
      await w.notify(first, { stan: 'wygaslo' });
      const other = await w.paid(anna, [rata], { channel: 'kir' });
      await w.notify(first, await w.allPaid(first));
      expect(await w.row(first)).toMatchObject({ stan: 'DO_WYJASNIENIA' });
      expect(await shownState(first)).toMatch(/^Zapłacono, ale ta rata była już zapłacona albo opłacana w inny sposób/);
      // The other order continues normally.
      await w.notify(other, await w.allPaid(other));
      expect(await w.stan(other)).toBe('ZAKSIEGOWANA');
      expect(w.alarms()).toEqual(['RATA_ZAJETA']);
      expect(await w.ksiegi()).toEqual([]);
    });
  });

  describe('money that differs from the order is left to the staff, and the books stay unchanged:', () => {
    const wrong: [string, (money: Extract<Pytanie, { stan: 'zaplacono' }>) => Pytanie, RegExp][] = [
      ['INNA_KWOTA', (money) => ({ ...money, kwotaGrosze: money.kwotaGrosze - 1 }), /^Wpłynęła inna kwota niż zlecona/],
      ['INNA_WALUTA', (money) => ({ ...money, waluta: 'EUR' }), /^Wpłata przyszła w innej walucie/],
      ['INNY_RACHUNEK', (money) => ({ ...money, numerRachunku: '11'.repeat(13) }), /^Wpłata trafiła na inny rachunek/],
    ];
    it.each(wrong)('%s', async (code, change, text) => {
      const booked = await books();
      const idPrzelewu = await w.paid(anna, [rata]);
      const money = (await w.allPaid(idPrzelewu)) as Extract<Pytanie, { stan: 'zaplacono' }>;
      await w.notify(idPrzelewu, change(money));
      const { stan, przyczyna, nastepnaMs } = await w.row(idPrzelewu);
      expect([stan, przyczyna?.split(' ')[0], nastepnaMs]).toEqual(['DO_WYJASNIENIA', code, null]);
      expect(await shownState(idPrzelewu)).toMatch(text);
      for (const lang of ['pl', 'en', 'de', 'uk'])
        expect(await shownState(idPrzelewu, lang)).toMatch(/22\u00a0000\u00a001\u00a000\.$/);
      expect(w.alarms()).toEqual([code]);
      // Later answers change nothing: the staff handle it now.
      await w.notify(idPrzelewu, money);
      expect(await w.stan(idPrzelewu)).toBe('DO_WYJASNIENIA');
      expect(await books()).toEqual(booked);
      await isUnpaid();
      expect(await w.ksiegi()).toEqual([]);
    });

    it('an account with letters and spaces is the same account', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      const money = (await w.allPaid(idPrzelewu)) as Extract<Pytanie, { stan: 'zaplacono' }>;
      const numerRachunku = money.numerRachunku!.replace(/(..)(?=.)/g, '$1 ').toLowerCase();
      await w.notify(idPrzelewu, { ...money, numerRachunku });
      expect(await w.stan(idPrzelewu)).toBe('ZAKSIEGOWANA');
    });

    it('RATA_ZMIENIONA: something was booked on the instalment meanwhile', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      const part = () =>
        db()
          .updateTable('raty')
          .where('idNaleznosciRatyZbiorczej', '=', rata.idNaleznosciRatyZbiorczej)
          .where('nrRaty', '=', 1);
      await part()
        .set((eb) => ({ kwotaGlownaGrosze: eb('kwotaGlownaGrosze', '-', 1) }))
        .execute();
      await w.notify(idPrzelewu, await w.allPaid(idPrzelewu));
      expect((await w.row(idPrzelewu)).przyczyna).toMatch(/^RATA_ZMIENIONA /);
      expect(await shownState(idPrzelewu)).toMatch(/kwota raty zmieniła się od chwili zlecenia/);
      await part()
        .set((eb) => ({ kwotaGlownaGrosze: eb('kwotaGlownaGrosze', '+', 1) }))
        .execute();
      await isUnpaid();
    });

    it('RATA_ZAJETA: it was paid at the counter meanwhile', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      const paid = (czySplacona: number) =>
        db()
          .updateTable('ratyZbiorcze')
          .set({ czySplacona })
          .where('idNaleznosciRatyZbiorczej', '=', rata.idNaleznosciRatyZbiorczej)
          .execute();
      await paid(1);
      await w.notify(idPrzelewu, await w.allPaid(idPrzelewu));
      expect((await w.row(idPrzelewu)).przyczyna).toMatch(/^RATA_ZAJETA /);
      await paid(0);
      await isUnpaid();
    });
  });

  describe('a provider', () => {
    it('that is unavailable gets the order once when it is back', async () => {
      w.p24.gone();
      const idPrzelewu = await w.paid(anna, [rata]);
      expect(await w.stan(idPrzelewu)).toBe('NOWA');
      expect(await shownState(idPrzelewu)).toBe('Przygotowujemy płatność u operatora');
      expect((await w.pay(anna, [rata])).json().kod).toBe('4002');
      w.p24.back();
      await w.settle(MINUTE);
      expect(await w.stan(idPrzelewu)).toBe('ZLECONA');
      const times = w.p24.registered.filter((id) => id === idPrzelewu).length;
      await w.settle(MINUTE);
      expect(w.p24.registered.filter((id) => id === idPrzelewu)).toHaveLength(times);
    });

    it('that is unavailable does not delay the other', async () => {
      w.p24.gone();
      await w.paid(anna, [rata]);
      const [other] = await payable(anna);
      const idPrzelewu = await w.paid(anna, [other!], { channel: 'kir' });
      expect(await w.stan(idPrzelewu)).toBe('ZLECONA');
      w.p24.back();
      await w.settle(2 * MINUTE);
    });

    it('that stays unavailable until the validity is over leaves the order unpaid', async () => {
      w.p24.gone();
      const idPrzelewu = await w.paid(anna, [rata]);
      await w.settle(61 * MINUTE);
      expect(await w.stan(idPrzelewu)).toBe('WYGASLA');
      anna = await w.office.login('anna.wisniewska');
      await isUnpaid();
    });

    it('that has lost an order gets it again', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      await w.notify(idPrzelewu, { stan: 'nieznane' });
      expect(w.p24.registered.filter((id) => id === idPrzelewu)).toHaveLength(2);
      expect(await w.stan(idPrzelewu)).toBe('ZLECONA');
    });

    it('whose answer is invalid is asked again, and the others are asked too', async () => {
      const [, other] = await payable(anna);
      const [bad, good] = [await w.paid(anna, [rata]), await w.paid(anna, [other!])];
      w.p24.before = async (_, { idPrzelewu }) => {
        if (idPrzelewu === bad) throw new TypeError('undefined is not a function');
      };
      w.p24.says.set(good, await w.allPaid(good));
      await db()
        .updateTable('zlecenia')
        .set({ nastepnaMs: w.office.clock.ms })
        .where('idPrzelewu', 'in', [bad, good])
        .execute();
      await w.settle();
      await w.settle(MINUTE);
      await w.settle(MINUTE);
      expect([await w.stan(bad), await w.stan(good)]).toEqual(['ZLECONA', 'ZAKSIEGOWANA']);
      w.p24.back();
      w.p24.says.set(bad, await w.allPaid(bad));
      await w.settle(5 * MINUTE);
      expect(await w.stan(bad)).toBe('ZAKSIEGOWANA');
    });
  });

  describe('a notice', () => {
    const take = (raw: string) =>
      takeNotice(
        {
          ...w.office,
          services: { platnosci: { p24: w.p24 } },
          log: (line) => w.office.lines.push(JSON.stringify(line)),
          now: () => new Date(w.office.clock.ms),
        },
        'p24',
        raw,
        {},
      );

    it('proves nothing: the provider is asked, and its answer counts', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      expect(await take(`genuine:${idPrzelewu} PAID`)).toBe(true);
      await w.settle();
      expect(await w.stan(idPrzelewu)).toBe('ZLECONA');
      w.p24.says.set(idPrzelewu, await w.allPaid(idPrzelewu));
      expect(await take(`genuine:${idPrzelewu} REJECTED`)).toBe(true);
      await w.settle(2500);
      expect(await w.stan(idPrzelewu)).toBe('ZAKSIEGOWANA');
    });

    it('is stored once as it came, and a storm of notices leads to few queries', async () => {
      const idPrzelewu = await w.paid(anna, [rata]);
      const { id } = await w.row(idPrzelewu);
      const before = w.p24.asked.length;
      for (let nr = 0; nr < 200; nr++) {
        await take(`genuine:${idPrzelewu} ${nr % 60}`);
        if (nr % 20 === 0) await w.settle();
      }
      expect(w.p24.asked.length - before).toBe(1);
      const kept = await db().selectFrom('powiadomienia').select('tresc').where('zlecenieId', '=', id).execute();
      expect(kept).toHaveLength(50);
      expect(new Set(kept.map(({ tresc }) => tresc)).size).toBe(50);
    });

    it('that is not genuine, or of no order, only raises an alarm', async () => {
      expect(await take('forged')).toBe(false);
      expect(await take('genuine:00000000-0000-4000-8000-000000000000')).toBe(false);
      expect(await take(`genuine:${'x'.repeat(20_000)}`)).toBe(false);
      expect(w.alarms()).toEqual(['POWIADOMIENIE_FALSZYWE', 'POWIADOMIENIE_NIEZNANE', 'POWIADOMIENIE_FALSZYWE']);
    });

    it('of an order of the other channel matches no order', async () => {
      const idPrzelewu = await w.paid(anna, [rata], { channel: 'kir' });
      expect(await take(`genuine:${idPrzelewu}`)).toBe(false);
    });
  });

  it('viewing a payment that waits makes the office ask the provider, some seconds apart', async () => {
    const idPrzelewu = await w.paid(anna, [rata]);
    w.p24.says.set(idPrzelewu, await w.allPaid(idPrzelewu));
    expect((await anna.get(`/api/platnosci/transakcje/${idPrzelewu}`)).json().stan).toBe('ZLECONA');
    await w.settle();
    expect((await anna.get(`/api/platnosci/transakcje/${idPrzelewu}`)).json().stan).toBe('ZAKSIEGOWANA');
    const asked = w.p24.asked.length;
    await anna.get(`/api/platnosci/transakcje/${idPrzelewu}`);
    await w.settle();
    expect(w.p24.asked.length).toBe(asked);
  });
});
