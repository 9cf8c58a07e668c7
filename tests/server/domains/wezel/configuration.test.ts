import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfSigned } from '../../../../server/demo/wezel/certificate.ts';
import { checkWezelHost } from '../../../../server/domains/wezel/checkWezelHost.ts';
import { metadataOf } from '../../../../server/domains/wezel/metadata.ts';
import { readWezel } from '../../../../server/domains/wezel/readWezel.ts';
import { NS } from '../../../../server/engine/xml/names.ts';
import { parseStrictly } from '../../../../server/engine/xml/parse.ts';
import { attr, oneOf } from '../../../../server/engine/xml/read.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'okienko-wezel-'));
const at = (name: string) => join(folder, name);
const good = {
  idSystemu: 'https://okienko.gmina.example',
  nazwaSystemu: 'Okienko gminy',
  klucz: 'urzad.key',
  certyfikat: 'urzad.crt',
  idWezla: 'https://login.gov.pl',
  adresLogowania: 'https://login.gov.pl/login/SingleSignOnService',
  adresArtefaktow: 'https://login.gov.pl/login-services/idpArtifactResolutionService',
  certyfikatyWezla: ['wezel.crt'],
};

beforeAll(() => {
  const day = 24 * 3600 * 1000;
  const make = (name: string, days: number, curve = 'prime256v1') => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: curve });
    writeFileSync(at(`${name}.key`), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    const until = new Date(NOW.getTime() + days * day);
    writeFileSync(at(`${name}.crt`), selfSigned(privateKey, name, new Date(NOW.getTime() - 900 * day), until));
  };
  make('urzad', 300);
  make('inny', 300);
  make('dawny', -1);
  make('krzywa', 300, 'secp384r1');
  make('wezel', 300);
  make('jawny', 300);
  chmodSync(at('jawny.key'), 0o644);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(change: object): ReturnType<typeof readWezel> {
  writeFileSync(at('wezel.json'), JSON.stringify({ ...good, ...change }));
  return readWezel(at('wezel.json'), NOW);
}

test('a complete file is read, with defaults for missing keys', () => {
  expect(read({})).toMatchObject({
    idSystemu: good.idSystemu,
    poziom: 'substantial',
    sektor: 'public',
    podpisane: ['ArtifactResponse', 'Assertion'],
    czyKlucz128: false,
    limitMs: 10_000,
  });
  const apart = read({ kluczSzyfrowania: 'inny.key', certyfikatSzyfrowania: 'inny.crt', poziom: 'high' });
  expect(apart.certyfikatSzyfrowania.subject).toBe('CN=inny');
  expect(apart.poziom).toBe('high');
});

test('an expired certificate of the node is ignored beside a valid one', () => {
  const { certyfikatyWezla } = read({ certyfikatyWezla: ['dawny.crt', 'wezel.crt'] });
  expect(certyfikatyWezla.map(({ subject }) => subject)).toEqual(['CN=wezel']);
});

test.each([
  [{ idSystemu: '' }, '"idSystemu" must be a text'],
  [{ klucze: 'x' }, '"klucze" is not known. Known: idSystemu'],
  [{ adresLogowania: 'http://login.gov.pl/login' }, '"adresLogowania" must be an https address'],
  [{ adresArtefaktow: 'login' }, '"adresArtefaktow" must be an https address'],
  [{ klucz: 'brak.key' }, '"klucz" names brak.key, which cannot be read'],
  [{ klucz: 'urzad.crt' }, '"klucz" must be a P-256 key'],
  [{ klucz: 'krzywa.key' }, '"klucz" must be a P-256 key'],
  [{ klucz: 'jawny.key', certyfikat: 'jawny.crt' }, 'everybody on this machine may read jawny.key'],
  [{ certyfikat: 'inny.crt' }, '"certyfikat" is not the certificate of "klucz"'],
  [{ certyfikat: 'urzad.key' }, '"certyfikat" names urzad.key, which is no certificate'],
  [{ klucz: 'dawny.key', certyfikat: 'dawny.crt' }, '"certyfikat" was good until 2026-11-20'],
  [{ kluczSzyfrowania: 'inny.key' }, 'belong together'],
  [{ certyfikatyWezla: [] }, '"certyfikatyWezla" must be a list'],
  [{ certyfikatyWezla: ['dawny.crt'] }, 'every certificate in "certyfikatyWezla" is out of date'],
  [{ urzadCertyfikacji: 'urzad.key' }, '"urzadCertyfikacji" names urzad.key, which is no certificate'],
  [{ poziom: 'wysoki' }, '"poziom" must be low, substantial, high'],
  [{ sektor: 'inny' }, '"sektor" must be public or private'],
  [{ podpisane: [] }, '"podpisane" must name at least one of ArtifactResponse'],
  [{ podpisane: ['Envelope'] }, '"podpisane" must name at least one of ArtifactResponse'],
  [{ limitSekund: 60 }, '"limitSekund" must be a number from 1 to 25'],
  [{ czyKlucz128: 'tak' }, '"czyKlucz128" must be true or false'],
])('%o is refused in one sentence', (change, sentence) => {
  expect(() => read(change)).toThrow(sentence);
});

test('a missing file and invalid JSON are named in the error', () => {
  expect(() => readWezel(at('nie-ma.json'))).toThrow('which cannot be read');
  writeFileSync(at('zly.json'), '{ "a": ');
  expect(() => readWezel(at('zly.json'))).toThrow('which is no JSON');
  writeFileSync(at('lista.json'), '[]');
  expect(() => readWezel(at('lista.json'))).toThrow('which holds no object');
});

test('the portal must be allowed to send a form to the node', () => {
  const wezel = read({});
  const adres = 'https://okienko.gmina.example';
  const host = { wezel: 'https://login.gov.pl/login' };
  expect(() => checkWezelHost(wezel, { hosts: host, posts: ['wezel'] }, adres)).not.toThrow();
  expect(() => checkWezelHost(wezel, { hosts: host, posts: [] }, adres)).toThrow('"post": true');
  expect(() => checkWezelHost(wezel, { hosts: { wezel: '/demo/wezel' }, posts: ['wezel'] }, adres)).toThrow(
    'The portal may not send anybody to https://login.gov.pl/login/SingleSignOnService',
  );
});

test('the metadata name the office, its certificates and the address for responses', () => {
  const root = parseStrictly(metadataOf(read({}), 'https://okienko.gmina.example'));
  expect(attr(root, 'entityID')).toBe(good.idSystemu);
  const acs = oneOf(oneOf(root, NS.metadata, 'SPSSODescriptor'), NS.metadata, 'AssertionConsumerService');
  expect(attr(acs, 'Location')).toBe('https://okienko.gmina.example/wezel/acs');
});
