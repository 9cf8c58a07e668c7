import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ElementMenuBocznego, LicznikOdwiedzin, MenuBoczne } from '../../../generated/models.ts';
import { hasShape, type Shape } from '../../../lang/values/shape.ts';
import type { CallOptions } from '../../api/Api.ts';
import { isSilence } from '../../stores/ConnectionStore.ts';
import type { KeyValueStorage } from '../../stores/storage.ts';

export interface ShellApi {
  dajMenuBoczne(options: Pick<CallOptions, 'onCachedAt'>): Promise<MenuBoczne>;
  dajLicznikOdwiedzin(): Promise<LicznikOdwiedzin>;
}

const keys = { cookies: 'ciasteczka', visits: 'licznikOdwiedzin' };

/** What the frame draws: a response without it is refused, since a frame that fails breaks every page. */
const menuShape: Shape = {
  menuBoczneElementy: [{ nazwa: 'string', pozycja: 'number', link: 'string' }],
  kontakt: { nazwaUrzedu: 'string', stronaUrl: 'string?' },
};
const visitsShape: Shape = { czyWlaczony: 'boolean', wartoscLicznika: 'number?' };

/** What only the frame of the portal needs: the side menu, the visit counter, whether the cookie notice was accepted. */
export class ShellStore {
  /** Null until the office has answered; the menu then has the default entries. */
  menu: readonly ElementMenuBocznego[] | null = null;
  kontakt: MenuBoczne['kontakt'] | null = null;
  /** The time of the menu, ms, when it is a cached response. */
  cachedAt: number | null = null;
  /** The menu was requested, and no response came. */
  silent = false;
  /** Null: the counter is switched off, or unknown. */
  visits: number | null;
  /** The menu has its final length: content below it may be drawn and will not move. */
  menuOver = false;
  cookiesAccepted: boolean;
  readonly #api: ShellApi;
  readonly #storage: KeyValueStorage;
  readonly #today: () => string;

  /** @param today gives the day that the stored counter is marked with */
  constructor(api: ShellApi, storage: KeyValueStorage, today = () => new Date().toISOString().slice(0, 10)) {
    this.#api = api;
    this.#storage = storage;
    this.#today = today;
    this.cookiesAccepted = false;
    this.visits = null;
    this.restore();
    makeAutoObservable(this, {
      menu: observableRef,
      kontakt: observableRef,
    });
  }

  /** Reads the storage. */
  restore(): void {
    this.cookiesAccepted = this.#storage.get(keys.cookies) === '1';
    const [storedCount = ''] = this.#storedVisits();
    this.visits = /^\d+$/.test(storedCount) ? Number(storedCount) : null;
  }

  /** Loads all at the start, and the menu again in another language. Never throws: the frame works without them. */
  async load(): Promise<void> {
    await Promise.all([this.loadMenu(), this.loadVisits()]);
  }

  async loadMenu(): Promise<void> {
    await this.askMenu();
    runInAction(() => {
      this.menuOver = true;
    });
  }

  private async askMenu(): Promise<void> {
    let cachedAt: number | null = null;
    const onCachedAt = (at: number | null) => {
      cachedAt = at;
    };
    const answer = await this.#api.dajMenuBoczne({ onCachedAt }).catch((error: unknown) => {
      runInAction(() => {
        this.silent = isSilence(error);
      });
      return null;
    });
    if (!answer || !hasShape(answer, menuShape)) return;
    runInAction(() => {
      this.silent = false;
      this.cachedAt = cachedAt;
      this.menu = answer.menuBoczneElementy;
      this.kontakt = answer.kontakt;
    });
  }

  get missed(): boolean {
    return this.silent || this.cachedAt !== null || this.menu === null;
  }

  /** Requests what is missing: there may be a connection again. */
  async reconnect(): Promise<void> {
    if (this.missed) await this.load();
  }

  acceptCookies(): void {
    this.cookiesAccepted = true;
    this.#storage.set(keys.cookies, '1');
  }

  /** From the storage, and once a day from the office, so that the number stays current. */
  async loadVisits(): Promise<void> {
    const [, day] = this.#storedVisits();
    if (day === this.#today()) return;
    const answer = await this.#api.dajLicznikOdwiedzin().catch(() => null);
    if (!answer || !hasShape(answer, visitsShape)) return;
    runInAction(() => {
      this.visits = answer.czyWlaczony ? (answer.wartoscLicznika ?? null) : null;
      this.#storage.set(keys.visits, `${this.visits ?? '-'} ${this.#today()}`);
    });
  }

  /** The number, or `-` where the counter is switched off, and its day. */
  #storedVisits(): string[] {
    return this.#storage.get(keys.visits)?.split(' ') ?? [];
  }
}
