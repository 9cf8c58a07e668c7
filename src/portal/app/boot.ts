import { reaction, runInAction, when } from 'mobx';
import * as client from '../../generated/client.ts';
import type { Manifest } from '../../lang/descriptors/manifest.ts';
import { readingCookie } from '../../lang/descriptors/wholePage.ts';
import { ApiError } from '../../lang/errors/ApiError.ts';
import { warsawDay } from '../../lang/values/warsaw.ts';
import type { Api } from '../api/Api.ts';
import { fetchApi } from '../api/fetchApi.ts';
import { type Files, fetchedFiles } from '../api/files.ts';
import { type Texts, Words } from '../i18n/Words.ts';
import { ConfirmStore } from '../stores/ConfirmStore.ts';
import { ConnectionStore } from '../stores/ConnectionStore.ts';
import { NotificationsStore } from '../stores/NotificationsStore.ts';
import { PendingStore } from '../stores/PendingStore.ts';
import { PortalStore } from '../stores/PortalStore.ts';
import { PreferencesStore } from '../stores/PreferencesStore.ts';
import { SessionStore } from '../stores/SessionStore.ts';
import { SubjectStore } from '../stores/SubjectStore.ts';
import { browserStorage, type KeyValueStorage } from '../stores/storage.ts';
import { LeaveGuard } from './router/LeaveGuard.ts';
import { saveNotifications } from './savedNotifications.ts';
import type { Page, Stores } from './stores.ts';

/** How long a call waits for the state of a break, ms. */
const statusWithinMs = 3000;

/** What differs between a page that is drawn from nothing, and one that is made or taken over whole. */
export interface BootOptions {
  storage?: KeyValueStorage;
  files?: Files;
  fetch?: typeof fetch;
  /** Wraps the client of the office. */
  around?(office: Api, language: () => string | null): Api;
  /** The offset of Warsaw's time from UTC when the page was drawn, ms. */
  utcOffsetMs?: number;
}

/** Creates everything that lives as long as the page. No call is made yet. */
export function boot(manifest: Manifest, window: Window, options: BootOptions = {}): Stores {
  const { storage = browserStorage(window), files = fetchedFiles, fetch, around = (office) => office } = options;
  const clock = officeClock(window.performance, options.utcOffsetMs);
  const preferences = new PreferencesStore(storage, manifest.languages, window.location.search);
  const words = new Words(preferences.language, (file) => files.json<Texts>(file), import.meta.env.DEV);
  const notifications = new NotificationsStore();

  const language = () => words.language;
  /** Calls that fail together ask once. */
  let checking: Promise<void> | undefined;
  const overHttp = fetchApi(
    {
      language,
      token: () => session.token,
      nip: () => (subject.chosen?.czyInstytucja ? subject.chosen.nip : null),
      onUnauthorised: (token) => {
        if (token === session.token) session.expire();
      },
      async isBreak() {
        checking ??= portal.checkMaintenance();
        await checking;
        checking = undefined;
        return portal.maintenance;
      },
      onBreak: () =>
        runInAction(() => {
          portal.setMaintenance(true);
          session.expire();
        }),
      onTime: clock.correct,
    },
    { base: new URL(manifest.api.base, window.location.href).href.replace(/\/$/, ''), fetch },
  );
  const office = around(overHttp, language);

  // A call during a break ends the session: no call is made before the state is known, nor during a break.
  let status: Promise<void> | undefined;
  const api: Api = {
    async call(call, args, options) {
      // A call queued in one session is not made in the next; a logout forgets its token at once.
      const { token } = session;
      status ??= when(() => portal.asked, { timeout: statusWithinMs }).catch(() => undefined);
      await status;
      if (portal.maintenance) throw new ApiError({ kind: 'break' });
      return office.call(call, args, { token, ...options });
    },
  };

  const portal = new PortalStore(
    manifest,
    {
      dajKonfiguracje: () => client.dajKonfiguracje(api),
      dajStanPrzerwyTechnicznej: () => client.dajStanPrzerwyTechnicznej(office),
    },
    storage,
  );
  const subject = new SubjectStore({ dajListePodmiotow: () => client.dajListePodmiotow(api) }, storage);
  const session = new SessionStore(
    {
      dajDaneUzytkownika: () => client.dajDaneUzytkownika(api),
      przedluzSesje: (args) => client.przedluzSesje(api, args),
      wyloguj: (args) => client.wyloguj(api, args),
    },
    storage,
    clock,
  );
  const confirm = new ConfirmStore();
  const leaveGuard = new LeaveGuard();
  const stores: Stores = {
    api,
    files,
    clock,
    storage,
    portal,
    session,
    subject,
    preferences,
    notifications,
    confirm,
    connection: new ConnectionStore(window.navigator.onLine),
    pending: new PendingStore(),
    words,
    leaveGuard,
    page: pageOf(window),
  };
  join(stores, window);
  return stores;
}

/** Connects stores that depend on each other. */
function join(stores: Stores, window: Window): void {
  const { session, subject, portal, preferences, notifications, words, leaveGuard, confirm, page } = stores;
  session.onSignIn = () => (session.restricted ? undefined : subject.load());
  if (portal.manifest.refreshSeconds) session.refreshSeconds = portal.manifest.refreshSeconds;
  session.onReplaced = () => page.beginAnew();
  // No personal data stays in the memory of the page.
  session.onLeft = () => {
    saveNotifications(notifications, window);
    page.beginAnew();
  };
  session.onEnd = (why, elsewhere) => {
    subject.clear();
    if (why === 'expired' && !session.endShown) notifications.notify(words.word('powloka.sesjaZakonczona'), 'warning');
    if (why === 'signed-out' && elsewhere) notifications.notify(words.word('powloka.wylogowano'), 'info');
  };
  reaction(
    () => session.time.atLimit,
    (atLimit) => atLimit && notifications.notify(words.word('powloka.sesjaGranica'), 'warning'),
  );
  reaction(
    () => portal.config,
    (config) => {
      session.time.promptBelowSeconds = config?.monitKoncaSesjiLiczbaSekund ?? 0;
      if (config?.czyInternacjonalizacja === false) preferences.resetLanguage();
    },
  );
  reaction(
    // The displayed language, since the files of the chosen one may still be loading.
    () => [words.language, preferences.contrast, preferences.font],
    () => preferences.apply(window.document.documentElement, words.language),
    { fireImmediately: true },
  );
  reaction(
    // For the office, which draws the next page.
    () => readingCookie(preferences, window.location.protocol === 'https:'),
    (cookie) => {
      window.document.cookie = cookie;
    },
    { fireImmediately: true },
  );
  leaveGuard.ask = () =>
    confirm.ask({
      title: words.word('wspolne.ekran.opuscTytul'),
      text: words.word('wspolne.ekran.opuscTekst'),
      yes: words.word('wspolne.ekran.opuscTak'),
      no: words.word('wspolne.ekran.opuscNie'),
    });
}

/** Runs the timer of the session once a second, extends the session after each click or key, and checks it when the page is shown again. */
export function keepTime({ session, portal }: Stores, window: Window): void {
  setInterval(() => session.tick(), 1000);
  setInterval(() => portal.maintenance && void portal.checkMaintenance(), 30_000);
  for (const event of ['click', 'keydown'])
    window.addEventListener(event, () => session.noteActivity(), { passive: true });
  window.document.addEventListener('visibilitychange', () => {
    // A monotonic clock may stop while the machine sleeps.
    if (window.document.visibilityState !== 'visible') return;
    if (portal.maintenance) void portal.checkMaintenance();
    else session.notePageShown();
  });
  // A page restored by the back button has missed all events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.notePageShown());
}

/** So long the offset of a page is valid: a day of Warsaw never ends within an hour of a change to summer time and back. */
const offsetValidMs = 3_600_000;

/**
 * The device's clock, corrected by the office's time.
 *
 * @param utcOffsetMs of Warsaw when the page was drawn: the first use of a time zone takes a slow phone 70 ms
 */
function officeClock(performance: Performance, utcOffsetMs?: number) {
  let ahead = 0;
  const begun = Date.now();
  const now = () => Date.now() + ahead;
  return {
    monotonic: () => performance.now(),
    now,
    today: () =>
      utcOffsetMs !== undefined && Date.now() - begun < offsetValidMs
        ? new Date(now() + utcOffsetMs).toISOString().slice(0, 10)
        : warsawDay(new Date(now())),
    correct: (officeMs: number) => {
      ahead = officeMs - Date.now();
    },
  };
}

function pageOf({ location }: Window): Page {
  return {
    origin: location.origin,
    beginAnew: () => location.replace('/'),
    reload: () => location.reload(),
    leave: (url) => location.assign(url),
    leaveFor: (url) => location.replace(url),
  };
}
