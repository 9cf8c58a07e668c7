import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Podmiot } from '../../generated/models.ts';
import { hasShape, type Shape } from '../../lang/values/shape.ts';
import type { KeyValueStorage } from './storage.ts';

export type { Podmiot };

export interface SubjectApi {
  dajListePodmiotow(): Promise<{ podmioty: readonly Podmiot[] }>;
}

const key = 'podmiot';
const shape: Shape = {
  podmioty: [{ idPodmiotu: 'string', nazwa: 'string', czyInstytucja: 'boolean', nip: 'string?' }],
};

/** The subject. Each tab keeps its own choice; a new tab starts with the last choice made. */
export class SubjectStore {
  podmioty: readonly Podmiot[] = [];
  chosen: Podmiot | null = null;
  failed = false;
  readonly #api: SubjectApi;
  readonly #storage: KeyValueStorage;

  constructor(api: SubjectApi, storage: KeyValueStorage) {
    this.#api = api;
    this.#storage = storage;
    makeAutoObservable(this, {
      podmioty: observableRef,
      chosen: observableRef,
    });
  }

  /** Never throws; sets `failed`. */
  async load(): Promise<void> {
    this.failed = false;
    try {
      const answer = await this.#api.dajListePodmiotow();
      if (!hasShape(answer, shape)) throw new TypeError('no list of subjects');
      const { podmioty } = answer;
      runInAction(() => {
        const wanted = this.chosen?.idPodmiotu ?? this.#storage.get(key);
        this.podmioty = podmioty;
        this.chosen = podmioty.find((one) => one.idPodmiotu === wanted) ?? podmioty[0] ?? null;
      });
    } catch {
      runInAction(() => {
        this.failed = true;
      });
    }
  }

  /** @param idPodmiotu one of `podmioty`; for any other value nothing changes */
  choose(idPodmiotu: unknown): void {
    const chosen = this.podmioty.find((one) => one.idPodmiotu === idPodmiotu);
    if (!chosen) return;
    this.chosen = chosen;
    this.#storage.set(key, chosen.idPodmiotu);
  }

  /** The session is over. */
  clear(): void {
    this.podmioty = [];
    this.chosen = null;
    this.failed = false;
    this.#storage.set(key, null);
  }
}
