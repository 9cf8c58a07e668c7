import { expect, it } from 'vitest';
import { forOneDatabase, withOffice } from '../../helpers.ts';

forOneDatabase((make) => {
  const office = withOffice(make);

  it('points of one address differ in their meters, and a request is listed with the address of its point', async () => {
    const anna = await office().login('anna.wisniewska');
    const { punktyOdbioru } = (await anna.get('/api/zgloszenia/punkty')).json();
    const shown = punktyOdbioru.map((punkt: { adresPunktuOdbioru: string; liczniki: unknown[] }) =>
      JSON.stringify([punkt.adresPunktuOdbioru, punkt.liczniki]),
    );
    expect(new Set(shown).size).toBe(punktyOdbioru.length);
    const [{ idPunktuOdbioru, adresPunktuOdbioru }] = punktyOdbioru;
    await anna.post('/api/zgloszenia', {
      idPunktuOdbioru,
      tematZgloszenia: 3,
      trescZgloszenia: 'Nie odebrano papieru.',
    });
    const { historiaZgloszen } = (await anna.get('/api/zgloszenia')).json();
    expect(historiaZgloszen[0]).toMatchObject({ adresPunktuOdbioru, trescZgloszenia: 'Nie odebrano papieru.' });
  });
});
