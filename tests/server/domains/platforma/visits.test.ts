import { describe, expect, it } from 'vitest';
import { forOneDatabase, withOffice } from '../../helpers.ts';

forOneDatabase((make) => {
  describe('the counter of visits', () => {
    const office = withOffice(make);
    const visits = async (): Promise<number> => {
      const { czyWlaczony, wartoscLicznika } = (await office().anonymous.get('/api/pi/licznik-odwiedzin')).json();
      expect(czyWlaczony).toBe(true);
      return wartoscLicznika;
    };
    const openHome = () => office().anonymous.get('/');

    it('adds the opened pages to the database when it is flushed', async () => {
      const before = await visits();
      for (let time = 0; time < 3; time++) await openHome();
      expect(await visits()).toBe(before);
      await office().app.flush();
      expect(await visits()).toBe(before + 3);
      await openHome();
      await office().app.flush();
      expect(await visits()).toBe(before + 4);
    });

    it('counts what is opened from outside: no page that follows, no reload, no page fetched in advance', async () => {
      const { origin } = new URL(office().config.adres);
      const before = await visits();
      const typed = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
      const follows = { ...typed, 'sec-fetch-site': 'same-origin' };
      const opened: [string, Record<string, string>][] = [
        ['/', typed],
        ['/kontakt', { ...typed, 'sec-fetch-site': 'cross-site' }],
        ['/kontakt', follows],
        ['/kontakt', { ...typed, 'cache-control': 'max-age=0' }],
        ['/kontakt', { ...typed, 'sec-purpose': 'prefetch' }],
        ['/kontakt', { ...typed, 'sec-fetch-dest': 'empty' }],
        ['/kontakt', { referer: `${origin}/` }],
      ];
      for (const [address, headers] of opened) await office().anonymous.get(address, headers);
      await office().app.flush();
      expect(await visits()).toBe(before + 2);
    });

    it('counts no page twice, and no call', async () => {
      const before = await visits();
      await office().app.flush();
      await office().app.flush();
      expect(await visits()).toBe(before);
    });
  });
});
