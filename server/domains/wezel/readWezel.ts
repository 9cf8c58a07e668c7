import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from '../../engine/config/startError.ts';
import { whyUnread } from '../../engine/config/whyUnread.ts';
import { LEVELS, type Level } from '../../engine/xml/names.ts';
import { SIGNED, type Signed, type Wezel } from './wezel.ts';

/** Keys of the file; those with a question mark may be missing. */
const KEYS = {
  idSystemu: 'text',
  nazwaSystemu: 'text',
  klucz: 'file',
  certyfikat: 'file',
  'kluczSzyfrowania?': 'file',
  'certyfikatSzyfrowania?': 'file',
  idWezla: 'text',
  adresLogowania: 'https',
  adresArtefaktow: 'https',
  certyfikatyWezla: 'files',
  'urzadCertyfikacji?': 'file',
  'podpisane?': 'words',
  'poziom?': 'text',
  'sektor?': 'text',
  'czyKlucz128?': 'boolean',
  'limitSekund?': 'number',
} as const;

type Raw = Readonly<Record<string, unknown>>;

/**
 * Reads the file named by OKIENKO_WEZEL: JSON, with keys and certificates (PEM) in files beside it.
 *
 * @throws StartError one sentence with what to do
 */
export function readWezel(file: string, now = new Date()): Wezel {
  const raw = readRaw(file);
  const wrong = (what: string): never => {
    throw new StartError(`OKIENKO_WEZEL, ${file}: ${what}`);
  };
  const names = Object.keys(KEYS).map((key) => key.replace('?', ''));
  for (const key of Object.keys(raw))
    if (!names.includes(key)) wrong(`"${key}" is not known. Known: ${names.join(', ')}.`);
  for (const [key, kind] of Object.entries(KEYS)) {
    const name = key.replace('?', '');
    if (!Object.hasOwn(raw, name) && key.endsWith('?')) continue;
    if (!fits(raw[name], kind)) wrong(`"${name}" must be ${KIND_NAMES[kind]}.`);
  }
  const open = (name: string, path: unknown): string => {
    try {
      return readFileSync(resolve(dirname(file), String(path)), 'utf8');
    } catch (cause) {
      return wrong(`"${name}" names ${path}, which cannot be read: ${whyUnread(cause)}`);
    }
  };
  const certificateOf = (name: string, path: unknown): X509Certificate => {
    try {
      return new X509Certificate(open(name, path));
    } catch (cause) {
      if (cause instanceof StartError) throw cause;
      return wrong(`"${name}" names ${path}, which is no certificate in PEM form.`);
    }
  };
  const pair = (key: string, certificate: string): [KeyObject, X509Certificate] => {
    const privateKey = keyOf(open(key, raw[key]), () => wrong(`"${key}" must be a P-256 key in PEM form.`));
    if ((statSync(resolve(dirname(file), String(raw[key]))).mode & 0o007) !== 0)
      wrong(`everybody on this machine may read ${raw[key]}: take that right away (chmod o-rwx).`);
    const own = certificateOf(certificate, raw[certificate]);
    if (!own.checkPrivateKey(privateKey)) wrong(`"${certificate}" is not the certificate of "${key}".`);
    if (own.validToDate < now) wrong(`"${certificate}" was good until ${own.validToDate.toISOString().slice(0, 10)}.`);
    return [privateKey, own];
  };
  const [klucz, certyfikat] = pair('klucz', 'certyfikat');
  const two = ['kluczSzyfrowania', 'certyfikatSzyfrowania'].filter((name) => raw[name] !== undefined).length;
  if (two === 1) wrong('"kluczSzyfrowania" and "certyfikatSzyfrowania" belong together: give both or neither.');
  const [kluczSzyfrowania, certyfikatSzyfrowania] =
    two === 2 ? pair('kluczSzyfrowania', 'certyfikatSzyfrowania') : [klucz, certyfikat];
  const certyfikatyWezla = (raw.certyfikatyWezla as string[]).map((path) => certificateOf('certyfikatyWezla', path));
  const good = certyfikatyWezla.filter(({ validToDate }) => validToDate >= now);
  if (good.length === 0) wrong('every certificate in "certyfikatyWezla" is out of date: ask the node for its new one.');
  const poziom = choice<Level>(raw.poziom, LEVELS, 'substantial');
  if (!poziom) wrong(`"poziom" must be ${LEVELS.join(', ')}.`);
  const sektor = choice(raw.sektor, ['public', 'private'] as const, 'public');
  if (!sektor) wrong('"sektor" must be public or private.');
  const podpisane = (raw.podpisane ?? ['ArtifactResponse', 'Assertion']) as Signed[];
  if (podpisane.length === 0 || podpisane.some((one) => !SIGNED.includes(one)))
    wrong(`"podpisane" must name at least one of ${SIGNED.join(', ')}.`);
  const limitSekund = Number(raw.limitSekund ?? 10);
  if (!(limitSekund >= 1 && limitSekund <= 25)) wrong('"limitSekund" must be a number from 1 to 25.');
  return {
    idSystemu: String(raw.idSystemu),
    nazwaSystemu: String(raw.nazwaSystemu),
    klucz,
    certyfikat,
    kluczSzyfrowania,
    certyfikatSzyfrowania,
    idWezla: String(raw.idWezla),
    adresLogowania: String(raw.adresLogowania),
    adresArtefaktow: String(raw.adresArtefaktow),
    certyfikatyWezla: good,
    ...(raw.urzadCertyfikacji !== undefined && {
      urzadCertyfikacji: certificateOf('urzadCertyfikacji', raw.urzadCertyfikacji).toString(),
    }),
    podpisane,
    poziom: poziom!,
    sektor: sektor!,
    czyKlucz128: raw.czyKlucz128 === true,
    limitMs: limitSekund * 1000,
  };
}

type Kind = (typeof KEYS)[keyof typeof KEYS];

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  text: 'a text',
  file: 'the name of a file',
  files: 'a list with the names of one to five files',
  https: 'an https address',
  words: 'a list of names',
  boolean: 'true or false',
  number: 'a number',
};

function fits(value: unknown, kind: Kind): boolean {
  const text = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '' && one.length <= 1000;
  if (kind === 'boolean' || kind === 'number') return typeof value === kind;
  if (kind === 'words') return Array.isArray(value) && value.every(text);
  if (kind === 'files') return Array.isArray(value) && value.length > 0 && value.length <= 5 && value.every(text);
  if (kind === 'https') return text(value) && URL.canParse(value) && new URL(value).protocol === 'https:';
  return text(value);
}

function readRaw(file: string): Raw {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const why =
      cause instanceof SyntaxError
        ? `is no JSON (${cause.message}): docs/office.md shows what belongs into it.`
        : `cannot be read: ${whyUnread(cause)}`;
    throw new StartError(`OKIENKO_WEZEL names ${file}, which ${why}`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new StartError(
      `OKIENKO_WEZEL names ${file}, which holds no object: docs/office.md shows what belongs into it.`,
    );
  return raw as Raw;
}

function keyOf(pem: string, wrong: () => never): KeyObject {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : wrong();
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    return wrong();
  }
}

const choice = <T extends string>(value: unknown, words: readonly T[], otherwise: T): T | undefined =>
  value === undefined ? otherwise : words.find((word) => word === value);
