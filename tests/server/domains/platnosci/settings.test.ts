import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../../server/app/config.ts';
import { openKanaly } from '../../../../server/app/openKanaly.ts';
import { readKir } from '../../../../server/domains/platnosci/kir/readKir.ts';
import { readP24 } from '../../../../server/domains/platnosci/p24/readP24.ts';

const folder = mkdtempSync(join(tmpdir(), 'okienko-kanaly-'));
const file = join(folder, 'kanal.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(content: unknown): string {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  chmodSync(file, 0o640);
  return file;
}

const p24 = { kluczApi: 'a', haslo: 'tajne-p24', crc: 'c', adres: 'https://secure.przelewy24.pl' };
const kir = {
  nip: '9999990018',
  haslo: 'tajne-kir',
  adresFormularza: 'https://pbn.paybynet.com.pl/PayByNet/trans.do',
  adresStatusu: 'https://pbn.paybynet.com.pl/axis/services/PBNTransactionsGetStatus',
};

describe('the file of a channel', () => {
  it('is read with defaults for missing keys', () => {
    const gateway = readP24(write(p24));
    expect(gateway.adresStrony.href).toBe('https://secure.przelewy24.pl/');
    expect(gateway).toMatchObject({ kluczApi: 'a', limitMs: 10_000 });
    expect(readKir(write(kir))).toMatchObject({
      przestrzenNazw: kir.adresStatusu,
      przecinek: true,
      czySkrot: true,
      pierwszyNumer: 0,
      dalejDo: [],
      limitMs: 10_000,
    });
  });

  it('has the text of its commission in one language or in four', () => {
    expect(readP24(write({ ...p24, prowizja: 'Bez prowizji' })).prowizja).toMatchObject({ uk: 'Bez prowizji' });
    const words = { pl: 'a', en: 'b', de: 'c', uk: 'd' };
    expect(readKir(write({ ...kir, prowizja: words })).prowizja).toEqual(words);
  });

  it.each<[unknown, string]>([
    [{ ...p24, haslo: '' }, '"haslo" must be a text.'],
    [{ ...p24, crc: undefined }, '"crc" must be a text.'],
    [{ ...p24, klucz: 'x' }, '"klucz" is not known. Known: kluczApi, haslo'],
    [{ ...p24, adres: 'http://secure.przelewy24.pl' }, '"adres" must be an https address.'],
    [{ ...p24, adres: 'https://ktos@secure.przelewy24.pl' }, '"adres" must be an https address.'],
    [{ ...p24, adresStrony: 3 }, '"adresStrony" must be an https address.'],
    [{ ...p24, limitSekund: 0 }, '"limitSekund" must be a number from 1 to 25.'],
    [
      { ...p24, prowizja: { pl: 'a' } },
      '"prowizja" must be a text, or an object with a text in each of pl, en, de and uk.',
    ],
    ['{"haslo": "tajne-p24"', 'which is no JSON'],
    ['[]', 'which holds no object'],
  ])('is refused with one sentence: %o', (content, sentence) => {
    write(content);
    expect(() => readP24(file)).toThrow(sentence);
    // No message repeats a password.
    expect(() => readP24(file)).not.toThrow('tajne');
  });

  it.each<[unknown, string]>([
    [{ ...kir, nip: '9999990019' }, '"nip" must be a NIP, ten digits.'],
    [{ ...kir, przecinek: 'tak' }, '"przecinek" must be true or false.'],
    [{ ...kir, pierwszyNumer: -1 }, '"pierwszyNumer" must be a whole number, 0 or more.'],
    [{ ...kir, dalejDo: ['https://a.example', 'b'] }, '"dalejDo" must be a list of https addresses.'],
  ])('of Paybynet is refused with one sentence too: %o', (content, sentence) => {
    expect(() => readKir(write(content))).toThrow(`OKIENKO_KIR, ${file}: ${sentence}`);
  });

  it('is readable by its owner and group alone', () => {
    write(p24);
    chmodSync(file, 0o644);
    expect(() => readP24(file)).toThrow(
      `OKIENKO_P24, ${file}: everybody on this machine may read the file, and it holds a password: take that right away (chmod o-rwx).`,
    );
  });

  it('that is missing is named in the error', () => {
    expect(() => readP24(join(folder, 'brak.json'))).toThrow('brak.json, which cannot be read: there is no such file.');
  });
});

describe('channels', () => {
  const open = (env: Record<string, string>) => openKanaly(readConfig({ OKIENKO_VAR: folder, ...env }));
  const production = {
    OKIENKO_MODE: 'production',
    OKIENKO_PEPPER: 'a pepper for tests that is long enough',
    OKIENKO_ADRES: 'https://okienko.example',
    OKIENKO_SMTP: 'smtp://poczta.example',
    DATABASE_URL: 'postgresql://nigdzie.example/x',
  };

  it('are both on in a demo, through the demo’s bank', async () => {
    const { platnosci, bank } = open({});
    expect(Object.keys(platnosci).sort()).toEqual(['kir', 'p24']);
    expect(platnosci.p24?.prowizja?.de).toContain('Provision');
    await bank?.close();
  });

  it('are off in production unless a file says otherwise', () => {
    expect(open(production)).toEqual({ platnosci: {} });
    const { platnosci, bank } = open({ ...production, OKIENKO_P24: write(p24) });
    expect(Object.keys(platnosci)).toEqual(['p24']);
    expect(bank).toBeUndefined();
  });

  it('can be turned off one by one', async () => {
    const { platnosci, bank } = open({ OKIENKO_P24: '0' });
    expect(Object.keys(platnosci)).toEqual(['kir']);
    await bank?.close();
    expect(open({ OKIENKO_P24: '0', OKIENKO_KIR: '0' })).toEqual({ platnosci: {} });
  });
});
