import type { Manifest, ManifestService } from '../../../lang/descriptors/manifest.ts';
import type { Target } from '../../../lang/descriptors/steps.ts';
import type { Text, Tone } from '../../../lang/descriptors/text.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import type { Format } from '../../../lang/values/formats.ts';
import type { AnswerChecks, Api } from '../../api/Api.ts';
import type { Question } from '../ConfirmStore.ts';
import type { FormMemorySlot } from '../FormEnvironment.ts';
import type { SignInResult } from '../SessionStore.ts';
import type { Status } from './status.ts';

/** One of the roots that belong to no screen: `subject`, `user`, `config`. */
export interface Root {
  status: Status;
  value: unknown;
  retry(): void;
}

/** A place in the portal. `memory` is stored in the history entry, not in the address. */
export interface Place {
  path: string;
  /** With its `?`, or ''. */
  search: string;
  /** With its `#`: an element of the page. */
  hash?: string;
  memory: Readonly<Record<string, unknown>>;
}

/** Renders a text, given how to evaluate the expressions in it. */
export type RenderText = (text: Text, value: (tree: Tree) => unknown) => string;

/**
 * What a screen needs from the portal around it. The app implements it; a scenario in Node gives a plain object.
 * Getters may be observable: the screen tracks them.
 */
export interface ScreenHost {
  api: Api;
  manifest: Manifest;
  /** Loads the validators of this screen's responses. */
  answers(): Promise<AnswerChecks>;
  readonly subject: Root;
  /** All that one may act for; empty until they are loaded. */
  readonly subjects: readonly unknown[];
  readonly user: Root;
  readonly config: Root;
  /** The office's clock, ms since 1970. */
  now(): number;
  /** The day in Warsaw, `2026-11-21`. */
  today(): string;
  readonly language: string;

  text: RenderText;
  /** The same in the language of the office; its texts may have to be loaded first. */
  officeText(text: Text, value: (tree: Tree) => unknown): Promise<string>;
  word(key: string, values?: Readonly<Record<string, string | number>>): string;
  format(value: unknown, format: Format, unit?: string): string;

  notify(text: string, tone: Tone): void;
  ask(question: Question): Promise<boolean>;
  save(blob: Blob, name: string): void;
  signIn(result: SignInResult): Promise<void>;
  signOut(): Promise<void>;

  /** @param idPodmiotu one of `subjects`; for any other value nothing happens */
  actFor(idPodmiotu: unknown): void;
  /** @param replace replaces the history entry of the screen */
  go(place: Place, replace: boolean): void;
  back(): void;
  /** Goes to the page requested before the login. @param address that page, after a login at another site; only a path of the portal */
  wanted(address?: string): void;
  /** The page requested before the login, as a path with its query; null: none. */
  wantedAddress?(): string | null;
  /** Leaves the portal; settles when the page is shown again. */
  leave(url: string): void | Promise<void>;
  /** Posts a form to another site. @param host the name that the return from it is recognised by */
  post(url: string, fields: Readonly<Record<string, string>>, host: string): void | Promise<void>;
  /** `https://portal.example`, for return addresses. */
  origin: string;
  /** Changes the query of this screen's address in place. */
  replaceSearch(change: (search: string) => string): void;
  /** The same in a new entry of the history; the screen then reads its address. */
  pushSearch(change: (search: string) => string): void;

  /** The memory of forms; absent for a visitor. */
  memory?: FormMemorySlot;
}

/**
 * The place that a target names; undefined for `back` and `wanted`, and for an unknown service.
 *
 * @param whole the address is for another site: hidden parameters are part of it too
 */
export function placeOf(
  manifest: Manifest,
  target: Target & { query?: string },
  value: (tree: Tree) => unknown,
  whole = false,
): Place | undefined {
  if ('back' in target || 'wanted' in target) return undefined;
  const service = 'service' in target ? serviceOf(manifest, value(target.service)) : undefined;
  const name = 'screen' in target ? target.screen : service?.screen;
  const screen = name === undefined ? undefined : manifest.screens[name];
  if (!screen) return undefined;
  const query = new URLSearchParams('query' in target ? target.query : service?.query);
  const place = { path: screen.path, query, memory: {} as Record<string, unknown> };
  for (const [param, tree] of Object.entries(target.params)) {
    const given = value(tree);
    if (given === null || given === undefined) continue;
    const where = screen.params[param];
    // A service chosen at run time ignores parameters that its screen does not have.
    if (where === undefined && service) continue;
    if (where === 'path') place.path = place.path.replace(`:${param}`, encodeURIComponent(String(given)));
    else if (where === 'memory' || (!whole && screen.hide?.includes(param))) place.memory[param] = given;
    else place.query.set(param, String(given));
  }
  return { path: place.path, search: place.query.size > 0 ? `?${place.query}` : '', memory: place.memory };
}

function serviceOf(manifest: Manifest, id: unknown): ManifestService | undefined {
  const services = manifest.groups.flatMap((group) => group.services);
  return services.find((one) => one.slug === id || one.uslugaId === Number(id));
}
