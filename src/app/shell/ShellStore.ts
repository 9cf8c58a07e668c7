import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ElementMenuBocznego, LicznikOdwiedzin, MenuBoczne } from '../../generated/models.ts';
import type { KeyValueStorage } from '../../stores/storage.ts';
import { hasShape, type Shape } from '../../values/shape.ts';

export interface ShellApi {
  dajMenuBoczne(): Promise<MenuBoczne>;
  dajLicznikOdwiedzin(): Promise<LicznikOdwiedzin>;
}

const keys = { cookies: 'ciasteczka', visits: 'licznikOdwiedzin' };

/** What the frame draws: an answer without it is no answer, since a frame that fails takes every page with it. */
const menuShape: Shape = {
  menuBoczneElementy: [{ nazwa: 'string', pozycja: 'number', link: 'string' }],
  kontakt: { nazwaUrzedu: 'string', stronaUrl: 'string?' },
};
const visitsShape: Shape = { czyWlaczony: 'boolean', wartoscLicznika: 'number?' };

/** What only the frame of the portal needs: the side menu, the visit counter, whether the cookie notice was accepted. */
export class ShellStore {
  /** Nothing until the office has answered; the menu then shows what the portal itself knows. */
  menu: readonly ElementMenuBocznego[] | null = null;
  kontakt: MenuBoczne['kontakt'] | null = null;
  /** Nothing: the counter is switched off, or unknown. */
  visits: number | null;
  cookiesAccepted: boolean;
  private readonly api: ShellApi;
  private readonly storage: KeyValueStorage;

  constructor(api: ShellApi, storage: KeyValueStorage) {
    this.api = api;
    this.storage = storage;
    this.cookiesAccepted = storage.get(keys.cookies) === '1';
    const kept = storage.get(keys.visits);
    this.visits = /^\d+$/.test(kept ?? '') ? Number(kept) : null;
    makeAutoObservable<ShellStore, 'api' | 'storage'>(this, {
      api: false,
      storage: false,
      menu: observableRef,
      kontakt: observableRef,
    });
  }

  /** Once at the start, and the menu again in another language. Never throws: a frame without them still stands. */
  async load(): Promise<void> {
    await Promise.all([this.loadMenu(), this.loadVisits()]);
  }

  async loadMenu(): Promise<void> {
    const answer = await this.api.dajMenuBoczne().catch(() => null);
    if (!answer || !hasShape(answer, menuShape)) return;
    runInAction(() => {
      this.menu = answer.menuBoczneElementy;
      this.kontakt = answer.kontakt;
    });
  }

  acceptCookies(): void {
    this.cookiesAccepted = true;
    this.storage.set(keys.cookies, '1');
  }

  private async loadVisits(): Promise<void> {
    const answer = await this.api.dajLicznikOdwiedzin().catch(() => null);
    if (!answer || !hasShape(answer, visitsShape)) return;
    runInAction(() => {
      this.visits = answer.czyWlaczony ? (answer.wartoscLicznika ?? null) : null;
      this.storage.set(keys.visits, this.visits === null ? null : String(this.visits));
    });
  }
}
