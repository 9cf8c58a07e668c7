import { dayOf } from '../../../../src/lang/values/dates.ts';
import { hostAddress } from '../../../../src/lang/values/hostAddress.ts';
import { callProvider, type ProviderAnswer, ProviderFailure } from '../../../engine/http/callProvider.ts';
import type { Kanal, Slowa, Zlecenie } from '../kanal.ts';
import { returnAddress } from '../returnAddress.ts';
import { readHistory, readRegistered, readState } from './answers.ts';
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
const LARGEST = { registration: 16 * 1024, transfer: 1400 };
/** The history tells so many transfers; when they are not all, it is asked for the larger number. */
const MOST = [3000, 24_000] as const;
/** Orders that one history answers for. */
const TOGETHER = 200;
const CLOCKS_MS = 5 * 60_000;

/** @param portal the origin that browsers come back to */
export function openP24(p24: P24, portal: string, now: () => Date): Kanal {
  const headers = {
    authorization: `Basic ${Buffer.from(`${p24.kluczApi}:${p24.haslo}`).toString('base64')}`,
    accept: 'application/json',
  };
  const at = (path: string): URL => new URL(`${API}${path}`, `${p24.adres.href.replace(/\/$/, '')}/`);
  const history = (zlecenia: readonly Zlecenie[], most: number): Promise<ProviderAnswer> => {
    const url = at('transfer/history');
    url.search = new URLSearchParams({ limit: String(most), ...daysOf(zlecenia, now()) }).toString();
    return callProvider({ url, method: 'GET', headers, limitMs: p24.limitMs, largest: most * LARGEST.transfer });
  };
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
    naraz: TOGETHER,
    /**
     * Ekspres has no call about one transfer: `GET /api/v1/transaction/by/sessionId/…` knows those of the provider's shops,
     * which it pays into one account and not into that of a card.
     */
    async ask(zlecenia) {
      for (const most of MOST) {
        const { transfers, byId } = readHistory(await history(zlecenia, most));
        const isWhole = transfers < most;
        if (!isWhole && most < MOST.at(-1)! && zlecenia.some(({ idPrzelewu }) => !byId.has(idPrzelewu))) continue;
        return (zlecenie) => {
          const rows = byId.get(zlecenie.idPrzelewu) ?? [];
          if (rows.length === 0 && !isWhole) throw new ProviderFailure('more transfers than the history tells');
          return readState(rows, zlecenie);
        };
      }
      throw new Error('unreachable');
    },
    readNotice: (raw) => readNotice(p24, raw),
  };
}

/** The days in Warsaw on which the orders may have been registered, since clocks may differ about midnight. */
function daysOf(zlecenia: readonly Zlecenie[], now: Date): { dateFrom: string; dateTo: string } {
  const day = (ms: number): string => dayOf(new Date(ms).toISOString())!;
  const firstMs = Math.min(...zlecenia.map(({ zleconoMs }) => zleconoMs));
  const lastMs = zlecenia.map(({ zleconoMs, waznyDoMs }) => Math.max(zleconoMs, Math.min(now.getTime(), waznyDoMs)));
  return { dateFrom: day(firstMs - CLOCKS_MS), dateTo: day(Math.max(...lastMs) + CLOCKS_MS) };
}
