import type { Bank } from '../../../../server/demo/bank/bank.ts';
import { BEHAVIOURS, type Zachowanie } from '../../../../server/demo/bank/behaviours.ts';
import { DEMO_PASSWORD } from '../../../../server/demo/kit/demoAccounts.ts';
import type { RatyKarty } from '../../../../src/generated/models.ts';
import type { Payer } from './payableCards.ts';

const PORTAL = 'http://localhost:8080';

/** What the office has acknowledged: it must be there from then on, once. */
export interface Acknowledged {
  idPrzelewu: string;
  klucz: string;
  login: string;
  raty: number[];
  kwota: number;
}

/** The office, wherever it listens now; and a word when something is about to happen. */
export interface Town {
  origin(): Promise<string>;
  bank: Bank;
  /** Told of what happens here, so that a kill can come just then. */
  about(moment: 'start' | 'answer'): void;
  over: boolean;
}

interface Answer {
  status: number;
  location: string | null;
  text: string;
}

/**
 * A resident with two tabs: orders, is led to the bank, pays there or does not, comes back and looks. A connection that
 * breaks is tried again with the same key, as the portal does. Everything that was said to the resident is kept.
 */
export class Resident {
  readonly acknowledged: Acknowledged[] = [];
  /** States that were shown of each payment, in order. */
  readonly shown = new Map<string, string[]>();
  /** Anything that no resident should ever see. */
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

  /** Pays one thing after the other until all is over. */
  async live(): Promise<void> {
    while (!this.#town.over) {
      const free = await this.#free();
      if (free.length === 0) return;
      const chosen = free.slice(0, 1 + Math.floor(Math.random() * 3));
      const tabs = Math.random() < 0.3 ? ['p24', 'kir'] : [Math.random() < 0.6 ? 'p24' : 'kir'];
      // Both tabs want the last of the first one's instalments.
      const wishes = tabs.map((channel, tab) => this.#order(channel, tab === 0 ? chosen : chosen.slice(-1)));
      const orders = (await Promise.all(wishes)).filter((order) => order !== undefined);
      await Promise.all(orders.map((idPrzelewu) => this.#pay(idPrzelewu)));
    }
  }

  /** What the page of a payment says, as often as it is looked at. */
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
    const said = JSON.parse(answer.text);
    if (answer.status === 200) {
      const { idPrzelewu } = said;
      this.acknowledged.push({ idPrzelewu, klucz, login: this.#payer.login, raty: ids, kwota });
      return idPrzelewu;
    }
    // The other tab was quicker, or money has come meanwhile.
    if (['4002', '4004'].includes(said.kod)) this.refused++;
    else this.wrong.push(`order: ${answer.status} ${answer.text}`);
    return undefined;
  }

  async #pay(idPrzelewu: string): Promise<void> {
    const page = await this.#bankPage(idPrzelewu);
    if (!page || Math.random() < 0.1) return;
    const kir = page.includes('/kir/');
    // Paybynet tells no amount when it is asked, and a payment that goes back is another story than this.
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

  /** As a browser is led there. */
  async #bankPage(idPrzelewu: string): Promise<string | undefined> {
    for (let tries = 0; tries < 5 && !this.#town.over; tries++) {
      const answer = await this.#ask('GET', `/platnosci/przelew/${idPrzelewu}`);
      if (!answer) return undefined;
      if (answer.status === 303) return answer.location!;
      const action = /action="([^"]+)"/.exec(answer.text)?.[1];
      const hashtrans = /name="hashtrans" value="([^"]+)"/.exec(answer.text)?.[1];
      if (action && hashtrans) {
        const posted = await fetch(action, {
          method: 'POST',
          body: new URLSearchParams({ hashtrans }),
          redirect: 'manual',
        });
        const next = posted.headers.get('location');
        return next ? new URL(next, this.#town.bank.options.adres).href : undefined;
      }
      if (answer.status >= 500) this.wrong.push(`passage: ${answer.status}`);
    }
    return undefined;
  }

  /** Asks until there is an answer; undefined: all is over before there is one. */
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
        if (answer.status >= 500) this.wrong.push(`${method} ${path}: ${answer.status} ${text}`);
        return { status: answer.status, location: answer.headers.get('location'), text };
      } catch (failure) {
        if (!(failure instanceof TypeError)) throw failure;
        // Killed while it was asked: the same again, when there is one again.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  }
}
