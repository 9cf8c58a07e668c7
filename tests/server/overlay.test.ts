import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompiledMunicipality, openMunicipality } from '../../codegen/compile/openMunicipality.ts';
import { writeMail } from '../../server/engine/mail/writeMail.ts';
import { openOffice, sqliteDatabase, type TestOffice } from './helpers.ts';
import { latestMail } from './mailbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'okienko-nakladka-'));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#123456" d="M0 0h9v9"/></svg>';

function write(name: string, value: unknown): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
}

const config = {
  municipality: { name: 'Gmina Inna', logo: 'znak.svg', theme: { primary: '#1d5c3a' } },
  office: {
    name: 'Urząd Gminy Inna',
    address: 'ul. Długa 2, Inna',
    postcode: '11-222',
    phone: '111222333',
    fax: null,
    email: 'urzad@inna.example',
    notices: ['urzad.wpisy.godziny'],
    login: ['urzad.logowanie.haslo'],
  },
  menu: { bip: null, rodo: { before: 'procedury' }, odpady: { label: 'urzad.menu.odpady', to: { service: 34 } } },
  start: { service: 34 },
  services: { 42: { off: true } },
};

async function opened(): Promise<CompiledMunicipality> {
  const { municipality, problems } = await openMunicipality({ root: folder });
  if (!municipality) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return municipality;
}

/** An office serves an overlay over the shipped municipality like a whole municipality. */
describe('an office of an overlay', () => {
  let office: TestOffice;
  let drop: () => Promise<void>;
  const asked = async (path: string) => (await office.anonymous.get(`/api${path}`)).json();

  beforeAll(async () => {
    write('overlay.config.json', config);
    write('znak.svg', SVG);
    for (const language of ['pl', 'en', 'de', 'uk']) {
      write(`locales/${language}/urzad.json`, { menu: { odpady: `Odpady ${language}` } });
      write(`locales/${language}/zgodyRejestracji.json`, { regulamin: `Regulamin ${language}` });
      write(`locales/${language}/poczta.json`, { wspolne: { powitanie: `Witaj ${language}` } });
    }
    const database = await sqliteDatabase();
    drop = database.drop;
    const env = { OKIENKO_ZGODY_REJESTRACJI: 'regulamin' };
    office = await openOffice(database, env, { municipality: await opened() });
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await drop();
    rmSync(folder, { recursive: true });
  });

  it('answers with its menu, in each language', async () => {
    const { menuBoczneElementy, kontakt } = await asked('/pi/menuBoczne?lang=de');
    expect(menuBoczneElementy.map(({ pozycja, typ, link }: Record<string, unknown>) => [pozycja, typ, link])).toEqual([
      [1, 'STRONA_WBUDOWANA', '/moje-sprawy'],
      [2, 'STRONA_WBUDOWANA', '/strona-glowna'],
      [3, 'STRONA_WLASNA', 'rodo'],
      [4, 'STRONA_WBUDOWANA', '/procedury'],
      [5, 'STRONA_WBUDOWANA', '/informacje'],
      [6, 'STRONA_WBUDOWANA', '/lista-uslug'],
      [7, 'STRONA_WBUDOWANA', '/statusy-i-rejestry'],
      [8, 'STRONA_WBUDOWANA', '/pliki'],
      [9, 'STRONA_WBUDOWANA', '/uslugi/parametry-oplat-za-odpady-osoby'],
    ]);
    expect(menuBoczneElementy.at(-1).nazwa).toBe('Odpady de');
    expect(kontakt).toEqual({ nazwaUrzedu: 'Urząd Gminy Inna', stronaUrl: 'https://lipowa-dolina.example' });
  });

  it('has the start page, the contact and the texts beside the login in its configuration', async () => {
    expect((await asked('/pi/konfiguracja')).stronaStartowa).toEqual({
      typ: 'LINK_WEWNETRZNY',
      link: '/uslugi/parametry-oplat-za-odpady-osoby',
    });
    expect(await asked('/pi/kontakt?lang=pl')).toMatchObject({
      nazwaUrzedu: 'Urząd Gminy Inna',
      telefon: '111222333',
      fax: null,
      kontaktDodatkowyWpis2: null,
    });
    const { dodatkowyWpis1, dodatkowyWpis2 } = await asked('/pi/logowanie?lang=pl');
    expect([dodatkowyWpis1, dodatkowyWpis2]).toEqual([expect.stringContaining('nigdy nie pyta'), null]);
    expect((await asked('/konto/zgody-rejestracji?lang=en')).regulamin.tresc).toBe('Regulamin en');
  });

  it('writes mails with its texts and its name', async () => {
    const { database, municipality } = office;
    const mail = { klucz: 'a', adresat: 'a@inna.example', jezyk: 'uk', rodzaj: 'aktywacja' as const };
    const desk = { db: database.query, config: office.config, municipality, now: new Date() };
    await writeMail(desk, { ...mail, values: { link: 'http://localhost:8080/a', strona: 'a', do: new Date() } });
    const { tekst, html } = await latestMail(database.query, 'a@inna.example');
    expect(tekst).toMatch(/^Witaj uk/);
    for (const text of [tekst, html]) {
      for (const part of ['Urząd Gminy Inna', 'ul. Długa 2, 11-222 Inna', 'urzad@inna.example'])
        expect(text).toContain(part);
      expect(text).not.toMatch(/Lipow/);
    }
  });

  it('serves its logo and its colours, and nothing of a service that it has switched off', async () => {
    const { manifest } = office.municipality;
    const logo = await office.anonymous.get(manifest.logo!);
    expect([logo.status, logo.headers['content-type'], logo.text]).toEqual([200, 'image/svg+xml', SVG]);
    expect(manifest.theme).toEqual({ primary: '#1d5c3a' });
    const { grupy } = await asked('/lista-uslug');
    const numbers = grupy.flatMap(({ uslugi }: { uslugi: { uslugaId: number }[] }) =>
      uslugi.map((one) => one.uslugaId),
    );
    expect([numbers.includes(34), numbers.includes(42)]).toEqual([true, false]);
  });

  it('applies changes while it runs, and keeps the last valid version when the overlay has an error', async () => {
    write('overlay.config.json', { ...config, start: null });
    await expect(opened()).rejects.toThrow('There is no "start" to remove.');
    const { start: _, ...rest } = config;
    write('overlay.config.json', { ...rest, menu: { bip: null } });
    office.app.replaceMunicipality(await opened());
    expect((await asked('/pi/konfiguracja')).stronaStartowa.link).toBe('/strona-glowna');
    expect((await asked('/pi/menuBoczne')).menuBoczneElementy).toHaveLength(8);
  });
});
