import { makeAutoObservable, observable, runInAction } from 'mobx';

/** The keys of the buttons, rows and forms whose actions are running. */
export class BusyKeys {
  readonly #running = observable.map<string, number>();

  constructor() {
    makeAutoObservable(this, { has: false, during: false });
  }

  has(key: string): boolean {
    return (this.#running.get(key) ?? 0) > 0;
  }

  async during<T>(key: string | undefined, work: () => Promise<T>): Promise<T> {
    if (key === undefined) return work();
    this.add(key, 1);
    try {
      return await work();
    } finally {
      runInAction(() => this.add(key, -1));
    }
  }

  private add(key: string, count: number): void {
    this.#running.set(key, (this.#running.get(key) ?? 0) + count);
  }
}
