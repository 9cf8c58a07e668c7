import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import pl from '../../locales/pl/poczta.json' with { type: 'json' };
import { readConfig } from '../../server/app/config.ts';
import { prepareDatabase } from '../../server/app/prepareDatabase.ts';
import type { Database } from '../../server/engine/db/open.ts';
import { mailSending } from '../../server/engine/mail/sender.ts';
import { messageId, openPost, type Patience, type Post } from '../../server/engine/mail/transport.ts';
import { writeMail } from '../../server/engine/mail/writeMail.ts';
import { CLAIM_MS } from '../../server/engine/outbox/sending.ts';
import { tidyOutbox } from '../../server/engine/outbox/tidyOutbox.ts';
import type { MailKind } from '../../server/engine/words/officeWords.ts';
import { forOneDatabase, openOffice, type TestDatabase, TODAY } from './helpers.ts';
import { latestMail, linkIn } from './mailbox.ts';
import { type MailServer, openMailServer, openSilentServer } from './mailServer.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const ADRES = 'https://okienko.example';
/** Of a server that never answers; one that does gets the office's own patience, however busy the machine is. */
const SHORT = { connectMs: 300, silenceMs: 300, wholeMs: 600 };
const OD = { name: 'Urząd Gminy', address: 'portal@okienko.example' };
const kinds = Object.keys(pl).filter((kind) => kind !== 'wspolne') as MailKind[];

forOneDatabase((make) => {
  let made: TestDatabase;
  let database: Database;
  let server: MailServer;
  let clock: number;
  let log: { kod?: string; blad?: string }[];

  beforeAll(async () => {
    made = await make();
    database = await made.open();
    await prepareDatabase(database, readConfig({ OKIENKO_RESIDENTS: '100' }), TODAY);
  }, 60_000);
  beforeEach(async () => {
    await database.query.deleteFrom('poczta').execute();
    server = await openMailServer();
    clock = Date.parse('2026-11-21T09:00:00Z');
    log = [];
  });
  afterEach(() => server.close());
  afterAll(async () => {
    await database?.close();
    await made?.drop();
  });

  const desk = () => ({
    db: database.query,
    config: { adres: ADRES },
    municipality: { texts: {} },
    now: new Date(clock),
  });
  const write = (klucz: string, over: Partial<Parameters<typeof writeMail>[1]> = {}) =>
    writeMail(desk(), {
      klucz,
      adresat: `${klucz}@poczta.example`,
      jezyk: 'pl',
      rodzaj: 'hasloReset',
      values: { link: `${ADRES}/nowe-haslo?kodZmianyHasla=${klucz}`, do: new Date(clock) },
      ...over,
    });
  const sending = (post: Post, keepText = false) =>
    mailSending({ db: database.query, post, log: (entry) => log.push(entry), now: () => new Date(clock), keepText });
  const smtp = (address = server.address, patience?: Patience) => openPost(address, OD, ADRES, patience);
  const all = async (step: () => Promise<boolean>) => {
    while (await step());
  };
  const rows = () => database.query.selectFrom('poczta').selectAll().orderBy('id').execute();

  describe('a mail', () => {
    it.each(['pl', 'en', 'de', 'uk'])('of every kind is complete in %s, as text and as HTML', async (jezyk) => {
      const values = Object.fromEntries(
        'link strona rejestracja logowanie reset panel'.split(' ').map((name) => [name, `${ADRES}/${name}`]),
      );
      const others = {
        login: 'iga.sowa',
        haslo: 'ABCD-EFGH',
        ile: '5',
        termin: '24 listopada 2026',
        urzadzenie: 'Firefox',
        siec: '10.0.0.x',
        numer: '17',
        okres: '24.11.2026 – 27.11.2026',
        uwagi: 'Kierowca zadzwoni dzień wcześniej.',
        tytul: 'Deklaracja',
        zdanie: 'Deklaracja 17 została przyjęta.',
      };
      for (const rodzaj of kinds) {
        const moments = { do: new Date(clock), kiedy: new Date(clock) };
        await write(`${rodzaj}-${jezyk}`, { jezyk, rodzaj, values: { ...values, ...others, ...moments } });
      }
      const written = await rows();
      expect(written).toHaveLength(kinds.length);
      for (const { temat, tekst, html, klucz } of written) {
        const paragraphs = tekst.split('\n\n');
        expect([klucz, paragraphs.length >= 5, temat.length > 5 && temat.length < 70]).toEqual([klucz, true, true]);
        expect(`${temat}${tekst}${html}`).not.toMatch(/\{\{|undefined|\[object/);
        expect(tekst).toContain('Urząd Gminy Lipowa Dolina');
        expect(html).toContain(`<html lang="${jezyk}">`);
        expect(html).toContain('<h1');
        // Reading it loads nothing from the network, and every link leads to the portal.
        expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|src=|url\(|@import/i);
        for (const [, href] of html.matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(/^https:\/\/okienko\.example(\/|$)/);
      }
    });

    it('writes times of Warsaw, leaves out missing values, and has the link on its button', async () => {
      await write('a', {
        rodzaj: 'kontoZUrzedu',
        values: { link: `${ADRES}/x?hash=1&y=2`, do: new Date(clock), login: 'iga' },
      });
      const [mail] = await rows();
      expect(mail!.tekst).toContain('21 listopada 2026 10:00');
      expect(mail!.tekst).not.toContain('hasło jednorazowe:');
      expect(linkIn(mail!).href).toBe(`${ADRES}/x?hash=1&y=2`);
      expect(mail!.html).toContain('href="https://okienko.example/x?hash=1&amp;y=2"');
    });

    it('never treats its values as a header, as HTML or as a link of the portal', async () => {
      const login = 'iga\r\nBcc: ofiara@poczta.example\r\n\r\n<script>x</script> https://okienko.example.zly.example/a';
      await write('b', { rodzaj: 'kontoJuzAktywne', values: { login, logowanie: ADRES, reset: ADRES } });
      const [mail] = await rows();
      expect(mail!.html).not.toMatch(/<script|href="https:\/\/okienko\.example\.zly/);
      await all(sending(smtp()));
      expect(server.received.map(({ to }) => to)).toEqual(['b@poczta.example']);
      const head = server.received[0]!.raw.split('\r\n\r\n')[0]!;
      expect(head).not.toMatch(/^Bcc:/im);
    });

    it.each(['x@poczta.example\r\nBcc: y@poczta.example', 'x@poczta.example, y@poczta.example', '', 'nikt'])(
      'goes to one address or nowhere: not to %j',
      async (adresat) => {
        await write('c', { adresat });
        expect(await rows()).toEqual([]);
      },
    );

    it('is written once for each event, and not at all when the event did not happen', async () => {
      await write('d');
      await write('d');
      expect(await rows()).toHaveLength(1);
      const undone = database.query.transaction().execute(async (db) => {
        await writeMail(
          { ...desk(), db },
          { klucz: 'e', adresat: 'e@poczta.example', jezyk: 'pl', rodzaj: 'kontoUsuniete' },
        );
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await rows()).toHaveLength(1);
    });
  });

  describe('sending', () => {
    it('gives the mail to the server once, with a stable Message-ID, and deletes its link afterwards', async () => {
      await write('f');
      const step = sending(smtp());
      await all(step);
      await all(step);
      expect(server.received).toHaveLength(1);
      const { raw } = server.received[0]!;
      expect(raw).toContain(`Message-ID: ${messageId('f', 'okienko.example')}`);
      expect(raw).toMatch(/^From: =\?UTF-8\?.*<portal@okienko\.example>/m);
      expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
      expect(raw).toMatch(/^Content-Language: pl/m);
      expect(raw).toMatch(/text\/plain[\s\S]*text\/html/);
      const [mail] = await rows();
      expect(mail).toMatchObject({ wyslanoMs: clock, tekst: '', html: '' });
    });

    it('keeps sent mails readable in a demo', async () => {
      await write('g');
      await all(sending(smtp(), true));
      expect((await rows())[0]!.tekst).toContain('nowe-haslo');
    });

    it('to an unavailable server is retried at longer and longer intervals, and succeeds once when it is back', async () => {
      await write('h');
      const { port } = new URL(server.address);
      await server.close();
      const step = sending(smtp());
      let tries = 0;
      for (const untilMs = clock + 120 * SECOND; clock < untilMs; clock += SECOND) {
        const before = log.length;
        await all(step);
        tries += log.length - before;
      }
      expect(tries).toBeGreaterThan(3);
      expect(tries).toBeLessThan(12);
      expect((await rows())[0]!.wyslanoMs).toBeNull();
      server = await openMailServer(Number(port));
      clock += 300 * SECOND;
      await all(step);
      await all(step);
      expect(server.received).toHaveLength(1);
      expect(log.every(({ kod }) => /ECONNREFUSED|ESOCKET|ECONNECTION/.test(kod!))).toBe(true);
    });

    it('to a server that never responds times out', async () => {
      const silent = await openSilentServer();
      await write('i');
      await all(sending(smtp(silent.address, SHORT)));
      expect(log).toHaveLength(1);
      expect((await rows())[0]!.wyslanoMs).toBeNull();
      await silent.close();
      clock += 10 * SECOND;
      await all(sending(smtp()));
      expect(server.received).toHaveLength(1);
    });

    it('is repeated with the same Message-ID when the connection breaks before the acceptance', async () => {
      await write('j');
      server.next.push('drop');
      const step = sending(smtp());
      await all(step);
      clock += 60 * SECOND;
      await all(step);
      const ids = server.received.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)![1]);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
      expect((await rows())[0]!.wyslanoMs).toBe(clock);
    });

    it('continues after a refused mail, and logs no address', async () => {
      await write('k');
      await write('l');
      await write('m');
      server.next.push({ refuse: 550 }, { refuse: 451 });
      const step = sending(smtp());
      await all(step);
      expect(server.received.map(({ to }) => to)).toEqual(['m@poczta.example']);
      expect(log).toHaveLength(2);
      expect(JSON.stringify(log)).not.toContain('poczta.example');
      clock += 5 * SECOND;
      await all(step);
      expect(server.received.map(({ to }) => to)).toEqual(['m@poczta.example', 'l@poczta.example']);
    });

    it('from two offices at the same time sends each mail once', async () => {
      for (let number = 0; number < 12; number++) await write(`n${number}`);
      await Promise.all([all(sending(smtp())), all(sending(smtp())), all(sending(smtp()))]);
      expect(server.received.map(({ to }) => to).sort()).toEqual(
        Array.from({ length: 12 }, (_, number) => `n${number}@poczta.example`).sort(),
      );
    });

    it('is taken over after a minute from an office that was killed meanwhile', async () => {
      await write('o');
      const begun = Promise.withResolvers<void>();
      const killed = sending({
        send: () => {
          begun.resolve();
          return new Promise(() => {});
        },
      });
      void killed();
      await begun.promise;
      expect((await rows())[0]!.proby).toBe(1);
      const other = sending(smtp());
      await all(other);
      expect(server.received).toHaveLength(0);
      clock += CLAIM_MS;
      await all(other);
      expect(server.received).toHaveLength(1);
    });

    it('deletes mails sent a month ago, and mails that no server accepted for a week', async () => {
      await write('p');
      await all(sending(smtp()));
      await write('q');
      await tidyOutbox(database.query, 'poczta', clock + 7 * DAY + 1, false);
      expect(await rows()).toHaveLength(2);
      await tidyOutbox(database.query, 'poczta', clock + 7 * DAY + 1, true);
      expect((await rows()).map(({ klucz }) => klucz)).toEqual(['p']);
      await tidyOutbox(database.query, 'poczta', clock + 31 * DAY, true);
      expect(await rows()).toEqual([]);
    });
  });
});

forOneDatabase((make) => {
  it.each(['silent', 'gone'])(
    'a mail server that is %s delays no resident, and the mail leaves after a restart',
    async (how) => {
      const silent = await openSilentServer();
      const database = await make();
      if (how === 'gone') await silent.close();
      const env = { OKIENKO_SMTP: silent.address };
      let office = await openOffice(database, env);
      const one = { login: 'anna.wisniewska', email: 'anna.wisniewska@poczta.example' };
      const answer = await office.anonymous.post('/api/konto/reset-haslo', one);
      expect(answer.status).toBe(200);
      // The attempt has not ended: the office waits ten seconds for a greeting, and the resident does not.
      const attempts = office.lines.filter((line) => JSON.parse(line).zdarzenie === 'poczta');
      if (how === 'silent') expect(attempts).toEqual([]);
      const { klucz } = await latestMail(office.database.query, one.email);
      // The office ends when its mail server has answered or hung up.
      if (how === 'silent') await silent.close();
      await office.close();

      const server = await openMailServer();
      office = await openOffice(database, { OKIENKO_SMTP: server.address });
      office.clock.ms += 2 * CLAIM_MS;
      office.app.wake();
      await office.app.settled();
      const mine = server.received.filter(({ to }) => to === one.email);
      expect(mine).toHaveLength(1);
      expect(mine[0]!.raw).toContain(messageId(klucz, 'localhost'));
      await office.close();
      await server.close();
      await database.drop();
    },
    60_000,
  );
});
