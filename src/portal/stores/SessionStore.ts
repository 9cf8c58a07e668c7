import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Logowanie, Uzytkownik } from '../../generated/models.ts';
import type { Access } from '../../lang/descriptors/contract.ts';
import { isSilence } from './ConnectionStore.ts';
import type { KeyValueStorage } from './storage.ts';

/** The calls that a session makes. */
export interface SessionApi {
  dajDaneUzytkownika(): Promise<Uzytkownik>;
  przedluzSesje(args: { token: string }): Promise<{ czasDoKoncaSesji: number }>;
  wyloguj(args: { token: string }): Promise<unknown>;
}

/** The response of a login. No screen ever sees the token. */
export type SignInResult = Pick<Logowanie, 'token' | 'czyOgraniczony' | 'czyNiepotwierdzony' | 'czasSesji'>;

export interface Clock {
  /** Monotonic, ms; may stop while the machine sleeps. */
  monotonic(): number;
  /** The office's time of day, ms since 1970. */
  now(): number;
}

/** Why a session is over. */
export type SessionEnd = 'signed-out' | 'expired';

const keys = {
  full: 'token',
  restricted: 'tokenOgraniczony',
  end: 'koniecSesji',
  unconfirmed: 'niepotwierdzony',
  /** Stored activity since the session was last prolonged, so that a reload does not forget it. */
  active: 'aktywnosc',
};
/** Tells the other tabs that the session expired without a logout, so that they keep unsent input. */
const expiredKey = 'sesjaWygasla';
/** When two clocks differ by more than this, the machine slept or its clock was set. */
const sleptMs = 5_000;
/** After this time an unanswered request is sent again. */
const askAgainMs = 10_000;
/** A period shortened by more than this is limited by the maximum duration; less is a delay of measurement. */
const slackMs = 2_000;

/**
 * Who is signed in, and for how long. The end is measured by a monotonic clock, from the remaining time that the
 * office gives; the stored end date only bridges a reload.
 */
export class SessionStore {
  token: string | null = null;
  /** The account may do little until its identity is confirmed. */
  restricted = false;
  /** Restricted since the e-mail is not confirmed (otherwise: since the identity is not). */
  unconfirmed = false;
  user: Uzytkownik | null = null;
  userFailed = false;
  /** The last end of a session, for redirects; `elsewhere`: in another tab. */
  lastEnd: { why: SessionEnd; elsewhere: boolean } | null = null;
  /** A session that was in use here expired: the shell says so until the resident has answered. */
  endShown = false;
  /** The login whose session expired here: the stored input belongs to it. */
  private former: string | null = null;
  /** Nobody was signed in here, and another tab logged in: whether the person is the former one, or there was none. */
  begunElsewhere: { same: boolean } | null = null;
  /** Another tab has replaced this session, and its owner is not known yet. */
  changing = false;
  /** The maximum duration limits the session: nothing prolongs it any more. */
  atLimit = false;
  /** Below this many seconds the shell asks whether to go on; 0 never asks. */
  promptBelowSeconds = 0;
  /** Activity prolongs the session at most this often. */
  refreshSeconds = 60;
  /** Called after the session is over, whoever ended it. */
  onEnd: (why: SessionEnd, elsewhere: boolean) => void = () => {};
  /** Called when the session that replaced this one belongs to another person: the page shows the wrong data. */
  onReplaced: () => void = () => {};
  /** Called after a logout in this tab, when the office has confirmed it or does not know the session. */
  onLeft: () => void = () => {};
  /** Called when the token is set and the user is not loaded yet. */
  onSignIn: () => Promise<void> | void = () => {};

  private deadline = Number.POSITIVE_INFINITY;
  private monotonicNow = 0;
  private promptAnswered = false;
  /** How long a session lasts without activity, ms. */
  private lengthMs = Number.POSITIVE_INFINITY;
  private active = false;
  private extendedAt = 0;
  /** The difference of wall clock and monotonic clock, when the remaining time was last known. */
  private apart = 0;
  private askAt = Number.POSITIVE_INFINITY;
  /** The stored end date that this tab knows: a different one was written by another tab. */
  private keptEnd: string | null = null;
  private readonly api: SessionApi;
  private readonly storage: KeyValueStorage;
  private readonly clock: Clock;

  constructor(api: SessionApi, storage: KeyValueStorage, clock: Clock) {
    this.api = api;
    this.storage = storage;
    this.clock = clock;
    this.monotonicNow = clock.monotonic();
    type Plain = 'api' | 'storage' | 'clock' | 'active' | 'extendedAt' | 'apart' | 'askAt' | 'keptEnd';
    makeAutoObservable<SessionStore, Plain>(this, {
      api: false,
      storage: false,
      clock: false,
      active: false,
      extendedAt: false,
      apart: false,
      askAt: false,
      keptEnd: false,
      onEnd: false,
      onSignIn: false,
      onReplaced: false,
      onLeft: false,
      user: observableRef,
      lastEnd: observableRef,
      begunElsewhere: observableRef,
    });
    this.restore();
    const shared: readonly string[] = [keys.full, keys.restricted, keys.end];
    storage.onChange((key) => shared.includes(key) && this.lookAround());
  }

  /** The level of access to screens. */
  get access(): Access {
    if (!this.token) return 'public';
    return this.restricted ? 'restricted' : 'full';
  }

  allows(access: Access): boolean {
    return access === 'public' || this.access === 'full' || this.access === access;
  }

  /** The first login of a confirmed account, not greeted yet. */
  get isFirst(): boolean {
    return this.access === 'full' && this.user?.czyPierwszeLogowanie === true;
  }

  greeted(): void {
    if (this.user) this.user = { ...this.user, czyPierwszeLogowanie: false };
  }

  /** Is the present person the one whose session expired here last, if one did? */
  get isFormer(): boolean {
    return this.former === null || this.user?.login === this.former;
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

  /** Should the shell ask whether to continue? */
  get prompts(): boolean {
    return !!this.token && !this.promptAnswered && this.remainingMs < this.promptBelowMs;
  }

  /** A session shorter than the prompt's time would start with the prompt. */
  private get promptBelowMs(): number {
    return Math.min(this.promptBelowSeconds * 1000, this.lengthMs / 2);
  }

  async signIn(result: SignInResult): Promise<void> {
    this.token = result.token;
    this.restricted = result.czyOgraniczony;
    this.unconfirmed = result.czyNiepotwierdzony;
    this.storage.set(expiredKey, null);
    this.storage.set(this.restricted ? keys.restricted : keys.full, result.token);
    this.storage.set(this.restricted ? keys.full : keys.restricted, null);
    this.storage.set(keys.unconfirmed, this.unconfirmed ? '1' : null);
    this.endShown = false;
    this.changing = false;
    this.atLimit = false;
    this.lengthMs = result.czasSesji;
    this.lasts(result.czasSesji);
    await this.loadUser();
  }

  /** Asks who is signed in, after a login and after a reload. After a refusal the user stays unknown: `userFailed`. */
  async loadUser(): Promise<void> {
    const token = this.token;
    if (!token) return;
    this.userFailed = false;
    const [user] = await Promise.all([this.api.dajDaneUzytkownika().catch(() => null), this.onSignIn()]);
    runInAction(() => {
      if (token !== this.token) return;
      this.user = user;
      this.userFailed = user === null;
      if (user && user.czasSesji > 0) this.lengthMs = user.czasSesji;
      this.noteState();
      this.bridge();
    });
  }

  /** The account may have been confirmed further since the login, in another tab or at the counter. */
  private noteState(): void {
    const stan = this.user?.stan;
    if (!this.restricted || stan === undefined) return;
    this.unconfirmed = stan === 'NIEPOTWIERDZONE';
    this.storage.set(keys.unconfirmed, this.unconfirmed ? '1' : null);
  }

  /** Ends the session here and in every other tab, even when the office could not be informed. */
  async signOut(): Promise<void> {
    const token = this.token;
    if (!token) return;
    const isInformed = this.api.wyloguj({ token }).then(
      () => true,
      (failure) => !isSilence(failure),
    );
    this.end('signed-out');
    // Without a connection the page cannot be reloaded.
    if (await isInformed) this.onLeft();
  }

  /** The office no longer knows the session, or its time is over. */
  expire(): void {
    if (!this.token) return;
    // Another tab may have logged in meanwhile: its newer session is not over.
    if (this.keptToken() !== this.token) this.lookAround();
    else this.end('expired');
  }

  /** The resident has read that the session is over. */
  dismissEnd(): void {
    this.endShown = false;
  }

  /** The resident has read that the session will end. */
  answerPrompt(): void {
    this.promptAnswered = true;
  }

  /** @returns false when the session could not be prolonged */
  async extend(): Promise<boolean> {
    const token = this.token;
    this.promptAnswered = true;
    if (!token) return false;
    this.setActive(false);
    this.extendedAt = this.clock.monotonic();
    try {
      const { czasDoKoncaSesji } = await this.api.przedluzSesje({ token });
      // A response without a number would create a session without an end.
      if (!Number.isFinite(czasDoKoncaSesji)) return false;
      if (token === this.token) this.lasts(czasDoKoncaSesji);
      this.askAt = Number.POSITIVE_INFINITY;
      return true;
    } catch {
      return false;
    }
  }

  /** Activity of the resident: the session is prolonged at the next tick of the timer. */
  touch(): void {
    if (this.token && !this.active) this.setActive(true);
  }

  /** Called once a second. */
  tick(): void {
    this.monotonicNow = this.clock.monotonic();
    if (!this.token) return;
    if (this.remainingMs === 0 && !this.lookAround()) {
      this.expire();
      return;
    }
    if (Math.abs(this.clockGap() - this.apart) > sleptMs) this.askSoon();
    const refreshMs = Math.min(this.refreshSeconds * 1000, this.lengthMs / 3);
    const due = this.active && !this.atLimit && this.monotonicNow - this.extendedAt > refreshMs;
    if (due || this.monotonicNow >= this.askAt) {
      this.askAt = this.monotonicNow + askAgainMs;
      void this.extend();
    }
  }

  /** The page is visible again: the machine may have slept, and events of other tabs may have been missed. */
  seen(): void {
    if (!this.token || this.lookAround()) return;
    this.askSoon();
    this.tick();
  }

  /**
   * Reads the changes that other tabs have made to the session.
   *
   * @returns whether it is another session now, or has another end
   */
  private lookAround(): boolean {
    const storedToken = this.keptToken();
    if (storedToken !== this.token) {
      if (storedToken !== null) void this.takeOverSession();
      else this.endedElsewhere();
      return true;
    }
    if (this.token === null || this.storage.get(keys.end) === this.keptEnd) return false;
    this.bridge();
    this.askAgainLater();
    return true;
  }

  /** Another tab has logged in. If the person is the same, the page stays as it is. */
  private async takeOverSession(): Promise<void> {
    const before = this.token === null ? null : (this.user?.login ?? '');
    this.forget();
    this.restore();
    const { token } = this;
    this.changing = before !== null;
    await this.loadUser();
    if (token !== this.token) return;
    if (before !== null && this.user?.login !== before) return this.onReplaced();
    runInAction(() => {
      this.changing = false;
      this.endShown = false;
      if (before === null && this.user !== null) this.begunElsewhere = { same: this.isFormer };
    });
  }

  private endedElsewhere(): void {
    if (this.storage.get(expiredKey)) this.over('expired', true);
    else this.over('signed-out', true);
  }

  private lasts(remainingMs: number): void {
    this.monotonicNow = this.clock.monotonic();
    this.deadline = this.monotonicNow + remainingMs;
    this.extendedAt = this.monotonicNow;
    this.apart = this.clockGap();
    this.atLimit = remainingMs < this.lengthMs - slackMs;
    this.askAgainLater();
    this.keepEnd(String(Math.round(this.clock.now() + remainingMs)));
  }

  /** The prompt appears again only when there is enough time in between. */
  private askAgainLater(): void {
    if (this.remainingMs >= this.promptBelowMs) this.promptAnswered = false;
  }

  private keepEnd(end: string): void {
    this.keptEnd = end;
    this.storage.set(keys.end, end);
  }

  private clockGap(): number {
    return this.clock.now() - this.clock.monotonic();
  }

  /** The remaining time is requested at the next tick, and again until the office answers. */
  private askSoon(): void {
    this.apart = this.clockGap();
    this.askAt = Math.min(this.askAt, this.clock.monotonic());
  }

  private setActive(active: boolean): void {
    this.active = active;
    this.storage.set(keys.active, active ? '1' : null);
  }

  private keptToken(): string | null {
    return this.storage.get(keys.full) ?? this.storage.get(keys.restricted);
  }

  /** Reads who is signed in from the storage. */
  restore(): void {
    const full = this.storage.get(keys.full);
    this.token = full ?? this.storage.get(keys.restricted);
    this.restricted = !!this.token && !full;
    this.unconfirmed = !!this.token && this.storage.get(keys.unconfirmed) === '1';
    this.active = !!this.token && this.storage.get(keys.active) === '1';
    this.bridge();
  }

  /** The stored end date, read by the office's clock: a wrong device clock neither prolongs nor ends a session. */
  private bridge(): void {
    this.keptEnd = this.storage.get(keys.end);
    const end = Number(this.keptEnd);
    if (!this.token || !end) return;
    this.monotonicNow = this.clock.monotonic();
    this.deadline = this.monotonicNow + Math.max(1000, end - this.clock.now());
    this.apart = this.clockGap();
  }

  private end(why: SessionEnd): void {
    this.storage.set(expiredKey, why === 'expired' ? '1' : null);
    for (const key of Object.values(keys)) this.storage.set(key, null);
    this.over(why, false);
  }

  private over(why: SessionEnd, elsewhere: boolean): void {
    const login = this.user?.login ?? null;
    this.forget();
    this.former = why === 'expired' ? login : null;
    // A session that expired before the page was opened has lost no input here.
    this.endShown = this.former !== null;
    this.lastEnd = { why, elsewhere };
    this.onEnd(why, elsewhere);
  }

  private forget(): void {
    this.token = null;
    this.restricted = false;
    this.unconfirmed = false;
    this.user = null;
    this.userFailed = false;
    this.changing = false;
    this.atLimit = false;
    this.active = false;
    this.deadline = Number.POSITIVE_INFINITY;
    this.lengthMs = Number.POSITIVE_INFINITY;
    this.askAt = Number.POSITIVE_INFINITY;
  }
}
