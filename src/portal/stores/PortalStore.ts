import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Konfiguracja } from '../../generated/models.ts';
import type { Manifest, ManifestService } from '../../lang/descriptors/manifest.ts';
import { isOffered } from '../../lang/descriptors/offered.ts';
import { HOME_PATH, homePathOf } from '../../lang/descriptors/paths.ts';
import type { KeyValueStorage } from './storage.ts';

export interface PortalApi {
  dajKonfiguracje(): Promise<Konfiguracja>;
  dajStanPrzerwyTechnicznej(): Promise<{ czyPrzerwaTechniczna: boolean }>;
}

const key = 'przerwaTechniczna';
/** Stored for the next visit: public/early.js reads it before the settings are loaded. */
const elsewhereKey = 'innaStronaStartowa';

/** The state of the whole portal: its manifest, the office's settings, and whether there is a technical break. */
export class PortalStore {
  readonly manifest: Manifest;
  config: Konfiguracja | null = null;
  configFailed = false;
  /** A declared break of the whole portal. */
  maintenance: boolean;
  /** The office has been asked once whether there is a break; it may not have answered yet. */
  asked = false;
  private elsewhere: boolean;
  readonly #api: PortalApi;
  readonly #storage: KeyValueStorage;

  constructor(manifest: Manifest, api: PortalApi, storage: KeyValueStorage) {
    this.manifest = manifest;
    this.#api = api;
    this.#storage = storage;
    this.maintenance = storage.get(key) === '1';
    this.elsewhere = storage.get(elsewhereKey) === '1';
    makeAutoObservable(this, {
      manifest: false,
      config: observableRef,
      isClosed: false,
      isOffered: false,
    });
  }

  /** Reads the storage again: the page that the office drew is the browser's now. */
  restore(): void {
    this.elsewhere = this.#storage.get(elsewhereKey) === '1';
  }

  /** The settings are loaded, or have failed to load. */
  get configSettled(): boolean {
    return this.config !== null || this.configFailed;
  }

  /** Services in a technical break, by id. */
  get closedServices(): readonly number[] {
    const closed = this.config?.przerwaTechnicznaUslugi;
    return Array.isArray(closed) ? closed : [];
  }

  /** Does this office offer the service, as far as the settings are loaded? */
  isOffered(service: ManifestService): boolean {
    return isOffered(service, this.config);
  }

  isClosed({ uslugaId }: ManifestService): boolean {
    return this.closedServices.includes(uslugaId);
  }

  /** The address of the home page: `/`, unless the office has a start page there, as far as the settings are loaded. */
  get homePath(): string {
    return this.elsewhere ? HOME_PATH : '/';
  }

  /** Where a login leads that asked for no other page. */
  get minePath(): string {
    const { special, screens } = this.manifest;
    return screens[special.mine ?? '']?.path ?? '/';
  }

  get services(): readonly ManifestService[] {
    return this.manifest.groups.flatMap((group) => group.services);
  }

  /** @param id its number or its slug */
  service(id: unknown): ManifestService | undefined {
    return this.services.find((one) => one.slug === id || one.uslugaId === Number(id));
  }

  /** Never throws; sets `configFailed`. */
  async loadConfig(): Promise<void> {
    this.configFailed = false;
    try {
      const config = await this.#api.dajKonfiguracje();
      runInAction(() => {
        this.config = config;
        this.elsewhere = homePathOf(config.stronaStartowa) !== '/';
        this.#storage.set(elsewhereKey, this.elsewhere ? '1' : null);
      });
    } catch {
      runInAction(() => {
        this.configFailed = true;
      });
    }
  }

  /** Asks whether there is a break. Without a response nothing changes: only the office declares a break. */
  async checkMaintenance(): Promise<void> {
    try {
      const { czyPrzerwaTechniczna } = await this.#api.dajStanPrzerwyTechnicznej();
      if (typeof czyPrzerwaTechniczna === 'boolean') this.setMaintenance(czyPrzerwaTechniczna);
    } catch {
      return;
    } finally {
      runInAction(() => {
        this.asked = true;
      });
    }
  }

  setMaintenance(on: boolean): void {
    this.maintenance = on;
    this.#storage.set(key, on ? '1' : null);
  }
}
