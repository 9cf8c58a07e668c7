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

    it('counts no page twice, and no call', async () => {
      const before = await visits();
      await office().app.flush();
      await office().app.flush();
      expect(await visits()).toBe(before);
    });
  });
});
