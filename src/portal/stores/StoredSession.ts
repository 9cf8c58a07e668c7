import type { KeyValueStorage } from './storage.ts';

const keys = {
  full: 'token',
  restricted: 'tokenOgraniczony',
  end: 'koniecSesji',
  unconfirmed: 'niepotwierdzony',
  active: 'aktywnosc',
};
/** Set when a session expired without a logout: then the other tabs do not discard unsent input. */
const expiredKey = 'sesjaWygasla';

/** The session in the browser's storage, which all tabs share: its token, its end and flags, but no data of the user. */
export class StoredSession {
  readonly #storage: KeyValueStorage;
  /** The end that this tab has last read or written: a different one was written by another tab. */
  #knownEnd: string | null = null;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /** Calls `listener` after another tab has changed the token or the end. */
  onChange(listener: () => void): void {
    const shared: readonly string[] = [keys.full, keys.restricted, keys.end];
    this.#storage.onChange((key) => shared.includes(key) && listener());
  }

  get token(): string | null {
    return this.#storage.get(keys.full) ?? this.#storage.get(keys.restricted);
  }

  /** The token gives little access until the identity is confirmed. */
  get restricted(): boolean {
    return !!this.token && !this.#storage.get(keys.full);
  }

  get unconfirmed(): boolean {
    return this.#storage.get(keys.unconfirmed) === '1';
  }

  set unconfirmed(is: boolean) {
    this.#setFlag(keys.unconfirmed, is);
  }

  /** The resident was active since the session was last extended: a reload must not forget it. */
  get active(): boolean {
    return this.#storage.get(keys.active) === '1';
  }

  set active(is: boolean) {
    this.#setFlag(keys.active, is);
  }

  /** The last session expired without a logout. */
  get expired(): boolean {
    return this.#storage.get(expiredKey) !== null;
  }

  /** Another tab has changed the end since this tab last read or wrote it. */
  get hasNewEnd(): boolean {
    return this.#storage.get(keys.end) !== this.#knownEnd;
  }

  /** @returns the end by the office's clock, ms since 1970; 0 or NaN when none is stored */
  readEnd(): number {
    this.#knownEnd = this.#storage.get(keys.end);
    return Number(this.#knownEnd);
  }

  writeEnd(end: number): void {
    this.#knownEnd = String(Math.round(end));
    this.#storage.set(keys.end, this.#knownEnd);
  }

  /** Stores a new session; its end is written by `writeEnd`. */
  begin(token: string, restricted: boolean, unconfirmed: boolean): void {
    this.#setFlag(expiredKey, false);
    this.#storage.set(restricted ? keys.restricted : keys.full, token);
    this.#storage.set(restricted ? keys.full : keys.restricted, null);
    this.unconfirmed = unconfirmed;
  }

  /** Removes the session, which ends it in all tabs. @param expired without a logout */
  clear(expired: boolean): void {
    this.#setFlag(expiredKey, expired);
    for (const key of Object.values(keys)) this.#storage.set(key, null);
  }

  #setFlag(key: string, is: boolean): void {
    this.#storage.set(key, is ? '1' : null);
  }
}
