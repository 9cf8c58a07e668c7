import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Slowa } from '../../domains/platnosci/kanal.ts';
import type { Kir } from '../../domains/platnosci/kir/settings.ts';
import { odbiorca } from '../../domains/platnosci/odbiorca.ts';
import type { P24 } from '../../domains/platnosci/p24/p24.ts';
import { NOTICES } from '../../domains/platnosci/pages/addresses.ts';
import { type Config, sqliteFile } from '../../engine/config/config.ts';
import { type Bank, openBank } from './bank.ts';
import { FORM, STATUS } from './kirApi.ts';
import { P24 as P24_PATH } from './p24Api.ts';

/** Longer than a slow answer of the bank: an office that waits that long would not see the fault. */
const LIMIT_MS = 5000;

type DemoConfig = Pick<Config, 'varDir' | 'host' | 'port' | 'adres' | 'databaseUrl'>;

/**
 * Both ends of the demo's bank. The office's end is a configuration like any other: what production reads from files is
 * made here, its passwords once, in `var/`.
 */
export function openDemoBank(config: DemoConfig, now: () => Date): { bank: Bank; p24: P24; kir: Kir } {
  const host = /^(0\.0\.0\.0|::|localhost)$/.test(config.host) ? '127.0.0.1' : config.host;
  const here = `http://${host}:${config.port}`;
  const secrets = secretsIn(config.varDir);
  const p24 = { kluczApi: 'okienko-demo', haslo: secrets.haslo, crc: secrets.crc };
  const kir = { nip: odbiorca.nip, haslo: secrets.hasloKir, przecinek: true };
  const bank = openBank({
    file: bankFile(config),
    adres: config.adres,
    p24: { ...p24, powiadomienia: `${here}${NOTICES.p24}` },
    kir: { ...kir, powiadomienia: `${here}${NOTICES.kir}` },
    now,
  });
  return {
    bank,
    p24: {
      ...p24,
      adres: new URL(`${here}${P24_PATH}`),
      adresStrony: new URL(`${config.adres}${P24_PATH}`),
      limitMs: LIMIT_MS,
      prowizja: PROWIZJE.p24,
    },
    kir: {
      ...kir,
      adresFormularza: new URL(`${config.adres}${FORM}`),
      adresStatusu: new URL(`${here}${STATUS}`),
      przestrzenNazw: `${here}${STATUS}`,
      czySkrot: true,
      pierwszyNumer: 0,
      dalejDo: [],
      limitMs: LIMIT_MS,
      prowizja: PROWIZJE.kir,
    },
  };
}

/** A new commune starts with empty books at the bank: its payment numbers restart as well. */
function bankFile(config: DemoConfig): string {
  const file = join(config.varDir, 'bank.sqlite');
  const fresh = config.databaseUrl === undefined && !existsSync(sqliteFile(config as Config));
  if (fresh) for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  return file;
}

interface Secrets {
  haslo: string;
  crc: string;
  hasloKir: string;
}

/** Reads the file or makes it. Of two offices that start together one uses what the other has made. */
function secretsIn(folder: string): Secrets {
  const file = join(folder, 'bank.json');
  if (!existsSync(file)) {
    const secret = () => randomBytes(24).toString('base64url');
    const apart = `${file}.${process.pid}`;
    const made: Secrets = { haslo: secret(), crc: secret(), hasloKir: secret() };
    writeFileSync(apart, JSON.stringify(made), { mode: 0o600 });
    renameSync(apart, file);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

const PROWIZJE: Readonly<Record<'p24' | 'kir', Slowa>> = {
  p24: {
    pl: 'Przelewy24 pobiera prowizję 1,50 zł od płatności.',
    en: 'Przelewy24 charges a commission of 1.50 zł for a payment.',
    de: 'Przelewy24 erhebt eine Provision von 1,50 zł je Zahlung.',
    uk: 'Przelewy24 стягує комісію 1,50 zł за платіж.',
  },
  kir: {
    pl: 'Przelew przez Paybynet jest bez prowizji.',
    en: 'A transfer by Paybynet is free of commission.',
    de: 'Eine Überweisung über Paybynet ist ohne Provision.',
    uk: 'Переказ через Paybynet — без комісії.',
  },
};
