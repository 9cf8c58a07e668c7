import { limitOf, readSettings } from '../config/readSettings.ts';
import { StartError } from '../config/startError.ts';

/** The settings of the gateway. */
export interface SmsConfig {
  /** The base address of `sms.do`. */
  adres: URL;
  token: string;
  /** The sender that phones show, as it is registered with the gateway. */
  nadawca: string;
  limitMs: number;
}

const KINDS = { adres: 'address', token: 'text', nadawca: 'text', limitSekund: 'number?' } as const;

/** Reads the file named by OKIENKO_SMS. @throws StartError one sentence with what to do */
export function readSms(file: string): SmsConfig {
  const { limitSekund, ...rest } = readSettings('OKIENKO_SMS', file, KINDS);
  if (!/^[\x21-\x7e]+$/.test(rest.token))
    throw new StartError(`OKIENKO_SMS, ${file}: "token" must be a text without spaces.`);
  if (!/^[A-Za-z0-9 ._-]{1,11}$/.test(rest.nadawca))
    throw new StartError(`OKIENKO_SMS, ${file}: "nadawca" must have at most 11 letters and digits, as registered.`);
  return { ...rest, limitMs: limitOf('OKIENKO_SMS', file, limitSekund) };
}
