import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { readConfig } from '../../../../server/app/config.ts';
import {
  addOdbiorca,
  listMartwe,
  listOdbiorcy,
  type OdbiorcyDesk,
  removeOdbiorca,
  rotateSekret,
  sendAnew,
  setStan,
} from '../../../../server/domains/zdarzenia/odbiorcyDesk.ts';
import { PAUSES_MS } from '../../../../server/domains/zdarzenia/webhooki.ts';
import { adresRefusal } from '../../../../server/domains/zdarzenia/wyslij.ts';
import { writeEvent } from '../../../../server/engine/events/writeEvent.ts';
import { allowing, lookupOnly } from '../../../../server/engine/http/networks.ts';
import { forOneDatabase, withOffice } from '../../helpers.ts';
import { mistakesOf } from './eventSchemas.ts';
import { asOperator } from './otherSystem.ts';
import { openReceiver, type Receiver, status } from './receiver.ts';

const HOUR = 3_600_000;

forOneDatabase((make) => {
  const office = withOffice(make);
  let ezd: Receiver;
  let serial = 0;
  beforeAll(async () => {
    ezd = await openReceiver();
  });
  afterAll(() => ezd?.close());

  const act = <T>(work: (desk: OdbiorcyDesk) => Promise<T>) =>
    asOperator(office(), (desk) => work({ ...desk, config: office().config }));
  const secretIn = (text: string) => /whsec_\S+/.exec(text)![0];
  const add = async (nazwa: string, adres: string, typy: readonly string[] = []) =>
    secretIn(await act((desk) => addOdbiorca(desk, { nazwa, adres, typy })));
  /** Something happens, and the office works until it has nothing to do at this moment. @returns the number of the report */
  const happen = async (): Promise<number> => {
    const idZgloszenia = ++serial;
    await writeEvent({ db: office().database.query, now: new Date(office().clock.ms) }, 'stanLicznika.wycofany', {
      idZgloszenia,
    });
    await work();
    return idZgloszenia;
  };
  const work = async () => {
    office().app.wake();
    await office().app.settled();
  };
  const later = async (ms: number) => {
    office().clock.ms += ms;
    await work();
  };
  const heard = (receiver: Receiver) => receiver.hits.map(({ event }) => event.data.idZgloszenia);
  /** The library compares the time of a message with that of the machine. */
  const verified = (sekret: string, { body, headers }: Receiver['hits'][number]) => {
    const timestamp = Number(headers['webhook-timestamp']);
    const own = new Webhook(sekret);
    expect(headers['webhook-signature']!.split(' ')).toContain(
      own.sign(headers['webhook-id']!, new Date(timestamp * 1000), body),
    );
  };

  test('an event arrives once, signed by the specification: its own library accepts it now, and nothing changed', async () => {
    const sekret = await add('ezd', ezd.adres);
    office().clock.ms = Date.now();
    const id = await happen();
    expect(heard(ezd)).toEqual([id]);
    const [{ body, headers, event } = ezd.hits[0]!] = ezd.hits;
    expect(mistakesOf(event)).toEqual([]);
    expect(headers['webhook-id']).toBe(event.id);
    expect(new Webhook(sekret).verify(body, headers)).toEqual(event);
    expect(() => new Webhook(sekret).verify(`${body} `, headers)).toThrow();
    expect(() => new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(body, headers)).toThrow();
    await later(HOUR);
    expect(heard(ezd)).toEqual([id]);
    const stored = await office().database.query.selectFrom('odbiorcyZdarzen').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(sekret.slice('whsec_'.length));
    expect(office().lines.join('')).not.toContain(sekret.slice('whsec_'.length));
  });

  test('a secret is rotated without a gap: both sign until the time is over', async () => {
    await act((desk) => removeOdbiorca(desk, 'ezd'));
    const before = await add('ezd', ezd.adres, ['stanLicznika.wycofany']);
    const after = secretIn(await act((desk) => rotateSekret(desk, 'ezd', 2)));
    ezd.hits.length = 0;
    await happen();
    verified(before, ezd.hits[0]!);
    verified(after, ezd.hits[0]!);
    office().clock.ms += 2 * HOUR;
    await happen();
    verified(after, ezd.hits[1]!);
    expect(ezd.hits[1]!.headers['webhook-signature']!.split(' ')).toHaveLength(1);
  });

  test('a receiver gets the types that it was made for, and a paused one all that happened when it is resumed', async () => {
    const other = await openReceiver();
    await add('platnosci', other.adres, ['platnosc.zaksiegowana']);
    ezd.hits.length = 0;
    await act((desk) => setStan(desk, 'ezd', 'WSTRZYMANY'));
    const ids = [await happen(), await happen()];
    expect([heard(ezd), other.hits]).toEqual([[], []]);
    await act((desk) => setStan(desk, 'ezd', 'CZYNNY'));
    await later(2 * 60_000);
    expect(heard(ezd)).toEqual(ids);
    await act((desk) => removeOdbiorca(desk, 'platnosci'));
    other.close();
  });

  test('after three days of faults an event is dead; it is listed with the reason, and sent anew with the same id', async () => {
    ezd.answer(status(500));
    ezd.hits.length = 0;
    const id = await happen();
    for (const pause of PAUSES_MS) await later(pause + 31_000);
    expect(heard(ezd)).toEqual(Array(PAUSES_MS.length + 1).fill(id));
    await later(48 * HOUR);
    expect(ezd.hits).toHaveLength(PAUSES_MS.length + 1);
    expect(office().lines.join('')).toContain('"zdarzenie":"dostawyZdarzen","kod":"HTTP 500","odbiorca":"ezd"');
    expect(await act((desk) => listMartwe(desk, 'ezd'))).toMatch(/stanLicznika\.wycofany .* 10 attempts {2}HTTP 500$/);
    expect(await act(listOdbiorcy)).toContain('waiting 0, dead 1');
    ezd.answer(status(200));
    const first = ezd.hits[0]!.event.id;
    await expect(act((desk) => sendAnew(desk, 'ezd', 'inny'))).rejects.toThrow(
      'Nothing of "ezd" is dead or waits for long with this id.',
    );
    expect(await act((desk) => sendAnew(desk, 'ezd', first))).toBe('1 events are sent to "ezd" anew.');
    await later(31_000);
    expect(ezd.hits.at(-1)!.headers['webhook-id']).toBe(first);
    expect(await act((desk) => listMartwe(desk, 'ezd'))).toBe('Nothing is dead of "ezd".');
  });

  test('what waits for its next attempt is listed with the reason, and is sent at once when its receiver is back', async () => {
    ezd.answer(status(401));
    ezd.hits.length = 0;
    const id = await happen();
    await later(PAUSES_MS[0]! + 31_000);
    expect(heard(ezd)).toEqual([id, id]);
    expect(await act(listOdbiorcy)).toMatch(
      /waiting 1, dead 0\n {2}not sent: HTTP 401, it does not know the signature: .* The next attempt is at 20\d\d-/,
    );
    ezd.answer(status(200));
    expect(await act((desk) => sendAnew(desk, 'ezd'))).toBe('1 events are sent to "ezd" anew.');
    await later(31_000);
    expect(heard(ezd)).toEqual([id, id, id]);
    expect(await act(listOdbiorcy)).not.toContain('not sent');
    await expect(act((desk) => sendAnew(desk, 'ezd'))).rejects.toThrow('Nothing of "ezd" is dead or waits for long.');
  });

  describe('a hostile receiver', () => {
    let hostile: Receiver;
    const open = async () => {
      hostile = await openReceiver();
      await add('obcy', hostile.adres);
      ezd.answer(status(204));
      ezd.hits.length = 0;
    };
    afterEach(async () => {
      hostile.close();
      await act((desk) => removeOdbiorca(desk, 'obcy'));
    });

    it('that redirects is not followed', async () => {
      await open();
      hostile.answer(status(307, { location: ezd.adres }));
      const id = await happen();
      expect([heard(hostile), heard(ezd)]).toEqual([[id], [id]]);
      await later(PAUSES_MS[0]!);
      expect([heard(hostile), heard(ezd)]).toEqual([[id, id], [id]]);
    });

    it('that never stops answering costs nothing: its body is not read', async () => {
      await open();
      hostile.answer((response) => {
        response.writeHead(200);
        const more = () => {
          if (!response.destroyed) response.write('x'.repeat(65_536), more);
        };
        more();
      });
      const id = await happen();
      await later(HOUR);
      expect([heard(hostile), heard(ezd)]).toEqual([[id], [id]]);
    });

    it('that does not answer delays nobody else', async () => {
      await open();
      let reached = () => {};
      const arrived = new Promise<void>((resolve) => {
        reached = resolve;
      });
      hostile.answer(() => reached());
      const got = new Promise<void>((resolve) =>
        ezd.answer((response) => {
          status(204)(response);
          resolve();
        }),
      );
      const idZgloszenia = ++serial;
      await writeEvent({ db: office().database.query, now: new Date(office().clock.ms) }, 'stanLicznika.wycofany', {
        idZgloszenia,
      });
      office().app.wake();
      await Promise.all([arrived, got]);
      expect(heard(ezd)).toEqual([idZgloszenia]);
      hostile.close();
      await office().app.settled();
    });

    it('that says 410 gets nothing more until the operator resumes it', async () => {
      await open();
      hostile.answer(status(410));
      const first = await happen();
      const second = await happen();
      await later(24 * HOUR);
      expect(heard(hostile)).toEqual([first]);
      expect(await act(listOdbiorcy)).toMatch(/obcy {2}WSTRZYMANY/);
      hostile.answer(status(200));
      await act((desk) => setStan(desk, 'obcy', 'CZYNNY'));
      await act((desk) => sendAnew(desk, 'obcy'));
      await later(2 * 60_000);
      expect(heard(hostile).slice(1).sort()).toEqual([first, second]);
    });

    it('that refuses one event gets the others', async () => {
      await open();
      let calls = 0;
      hostile.answer((response) => status(++calls === 1 ? 422 : 204)(response));
      const first = await happen();
      const second = await happen();
      expect(heard(hostile)).toEqual([first, second]);
      await later(PAUSES_MS[0]!);
      expect(heard(hostile)).toEqual([first, second, first]);
    });
  });
});

describe('addresses of receivers', () => {
  const production = { ...readConfig({}), mode: 'production' as const };
  const inside = { ...production, zdarzenia: { ...production.zdarzenia, sieci: ['10.1.0.0/16'] } };

  it.each([
    ['http://ezd.gmina.example/', 'no TLS'],
    ['http://127.0.0.1/', 'no TLS'],
    ['https://127.0.0.1/', 'NOT_PUBLIC'],
    ['https://10.1.2.3/', 'NOT_PUBLIC'],
    ['https://169.254.169.254/latest', 'NOT_PUBLIC'],
    ['https://[::1]/', 'NOT_PUBLIC'],
    ['https://[::ffff:10.0.0.1]/', 'NOT_PUBLIC'],
    ['https://2130706433/', 'NOT_PUBLIC'],
    ['https://0x7f.1/', 'NOT_PUBLIC'],
    ['https://ezd.gmina.example/', undefined],
    ['https://8.8.8.8/', undefined],
  ])('in production %s: %s', (adres, refusal) => {
    expect(adresRefusal(production, new URL(adres))).toBe(refusal);
  });

  it('a configured network is allowed, and no other', () => {
    expect(adresRefusal(inside, new URL('https://10.1.2.3/'))).toBeUndefined();
    expect(adresRefusal(inside, new URL('https://10.2.2.3/'))).toBe('NOT_PUBLIC');
    expect(() => readConfig({ OKIENKO_ZDARZENIA_SIECI: '10.1.0.0' })).toThrow('"10.1.0.0" is none');
  });

  it.each([[true], [false]])(
    'a name that leads to a private network is refused when it is looked up (all: %s)',
    async (all) => {
      const look = (isAllowed: (ip: string) => boolean) =>
        new Promise<[string | undefined, unknown]>((resolve) =>
          lookupOnly(isAllowed)('localhost', { all }, (failure, found) => resolve([failure?.code, found])),
        );
      expect((await look(allowing([])))[0]).toBe('NOT_PUBLIC');
      expect((await look(allowing(['127.0.0.0/8', '::1/128'])))[0]).toBeUndefined();
    },
  );
});
