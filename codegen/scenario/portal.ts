import { observable } from 'mobx';
import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import { renderText } from '../../src/lang/descriptors/renderText.ts';
import type { Tone } from '../../src/lang/descriptors/text.ts';
import { formatValue } from '../../src/lang/values/formats.ts';
import { warsawDay } from '../../src/lang/values/warsaw.ts';
import { Words } from '../../src/portal/i18n/Words.ts';
import type { Question } from '../../src/portal/stores/ConfirmStore.ts';
import type { Place, Root, ScreenHost } from '../../src/portal/stores/screen/ScreenHost.ts';
import type { CheckedMunicipality } from '../check/checkMunicipality.ts';
import type { ScenarioGivenJson } from '../generated/descriptors.ts';
import type { Clock } from './clock.ts';
import type { ScenarioOffice } from './scenarioOffice.ts';

interface Around {
  api: ScenarioOffice;
  clock: Clock;
  given: ScenarioGivenJson;
  search: string;
  /** The address of the screen has changed. */
  moved(search: string): void;
}

/** The portal around the screen of a scenario, without a page: what the screen does to it is written down. */
export class ScenarioPortal implements ScreenHost {
  readonly api: ScenarioOffice;
  readonly manifest: Manifest;
  readonly answers = async () => ({});
  readonly subject: Root;
  readonly subjects: readonly object[];
  readonly user: Root;
  readonly config: Root;
  readonly language: Language;
  readonly origin = 'https://portal.example';
  readonly messages: { text: string; tone: Tone }[] = [];
  readonly saved: string[] = [];
  /** Where it led last. */
  went: string | null = null;
  question: (Question & { answer: (yes: boolean) => void }) | null = null;
  search: string;
  /** The queries before the present one, of the same screen. */
  readonly #passed: string[] = [];
  readonly #moved: (search: string) => void;
  readonly #clock: Clock;
  readonly #words: Words;
  readonly #office: Language;

  constructor(checked: CheckedMunicipality, { api, clock, given, search, moved }: Around) {
    this.api = api;
    this.#clock = clock;
    this.search = search;
    this.#moved = moved;
    this.manifest = once(manifests, checked, () => manifestOf(checked));
    this.#office = checked.config.languages[0] ?? 'pl';
    this.language = given.language ?? this.#office;
    const spoken = once(words, checked, () => new Map<Language, Words>());
    this.#words = spoken.get(this.language) ?? wordsOf(checked, this.language, this.#office);
    spoken.set(this.language, this.#words);
    const known = given.as !== 'stranger';
    const example = (operation: string): object => api.example(operation) as object;
    this.config = root({ ...example('dajKonfiguracje'), ...given.config });
    this.user = root(known ? { ...example('dajDaneUzytkownika'), ...given.user } : null);
    const acts = known && given.as !== 'restricted';
    const [podmiot] = acts ? (example('dajListePodmiotow') as { podmioty: object[] }).podmioty : [];
    const chosen = podmiot ? { ...podmiot, ...given.subject } : null;
    this.subject = root(chosen);
    this.subjects = chosen ? [chosen, ...(given.subjects ?? [])] : [];
  }

  now = (): number => this.#clock.now;
  today = (): string => warsawDay(new Date(this.now()));
  word: ScreenHost['word'] = (key, values) => this.#words.word(key, values);
  format: ScreenHost['format'] = (value, format, unit) => this.#formatIn(this.language)(value, format, unit);
  text: ScreenHost['text'] = (text, value) =>
    renderText(text, { value, format: this.format, word: this.word, serviceName: this.#serviceName });
  officeText: ScreenHost['officeText'] = async (text, value) => {
    const word: ScreenHost['word'] = (key, values) => this.#words.textIn(this.#office, key, values);
    return renderText(text, { value, format: this.#formatIn(this.#office), word, serviceName: this.#serviceName });
  };

  notify = (text: string, tone: Tone): void => {
    this.messages.push({ text, tone });
  };
  ask = (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      this.question = {
        ...question,
        answer: (yes) => {
          this.question = null;
          resolve(yes);
        },
      };
    });
  save = (_blob: Blob, name: string): void => {
    this.saved.push(name);
  };
  signIn = async (): Promise<void> => this.#lead('signIn');
  signOut = async (): Promise<void> => this.#lead('signOut');
  actFor = (): void => this.#lead('actFor');
  go = ({ path, search }: Place): void => this.#lead(path + search);
  /** To the query before; before the first one is another page. */
  back = (): void => {
    const search = this.#passed.pop();
    if (search === undefined) this.#lead('back');
    else this.#move(search);
  };
  wanted = (address?: string): void => this.#lead(address ?? 'wanted');
  wantedAddress = (): string | null => null;
  leave = (url: string): void => this.#lead(url);
  post = (url: string): void => this.#lead(url);
  replaceSearch = (change: (search: string) => string): void => {
    this.search = change(this.search);
  };
  pushSearch = (change: (search: string) => string): void => {
    this.#passed.push(this.search);
    this.#move(change(this.search));
  };

  #move(search: string): void {
    this.search = search;
    this.#moved(search);
  }

  #lead(where: string): void {
    this.went = where;
  }

  #formatIn(language: Language): ScreenHost['format'] {
    const flags = { yes: this.#words.textIn(language, 'powloka.tak'), no: this.#words.textIn(language, 'powloka.nie') };
    return (value, format, unit) => formatValue(value, format, language, { unit, ...flags });
  }

  #serviceName = (id: unknown): string | undefined => {
    const services = this.manifest.groups.flatMap(({ services }) => services);
    return services.find(({ uslugaId, slug }) => slug === id || uslugaId === Number(id))?.name;
  };
}

/** The same for all scenarios of a municipality. */
const manifests = new WeakMap<CheckedMunicipality, Manifest>();
const words = new WeakMap<CheckedMunicipality, Map<Language, Words>>();

function once<T>(known: WeakMap<CheckedMunicipality, T>, checked: CheckedMunicipality, make: () => T): T {
  const made = known.get(checked) ?? make();
  known.set(checked, made);
  return made;
}

function wordsOf(checked: CheckedMunicipality, language: Language, office: Language): Words {
  const made = new Words(language, async () => ({}));
  for (const one of new Set([language, office])) made.add(one, checked.locales.all(one));
  return made;
}

const root = (value: unknown): Root => observable({ status: 'ready', value, retry: () => {} }, {}, { deep: false });

/** As much of the manifest as a screen asks for. */
function manifestOf({ config, screens }: CheckedMunicipality): Manifest {
  const places = Object.entries(screens).map(([name, { path, access, params }]) => [
    name,
    {
      path,
      access,
      params: Object.fromEntries(Object.entries(params).map(([param, { in: place }]) => [param, place])),
      hide: Object.keys(params).filter((param) => params[param]?.hide),
    },
  ]);
  const { groups, hosts, posts, frames, special, languages, tiles, name } = config;
  return {
    groups,
    hosts,
    posts,
    frames,
    special,
    languages,
    tiles,
    name,
    screens: Object.fromEntries(places),
  } as unknown as Manifest;
}
