import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Logowanie, Uzytkownik } from '../../generated/models.ts';
import type { Access } from '../../lang/descriptors/contract.ts';
import { isSilence } from './ConnectionStore.ts';
import { type Clock, SessionTime } from './SessionTime.ts';
import { StoredSession } from './StoredSession.ts';
import type { KeyValueStorage } from './storage.ts';

/** The calls that a session makes. */
export interface SessionApi {
  dajDaneUzytkownika(): Promise<Uzytkownik>;
  przedluzSesje(args: { token: string }): Promise<{ czasDoKoncaSesji: number }>;
  wyloguj(args: { token: string }): Promise<unknown>;
}

/** The response of a login. No screen ever sees the token. */
export type SignInResult = Pick<Logowanie, 'token' | 'czyOgraniczony' | 'czyNiepotwierdzony' | 'czasSesji'>;

/** Why a session is over. */
export type SessionEnd = 'signed-out' | 'expired';

/**
 * Who is signed in, and for how long. All tabs of a browser share one session: `StoredSession` holds what they have in common,
 * and `SessionTime` measures what is left.
 */
export class SessionStore {
  token: string | null = null;
  /** How long the session lasts, and whether to ask about its end. */
  readonly time: SessionTime;
  /** The account has little access until its identity is confirmed. */
  restricted = false;
  /** The reason of a restriction: the e-mail is not confirmed. Otherwise the identity is not. */
  unconfirmed = false;
  user: Uzytkownik | null = null;
  userFailed = false;
  /** The last end of a session, for redirects; `elsewhere`: in another tab. */
  lastEnd: { why: SessionEnd; elsewhere: boolean } | null = null;
  /** A session that was used in this tab expired: the shell shows a message until the resident closes it. */
  endShown = false;
  /** The login whose session expired in this tab: unsent input belongs to it. */
  private expiredLogin: string | null = null;
  /** Another tab has logged in while nobody was signed in here. `same`: see `isSamePerson`. */
  startedElsewhere: { same: boolean } | null = null;
  /** Another tab has replaced this session, and its owner is not known yet. */
  changing = false;
  /** Activity extends the session at most this often. */
  refreshSeconds = 60;
  /** Called after the session is over, whoever ended it. */
  onEnd: (why: SessionEnd, elsewhere: boolean) => void = () => {};
  /** Called when the session that replaced this one belongs to another person: the page shows the wrong data. */
  onReplaced: () => void = () => {};
  /** Called after a logout in this tab, when the office has confirmed it or does not know the session. */
  onLeft: () => void = () => {};
  /** Called when the token is set and the user is not loaded yet. */
  onSignIn: () => Promise<void> | void = () => {};

  /** The resident was active in this tab since the session was last extended. */
  #active = false;
  readonly #api: SessionApi;
  readonly #stored: StoredSession;

  constructor(api: SessionApi, storage: KeyValueStorage, clock: Clock) {
    this.#api = api;
    this.#stored = new StoredSession(storage);
    this.time = new SessionTime(clock);
    makeAutoObservable(this, {
      onEnd: false,
      onSignIn: false,
      onReplaced: false,
      onLeft: false,
      user: observableRef,
      lastEnd: observableRef,
      startedElsewhere: observableRef,
    });
    this.restore();
    this.#stored.onChange(() => this.readOtherTabs());
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

  /** The greeting is not shown again. */
  markGreeted(): void {
    if (this.user) this.user = { ...this.user, czyPierwszeLogowanie: false };
  }

  /** Whether unsent input may be shown to the user: no session expired in this tab, or one of the same login. */
  get isSamePerson(): boolean {
    return this.expiredLogin === null || this.user?.login === this.expiredLogin;
  }

  /** Milliseconds to the end, 0 when nobody is signed in. Follows `tick`. */
  get remainingMs(): number {
    return this.token ? this.time.remainingMs : 0;
  }

  async signIn(result: SignInResult): Promise<void> {
    this.token = result.token;
    this.restricted = result.czyOgraniczony;
    this.unconfirmed = result.czyNiepotwierdzony;
    this.#stored.begin(result.token, this.restricted, this.unconfirmed);
    this.endShown = false;
    this.changing = false;
    this.time.lengthMs = result.czasSesji;
    this.setRemaining(result.czasSesji);
    await this.loadUser();
  }

  /** Asks who is signed in, after a login and after a reload. After a refusal the user stays unknown: `userFailed`. */
  async loadUser(): Promise<void> {
    const token = this.token;
    if (!token) return;
    this.userFailed = false;
    const [user] = await Promise.all([this.#api.dajDaneUzytkownika().catch(() => null), this.onSignIn()]);
    runInAction(() => {
      if (token !== this.token) return;
      this.user = user;
      this.userFailed = user === null;
      if (user && user.czasSesji > 0) this.time.lengthMs = user.czasSesji;
      this.#updateUnconfirmed();
      this.#readEnd();
    });
  }

  /** The account may have been confirmed further since the login, in another tab or at the counter. */
  #updateUnconfirmed(): void {
    const stan = this.user?.stan;
    if (!this.restricted || stan === undefined) return;
    this.unconfirmed = stan === 'NIEPOTWIERDZONE';
    this.#stored.unconfirmed = this.unconfirmed;
  }

  /** Ends the session here and in every other tab, even when the office could not be informed. */
  async signOut(): Promise<void> {
    const token = this.token;
    if (!token) return;
    const isInformed = this.#api.wyloguj({ token }).then(
      () => true,
      (failure) => !isSilence(failure),
    );
    this.#endInAllTabs('signed-out');
    // Without a connection the page cannot be reloaded.
    if (await isInformed) this.onLeft();
  }

  /** The office no longer knows the session, or its time is over. */
  expire(): void {
    if (!this.token) return;
    // Another tab may have logged in meanwhile: its newer session is not over.
    if (this.#stored.token !== this.token) this.readOtherTabs();
    else this.#endInAllTabs('expired');
  }

  /** The resident has read that the session is over. */
  dismissEnd(): void {
    this.endShown = false;
  }

  /** Asks the office to extend the session. @returns false when it did not */
  async extend(): Promise<boolean> {
    const token = this.token;
    this.time.answerPrompt();
    if (!token) return false;
    this.#setActive(false);
    this.time.requestSent();
    try {
      const { czasDoKoncaSesji } = await this.#api.przedluzSesje({ token });
      // A response without a number would create a session without an end.
      if (!Number.isFinite(czasDoKoncaSesji)) return false;
      if (token === this.token) this.setRemaining(czasDoKoncaSesji);
      this.time.requestAnswered();
      return true;
    } catch {
      return false;
    }
  }

  /** The resident is active: the session is extended at one of the next ticks. */
  noteActivity(): void {
    if (this.token && !this.#active) this.#setActive(true);
  }

  /** Called once a second. */
  tick(): void {
    this.time.update();
    if (!this.token) return;
    if (this.remainingMs === 0 && !this.readOtherTabs()) this.expire();
    else if (this.time.takeRequest(this.#active, this.refreshSeconds * 1000)) void this.extend();
  }

  /** The page is visible again: the machine may have slept, and events of other tabs may have been missed. */
  notePageShown(): void {
    if (!this.token || this.readOtherTabs()) return;
    this.time.requestSoon();
    this.tick();
  }

  /**
   * Reads the changes that other tabs have made to the session.
   *
   * @returns whether the session is another one now, or has another end
   */
  private readOtherTabs(): boolean {
    const storedToken = this.#stored.token;
    if (storedToken !== this.token) {
      if (storedToken !== null) void this.takeOverSession();
      else this.#handleEnd(this.#stored.expired ? 'expired' : 'signed-out', true);
      return true;
    }
    if (this.token === null || !this.#stored.hasNewEnd) return false;
    this.#readEnd();
    return true;
  }

  /** Another tab has logged in. If the person is the same, the page stays as it is. */
  private async takeOverSession(): Promise<void> {
    const before = this.token === null ? null : (this.user?.login ?? '');
    this.#reset();
    this.restore();
    const { token } = this;
    this.changing = before !== null;
    await this.loadUser();
    if (token !== this.token) return;
    if (before !== null && this.user?.login !== before) return this.onReplaced();
    runInAction(() => {
      this.changing = false;
      this.endShown = false;
      if (before === null && this.user !== null) this.startedElsewhere = { same: this.isSamePerson };
    });
  }

  private setRemaining(remainingMs: number): void {
    this.#stored.writeEnd(this.time.setRemaining(remainingMs));
  }

  #setActive(active: boolean): void {
    this.#active = active;
    this.#stored.active = active;
  }

  /** Reads who is signed in from the storage. */
  restore(): void {
    const { token, restricted, unconfirmed, active } = this.#stored;
    this.token = token;
    this.restricted = restricted;
    this.unconfirmed = !!token && unconfirmed;
    this.#active = !!token && active;
    this.#readEnd();
  }

  #readEnd(): void {
    const end = this.#stored.readEnd();
    if (this.token && end) this.time.setEnd(end);
  }

  #endInAllTabs(why: SessionEnd): void {
    this.#stored.clear(why === 'expired');
    this.#handleEnd(why, false);
  }

  #handleEnd(why: SessionEnd, elsewhere: boolean): void {
    const login = this.user?.login ?? null;
    this.#reset();
    this.expiredLogin = why === 'expired' ? login : null;
    // A session that expired before the page was opened has lost no input here.
    this.endShown = this.expiredLogin !== null;
    this.lastEnd = { why, elsewhere };
    this.onEnd(why, elsewhere);
  }

  #reset(): void {
    this.token = null;
    this.restricted = false;
    this.unconfirmed = false;
    this.user = null;
    this.userFailed = false;
    this.changing = false;
    this.#active = false;
    this.time.reset();
  }
}
