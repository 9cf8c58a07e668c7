import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Access } from '../descriptors/contract.ts';
import type { Logowanie, Uzytkownik } from '../generated/models.ts';
import type { KeyValueStorage } from './storage.ts';

/** The account calls a session lives on. */
export interface SessionApi {
  dajDaneUzytkownika(): Promise<Uzytkownik>;
  przedluzSesje(args: { token: string }): Promise<{ czasDoKoncaSesji: number }>;
  wyloguj(args: { token: string }): Promise<unknown>;
}

/** What a login answers. No screen ever sees the token. */
export type SignInResult = Pick<Logowanie, 'token' | 'czyOgraniczony' | 'czyNiepotwierdzony' | 'czasSesji'>;

export interface Clock {
  /** Only ever grows, ms; may stand still while the machine sleeps. */
  monotonic(): number;
  /** The office's time of day, ms since 1970. */
  now(): number;
}

/** Why a session is over. */
export type SessionEnd = 'signed-out' | 'expired';

const keys = { full: 'token', restricted: 'tokenOgraniczony', end: 'koniecSesji', unconfirmed: 'niepotwierdzony' };
/** Tells the other tabs that nobody logged out: what is typed there stays. */
const expiredKey = 'sesjaWygasla';
/** Activity prolongs a session at most this often, ms. */
const extendEveryMs = 60_000;

/**
 * Who is signed in, and for how long still. The end is counted by a clock that nobody can set, from the remaining time the
 * office gives; the kept end date only bridges a reload.
 */
export class SessionStore {
  token: string | null = null;
  /** The account may do little until its identity is confirmed. */
  restricted = false;
  /** Restricted since the e-mail is not confirmed (otherwise: since the identity is not). */
  unconfirmed = false;
  user: Uzytkownik | null = null;
  userFailed = false;
  /** The last time a session ended here, for whoever leads on. */
  lastEnd: { why: SessionEnd } | null = null;
  /** Below this many seconds the shell asks whether to go on; 0 never asks. */
  promptBelowSeconds = 0;
  /** Told after the session is over, whoever ended it. */
  onEnd: (why: SessionEnd) => void = () => {};
  /** Another tab began another session in the place of the one that was here: what is on the page may be somebody else's. */
  onReplaced: () => void = () => {};
  /** Told after a token is here and before the user is. */
  onSignIn: () => Promise<void> | void = () => {};

  private deadline = Number.POSITIVE_INFINITY;
  private monotonicNow = 0;
  private promptAnswered = false;
  private active = false;
  private extendedAt = 0;
  private readonly api: SessionApi;
  private readonly storage: KeyValueStorage;
  private readonly clock: Clock;

  constructor(api: SessionApi, storage: KeyValueStorage, clock: Clock) {
    this.api = api;
    this.storage = storage;
    this.clock = clock;
    this.monotonicNow = clock.monotonic();
    makeAutoObservable<SessionStore, 'api' | 'storage' | 'clock' | 'active' | 'extendedAt'>(this, {
      api: false,
      storage: false,
      clock: false,
      active: false,
      extendedAt: false,
      onEnd: false,
      onSignIn: false,
      onReplaced: false,
      user: observableRef,
      lastEnd: observableRef,
    });
    this.restore();
    storage.onChange((key, value) => this.changedElsewhere(key, value));
  }

  /** What screens the resident may see. */
  get access(): Access {
    if (!this.token) return 'public';
    return this.restricted ? 'restricted' : 'full';
  }

  allows(access: Access): boolean {
    return access === 'public' || this.access === 'full' || this.access === access;
  }

  /** Milliseconds to the end, 0 when nobody is signed in. Follows `tick`. */
  get remainingMs(): number {
    return this.token ? Math.max(0, this.deadline - this.monotonicNow) : 0;
  }

  /** The countdown as it is shown, `14:05`. */
  get countdown(): string {
    const seconds = Math.ceil(this.remainingMs / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  /** Should the shell ask whether to go on? */
  get prompts(): boolean {
    return !!this.token && !this.promptAnswered && this.remainingMs < this.promptBelowSeconds * 1000;
  }

  async signIn(result: SignInResult): Promise<void> {
    this.token = result.token;
    this.restricted = result.czyOgraniczony;
    this.unconfirmed = result.czyNiepotwierdzony;
    this.storage.set(expiredKey, null);
    this.storage.set(this.restricted ? keys.restricted : keys.full, result.token);
    this.storage.set(this.restricted ? keys.full : keys.restricted, null);
    this.storage.set(keys.unconfirmed, this.unconfirmed ? '1' : null);
    this.lasts(result.czasSesji);
    await this.loadUser();
  }

  /** Asks who is signed in, after a login and after a reload. A refusal leaves the user unknown: `userFailed`. */
  async loadUser(): Promise<void> {
    const token = this.token;
    if (!token) return;
    this.userFailed = false;
    const [user] = await Promise.all([this.api.dajDaneUzytkownika().catch(() => null), this.onSignIn()]);
    runInAction(() => {
      if (token !== this.token) return;
      this.user = user;
      this.userFailed = user === null;
      this.bridge();
    });
  }

  /** Ends the session here and in every other tab, whether the office could be told or not. */
  async signOut(): Promise<void> {
    const token = this.token;
    if (!token) return;
    const told = this.api.wyloguj({ token }).catch(() => undefined);
    this.end('signed-out');
    await told;
  }

  /** The office does not know the session any more, or its time is up. */
  expire(): void {
    if (this.token) this.end('expired');
  }

  /** @returns false when the session could not be prolonged */
  async extend(): Promise<boolean> {
    const token = this.token;
    this.promptAnswered = true;
    if (!token) return false;
    this.active = false;
    this.extendedAt = this.clock.monotonic();
    try {
      const { czasDoKoncaSesji } = await this.api.przedluzSesje({ token });
      // Anything but a time would be a session without an end.
      if (!Number.isFinite(czasDoKoncaSesji)) return false;
      if (token === this.token) this.lasts(czasDoKoncaSesji);
      return true;
    } catch {
      return false;
    }
  }

  /** The resident did something: the session goes on, at most one call a minute. */
  touch(): void {
    this.active = true;
  }

  /** Once a second. */
  tick(): void {
    this.monotonicNow = this.clock.monotonic();
    if (!this.token) return;
    if (this.remainingMs === 0) this.expire();
    else if (this.active && this.monotonicNow - this.extendedAt > extendEveryMs) void this.extend();
  }

  private lasts(remainingMs: number): void {
    this.monotonicNow = this.clock.monotonic();
    this.deadline = this.monotonicNow + remainingMs;
    this.extendedAt = this.monotonicNow;
    this.promptAnswered = false;
    this.storage.set(keys.end, String(Math.round(this.clock.now() + remainingMs)));
  }

  private restore(): void {
    const full = this.storage.get(keys.full);
    this.token = full ?? this.storage.get(keys.restricted);
    this.restricted = !!this.token && !full;
    this.unconfirmed = !!this.token && this.storage.get(keys.unconfirmed) === '1';
    this.bridge();
  }

  /** The kept end date, read by the office's clock: a wrong clock of the device neither prolongs nor ends a session. */
  private bridge(): void {
    const end = Number(this.storage.get(keys.end));
    if (!this.token || !end) return;
    this.monotonicNow = this.clock.monotonic();
    this.deadline = this.monotonicNow + Math.max(1000, end - this.clock.now());
  }

  private end(why: SessionEnd): void {
    this.forget();
    this.storage.set(expiredKey, why === 'expired' ? '1' : null);
    for (const key of Object.values(keys)) this.storage.set(key, null);
    this.over(why);
  }

  private over(why: SessionEnd): void {
    this.lastEnd = { why };
    this.onEnd(why);
  }

  private forget(): void {
    this.token = null;
    this.restricted = false;
    this.unconfirmed = false;
    this.user = null;
    this.userFailed = false;
    this.deadline = Number.POSITIVE_INFINITY;
  }

  private changedElsewhere(key: string, value: string | null): void {
    if ((key !== keys.full && key !== keys.restricted) || value === this.token) return;
    if (value === null && this.token && key === (this.restricted ? keys.restricted : keys.full)) {
      this.forget();
      this.over(this.storage.get(expiredKey) ? 'expired' : 'signed-out');
    } else if (value !== null) {
      if (this.token !== null) this.onReplaced();
      this.forget();
      this.restore();
      void this.loadUser();
    }
  }
}
