import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Wezel } from '../../domains/wezel/wezel.ts';
import type { Config } from '../../engine/config/config.ts';
import { selfSigned } from './certificate.ts';

/** The path of the node that stands in for the national one. */
export const NODE = '/demo/wezel';
export const SSO = `${NODE}/login/SingleSignOnService`;
export const RESOLVE = `${NODE}/login-services/idpArtifactResolutionService`;

/** The data of the demo's node: its own, and those of its office. */
export interface DemoWezel {
  idWezla: string;
  klucz: KeyObject;
  certyfikat: X509Certificate;
  /** The office whose requests it answers and for which it encrypts. */
  idSystemu: string;
  certyfikatSystemu: X509Certificate;
}

interface Pair {
  klucz: KeyObject;
  certyfikat: X509Certificate;
}

/**
 * Both ends of the demo's node. The office's end is a configuration like any other: what a production reads from a file
 * is made here, its keys once, in `var/`.
 */
export function openDemoWezel(config: Pick<Config, 'varDir' | 'host' | 'port'>): {
  wezel: Wezel;
  demoWezel: DemoWezel;
} {
  const folder = join(config.varDir, 'wezel');
  mkdirSync(folder, { recursive: true });
  const office = pairIn(folder, 'urzad');
  const node = pairIn(folder, 'wezel');
  const idSystemu = 'okienko-demo';
  const idWezla = 'wezel-demo';
  const host = /^(0\.0\.0\.0|::|localhost)$/.test(config.host) ? '127.0.0.1' : config.host;
  const wezel: Wezel = {
    idSystemu,
    nazwaSystemu: 'Okienko, gmina Lipowa Dolina (demonstracja)',
    ...office,
    kluczSzyfrowania: office.klucz,
    certyfikatSzyfrowania: office.certyfikat,
    idWezla,
    adresLogowania: SSO,
    adresArtefaktow: `http://${host}:${config.port}${RESOLVE}`,
    certyfikatyWezla: [node.certyfikat],
    podpisane: ['ArtifactResponse', 'Assertion'],
    poziom: 'substantial',
    sektor: 'public',
    czyKlucz128: false,
    limitMs: 10_000,
  };
  return { wezel, demoWezel: { idWezla, ...node, idSystemu, certyfikatSystemu: office.certyfikat } };
}

/** Reads the file or makes it. Of two offices that start together one uses what the other has made. */
function pairIn(folder: string, name: string): Pair {
  const file = join(folder, `${name}.pem`);
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const now = Date.now();
    const until = new Date(now + 20 * 365 * 24 * 3600 * 1000);
    const pem = selfSigned(privateKey, `Okienko demo ${name}`, new Date(now - 24 * 3600 * 1000), until);
    const whole = `${privateKey.export({ type: 'pkcs8', format: 'pem' })}${pem}`;
    const apart = `${file}.${process.pid}`;
    writeFileSync(apart, whole, { mode: 0o600 });
    renameSync(apart, file);
  }
  const pem = readFileSync(file, 'utf8');
  return { klucz: createPrivateKey(pem), certyfikat: new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERT'))) };
}
