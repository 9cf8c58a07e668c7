import type { Language } from '../../src/lang/descriptors/language.ts';
import { STATES } from './contract.ts';
import type { NewService } from './service.ts';
import { generic, type Words, wordsIn } from './words.ts';

/** The words of a new service in one language: locales/<language>/<namespace>.json. */
export function textsOf(service: NewService, language: Language): object {
  const say = (words: Words): string => wordsIn(words, language);
  const { kind, fields } = service;
  const chosen = fields.filter(({ words }) => words.length > 0);
  const list = kind === 'list' || kind === 'details' || (kind === 'form' && service.access !== 'public');
  return {
    nazwa: say(service.name),
    ...(list && { brak: say(kind === 'form' ? generic.noHistory : generic.empty) }),
    ...(kind === 'details' && {
      jedna: `${say(service.name)}: ${say(generic.show).toLowerCase()}`,
      pokaz: say(generic.show),
      wroc: say(generic.back),
    }),
    ...(kind === 'form' && {
      wyslij: say(generic.send),
      pytanie: { tytul: say(generic.askTitle), tekst: say(generic.askText), nie: say(generic.askNo) },
      wyslano: say(generic.sent),
      zaDuzo: say(generic.tooMany),
      ...(list && {
        wyslane: say(generic.history),
        kiedy: say(generic.when),
        numer: say(generic.number),
        stan: say(generic.state),
        stany: { [STATES[0]]: say(generic.taken), [STATES[1]]: say(generic.done) },
      }),
    }),
    pola: Object.fromEntries(fields.map(({ name, label }) => [name, say(label)])),
    ...(chosen.length > 0 && {
      slowa: Object.fromEntries(
        chosen.map(({ name, words }) => [
          name,
          Object.fromEntries(words.map(({ value, label }) => [value, say(label)])),
        ]),
      ),
    }),
  };
}

/** Texts of another language that are still in Polish and must be translated. */
export function toTranslate(
  service: NewService,
  languages: readonly Language[],
): { language: Language; words: string[] }[] {
  const all = [
    service.name,
    ...service.fields.flatMap(({ label, words }) => [label, ...words.map((word) => word.label)]),
  ];
  return languages
    .filter((language) => language !== 'pl')
    .map((language) => ({ language, words: all.filter((words) => !words[language]).map(({ pl }) => pl) }))
    .filter(({ words }) => words.length > 0);
}
