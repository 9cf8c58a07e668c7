import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { iCalendar } from '../../../../server/domains/platnosci/ical.ts';
import { codePoint } from '../../codePoint.ts';
import type { Client } from '../../helpers.ts';
import { forOneDatabase, TODAY, withOffice } from '../../helpers.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const day = {
  uid: 'rata-1@okienko.example',
  day: '2026-12-15',
  summary: 'Termin',
  description: '',
  url: 'https://okienko.example/',
  cancelled: false,
  alarm: { daysBefore: 3, text: 'Wkrótce' },
};

/** Parses the file like a calendar program. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const days = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const [alarm] = component.getAllSubcomponents('valarm');
    const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration | undefined;
    return {
      uid: event.uid,
      day: event.startDate.isDate ? event.startDate.toString() : undefined,
      summary: event.summary,
      description: event.description,
      sequence: Number(event.sequence),
      status: component.getFirstPropertyValue('status'),
      hoursBefore: trigger && -trigger.toSeconds() / 3600,
    };
  });
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), days };
}

describe('a calendar file', () => {
  it('is read alike by another program, with any letters; its lines have at most 75 octets', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ unit: codePoint, maxLength: 300 }),
        (one, two) => {
          const file = iCalendar({ name: one, now: NOW, days: [{ ...day, summary: one, description: two }] });
          for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
          // A calendar has no control characters, and every kind of line break is the same.
          const plain = (text: string) =>
            text
              .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
              .replace(/(?!\n)\p{Cc}/gu, '')
              .toWellFormed();
          const [event] = read(Buffer.from(file, 'utf8').toString('utf8')).days;
          expect(event).toMatchObject({ summary: plain(one), description: plain(two) });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('escapes the name of the calendar, which stands before its days', () => {
    const file = iCalendar({ name: 'Terminy, płatności\nBEGIN:VEVENT', now: NOW, days: [day] });
    expect(file).toMatch(/X-WR-CALNAME:Terminy\\, płatności\\nBEGIN:VEVENT\r\nBEGIN:VEVENT\r\n/);
    expect(read(file).days).toHaveLength(1);
  });

  it.each([
    [1, 15],
    [2, 39],
    [14, 327],
  ])('reminds %i days before at nine in the morning', (daysBefore, hoursBefore) => {
    const file = iCalendar({ name: '', now: NOW, days: [{ ...day, alarm: { daysBefore, text: '' } }] });
    expect(read(file).days[0]).toMatchObject({ day: '2026-12-15', hoursBefore });
  });
});

forOneDatabase((make) => {
  const office = withOffice(make);
  const fetch = async (who: Client, query = '') => {
    const answer = await who.get(`/api/naleznosci/terminy${query}`);
    expect(answer.status).toBe(200);
    return { ...read(answer.raw.toString('utf8')), text: answer.text, headers: answer.headers };
  };

  it('has every unpaid due date from today on, and none of anybody else', async () => {
    const anna = await office().login('anna.wisniewska');
    const { days, text, headers, name } = await fetch(anna);
    expect(headers['content-type']).toBe('text/calendar');
    expect(headers['content-disposition']).toMatch(/terminy-platnosci\.ics/);
    expect(name).toContain('Urząd Gminy');
    const query = office().database.query;
    const { podmiotId } = await query
      .selectFrom('podmioty')
      .innerJoin('konta', 'konta.pesel', 'podmioty.pesel')
      .select('podmioty.podmiotId')
      .where('login', '=', 'anna.wisniewska')
      .executeTakeFirstOrThrow();
    const terms = await query
      .selectFrom('ratyZbiorcze')
      .selectAll()
      .where('podmiotId', '=', podmiotId)
      .where('terminPlatnosci', '>=', TODAY)
      .execute();
    expect(days.length).toBeGreaterThan(2);
    const expected = terms.map((rata) => [rata.idNaleznosciRatyZbiorczej, rata.terminPlatnosci, rata.czySplacona]);
    const found = days.map(({ uid, day, status }) => [
      Number(/^rata-(\d+)@localhost$/.exec(uid)![1]),
      day,
      Number(status === 'CANCELLED'),
    ]);
    const sorted = (rows: unknown[][]) => rows.map(String).sort();
    expect(sorted(found)).toEqual(sorted(expected));
    expect(text).not.toContain('84831545206');
  });

  it('a second import updates the first: a term paid meanwhile is cancelled and has no reminder', async () => {
    const anna = await office().login('anna.wisniewska');
    const before = await fetch(anna);
    const first = before.days.find(({ status }) => status === 'CONFIRMED')!;
    expect(first.hoursBefore).toBe(63);
    const id = Number(/\d+/.exec(first.uid)![0]);
    const query = office().database.query;
    const change = (czySplacona: number) =>
      query.updateTable('ratyZbiorcze').set({ czySplacona }).where('idNaleznosciRatyZbiorczej', '=', id).execute();
    await change(1);
    office().clock.ms += 60_000;
    const after = (await fetch(anna)).days.find(({ uid }) => uid === first.uid)!;
    await change(0);
    expect(after).toMatchObject({ status: 'CANCELLED', hoursBefore: undefined });
    expect(after.summary).toMatch(/^Zapłacone/);
    expect(after.sequence).toBeGreaterThan(first.sequence);
  });

  it('the calendar of one card has only its own terms; somebody else’s card is not found', async () => {
    const anna = await office().login('anna.wisniewska');
    const { karty } = (await anna.get('/api/naleznosci/lista?rok=2026')).json();
    const odpady = karty.find((one: { aplikacjaNaleznosci: string }) => one.aplikacjaNaleznosci === 'ODPADY');
    const { days, headers } = await fetch(anna, `?idKartyNaleznosci=${odpady.idKartyNaleznosci}&lang=uk`);
    expect(days.length).toBeGreaterThan(0);
    for (const { summary } of days) expect(summary).toMatch(/^Термін сплати: .*картка ODP\/2026/);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      `terminy-splaty-${odpady.symbolKarty.replaceAll('/', '_')}.ics`,
    );
    const foreign = await office().login('jan.nowak');
    const refused = await foreign.get(`/api/naleznosci/terminy?idKartyNaleznosci=${odpady.idKartyNaleznosci}`);
    expect(refused.status).toBe(404);
  });

  it('the data of a transfer have the unpaid instalments that no order holds, and a QR code with the same data', async () => {
    const anna = await office().login('anna.wisniewska');
    const { karty } = (await anna.get('/api/naleznosci/lista?rok=2026')).json();
    for (const karta of karty) {
      const dane = (await anna.get(`/api/naleznosci/karty/${karta.idKartyNaleznosci}/przelew`)).json();
      expect(dane).toMatchObject({ numerRachunku: karta.numerKontaBankowego, tytul: karta.symbolKarty });
      const raty = (await anna.get(`/api/naleznosci/karty/${karta.idKartyNaleznosci}/raty`)).json().ratyZbiorcze;
      const free = raty.filter(
        (rata: { czySplacona: boolean; zleconoPlatnoscZKIR: boolean; zleconoPlatnoscZP24: boolean }) =>
          !rata.czySplacona && !rata.zleconoPlatnoscZKIR && !rata.zleconoPlatnoscZP24,
      );
      const sum = free.reduce(
        (all: number, rata: { kwotaRazem: number }) => all + Math.round(rata.kwotaRazem * 100),
        0,
      );
      expect(Math.round(dane.kwota * 100)).toBe(sum);
      if (sum === 0 || sum > 999_999) expect(dane.kodQr).toBeNull();
      else expect(dane.kodQr).toContain(`|PL|${dane.numerRachunku}|${String(sum).padStart(6, '0')}|`);
    }
  });
});
