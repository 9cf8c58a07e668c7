import { expect, it } from 'vitest';
import { forOneDatabase, withOffice } from '../../helpers.ts';

forOneDatabase((make) => {
  const office = withOffice(make);

  it('a request has at most 2000 characters; with a topic of contact data 1000, plus 400 for their lines', async () => {
    const ewa = await office().login('ewa.zielinska');
    const { punktyOdbioru } = (await ewa.get('/api/zgloszenia/punkty')).json();
    const send = async (tematZgloszenia: number, length: number) =>
      (
        await ewa.post('/api/zgloszenia', {
          idPunktuOdbioru: punktyOdbioru[0].idPunktuOdbioru,
          tematZgloszenia,
          trescZgloszenia: '💧'.repeat(length),
        })
      ).json().kod ?? 'zapisano';
    expect([await send(3, 2000), await send(3, 2001)]).toEqual(['zapisano', 'BLEDNE_ZADANIE']);
    expect([await send(1, 1400), await send(1, 1401)]).toEqual(['zapisano', '2002']);
  });
});
