import { describe, expect, test, vi } from 'vitest';
import { ConfirmStore } from '../../src/stores/ConfirmStore.ts';
import { NotificationsStore } from '../../src/stores/NotificationsStore.ts';
import { PreferencesStore } from '../../src/stores/PreferencesStore.ts';
import { SessionStore } from '../../src/stores/SessionStore.ts';
import { SubjectStore } from '../../src/stores/SubjectStore.ts';
import type { KeyValueStorage } from '../../src/stores/storage.ts';

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
  test('begins with a login: token kept, user loaded, countdown running', async () => {
    const { tab, pass, storage } = world();
    const session = tab();
    await session.signIn(login);
    expect([session.access, session.user, session.countdown]).toEqual(['full', user, '15:00']);
    pass(61_000);
    session.tick();
    expect(session.countdown).toBe('13:59');
    expect(storage.values.get('token')).toBe('T1');
    expect([...storage.values.values()].join()).not.toContain('Nowak');
  });

  test('of a restricted account keeps its token apart and opens little', async () => {
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

  test('survives a reload with the time it had', async () => {
    const { tab, pass } = world();
    await tab().signIn(login);
    pass(300_000);
    const after = tab();
    expect(after.access).toBe('full');
    expect(after.countdown).toBe('10:00');
  });

  test('a device clock that is set ahead ends nothing', async () => {
    const { tab, time } = world();
    const session = tab();
    await session.signIn(login);
    time.now += 86_400_000;
    session.tick();
    expect(session.access).toBe('full');
    expect(session.countdown).toBe('15:00');
  });

  test('is over when its time is up', async () => {
    const { tab, pass, storage } = world();
    const session = tab();
    await session.signIn(login);
    pass(900_000);
    session.tick();
    expect([session.access, session.user]).toEqual(['public', null]);
    expect(session.onEnd).toHaveBeenCalledExactlyOnceWith('expired');
    expect(storage.values.has('token')).toBe(false);
  });

  test('a logout ends it in every tab, even when the office cannot be told', async () => {
    const { tab, api } = world();
    const [one, two] = [tab(), tab()];
    await one.signIn(login);
    expect(two.access).toBe('full');
    api.wyloguj.mockRejectedValueOnce(new Error('offline'));
    await one.signOut();
    expect(api.wyloguj).toHaveBeenCalledWith({ token: 'T1' });
    expect([one.access, two.access]).toEqual(['public', 'public']);
    expect(two.onEnd).toHaveBeenCalledWith('signed-out');
  });

  test('that ran out did so in every tab: what is typed there is not thrown away as by a logout', async () => {
    const { tab, pass } = world();
    const [one, two] = [tab(), tab()];
    await one.signIn(login);
    pass(900_000);
    one.tick();
    expect(two.access).toBe('public');
    expect(two.lastEnd).toEqual({ why: 'expired' });
    expect(two.onEnd).toHaveBeenCalledExactlyOnceWith('expired');
    await one.signIn({ ...login, token: 'T2' });
    await one.signOut();
    expect(two.lastEnd).toEqual({ why: 'signed-out' });
  });

  test('of somebody else in another tab begins the page anew, where one was open', async () => {
    const { tab } = world();
    const [one, two] = [tab(), tab()];
    two.onReplaced = vi.fn();
    await one.signIn(login);
    expect(two.onReplaced).not.toHaveBeenCalled();
    one.onReplaced = vi.fn();
    await two.signIn({ ...login, token: 'T2' });
    expect(one.onReplaced).toHaveBeenCalledOnce();
    expect(two.onReplaced).not.toHaveBeenCalled();
  });

  test('leaves nothing of itself in the storage', async () => {
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
    session.touch();
    pass(30_000);
    session.tick();
    expect(api.przedluzSesje).not.toHaveBeenCalled();
    pass(31_000);
    session.tick();
    expect(api.przedluzSesje).toHaveBeenCalledExactlyOnceWith({ token: 'T1' });
    await vi.waitFor(() => expect(session.countdown).toBe('15:00'));
    pass(120_000);
    session.tick();
    expect(api.przedluzSesje).toHaveBeenCalledOnce();
  });

  test('asks before it ends only when it is told to, and not again once answered', async () => {
    const { tab, pass } = world();
    const session = tab();
    await session.signIn(login);
    pass(800_000);
    session.tick();
    expect(session.prompts).toBe(false);
    session.promptBelowSeconds = 120;
    expect(session.prompts).toBe(true);
    await session.extend();
    expect([session.prompts, session.countdown]).toEqual([false, '15:00']);
  });

  test('a late answer about another session changes nothing', async () => {
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

  test('is the last one chosen, or the first', async () => {
    const shared = sharedStorage();
    const api = { dajListePodmiotow: async () => ({ podmioty }) };
    const subject = new SubjectStore(api, shared.tab());
    await subject.load();
    expect(subject.chosen?.idPodmiotu).toBe('a');
    subject.choose('b');
    const later = new SubjectStore(api, shared.tab());
    await later.load();
    expect(later.chosen?.nip).toBe('5252248481');
    subject.choose('nobody');
    expect(subject.chosen?.idPodmiotu).toBe('b');
    subject.clear();
    expect([subject.chosen, shared.values.size]).toEqual([null, 0]);
  });

  test('that cannot be loaded says so', async () => {
    const subject = new SubjectStore({ dajListePodmiotow: () => Promise.reject(new Error()) }, sharedStorage().tab());
    await subject.load();
    expect([subject.failed, subject.chosen]).toEqual([true, null]);
  });
});

describe('preferences', () => {
  test('the address wins over what was kept, and a language nobody speaks is none', () => {
    const shared = sharedStorage();
    const open = (search: string) => new PreferencesStore(shared.tab(), ['pl', 'en'], search).language;
    expect([open(''), open('?lang=en'), open(''), open('?lang=uk')]).toEqual(['pl', 'en', 'en', 'en']);
  });

  test('last, and stand on <html>', () => {
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
  test('leave after three seconds, wait while they are read, and are not doubled', () => {
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

  test('a newer question answers the older one with no', async () => {
    const confirm = new ConfirmStore();
    const first = confirm.ask({ title: '1', text: '' });
    const second = confirm.ask({ title: '2', text: '' });
    confirm.answer(true);
    expect([await first, await second, confirm.question]).toEqual([false, true, null]);
  });
});
