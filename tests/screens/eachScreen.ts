import { afterEach, describe, expect } from 'vitest';
import type { Language } from '../../src/lang/descriptors/language.ts';
import { isNight } from '../night.ts';
import { drawScreen, type Who } from './drawScreen.tsx';
import { languages, manifest, screenNames, serve } from './municipality.ts';
import { but, byExample, Office, type Reply } from './office.ts';
import { routesOf } from './routes.ts';

/** In the usual run Polish and one other language in turn; at night all. */
const languagesOf = (turn: number): readonly Language[] =>
  isNight ? languages : ['pl', languages.filter((one) => one !== 'pl')[turn % 3]!];

/** A shipped screen, and the ways in which a test opens it. */
async function openable(name: string, turn: number) {
  const served = await serve(name);
  const { descriptor } = served;
  const routes = routesOf(served);
  // A screen that redirects at its start stays open without a code.
  const usual = descriptor.start ? routes.at(-1)! : routes[0]!;

  /** Only the screen's own calls get this response; the user is known. */
  const office = (reply: Reply) => {
    const calls = Object.keys(descriptor.calls).filter((operation) => operation !== 'dajDaneUzytkownika');
    const own = calls.map((operation) => [operation, reply]);
    return new Office(but(Object.fromEntries(own)));
  };
  const fullIn = (language: Language, who: Who = 'person') =>
    drawScreen(name, office(byExample), { route: usual, language, who });
  const isPublic = manifest.screens[name]!.access === 'public';
  return { name, turn, descriptor, routes, usual, isPublic, languages: languagesOf(turn), office, fullIn };
}

export type OpenableScreen = Awaited<ReturnType<typeof openable>>;

/** Declares tests of each screen that services.config.json names, or of those that `takes` accepts. None may change the descriptor. */
export async function describeEachScreen(
  declare: (screen: OpenableScreen) => void,
  takes: (screen: OpenableScreen) => boolean = () => true,
): Promise<void> {
  const screens = await Promise.all(screenNames.map(openable));
  describe.each(screens.filter(takes))('$name', (screen) => {
    const before = JSON.stringify(screen.descriptor);
    afterEach(() => expect(JSON.stringify(screen.descriptor), 'the descriptor is as it was').toBe(before));
    declare(screen);
  });
}
