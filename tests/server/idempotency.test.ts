import { describe, expect, it } from 'vitest';
import { tidyUp } from '../../server/app/housekeeping.ts';
import { forOneDatabase, withOffice } from './helpers.ts';

const HOUR = 3_600_000;

forOneDatabase((make) => {
  describe('a write with an idempotency key', () => {
    const office = withOffice(make);
    const count = async () =>
      Number(
        (
          await office()
            .database.query.selectFrom('zgloszenia')
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const request = { idPunktuOdbioru: 401, tematZgloszenia: 3, trescZgloszenia: 'Nie odebrano pojemnika.' };

    it('is done once, however often it is sent', async () => {
      const anna = await office().login('anna.wisniewska');
      const before = await count();
      const key = { 'idempotency-key': 'klucz-pierwszy' };
      const answers = [];
      for (let time = 0; time < 3; time++) answers.push((await anna.post('/api/zgloszenia', request, key)).text);
      expect(answers).toEqual(Array(3).fill('{"czyZapisano":true}'));
      expect(await count()).toBe(before + 1);
      expect((await anna.get('/api/zgloszenia')).json().historiaZgloszen[0].trescZgloszenia).toBe(
        request.trescZgloszenia,
      );
    });

    it('survives a restart, and a repetition still gets the same response', async () => {
      const anna = await office().login('anna.wisniewska');
      const before = await count();
      await office().restart();
      const key = { 'idempotency-key': 'klucz-pierwszy' };
      expect((await anna.post('/api/zgloszenia', request, key)).text).toBe('{"czyZapisano":true}');
      expect(await count()).toBe(before);
      expect((await anna.get('/api/zgloszenia')).json().historiaZgloszen[0].trescZgloszenia).toBe(
        request.trescZgloszenia,
      );
    });

    it('is done once when it is sent twice at the same time', async () => {
      const anna = await office().login('anna.wisniewska');
      const before = await count();
      const key = { 'idempotency-key': 'klucz-rownoczesny' };
      const answers = await Promise.all(Array.from({ length: 8 }, () => anna.post('/api/zgloszenia', request, key)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(await count()).toBe(before + 1);
    });

    it('is refused when the key was used for another request', async () => {
      const anna = await office().login('anna.wisniewska');
      const key = { 'idempotency-key': 'klucz-pierwszy' };
      const answer = await anna.post('/api/zgloszenia', { ...request, trescZgloszenia: 'Co innego.' }, key);
      expect([answer.status, answer.json().kod]).toEqual([409, 'POWTORZONY_KLUCZ']);
    });

    it('is separate from a write of another account with the same key', async () => {
      const jan = await office().login('jan.nowak');
      const { punktyOdbioru } = (await jan.get('/api/zgloszenia/punkty')).json();
      const own = { ...request, idPunktuOdbioru: punktyOdbioru[0].idPunktuOdbioru };
      const before = await count();
      expect((await jan.post('/api/zgloszenia', own, { 'idempotency-key': 'klucz-pierwszy' })).status).toBe(200);
      expect(await count()).toBe(before + 1);
    });

    it('may be sent again after a refusal', async () => {
      const anna = await office().login('anna.wisniewska');
      const key = { 'idempotency-key': 'klucz-odmowy' };
      expect((await anna.post('/api/zgloszenia', { ...request, tematZgloszenia: 99 }, key)).json().kod).toBe('2001');
      expect((await anna.post('/api/zgloszenia', request, key)).status).toBe(200);
    });

    it.each(['krotki', 'x'.repeat(101), 'ze spacją w środku'])('is refused with the key "%s"', async (key) => {
      const anna = await office().login('anna.wisniewska');
      const answer = await anna.post('/api/zgloszenia', request, {
        'idempotency-key': Buffer.from(key).toString('latin1'),
      });
      expect([answer.status, Object.keys(answer.json().pola)]).toEqual([400, ['Idempotency-Key']]);
    });

    it('has its key stored for a day; then the key is deleted', async () => {
      const storedKeys = () => office().database.query.selectFrom('powtorzenia').select('klucz').execute();
      await tidyUp(office().database.query, office().clock.ms + 23 * HOUR);
      expect((await storedKeys()).length).toBeGreaterThan(0);
      await tidyUp(office().database.query, office().clock.ms + 25 * HOUR);
      expect(await storedKeys()).toEqual([]);
    });

    it('is, like one without a key, one of ten requests a day', async () => {
      const przewozy = await office().login('przewozy');
      const { nip } = (await przewozy.get('/api/lista-podmiotow')).json().podmioty[0];
      const { punktyOdbioru } = (await przewozy.get(`/api/zgloszenia/punkty?nip=${nip}`)).json();
      const own = { ...request, idPunktuOdbioru: punktyOdbioru[0].idPunktuOdbioru };
      const send = async (headers?: Record<string, string>) =>
        (await przewozy.post(`/api/zgloszenia?nip=${nip}`, own, headers)).json();
      const withKey = (time: number) => send({ 'idempotency-key': `klucz-dnia-${time}` });
      for (let time = 0; time < 5; time++) {
        expect(await withKey(time)).toEqual({ czyZapisano: true });
        expect(await send()).toEqual({ czyZapisano: true });
      }
      expect([(await withKey(5)).kod, (await send()).kod]).toEqual(['2003', '2003']);
      office().clock.ms += 14 * 60_000;
      expect([(await withKey(6)).kod, (await send()).kod]).toEqual(['2003', '2003']);
    });
  });
});
