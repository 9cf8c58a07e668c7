import { describe, expect, it } from 'vitest';
import { forOneDatabase, openOffice, withOffice } from './helpers.ts';

forOneDatabase((make) => {
  describe('the mail page of the demo', () => {
    const office = withOffice(make);
    const get = (url: string, headers?: Record<string, string>) => office().anonymous.get(url, headers);

    it('lists every mail without its text, in the reader’s language', async () => {
      const { status, text, headers } = await get('/demo/poczta');
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).toContain('halina.lis@poczta.example');
      expect(text).toContain('Twoje konto w portalu jest zablokowane');
      expect(text).not.toContain('hash=');
      for (const [lang, title] of [
        ['en', 'The office&#39;s mail, for show'],
        ['de', 'Post des Amtes'],
        ['uk', 'Пошта установи'],
      ])
        expect(
          (await get('/demo/poczta', { 'accept-language': `${lang}-XX,pl;q=0.5` })).text.replaceAll("'", '&#39;'),
        ).toContain(title);
      expect((await get('/demo/poczta?lang=en')).text).toContain('<html lang="en">');
    });

    it('shows a mail as text and, in a frame that may only follow links, as HTML', async () => {
      const id = /wiadomosc\/(\d+)/.exec((await get('/demo/poczta')).text)![1];
      const page = await get(`/demo/poczta/wiadomosc/${id}`);
      expect(page.text).toContain('sandbox="allow-top-navigation-by-user-activation"');
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      const framed = await get(`/demo/poczta/wiadomosc/${id}/html`);
      expect(framed.text).toContain('<base target="_top">');
      expect(framed.headers['content-security-policy']).toMatch(
        /default-src 'none'.*sandbox allow-top-navigation-by-user-activation$/,
      );
    });

    it('shows user input as text', async () => {
      const { query } = office().database;
      const mail = {
        klucz: 'x',
        adresat: '"><script>a</script>@b.pl',
        temat: '<img src=x>',
        tekst: '<b>b</b>',
        html: '',
      };
      await query
        .insertInto('poczta')
        .values({ ...mail, jezyk: 'pl', kiedyMs: 0, proby: 0, nastepnaMs: 0, wyslanoMs: null })
        .execute();
      const list = (await get('/demo/poczta')).text;
      expect(list).not.toMatch(/<script|<img/);
      const id = /wiadomosc\/(\d+)/.exec(list)![1];
      expect((await get(`/demo/poczta/wiadomosc/${id}`)).text).not.toMatch(/<script|<img|<b>/);
    });

    it.each(['0', '999999', '1e3', '-1', '%00', '../../etc', '99999999999999999999'])(
      'knows no mail %s',
      async (id) => {
        expect((await get(`/demo/poczta/wiadomosc/${id}`)).text).not.toContain('<iframe');
      },
    );
  });

  it('does not exist in production', async () => {
    const database = await make();
    const office = await openOffice(database, {
      OKIENKO_MODE: 'production',
      OKIENKO_PEPPER: 'kQ3vN8xR2tW7yB5mC9dF4gH6jK1lP0sZ',
      DATABASE_URL: 'postgresql://office@127.0.0.1/office',
      OKIENKO_ADRES: 'https://okienko.example',
      OKIENKO_SMTP: 'smtp://127.0.0.1:9',
    });
    for (const url of [
      '/demo/poczta',
      '/demo/poczta/wiadomosc/1',
      '/demo/poczta/wiadomosc/1/html',
      '/demo/poczta/poczta.css',
    ])
      expect((await office.anonymous.get(url)).text, url).toContain('id="portal"');
    await office.close();
    await database.drop();
  });
});
