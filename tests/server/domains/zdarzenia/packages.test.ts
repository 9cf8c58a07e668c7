import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { setRecordState } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { describePdf, flatTextOf } from '../../documents/poppler.ts';
import { asOffice } from '../../engine/data-sources/dataOffice.ts';
import { filesMunicipality, upload, wyslij } from '../../engine/files/filesOffice.ts';
import { jpeg } from '../../engine/files/samples.ts';
import { key, PDF, processMunicipality } from '../../engine/process/processOffice.ts';
import { type Client, forOneDatabase, type TestOffice, withOffice } from '../../helpers.ts';
import { eventsIn } from './eventSchemas.ts';
import { type OtherSystem, otherSystem } from './otherSystem.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The files of a package, each as its metadata say. */
async function packageOf(system: OtherSystem, numer: string) {
  const answer = await system.get(`/wymiana/wnioski/${numer}/paczka`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(answer.raw));
  const metadane = JSON.parse(strFromU8(files['metadane.json']!));
  for (const { sciezka, sha256: digest, rozmiar } of metadane.pliki)
    expect([sciezka, sha256(files[sciezka]!), files[sciezka]!.length]).toEqual([sciezka, digest, rozmiar]);
  expect(sha256(files['wniosek.json']!)).toBe(metadane.skrot);
  expect(flatTextOf(files['wniosek.pdf']!)).toContain(metadane.skrot.slice(0, 20));
  return { files, metadane, names: Object.keys(files) };
}

forOneDatabase((make) => {
  let anna: Client;
  const opened = (office: () => TestOffice) =>
    beforeAll(async () => {
      anna = await office().login('anna.wisniewska');
    });

  describePdf('an application with files', () => {
    const office = withOffice(make, {}, { municipality: filesMunicipality() });
    opened(office);

    test('is a ZIP of metadata, a print and the files as they were sent; only a key with this right gets it', async () => {
      const photo = await upload(anna, jpeg(), { nazwa: 'zdjęcie & opis.jpg' });
      const { numer } = (await wyslij(anna, { opis: 'Dziura w jezdni', zdjecia: [photo.idPliku] })).json();
      const ezd = await otherSystem(office(), 'ezd', 'paczki');
      const { files, metadane, names } = await packageOf(ezd, numer);
      const stored = metadane.pliki[0].sciezka;
      expect(names).toEqual(['metadane.json', 'metadane.xml', 'wniosek.pdf', 'wniosek.json', stored]);
      expect(stored).toBe('pliki/01-zdjęcie & opis.jpg');
      const [event] = await eventsIn(office().database.query, 'wniosek.zlozony');
      expect(metadane).toMatchObject({ numer, skrot: event!.data.skrot, osoba: event!.data.osoba });
      expect(metadane.pliki[0].sha256).toBe(event!.data.pliki[0].sha256);
      const xml = strFromU8(files['metadane.xml']!);
      expect(xml).toContain(`<numer>${numer}</numer>`);
      expect(xml).toContain('zdjęcie &#38; opis.jpg');
      expect(flatTextOf(files['wniosek.pdf']!)).toContain('Dziura w jezdni');
      const reader = await otherSystem(office(), 'czytelnik', 'zdarzenia,odpowiedzi');
      expect((await reader.get(`/wymiana/wnioski/${numer}/paczka`)).status).toBe(403);
      expect((await anna.get(`/wymiana/wnioski/${numer}/paczka`)).status).toBe(401);
      for (const lp of ['1', 'a%00b'])
        expect((await ezd.get(`/wymiana/wnioski/XX/${lp}/2026/paczka`)).status).toBe(404);
    });
  });

  describePdf('an application with a decision', () => {
    const office = withOffice(make, {}, { municipality: processMunicipality() });
    opened(office);

    test('has its history and the documents of the office', async () => {
      const { numer } = (await anna.post('/api/proba/podania', { tresc: 'Treść' }, key('podanie'))).json();
      await asOffice(office(), (desk) => setRecordState(desk, numer, 'rozpatrz', { dokument: PDF, uwagi: 'Zgoda.' }));
      const { files, metadane } = await packageOf(await otherSystem(office(), 'ezd', 'paczki'), numer);
      expect(metadane.przebieg).toMatchObject([
        { ruch: 'send', kto: 'MIESZKANIEC' },
        { ruch: 'rozpatrz', kto: 'URZAD', uwagi: 'Zgoda.' },
      ]);
      expect(JSON.stringify(metadane.przebieg)).not.toContain('Ewa');
      expect(Buffer.from(files['dokumenty/01-decyzja.pdf']!)).toEqual(PDF.bytes);
    });
  });
});
