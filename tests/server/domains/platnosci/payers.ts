import type { Bank } from '../../../../server/demo/bank/bank.ts';
import { BEHAVIOURS, type Zachowanie } from '../../../../server/demo/bank/behaviours.ts';
import { DEMO_PASSWORD } from '../../../../server/demo/kit/demoAccounts.ts';
import type { RatyKarty } from '../../../../src/generated/models.ts';
import type { Payer } from './payableCards.ts';

const PORTAL = 'http://localhost:8080';

/** An order that the office has acknowledged: from then on it must exist exactly once. */
export interface Acknowledged {
  idPrzelewu: string;
  klucz: string;
  login: string;
  raty: number[];
  kwota: number;
}

/** The present address of the office, and a callback for events. */
export interface Town {
  origin(): Promise<string>;
  bank: Bank;
  /** Called at an event, so that a kill can happen at it. */
  about(moment: 'start' | 'answer'): void;
  over: boolean;
  /** Residents repeat what was answered with 5xx; otherwise that is wrong. */
  patient: boolean;
}

interface Answer {
  status: number;
  location: string | null;
  text: string;
}

/**
 * A resident with two tabs: orders, is redirected to the bank, pays there or does not, returns and looks. A connection that
 * breaks is retried with the same key, as in the portal. Every response is recorded.
 */
export class Resident {
  readonly acknowledged: Acknowledged[] = [];
  /** The states that were shown for each payment, in order. */
  readonly shown = new Map<string, string[]>();
  /** Responses that no resident should ever see. */
  readonly wrong: string[] = [];
  refused = 0;
  #town: Town;
  #payer: Payer;
  #headers: Record<string, string> = {};

  constructor(town: Town, payer: Payer) {
    this.#town = town;
    this.#payer = payer;
  }

  async login(): Promise<void> {
    const answer = await fetch(`${await this.#town.origin()}/api/konto/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: this.#payer.login, haslo: DEMO_PASSWORD }),
    });
    const { token } = (await answer.json()) as { token: string };
    const cookie = String(answer.headers.get('set-cookie')).split(';')[0]!;
    this.#headers = { authorization: `Bearer ${token}`, cookie };
  }

  /** Pays one instalment after another until the test ends. */
  async live(): Promise<void> {
    while (!this.#town.over) {
      const free = await this.#free();
      if (free.length === 0) return;
      const chosen = free.slice(0, 1 + Math.floor(Math.random() * 3));
      const tabs = Math.random() < 0.3 ? ['p24', 'kir'] : [Math.random() < 0.6 ? 'p24' : 'kir'];
      // Both tabs order the last instalment of the first tab.
      const pending = tabs.map((channel, tab) => this.#order(channel, tab === 0 ? chosen : chosen.slice(-1)));
      const orders = (await Promise.all(pending)).filter((order) => order !== undefined);
      await Promise.all(orders.map((idPrzelewu) => this.#pay(idPrzelewu)));
    }
  }

  /** The state on the page of a payment; recorded at each call. */
  async look(idPrzelewu: string): Promise<string | undefined> {
    const answer = await this.#ask('GET', `/api/platnosci/transakcje/${idPrzelewu}`);
    if (answer?.status !== 200) {
      this.wrong.push(`${idPrzelewu}: ${answer?.status} ${answer?.text}`);
      return undefined;
    }
    const { stan } = JSON.parse(answer.text);
    const shown = this.shown.get(idPrzelewu) ?? [];
    this.shown.set(idPrzelewu, [...shown, stan]);
    return stan;
  }

  async #free(): Promise<{ id: number; kwota: number }[]> {
    const answer = await this.#ask('GET', `/api/naleznosci/karty/${this.#payer.idKartyNaleznosci}/raty`);
    if (answer?.status !== 200) {
      this.wrong.push(`instalments: ${answer?.status} ${answer?.text}`);
      return [];
    }
    const { ratyZbiorcze } = JSON.parse(answer.text) as RatyKarty;
    return ratyZbiorcze
      .filter((rata) => !(rata.czySplacona || rata.zleconoPlatnoscZKIR || rata.zleconoPlatnoscZP24))
      .map((rata) => ({ id: rata.idNaleznosciRatyZbiorczej, kwota: rata.kwotaRazem }));
  }

  async #order(channel: string, raty: readonly { id: number; kwota: number }[]): Promise<string | undefined> {
    const klucz = crypto.randomUUID();
    const kwota = Math.round(raty.reduce((sum, rata) => sum + rata.kwota * 100, 0)) / 100;
    const ids = raty.map(({ id }) => id);
    const body = {
      idKartyNaleznosci: this.#payer.idKartyNaleznosci,
      idNaleznosciRatyZbiorczej: ids,
      idNaleznosciRaty: [],
      kwota,
      urlPowrotuOk: `${PORTAL}/platnosc-wynik?result=ok`,
      urlPowrotuBlad: `${PORTAL}/platnosc-wynik?result=blad`,
    };
    this.#town.about('start');
    const answer = await this.#ask('POST', `/api/platnosci/${channel}/dodajPrzelew`, body, {
      'idempotency-key': klucz,
    });
    if (!answer) return undefined;
    const parsed = JSON.parse(answer.text);
    if (answer.status === 200) {
      const { idPrzelewu } = parsed;
      this.acknowledged.push({ idPrzelewu, klucz, login: this.#payer.login, raty: ids, kwota });
      return idPrzelewu;
    }
    // The other tab was quicker, or a payment has arrived meanwhile.
    if (['4002', '4004'].includes(parsed.kod)) this.refused++;
    else this.wrong.push(`order: ${answer.status} ${answer.text}`);
    return undefined;
  }

  async #pay(idPrzelewu: string): Promise<void> {
    const page = await this.#bankPage(idPrzelewu);
    if (!page || Math.random() < 0.1) return;
    const kir = page.includes('/kir/');
    // Paybynet reports no amount when it is queried; returned payments are tested elsewhere.
    const may = BEHAVIOURS.filter((one) => one !== 'zwrot' && !(kir && one === 'inna-kwota'));
    const usual = Math.random() < 0.5;
    const zachowanie: Zachowanie = usual ? 'zwykle' : may[Math.floor(Math.random() * may.length)]!;
    const body = new URLSearchParams({ decyzja: Math.random() < 0.12 ? 'odrzuc' : 'zaplac', zachowanie });
    const decided = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    if (decided.status !== 303) this.wrong.push(`bank: ${decided.status}`);
    if (Math.random() < 0.7) await this.#ask('GET', `/platnosci/powrot/${idPrzelewu}`);
    for (let looks = 0; looks < 4 && !this.#town.over; looks++) {
      const stan = await this.look(idPrzelewu);
      if (stan !== 'NOWA' && stan !== 'ZLECONA') return;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }

  /** Follows the redirects of a browser. */
  async #bankPage(idPrzelewu: string): Promise<string | undefined> {
    for (let tries = 0; tries < 5 && !this.#town.over; tries++) {
      const answer = await this.#ask('GET', `/platnosci/przelew/${idPrzelewu}`);
      if (!answer) return undefined;
      if (answer.status === 303) return answer.location!;
      const action = /action="([^"]+)"/.exec(answer.text)?.[1];
      const hashtrans = /name="hashtrans" value="([^"]+)"/.exec(answer.text)?.[1];
      if (action && hashtrans) {
        const posted = await submitted(action, new URLSearchParams({ hashtrans }));
        if (!posted) continue;
        const next = posted.headers.get('location');
        return next ? new URL(next, this.#town.bank.options.adres).href : undefined;
      }
      if (answer.status >= 500) this.wrong.push(`passage: ${answer.status}`);
    }
    return undefined;
  }

  /** Repeats a request until it is answered; undefined: the test ended before. */
  async #ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer | undefined> {
    while (true) {
      const origin = await this.#town.origin();
      try {
        const answer = await fetch(`${origin}${path}`, {
          method,
          headers: { ...this.#headers, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          redirect: 'manual',
        });
        const text = await answer.text();
        this.#town.about('answer');
        if (this.#town.patient && isMoment(answer.status)) {
          await new Promise((resolve) => setTimeout(resolve, 200));
          continue;
        }
        if (answer.status >= 500) this.wrong.push(`${method} ${path}: ${answer.status} ${text}`);
        return { status: answer.status, location: answer.headers.get('location'), text };
      } catch (failure) {
        if (!(failure instanceof TypeError)) throw failure;
        // The office was killed during the request: repeat it when the office runs again.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  }
}

/** Sends a form of the bank. @returns undefined when the bank broke off, as it does with a fault: a resident tries again */
async function submitted(action: string, body: URLSearchParams): Promise<Response | undefined> {
  try {
    return await fetch(action, { method: 'POST', body, redirect: 'manual' });
  } catch (failure) {
    if (failure instanceof TypeError) return undefined;
    throw failure;
  }
}

/** Something that the office needs does not answer: 500 for its database, 502 and 504 for others. 503 is a declared break. */
const isMoment = (status: number): boolean => [500, 502, 504].includes(status);
