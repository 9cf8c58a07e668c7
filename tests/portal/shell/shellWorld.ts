import type { ElementMenuBocznego } from '../../../src/generated/models.ts';
import type { Manifest, ManifestScreen } from '../../../src/lang/descriptors/manifest.ts';
import { warsawDay } from '../../../src/lang/values/warsaw.ts';
import type { Api } from '../../../src/portal/api/Api.ts';
import { fetchedFiles } from '../../../src/portal/api/files.ts';
import { LeaveGuard } from '../../../src/portal/app/router/LeaveGuard.ts';
import { ShellStore } from '../../../src/portal/app/shell/ShellStore.ts';
import type { Stores } from '../../../src/portal/app/stores.ts';
import { Words } from '../../../src/portal/i18n/Words.ts';
import { ConfirmStore } from '../../../src/portal/stores/ConfirmStore.ts';
import { ConnectionStore } from '../../../src/portal/stores/ConnectionStore.ts';
import { FormMemory } from '../../../src/portal/stores/FormMemory.ts';
import { NotificationsStore } from '../../../src/portal/stores/NotificationsStore.ts';
import { PendingStore } from '../../../src/portal/stores/PendingStore.ts';
import { PortalStore } from '../../../src/portal/stores/PortalStore.ts';
import { PreferencesStore } from '../../../src/portal/stores/PreferencesStore.ts';
import { SessionStore } from '../../../src/portal/stores/SessionStore.ts';
import { SubjectStore } from '../../../src/portal/stores/SubjectStore.ts';
import type { KeyValueStorage } from '../../../src/portal/stores/storage.ts';

export type Texts = Readonly<Record<string, string>>;

const noTexts = { pl: '', en: '', de: '', uk: '' };
const screen = (path: string): ManifestScreen => ({
  path,
  access: 'public',
  title: null,
  file: 'screen.json',
  texts: noTexts,
  validators: '',
  params: {},
  uses: [],
});

/** Six tiles, two services, a login and a list of services. */
export const manifest: Manifest = {
  version: '1',
  name: 'Gmina Lipowiec',
  theme: {},
  api: { base: '/api' },
  languages: ['pl', 'en', 'de', 'uk'],
  screens: {
    'konto/logowanie': screen('/logowanie'),
    'portal/lista-uslug': screen('/lista-uslug'),
    'portal/kontakt': screen('/kontakt'),
    'portal/mapa': screen('/mapa-strony'),
    'portal/procedury': screen('/procedury'),
    'portal/strona': { ...screen('/strona-wlasna'), params: { nazwaPliku: 'query' } },
    'sprawy/nowa': screen('/uslugi/nowa-sprawa'),
    'firma/oplaty': screen('/uslugi/oplaty-firm'),
  },
  groups: [
    {
      id: 'sprawy',
      name: 'grupa',
      services: [
        { uslugaId: 20, slug: 'nowa-sprawa', screen: 'sprawy/nowa', name: 'uslugi.nazwy.nowa', access: 'full' },
        {
          uslugaId: 21,
          slug: 'oplaty-firm',
          screen: 'firma/oplaty',
          name: 'uslugi.nazwy.oplaty',
          access: 'full',
          only: 'instytucja',
        },
      ],
    },
  ],
  tiles: [
    { id: 'zaplac', label: 'kafelek.zaplac', icon: 'pay', to: { service: 20 } },
    { id: 'napisz', label: 'kafelek.napisz', icon: 'mail', to: { service: 20 } },
    { id: 'auta', label: 'kafelek.auta', icon: 'car', to: { service: 21 } },
    { id: 'budzet', label: 'kafelek.budzet', icon: 'budget', to: { service: 20 } },
    { id: 'imiona', label: 'kafelek.imiona', icon: 'people', to: { service: 20 } },
    { id: 'uslugi', label: 'kafelek.uslugi', icon: 'list', to: { screen: 'portal/lista-uslug' } },
  ],
  special: { login: 'konto/logowanie', services: 'portal/lista-uslug', page: 'portal/strona' },
  hosts: {},
  texts: noTexts,
  map: noTexts,
  search: noTexts,
};

const tileTexts: Texts = {
  'kafelek.zaplac': 'Należności do zapłaty',
  'kafelek.napisz': 'Wyślij zgłoszenie',
  'kafelek.auta': 'Wykaz pojazdów',
  'kafelek.budzet': 'Budżet – dochody',
  'kafelek.imiona': 'Najpopularniejsze imiona według roku',
  'kafelek.uslugi': 'Wszystkie usługi',
};

export const element = (pozycja: number, nazwa: string, link: string, extra: Partial<ElementMenuBocznego> = {}) => ({
  nazwa,
  pozycja,
  czyWidoczny: true,
  typ: 'STRONA_WBUDOWANA' as const,
  link,
  czyOtwieracWNowejKarcie: false,
  ...extra,
});

const answers: Record<string, unknown> = {
  dajMenuBoczne: {
    menuBoczneElementy: [
      element(2, 'Usługi', '/lista-uslug'),
      element(1, 'Strona główna', '/strona-glowna'),
      element(3, 'Biuletyn Informacji Publicznej', 'https://bip.example/', {
        typ: 'LINK',
        czyOtwieracWNowejKarcie: true,
      }),
      element(4, 'Kontakt', '/kontakt'),
    ],
    kontakt: { nazwaUrzedu: 'Urząd Gminy Lipowiec', stronaUrl: 'https://lipowiec.example' },
  },
  dajLicznikOdwiedzin: { czyWlaczony: true, wartoscLicznika: 184213 },
};

export const podmioty = [
  { idPodmiotu: 'a', nazwa: 'Anna Wiśniewska', czyInstytucja: false, nip: null },
  { idPodmiotu: 'b', nazwa: 'Piekarnia Kłos sp. z o.o.', czyInstytucja: true, nip: '5260001246' },
];

export function memoryStorage(kept: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(kept));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => (value === null ? values.delete(key) : values.set(key, value)),
    onChange: () => () => {},
  };
}

export interface WorldOptions {
  texts: Texts;
  storage?: KeyValueStorage;
  signedIn?: boolean;
  /** Responses that replace the usual ones, by operation. */
  answers?: Readonly<Record<string, unknown>>;
  config?: Readonly<Record<string, unknown>>;
}

/** The real stores, with a plain object as the office. */
export async function shellWorld(
  options: WorldOptions,
): Promise<{ stores: Stores; shell: ShellStore; time: { ms: number } }> {
  const storage = options.storage ?? memoryStorage();
  const time = { ms: 0 };
  const now = () => Date.UTC(2026, 4, 4) + time.ms;
  const clock = { monotonic: () => time.ms, now, today: () => warsawDay(new Date(now())) };
  const ask = async (operation: string, usual: unknown) => (options.answers?.[operation] ?? usual) as never;
  const portal = new PortalStore(
    manifest,
    {
      dajKonfiguracje: () => ask('dajKonfiguracje', { czyInternacjonalizacja: true, ...options.config }),
      dajStanPrzerwyTechnicznej: () => ask('dajStanPrzerwyTechnicznej', { czyPrzerwaTechniczna: false }),
    },
    storage,
  );
  const subject = new SubjectStore({ dajListePodmiotow: () => ask('dajListePodmiotow', { podmioty }) }, storage);
  const session = new SessionStore(
    {
      dajDaneUzytkownika: () => ask('dajDaneUzytkownika', { imie: 'Anna', nazwisko: 'Wiśniewska' }),
      przedluzSesje: () => ask('przedluzSesje', { czasDoKoncaSesji: 900_000 }),
      wyloguj: () => ask('wyloguj', {}),
    },
    storage,
    clock,
  );
  session.onSignIn = () => subject.load();
  const words = new Words('pl', async () => ({}), true);
  words.add('pl', { ...options.texts, ...tileTexts });
  const shell = new ShellStore(
    {
      dajMenuBoczne: () => ask('dajMenuBoczne', answers.dajMenuBoczne),
      dajLicznikOdwiedzin: () => ask('dajLicznikOdwiedzin', answers.dajLicznikOdwiedzin),
    },
    storage,
  );
  const api: Api = { call: async () => ({}) };
  const preferences = new PreferencesStore(storage, manifest.languages);
  const stores = {
    api,
    clock,
    storage,
    portal,
    session,
    subject,
    preferences,
    notifications: new NotificationsStore(),
    confirm: new ConfirmStore(),
    words,
    forms: new FormMemory(),
    leaveGuard: new LeaveGuard(),
    connection: new ConnectionStore(true),
    pending: new PendingStore(),
    files: fetchedFiles,
    page: { origin: window.location.origin, beginAnew() {}, reload() {}, leave() {}, leaveFor() {} },
  };
  await Promise.all([portal.loadConfig(), shell.load()]);
  if (options.signedIn) {
    await session.signIn({ token: 't', czyOgraniczony: false, czyNiepotwierdzony: false, czasSesji: 863_000 });
  }
  return { stores, shell, time };
}
