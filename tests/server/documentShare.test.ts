import { expect, it } from 'vitest';
import { withinShare } from '../../server/engine/documents/share.ts';
import { forOneDatabase, withOffice } from './helpers.ts';

forOneDatabase((make) => {
  const office = withOffice(make);

  it('requests for all documents at once from one address leave room for others', async () => {
    const anna = await office().login('anna.wisniewska');
    const document = '/api/el/dajStatusyMeldunkoweMieszkancowPdf?lang=pl';
    const flood = Array.from({ length: 60 }, () =>
      office().app.server.inject({ url: document, remoteAddress: '10.9.0.1' }),
    );
    const other = office().app.server.inject({ url: document, remoteAddress: '10.9.0.2' });
    const hers = anna.get('/api/naleznosci/lista/pdf?rok=2026');
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect([(await other).statusCode, (await hers).status]).toEqual([200, 200]);
    expect([...new Set(statuses)].sort()).toEqual([200, 429]);
    expect((await office().app.server.inject({ url: document, remoteAddress: '10.9.0.1' })).statusCode).toBe(200);
  }, 60_000);
});

it('a place is free again when its document is ready, and when it fails', async () => {
  const ends: ((ok: boolean) => void)[] = [];
  const begin = () =>
    withinShare({ kontoId: -1 }, () => new Promise<void>((done, fail) => ends.push((ok) => (ok ? done() : fail()))));
  const first = Array.from({ length: 4 }, begin);
  await expect(begin()).rejects.toMatchObject({ status: 429 });
  ends.shift()!(true);
  ends.shift()!(false);
  await Promise.allSettled(first.slice(0, 2));
  const next = [begin(), begin()];
  await expect(begin()).rejects.toMatchObject({ status: 429 });
  for (const end of ends) end(true);
  await Promise.all([...first.slice(2), ...next]);
});
