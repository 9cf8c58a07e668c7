import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import { ConfirmStore } from '../../../src/portal/stores/ConfirmStore.ts';
import { NotificationsStore } from '../../../src/portal/stores/NotificationsStore.ts';
import { PreferencesStore } from '../../../src/portal/stores/PreferencesStore.ts';
import { SessionStore } from '../../../src/portal/stores/SessionStore.ts';
import { SubjectStore } from '../../../src/portal/stores/SubjectStore.ts';
import type { KeyValueStorage } from '../../../src/portal/stores/storage.ts';

/** Storage that several tabs share. */
function sharedStorage() {
  const values = new Map<string, string>();
  const tabs: ((key: string, value: string | null) => void)[][] = [];
  return {
    values,
    tab(): KeyValueStorage {
      const mine: (typeof tabs)[number] = [];
      tabs.push(mine);
      return {
        get: (key) => values.get(key) ?? null,
        set(key, value) {
          if (value === null ? !values.delete(key) : values.get(key) === value) return;
          if (value !== null) values.set(key, value);
          for (const other of tabs) if (other !== mine) for (const hear of other) hear(key, value);
        },
        onChange(listener) {
          mine.push(listener);
          return () => mine.splice(mine.indexOf(listener), 1);
        },
      };
    },
  };
}

const user = { imie: 'Jan', nazwisko: 'Nowak', login: 'jan' };
const login = { token: 'T1', czyOgraniczony: false, czyNiepotwierdzony: false, czasSesji: 900_000 };

function world(storage = sharedStorage()) {
  const time = { monotonic: 1_000, now: Date.UTC(2026, 10, 21, 9) };
  const clock = { monotonic: () => time.monotonic, now: () => time.now };
  const pass = (ms: number) => {
    time.monotonic += ms;
    time.now += ms;
  };
  const api = {
    dajDaneUzytkownika: vi.fn(async () => user as never),
    przedluzSesje: vi.fn(async () => ({ czasDoKoncaSesji: 900_000 })),
    wyloguj: vi.fn(async () => ({})),
  };
  const tab = () => {
    const session = new SessionStore(api, storage.tab(), clock);
    session.onEnd = vi.fn();
    return session;
  };
  return { api, storage, time, pass, tab };
}

describe('a session', () => {
  test('starts with a login: the token is stored, the user is loaded, the countdown runs', async () => {
    const { tab, pass, storage } = world();
    const session = tab();
    await session.signIn(login);
    expect([session.access, session.user, session.time.countdown]).toEqual(['full', user, '15:00']);
    pass(61_000);
    session.tick();
    expect(session.time.countdown).toBe('13:59');
    expect(storage.values.get('token')).toBe('T1');
    expect([...storage.values.values()].join()).not.toContain('Nowak');
  });

  test('of a restricted account stores its token separately and opens little', async () => {
    const { tab, storage } = world();
    const session = tab();
    await session.signIn({ ...login, czyOgraniczony: true, czyNiepotwierdzony: true });
    expect([session.access, session.unconfirmed]).toEqual(['restricted', true]);
    expect([session.allows('public'), session.allows('restricted'), session.allows('full')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([storage.values.has('token'), storage.values.get('tokenOgraniczony')]).toEqual([false, 'T1']);
  });

  test('survives a reload with its remaining time', async () => {
    const { tab, pass } = world();
    await tab().signIn(login);
    pass(300_000);
    const after = tab();
    expect(after.access).toBe('full');
    expect(after.time.countdown).toBe('10:00');
  });

  test('a device clock that is set ahead does not end the session', async () => {
    const { tab, time } = world();
    const session = tab();
    await session.signIn(login);
    time.now += 86_400_000;
    session.tick();
    expect(session.access).toBe('full');
    expect(session.time.countdown).toBe('15:00');
  });

  test('is over when its time is up', async () => {
    const { tab, pass, storage } = world();
    const session = tab();
    await session.signIn(login);
    pass(900_000);
    session.tick();
    expect([session.access, session.user]).toEqual(['public', null]);
    expect(session.onEnd).toHaveBeenCalledExactlyOnceWith('expired', false);
    expect(storage.values.has('token')).toBe(false);
  });

  test('a logout ends it in every tab, even when the office cannot be reached', async () => {
    const { tab, api } = world();
    const [one, two] = [tab(), tab()];
    await one.signIn(login);
    expect(two.access).toBe('full');
    api.wyloguj.mockRejectedValueOnce(new Error('offline'));
    await one.signOut();
    expect(api.wyloguj).toHaveBeenCalledWith({ token: 'T1' });
    expect([one.access, two.access]).toEqual(['public', 'public']);
    expect(two.onEnd).toHaveBeenCalledWith('signed-out', true);
  });

  test('that expires ends in every tab, and unlike a logout it keeps the input there', async () => {
    const { tab, pass } = world();
    const [one, two] = [tab(), tab()];
    await one.signIn(login);
    pass(900_000);
    one.tick();
    expect(two.access).toBe('public');
    expect(two.lastEnd).toEqual({ why: 'expired', elsewhere: true });
    expect(two.onEnd).toHaveBeenCalledExactlyOnceWith('expired', true);
    await one.signIn({ ...login, token: 'T2' });
    await one.signOut();
    expect(two.lastEnd).toEqual({ why: 'signed-out', elsewhere: true });
  });

  test('of another person in another tab starts the page again, at the address that was open', async () => {
    const { tab, api } = world();
    const [one, two] = [tab(), tab()];
    two.onReplaced = vi.fn();
    await one.signIn(login);
    expect(two.onReplaced).not.toHaveBeenCalled();
    one.onReplaced = vi.fn();
    api.dajDaneUzytkownika.mockResolvedValue({ ...user, login: 'anna' } as never);
    await two.signIn({ ...login, token: 'T2' });
    // Until the person is known, nothing may be shown or sent.
    expect(one.changing).toBe(true);
    await vi.waitFor(() => expect(one.onReplaced).toHaveBeenCalledOnce());
    expect(one.changing).toBe(true);
    expect(two.onReplaced).not.toHaveBeenCalled();
  });

  test('of the same person in another tab is taken over, and the page stays', async () => {
    const { tab } = world();
    const [one, two] = [tab(), tab()];
    await one.signIn({ ...login, czyOgraniczony: true });
    one.onReplaced = vi.fn();
    await vi.waitFor(() => expect(two.user).toEqual(user));
    await two.signIn({ ...login, token: 'T2' });
    await vi.waitFor(() => expect(one.changing).toBe(false));
    expect([one.token, one.access, one.user]).toEqual(['T2', 'full', user]);
    expect(one.onReplaced).not.toHaveBeenCalled();
  });

  test('refused late in another tab does not end the newer one', async () => {
    const { tab, storage } = world();
    const one = tab();
    await one.signIn(login);
    // The other tab has logged in, and this one has not received the event yet.
    storage.values.set('token', 'T2');
    one.expire();
    await vi.waitFor(() => expect(one.token).toBe('T2'));
    expect(storage.values.get('token')).toBe('T2');
    expect(one.onEnd).not.toHaveBeenCalled();
  });

  test('is extended in every tab by activity in one: an idle tab does not end it', async () => {
    const { tab, pass } = world();
    const [one, two] = [tab(), tab()];
    await one.signIn(login);
    pass(600_000);
    await one.extend();
    two.tick();
    expect(two.time.countdown).toBe('15:00');
    pass(600_000);
    two.tick();
    expect([one.access, two.access, two.time.countdown]).toEqual(['full', 'full', '5:00']);
  });

  test('leaves nothing in the storage', async () => {
    const { tab, storage } = world();
    const session = tab();
    await session.signIn(login);
    await session.signOut();
    expect([...storage.values.keys()]).toEqual([]);
  });

  test('is prolonged by activity, at most once a minute, and by the answer of the office', async () => {
    const { tab, pass, api } = world();
    const session = tab();
    await session.signIn(login);
    session.noteActivity();
    pass(30_000);
    session.tick();
    expect(api.przedluzSesje).not.toHaveBeenCalled();
    pass(31_000);
    session.tick();
    expect(api.przedluzSesje).toHaveBeenCalledExactlyOnceWith({ token: 'T1' });
    await vi.waitFor(() => expect(session.time.countdown).toBe('15:00'));
    pass(120_000);
    session.tick();
    expect(api.przedluzSesje).toHaveBeenCalledOnce();
  });

  test('asks before it ends only when configured so, and not again once answered', async () => {
    const { tab, pass } = world();
    const session = tab();
    await session.signIn(login);
    pass(800_000);
    session.tick();
    expect(session.time.prompts).toBe(false);
    session.time.promptBelowSeconds = 120;
    expect(session.time.prompts).toBe(true);
    await session.extend();
    expect([session.time.prompts, session.time.countdown]).toEqual([false, '15:00']);
  });

  test('uses the configured interval, and a shorter one for a short session', async () => {
    const { tab, pass, api } = world();
    const session = tab();
    session.refreshSeconds = 300;
    await session.signIn(login);
    session.noteActivity();
    pass(299_000);
    session.tick();
    expect(api.przedluzSesje).not.toHaveBeenCalled();
    pass(2_000);
    session.tick();
    expect(api.przedluzSesje).toHaveBeenCalledOnce();
    const short = tab();
    api.przedluzSesje.mockClear();
    await short.signIn({ ...login, token: 'T2', czasSesji: 30_000 });
    short.noteActivity();
    pass(11_000);
    short.tick();
    expect(api.przedluzSesje).toHaveBeenCalledOnce();
  });

  test('activity just before a reload extends it after the reload', async () => {
    const { tab, pass, api } = world();
    const before = tab();
    await before.signIn(login);
    before.noteActivity();
    const after = tab();
    pass(61_000);
    after.tick();
    expect(api.przedluzSesje).toHaveBeenCalledOnce();
  });

  test('after sleep, when the monotonic clock stood still, the office is asked for the remaining time', async () => {
    const { tab, time, api } = world();
    const session = tab();
    await session.signIn(login);
    session.tick();
    time.monotonic += 1_000;
    time.now += 600_000;
    api.przedluzSesje.mockResolvedValueOnce({ czasDoKoncaSesji: 300_000 });
    session.tick();
    await vi.waitFor(() => expect(session.time.countdown).toBe('5:00'));
    time.monotonic += 1_000;
    time.now += 1_000;
    session.tick();
    expect(api.przedluzSesje).toHaveBeenCalledOnce();
  });

  test('without an answer after sleep the office is asked again every ten seconds', async () => {
    const { tab, pass, api } = world();
    const session = tab();
    await session.signIn(login);
    api.przedluzSesje.mockRejectedValue(new Error('offline'));
    session.notePageShown();
    for (let seconds = 0; seconds < 25; seconds++) {
      pass(1_000);
      session.tick();
    }
    expect(api.przedluzSesje).toHaveBeenCalledTimes(3);
    expect(session.access).toBe('full');
  });

  test('a page that slept during a logout in another tab follows when it becomes visible', async () => {
    const { tab, storage } = world();
    const session = tab();
    await session.signIn(login);
    storage.values.clear();
    session.notePageShown();
    expect([session.access, session.lastEnd]).toEqual(['public', { why: 'signed-out', elsewhere: true }]);
  });

  test('that expired in use says so until the message is closed; one expired before the start does not', async () => {
    const { tab } = world();
    const session = tab();
    await session.signIn(login);
    session.expire();
    expect(session.endShown).toBe(true);
    session.dismissEnd();
    expect(session.endShown).toBe(false);
    await session.signIn(login);
    const next = tab();
    next.expire();
    expect([next.access, next.endShown]).toEqual(['public', false]);
  });

  test('knows whether the same person logs in again', async () => {
    const { tab, api } = world();
    const session = tab();
    expect(session.isSamePerson).toBe(true);
    await session.signIn(login);
    session.expire();
    api.dajDaneUzytkownika.mockResolvedValueOnce({ ...user, login: 'anna' } as never);
    await session.signIn({ ...login, token: 'T2' });
    expect([session.isSamePerson, session.endShown]).toEqual([false, false]);
    session.expire();
    await session.signIn({ ...login, token: 'T3' });
    expect(session.isSamePerson).toBe(false);
    await session.signOut();
    await session.signIn({ ...login, token: 'T4' });
    expect(session.isSamePerson).toBe(true);
  });

  test('that starts again in another tab applies here too, and knows whether the person is the same', async () => {
    const { tab, api, pass } = world();
    const [one, two] = [tab(), tab()];
    await one.signIn(login);
    await vi.waitFor(() => expect(two.user).toEqual(user));
    pass(900_000);
    one.tick();
    expect(two.endShown).toBe(true);
    await one.signIn({ ...login, token: 'T2' });
    await vi.waitFor(() => expect(two.startedElsewhere).toEqual({ same: true }));
    expect([two.access, two.endShown]).toEqual(['full', false]);
    pass(900_000);
    one.tick();
    api.dajDaneUzytkownika.mockResolvedValue({ ...user, login: 'anna' } as never);
    await one.signIn({ ...login, token: 'T3' });
    await vi.waitFor(() => expect(two.startedElsewhere).toEqual({ same: false }));
  });

  test('near its maximum duration says so, asks once, and is not prolonged in vain', async () => {
    const { tab, pass, api } = world();
    const session = tab();
    session.time.promptBelowSeconds = 120;
    await session.signIn(login);
    expect(session.time.atLimit).toBe(false);
    api.przedluzSesje.mockResolvedValue({ czasDoKoncaSesji: 600_000 });
    await session.extend();
    expect([session.time.atLimit, session.time.countdown]).toEqual([true, '10:00']);
    session.noteActivity();
    pass(100_000);
    session.tick();
    expect(api.przedluzSesje).toHaveBeenCalledOnce();
    pass(400_000);
    session.tick();
    expect(session.time.prompts).toBe(true);
    session.time.answerPrompt();
    session.tick();
    expect(session.time.prompts).toBe(false);
    pass(100_000);
    session.tick();
    expect(session.access).toBe('public');
  });

  test('that is shorter than the time of the prompt does not start with the prompt', async () => {
    const { tab, pass } = world();
    const session = tab();
    session.time.promptBelowSeconds = 120;
    await session.signIn({ ...login, czasSesji: 60_000 });
    session.tick();
    expect(session.time.prompts).toBe(false);
    pass(31_000);
    session.tick();
    expect(session.time.prompts).toBe(true);
  });

  test('a partly confirmed account is told its limit', async () => {
    const { tab, api, storage } = world();
    const session = tab();
    api.dajDaneUzytkownika.mockResolvedValueOnce({ ...user, stan: 'NIEZWERYFIKOWANE' } as never);
    await session.signIn({ ...login, czyOgraniczony: true, czyNiepotwierdzony: true });
    expect([session.unconfirmed, storage.values.has('niepotwierdzony')]).toEqual([false, false]);
    api.dajDaneUzytkownika.mockResolvedValueOnce({ ...user, stan: 'AKTYWNE' } as never);
    await session.signIn({ ...login, token: 'T2' });
    expect([session.access, session.unconfirmed, storage.values.has('tokenOgraniczony')]).toEqual([
      'full',
      false,
      false,
    ]);
  });

  test('with a first login greets a full account once', async () => {
    const { tab, api } = world();
    const session = tab();
    api.dajDaneUzytkownika.mockResolvedValue({ ...user, czyPierwszeLogowanie: true } as never);
    await session.signIn({ ...login, czyOgraniczony: true });
    expect(session.isFirst).toBe(false);
    await session.signIn({ ...login, token: 'T2' });
    expect(session.isFirst).toBe(true);
    session.markGreeted();
    expect(session.isFirst).toBe(false);
  });

  test('ends when the office confirms the logout or does not know the session; without a connection the page stays', async () => {
    const { tab, api } = world();
    const session = tab();
    session.onLeft = vi.fn();
    await session.signIn(login);
    api.wyloguj.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await session.signOut();
    expect(session.onLeft).not.toHaveBeenCalled();
    await session.signIn(login);
    await session.signOut();
    expect(session.onLeft).toHaveBeenCalledOnce();
  });

  test('a late answer about another session is ignored', async () => {
    const { tab, api } = world();
    const session = tab();
    let answer: (user: never) => void = () => {};
    api.dajDaneUzytkownika.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const signing = session.signIn(login);
    await session.signOut();
    answer(user as never);
    await signing;
    expect(session.user).toBeNull();
  });
});

describe('the subject', () => {
  const podmioty = [
    { idPodmiotu: 'a', nazwa: 'Jan Nowak', czyInstytucja: false, nip: null },
    { idPodmiotu: 'b', nazwa: 'Firma', czyInstytucja: true, nip: '5252248481' },
  ];

  test('is the last one chosen, or the first; a tab that is open keeps its own', async () => {
    const shared = sharedStorage();
    const api = { dajListePodmiotow: async () => ({ podmioty }) };
    const subject = new SubjectStore(api, shared.tab());
    const beside = new SubjectStore(api, shared.tab());
    await Promise.all([subject.load(), beside.load()]);
    expect(subject.chosen?.idPodmiotu).toBe('a');
    subject.choose('b');
    await beside.load();
    expect(beside.chosen?.idPodmiotu).toBe('a');
    const later = new SubjectStore(api, shared.tab());
    await later.load();
    expect(later.chosen?.nip).toBe('5252248481');
    subject.choose('nobody');
    expect(subject.chosen?.idPodmiotu).toBe('b');
    subject.clear();
    expect([subject.chosen, shared.values.size]).toEqual([null, 0]);
  });

  test('that cannot be loaded is reported', async () => {
    const subject = new SubjectStore({ dajListePodmiotow: () => Promise.reject(new Error()) }, sharedStorage().tab());
    await subject.load();
    expect([subject.failed, subject.chosen]).toEqual([true, null]);
  });
});

describe('preferences', () => {
  test('the address takes precedence over the stored language, and an unknown language is ignored', () => {
    const shared = sharedStorage();
    const open = (search: string) => new PreferencesStore(shared.tab(), ['pl', 'en'], search).language;
    expect([open(''), open('?lang=en'), open(''), open('?lang=uk')]).toEqual(['pl', 'en', 'en', 'en']);
  });

  test('are stored, and applied to <html>', () => {
    const shared = sharedStorage();
    const preferences = new PreferencesStore(shared.tab(), ['pl', 'en']);
    preferences.setContrast(true);
    preferences.setFont(3);
    preferences.setLanguage('en');
    const html = { dataset: {} as Record<string, string>, lang: '' };
    new PreferencesStore(shared.tab(), ['pl', 'en']).apply(html as unknown as HTMLElement);
    expect(html).toEqual({ lang: 'en', dataset: { contrast: 'yb', font: '3' } });
  });
});

describe('messages', () => {
  test('disappear after three seconds, wait while they are read, and are not repeated', () => {
    vi.useFakeTimers();
    const messages = new NotificationsStore();
    messages.notify('Zapisano.', 'success');
    messages.notify('Zapisano.', 'success');
    expect(messages.items).toHaveLength(1);
    const { id } = messages.items[0]!;
    messages.pause(id);
    vi.advanceTimersByTime(10_000);
    expect(messages.items).toHaveLength(1);
    messages.resume(id);
    vi.advanceTimersByTime(2_999);
    expect(messages.items).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(messages.items).toHaveLength(0);
    vi.useRealTimers();
  });

  test('a newer question answers the older one with "no"', async () => {
    const confirm = new ConfirmStore();
    const first = confirm.ask({ title: '1', text: '' });
    const second = confirm.ask({ title: '2', text: '' });
    confirm.answer(true);
    expect([await first, await second, confirm.question]).toEqual([false, true, null]);
  });
});
