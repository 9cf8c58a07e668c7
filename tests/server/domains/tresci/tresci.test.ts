import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContentFile, sizeOfContentFile } from '../../../../server/domains/tresci/contentFile.ts';
import { forOneDatabase, ROOT, sqliteDatabase, withOffice } from '../../helpers.ts';
import { hostileLinks } from '../konto/hostileLinks.ts';

const LANGUAGES = ['pl', 'en', 'de', 'uk'];

forOneDatabase((make) => {
  const office = withOffice(make);
  const get = (path: string) => office().anonymous.get(`/api/pi/${path}`);

  it('every folder, page and file is reached from the first folder, in every language', async () => {
    const seen = { strony: new Set<string>(), pliki: new Set<string>() };
    const walk = async (link: string | undefined, lang: string): Promise<void> => {
      const answer = await get(`pliki?lang=${lang}${link ? `&link=${link}` : ''}`);
      expect(answer.status).toBe(200);
      const { sciezka, katalogi, strony, pliki } = answer.json();
      if (link) expect(sciezka.at(-1).link).toBe(link);
      for (const { nazwaPliku } of strony) {
        const page = (await get(`strona-wlasna?lang=${lang}&nazwaPliku=${nazwaPliku}`)).json();
        expect(page.tytul).not.toContain('strony.');
        expect(page.html).toContain('<h2>');
        seen.strony.add(nazwaPliku);
      }
      for (const { link: plik, rozmiar, rozszerzenie } of pliki) {
        const file = await get(`plik?lang=${lang}&link=${plik}`);
        expect(file.status).toBe(200);
        expect(file.raw.length).toBe(rozmiar);
        expect(file.headers['content-disposition']).toMatch(new RegExp(`^attachment; filename=".+\\.${rozszerzenie}"`));
        expect(file.headers['content-security-policy']).toBe('sandbox');
        expect(file.headers['x-content-type-options']).toBe('nosniff');
        seen.pliki.add(plik);
      }
      for (const { link: inside } of katalogi) await walk(inside, lang);
    };
    for (const lang of LANGUAGES) await walk(undefined, lang);
    expect(seen.strony.size).toBeGreaterThanOrEqual(8);
    expect(seen.pliki.size).toBeGreaterThanOrEqual(9);
  });

  it('a file has its name in the language asked for', async () => {
    const named = async (lang: string) =>
      decodeURIComponent(String((await get(`plik?link=zgloszenie-psa&lang=${lang}`)).headers['content-disposition']));
    expect(await named('pl')).toContain("UTF-8''Zgłoszenie psa.pdf");
    expect(await named('uk')).toContain("UTF-8''Реєстрація собаки (польською).pdf");
  });

  it('a link is only the id of an entry: more than 200 others find nothing, with the same response', async () => {
    const refusals = new Set<string>();
    expect(hostileLinks.length).toBeGreaterThan(200);
    for (const call of ['plik?link=', 'pliki?link=', 'strona-wlasna?nazwaPliku=']) {
      for (const link of hostileLinks) {
        const answer = await get(`${call}${link}`);
        const { kod, opis, nrSprawy, ...rest } = answer.json();
        // An invalid text is refused before the lookup; any other id is not found.
        expect([link, answer.status]).toEqual([link, kod === 'BLEDNE_ZADANIE' ? 400 : 404]);
        expect(answer.text).not.toMatch(/ENOENT|content\/|\/work|root:|node_modules/);
        if (kod !== 'NIE_ZNALEZIONO') continue;
        refusals.add(`${opis} ${JSON.stringify(rest)}`);
        expect(nrSprawy).toMatch(/^\w{5}-\w{5}$/);
      }
    }
    expect([...refusals]).toEqual([expect.stringContaining('Nie ma tu takiej treści')]);
  });

  it('public information lists each service once, and marks those that need a login', async () => {
    const { elementy } = (await get('informacje-publiczne')).json();
    const { grupy } = (await office().anonymous.get('/api/lista-uslug')).json();
    const plain = (groups: { nazwa: string; uslugi: { uslugaId: number; czyChroniona: boolean }[] }[]) =>
      groups.map(({ nazwa, uslugi }) => [nazwa, uslugi.map((one) => [one.uslugaId, one.czyChroniona])]);
    expect(plain(elementy)).toEqual(plain(grupy.filter(({ uslugi }: { uslugi: unknown[] }) => uslugi.length > 0)));
  });

  it('windows of the case system belong to the organisation, by default to the office', async () => {
    const typy = async (query: string) =>
      (await get(`statusy-i-rejestry${query}`)).json().okna.map(({ typ }: { typ: string }) => typ);
    expect(await typy('')).toEqual(['STATUSY', 'REJESTRY']);
    expect(await typy('?idOrganizacji=280')).toEqual(['STATUSY', 'REJESTRY']);
    expect(await typy('?idOrganizacji=281')).toEqual(['STATUSY']);
    expect(await typy('?idOrganizacji=999')).toEqual([]);
    expect((await get('statusy-i-rejestry?idOrganizacji=0')).status).toBe(400);
  });

  it('each window leads to a demo page that only this site may frame', async () => {
    const { okna } = (await get('statusy-i-rejestry?lang=de')).json();
    for (const { sciezka } of okna) {
      const page = await office().anonymous.get(`/demo/sprawy/${sciezka}`);
      expect(page.status).toBe(200);
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(page.headers['content-security-policy']).not.toContain('unsafe');
      for (const [, file] of page.text.matchAll(/(?:src|href)="([^"]+)"/g))
        expect([file, (await office().anonymous.get(`/demo/sprawy/${file}`)).status]).toEqual([file, 200]);
    }
    for (const path of ['serveDemo.ts', 'sprawy/../serveDemo.ts', 'sprawy/%2e%2e/serveDemo.ts', 'sprawy/'])
      expect((await office().anonymous.get(`/demo/${path}`)).status).toBe(404);
  });
});

describe('a file of content/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-content-'));
  const files = join(folder, 'content/files');
  beforeAll(() => {
    cpSync(join(ROOT, 'content/files'), files, { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'secret');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read from the path of its name', async () => {
    const bytes = await openContentFile(() => folder, 'content/files/urzad/regulamin-portalu.txt');
    expect(bytes?.length).toBe(await sizeOfContentFile(() => folder, 'content/files/urzad/regulamin-portalu.txt'));
  });

  it.each([
    ['that is gone', 'content/files/urzad/nie-ma.txt'],
    ['that is a folder', 'content/files/urzad'],
    ['outside of the folder', 'content/files/../../secret.txt'],
    ['of another folder', 'secret.txt'],
    ['with a NUL in its name', 'content/files/urzad/regulamin-portalu.txt\0.pdf'],
  ])('%s is not found', async (_, file) => {
    expect(await openContentFile(() => folder, file)).toBeUndefined();
  });

  it('that became a symbolic link after the check is not followed, nor is such a folder', async () => {
    unlinkSync(join(files, 'urzad/regulamin-portalu.txt'));
    symlinkSync(join(folder, 'secret.txt'), join(files, 'urzad/regulamin-portalu.txt'));
    expect(await openContentFile(() => folder, 'content/files/urzad/regulamin-portalu.txt')).toBeUndefined();
    renameSync(join(files, 'odpady'), join(folder, 'odpady'));
    symlinkSync(join(folder, 'odpady'), join(files, 'odpady'));
    expect(await openContentFile(() => folder, 'content/files/odpady/zasady-segregacji.pdf')).toBeUndefined();
  });
});

describe('an office that has switched a service off', () => {
  const office = withOffice(sqliteDatabase, { OKIENKO_WODA_BEZ: 'dane' });

  it('offers it in no list', async () => {
    const idsOf = (groups: { uslugi: { uslugaId: number }[] }[]) =>
      groups.flatMap(({ uslugi }) => uslugi.map(({ uslugaId }) => uslugaId));
    const all = office().municipality.manifest.groups.flatMap(({ services }) => services);
    const off = all.filter(({ flag }) => flag === 'czyWidoczneDaneKorespondencyjne').map(({ uslugaId }) => uslugaId);
    expect(off.length).toBeGreaterThan(0);
    const left = all.map(({ uslugaId }) => uslugaId).filter((id) => !off.includes(id));
    expect(idsOf((await office().anonymous.get('/api/lista-uslug')).json().grupy)).toEqual(left);
    expect(idsOf((await office().anonymous.get('/api/pi/informacje-publiczne')).json().elementy)).toEqual(left);
  });
});
