import { describe, expect, it } from 'vitest';
import { READING_PATH } from '../../src/lang/descriptors/plainForms.ts';
import { forOneDatabase, withOffice } from './helpers.ts';

forOneDatabase((make) => {
  const office = withOffice(make);
  const same = { 'sec-fetch-site': 'same-origin' };
  /** @param headers with what a browser says of its origin */
  const send = async (fields: Record<string, string>, headers: Record<string, string> = same) => {
    const { statusCode, headers: answer } = await office().app.server.inject({
      method: 'POST',
      url: READING_PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: `${new URLSearchParams(fields)}`,
    });
    const { location, 'set-cookie': cookie } = answer;
    return { status: statusCode, location, cookie: cookie === undefined ? undefined : String(cookie).split(';', 1)[0] };
  };

  describe('the form of the reading tools', () => {
    it('answers with the page it was sent from, and a cookie that changes only what was pressed', async () => {
      const powrot = '/uslugi/budzet-dochody?rok=2025&lang=en';
      expect(await send({ powrot, kontrast: 'yb' })).toEqual({
        status: 303,
        location: powrot,
        cookie: 'okienko.czytanie=pl.yb.1',
      });
      const cookie = 'a=b; okienko.czytanie=uk.yb.2';
      expect((await send({ powrot, czcionka: '3' }, { ...same, cookie })).cookie).toBe('okienko.czytanie=uk.yb.3');
      expect((await send({ powrot, kontrast: '' }, { ...same, cookie })).cookie).toBe('okienko.czytanie=uk.-.2');
      for (const czcionka of ['0', '4', '1.5', 'x', ''])
        expect((await send({ powrot, czcionka }, { ...same, cookie })).cookie, czcionka).toBe(
          'okienko.czytanie=uk.yb.2',
        );
    });

    it('is refused from another origin, by each header that browsers name it in', async () => {
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site', origin: 'http://localhost', host: 'localhost' },
        { origin: 'https://zly.example' },
        { origin: 'null' },
        { origin: 'null', referer: 'http://localhost/kontakt', host: 'localhost' },
        { referer: 'https://zly.example/http://localhost/', host: 'localhost' },
        { referer: 'http://localhost.zly.example/', host: 'localhost' },
        { referer: 'http://localhost@zly.example/', host: 'localhost' },
        { referer: 'http://localhost:81/', host: 'localhost' },
        { referer: 'ftp://localhost/', host: 'localhost' },
        { referer: 'localhost', host: 'localhost' },
        {},
      ];
      for (const headers of foreign) {
        const answer = await send({ powrot: '/', kontrast: 'yb' }, headers);
        expect(answer, JSON.stringify(headers)).toEqual({ status: 403, location: undefined, cookie: undefined });
      }
    });

    it('is accepted from an engine that names only the origin, or only the page', async () => {
      const host = 'portal.example';
      const named: Record<string, string>[] = [
        { origin: `https://${host}` },
        { referer: `https://${host}/kontakt?lang=en` },
      ];
      for (const headers of named) {
        const own = await send({ powrot: '/kontakt' }, { host, ...headers });
        expect([own.status, own.location], JSON.stringify(headers)).toEqual([303, '/kontakt']);
      }
      // The policy of pages lets an engine name them.
      expect((await office().anonymous.get('/kontakt')).headers['referrer-policy']).toBe('same-origin');
    });

    it.each([
      'https://zly.example/',
      '//zly.example/',
      '/\\zly.example/',
      '\\/zly.example',
      '/\t/zly.example',
      '/.//zly.example',
      '/x/..//zly.example',
      'javascript:alert(1)',
      'kontakt',
      '',
      '/%',
    ])('leads to no other site: %j', async (powrot) => {
      const { status, location } = await send({ powrot });
      expect(status).toBe(303);
      const { origin, pathname } = new URL(String(location), 'https://portal.example');
      expect([origin, location]).toEqual(['https://portal.example', powrot === '/%' ? '/%' : '/']);
      expect(pathname.startsWith('//')).toBe(false);
    });

    it('writes no second header into the response', async () => {
      const { location } = await send({ powrot: '/kontakt\r\nset-cookie: x=y' });
      expect(location).not.toMatch(/[\r\n]/);
    });

    it('accepts only a short form', async () => {
      const { server } = office().app;
      const json = await server.inject({ method: 'POST', url: READING_PATH, payload: { kontrast: 'yb' } });
      const long = await send({ powrot: `/${'x'.repeat(9000)}` });
      expect([json.statusCode, json.headers['set-cookie'], long.status]).toEqual([400, undefined, 400]);
      expect((await office().anonymous.get('/')).headers['set-cookie']).toBeUndefined();
    });
  });
});
