import type { ScenarioCaseJson, ScenarioStepJson, ScenarioThenJson } from '../../generated/descriptors.ts';
import type { Sentence } from '../edit.ts';

const LONGEST = 80;

/** A step as a sentence. @param about the words on its button, field or block; absent: its address stands for them */
export function stepSentence(step: ScenarioStepJson, about?: string): Sentence {
  const on = (address: string): string => named(about || address);
  if ('then' in step) return thenSentence(step.then, about);
  if ('set' in step) return both('Chooses', 'Wybiera', pairs(step.set));
  if ('fill' in step) return both('Fills in', 'Wypełnia', pairs(step.with));
  if ('leave' in step) return both('Leaves the field', 'Opuszcza pole', on(step.leave));
  if ('press' in step) return both('Presses', 'Naciska', on(step.press));
  if ('choose' in step) return both('Ticks rows', 'Zaznacza wiersze', `${step.rows.join(', ')} · ${on(step.choose)}`);
  if ('page' in step) return both(`Goes to page ${step.to} of`, `Przechodzi do strony ${step.to}:`, on(step.page));
  if ('submit' in step) return both('Sends the form', 'Wysyła formularz', on(step.submit));
  if ('next' in step) return both('Goes to the next step of', 'Przechodzi do następnego kroku:', on(step.next));
  if ('back' in step) return both('Goes back to the step before in', 'Wraca do poprzedniego kroku:', on(step.back));
  if ('visit' in step) return both('Goes to the step', 'Przechodzi do kroku', `${step.step} · ${on(step.visit)}`);
  if ('confirm' in step)
    return step.confirm === 'yes'
      ? { en: 'Answers yes to the question', pl: 'Na pytanie odpowiada: tak' }
      : { en: 'Answers no to the question', pl: 'Na pytanie odpowiada: nie' };
  if ('open' in step) return both('Opens', 'Otwiera', on(step.open));
  if ('close' in step) return both('Closes', 'Zamyka', on(step.close));
  if ('retry' in step) return both('Asks again for what failed in', 'Ponawia to, co się nie udało:', on(step.retry));
  if ('wait' in step) return { en: `Waits ${step.wait} s`, pl: `Czeka ${step.wait} s` };
  return both(
    'From now on the office answers',
    'Odtąd urząd odpowiada',
    Object.entries(step.answers).map(answer).join(', '),
  );
}

/** The situation in which a case begins. */
export function givenSentence({
  as,
  params,
  answers,
  now,
  language,
  query,
}: NonNullable<ScenarioCaseJson['given']>): Sentence {
  const who = WHO[as ?? 'usual'];
  const more = [
    params && pairs(params),
    query && pairs(query),
    answers && Object.entries(answers).map(answer).join(', '),
    now?.slice(0, 16).replace('T', ' '),
    language,
  ].filter(Boolean);
  const rest = more.length > 0 ? ` · ${more.join(' · ')}` : '';
  return { en: `${who.en}${rest}`, pl: `${who.pl}${rest}` };
}

const WHO = {
  usual: { en: 'Opens the screen', pl: 'Otwiera ekran' },
  person: { en: 'A person opens the screen', pl: 'Ekran otwiera osoba' },
  institution: { en: 'An institution opens the screen', pl: 'Ekran otwiera instytucja' },
  restricted: {
    en: 'Somebody with a restricted account opens the screen',
    pl: 'Ekran otwiera ktoś z kontem ograniczonym',
  },
  stranger: { en: 'Somebody who is not signed in opens the screen', pl: 'Ekran otwiera ktoś niezalogowany' },
} as const;

function thenSentence(then: ScenarioThenJson, about: string | undefined): Sentence {
  const parts = Object.entries(then).map(([key, value]): Sentence => {
    if (key === 'goes') return goesSentence(value as string | null);
    if (key === 'messages') return both('This message must be seen:', 'Musi być komunikat:', words(value));
    if (key === 'asks') return both('The portal must ask:', 'Portal musi zapytać:', words(value));
    if (key === 'title') return both('The title must be', 'Tytuł musi brzmieć', words(value));
    if (key === 'visible')
      return both('This must be seen:', 'Musi być widać:', (value as string[]).map(named).join(', '));
    if (key === 'hidden')
      return both('This must not be seen:', 'Nie może być widać:', (value as string[]).map(named).join(', '));
    if (key === 'texts')
      return both(
        'This must be seen:',
        'Musi być widać:',
        Object.entries(value as Record<string, unknown>)
          .map(([address, text]) => `${words(text)} · ${address}`)
          .join(', '),
      );
    return both('This must hold:', 'Musi się zgadzać:', `${key} ${cut(JSON.stringify(value))}`);
  });
  if (parts.length === 0) return both('This must be seen:', 'Musi być widać:', named(about ?? '…'));
  return { en: parts.map(({ en }) => en).join('; '), pl: parts.map(({ pl }) => pl).join('; ') };
}

const PLACES: Readonly<Record<string, Sentence>> = {
  back: { en: 'The portal goes back', pl: 'Portal wraca do poprzedniej strony' },
  wanted: { en: 'The portal goes to the page that was wanted', pl: 'Portal przechodzi do strony, która była celem' },
  signIn: { en: 'Somebody is signed in', pl: 'Ktoś jest zalogowany' },
  signOut: { en: 'Somebody is signed out', pl: 'Ktoś jest wylogowany' },
  actFor: { en: 'Another subject is chosen', pl: 'Wybrany jest inny podmiot' },
};

const goesSentence = (where: string | null): Sentence =>
  where === null
    ? { en: 'The portal stays on the screen', pl: 'Portal zostaje na ekranie' }
    : (PLACES[where] ?? both('The portal goes to', 'Portal przechodzi do', named(where)));

const both = (en: string, pl: string, what: string): Sentence => ({ en: `${en} ${what}`, pl: `${pl} ${what}` });

const pairs = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${named(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join(', ');

function answer([operation, value]: readonly [string, unknown]): string {
  const one = (Array.isArray(value) ? value[0] : value) as Record<string, unknown> | string;
  if (typeof one === 'string') return `${operation}: ${one}`;
  const [key = '', what] = Object.entries(one)[0] ?? [];
  return `${operation}: ${key === 'error' || key === 'example' ? `${key} ${what}` : key}`;
}

const words = (value: unknown): string =>
  [value]
    .flat()
    .map((one) => named(typeof one === 'string' ? one : String((one as { text?: unknown }).text)))
    .join(', ');

/** As the sentences of steps have it: the page takes the marks away. */
const named = (text: string): string => (text === '' ? '*–*' : `*${cut(text)}*`);

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);
