import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRecordState } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { field, form, path } from '../../../fixtures/forms/newRequest.ts';
import { screenOf } from '../../documents/fixtures.ts';
import { asOffice } from '../../engine/data-sources/dataOffice.ts';
import { key } from '../../engine/process/processOffice.ts';
import { type Client, forOneDatabase, type TestDatabase } from '../../helpers.ts';
import { type Clerk, type DeskOffice, deskMunicipality, openDeskOffice } from './deskOffice.ts';

const PODANIA = '/api/proba/podania';

/** A supplement that names one of the resident's subjects: a choice whose labels come from data. */
const supplement = form({
  operation: 'uzupelnijPodanie',
  reads: ['data.podmioty'],
  schema: { type: 'object', properties: { tekst: { type: 'string' } } },
  fields: [
    field('tekst', 'select', {
      options: {
        rows: path('data.podmioty.podmioty'),
        value: path('row.idPodmiotu'),
        label: { value: path('row.nazwa'), format: 'text' },
      },
    }),
  ],
  send: { numer: { value: path('params.numer') } },
});

forOneDatabase((make) => {
  let database: TestDatabase;
  let desk: DeskOffice;
  let anna: Client;
  let ewa: Clerk;
  beforeAll(async () => {
    database = await make();
    const screen = screenOf({
      content: [supplement],
      params: { numer: { in: 'query', shape: { type: 'string' } } },
      data: { podmioty: { operation: 'dajListePodmiotow', args: {}, needs: [] } },
    });
    desk = await openDeskOffice(database, {}, { ...deskMunicipality(), screens: { proba: screen } });
    anna = await desk.office.login('anna.wisniewska');
    ewa = await desk.clerk('ewa.lis');
  }, 60_000);
  afterAll(async () => {
    await desk?.close();
    await database?.drop();
  });

  test('a choice in a supplement is shown to the clerk with the label that it had when it was sent', async () => {
    const { numer } = (await anna.post(PODANIA, { tresc: 'Treść' }, key('podanie'))).json();
    await asOffice(desk.office, (operator) => setRecordState(operator, numer, 'wezwij', { uwagi: 'Kto?' }));
    const [{ idPodmiotu, nazwa }] = (await anna.get('/api/lista-podmiotow')).json().podmioty;
    const sent = await anna.post(`${PODANIA}/uzupelnienie`, { numer, tekst: idPodmiotu }, key('uzupelnienie'));
    expect(sent.status).toBe(200);
    // The name may change afterwards.
    await desk.office.database.query
      .updateTable('podmioty')
      .set({ nazwa: 'Inna' })
      .where('idPodmiotu', '=', idPodmiotu)
      .execute();
    const { przebieg } = (await ewa.get(`/api/biurko/wniosek?numer=${encodeURIComponent(numer)}`)).json();
    expect(przebieg[2].dane.map(({ wartosc }: { wartosc: string }) => wartosc)).toEqual([nazwa]);
  });
});
