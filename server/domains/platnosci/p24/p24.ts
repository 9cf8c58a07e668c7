import { dayOf } from '../../../../src/lang/values/dates.ts';
import { hostAddress } from '../../../../src/lang/values/hostAddress.ts';
import { callProvider, ProviderFailure } from '../../../engine/http/callProvider.ts';
import type { Kanal, Slowa, Zlecenie } from '../kanal.ts';
import { returnAddress } from '../returnAddress.ts';
import { readHistory, readRegistered } from './answers.ts';
import { readNotice } from './notice.ts';
import { transferRequest } from './request.ts';
import type { Klucze } from './sign.ts';

/** The settings of Ekspres Przelewy24. */
export interface P24 extends Klucze {
  /** The base address of the API. */
  adres: URL;
  /** The host of its pages: browsers are sent nowhere else. */
  adresStrony: URL;
  limitMs: number;
  prowizja?: Slowa;
}

const API = 'express/v1/';
/** Maximum sizes: a registration has about 200 bytes, a transfer in the history about 900. */
const LARGEST = { registration: 16 * 1024, history: 4 * 1024 * 1024 };
const MOST = 3000;
const CLOCKS_MS = 5 * 60_000;

/** @param portal the origin that browsers come back to */
export function openP24(p24: P24, portal: string, now: () => Date): Kanal {
  const headers = {
    authorization: `Basic ${Buffer.from(`${p24.kluczApi}:${p24.haslo}`).toString('base64')}`,
    accept: 'application/json',
  };
  const at = (path: string): URL => new URL(`${API}${path}`, `${p24.adres.href.replace(/\/$/, '')}/`);
  const inside = (url: string | null): string | undefined => hostAddress(p24.adresStrony.href, url);

  return {
    kod: 'P24',
    prowizja: p24.prowizja,
    async register(zlecenie) {
      const body = JSON.stringify(transferRequest(p24, zlecenie, returnAddress(portal, zlecenie.idPrzelewu)));
      const answer = await callProvider({
        url: at('transfer/request'),
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        limitMs: p24.limitMs,
        largest: LARGEST.registration,
      });
      const { idDostawcy, url } = readRegistered(answer);
      const adres = inside(url);
      if (adres === undefined) throw new ProviderFailure('a page elsewhere');
      return { idDostawcy, adres };
    },
    passage({ adresDostawcy }) {
      // The file may name another host since then.
      const go = inside(adresDostawcy);
      if (go === undefined) throw new ProviderFailure('a page elsewhere');
      return { go };
    },
    async ask(zlecenie) {
      const url = at('transfer/history');
      url.search = new URLSearchParams({ limit: String(MOST), ...daysOf(zlecenie, now()) }).toString();
      const answer = await callProvider({
        url,
        method: 'GET',
        headers,
        limitMs: p24.limitMs,
        largest: LARGEST.history,
      });
      return readHistory(answer, zlecenie, MOST);
    },
    readNotice: (raw) => readNotice(p24, raw),
  };
}

/** The days in Warsaw on which the order may have been registered, since clocks may differ about midnight. */
function daysOf({ zleconoMs, waznyDoMs }: Zlecenie, now: Date): { dateFrom: string; dateTo: string } {
  const day = (ms: number): string => dayOf(new Date(ms).toISOString())!;
  const lastMs = Math.max(zleconoMs, Math.min(now.getTime(), waznyDoMs));
  return { dateFrom: day(zleconoMs - CLOCKS_MS), dateTo: day(lastMs + CLOCKS_MS) };
}
