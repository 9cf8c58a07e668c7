import { pattern } from '../../../codegen/site/pages.ts';
import type { Manifest } from '../../../src/lang/descriptors/manifest.ts';
import { HOME_PATHS } from '../../../src/lang/descriptors/paths.ts';
import { webAddress } from '../../../src/lang/values/addresses.ts';
import { StartError } from '../../engine/config/startError.ts';

const NAME = 'OKIENKO_STRONA_STARTOWA';

/** `StronaStartowa` of the contract. */
export interface StartPage {
  typ: 'STRONA_WBUDOWANA' | 'LINK_WEWNETRZNY' | 'LINK_ZEWNETRZNY';
  link: string;
  stan?: { nazwa: string; wartosc: string | number | boolean }[];
}

/**
 * The start page as the environment gives it: a path, an https address, or a StronaStartowa as JSON.
 *
 * @throws StartError
 */
export function readStartPage(text: string): StartPage {
  if (text.startsWith('{')) return readJson(text);
  if (text.startsWith('/')) return { typ: 'LINK_WEWNETRZNY', link: text };
  if (isSite(text)) return { typ: 'LINK_ZEWNETRZNY', link: text };
  throw new StartError(
    `${NAME} must be a path of the portal, an https address or a StronaStartowa as JSON, but it is "${text}".`,
  );
}

/** A portal would show its home page instead, so the author of the address gets an error. @throws StartError */
export function checkStartPage({ typ, link, stan = [] }: StartPage, { screens, groups }: Manifest): void {
  if (typ === 'LINK_ZEWNETRZNY') return;
  const path = link.split(/[?#]/, 1)[0]!;
  const services = groups.flatMap((group) => group.services);
  const service = services.find(({ slug, uslugaId }) => path === `/uslugi/${slug}` || path === `/uslugi/${uslugaId}`);
  const screen =
    Object.values(screens).find((one) => [one, ...(one.also ?? [])].some((at) => pattern(at.path).test(path))) ??
    screens[service?.screen ?? ''];
  if (!screen && !HOME_PATHS.includes(path)) {
    throw new StartError(`${NAME} leads to ${path}, but the municipality has no screen or service at that address.`);
  }
  const stray = stan.find(({ nazwa }) => !screen?.params[nazwa]);
  if (stray) throw new StartError(`${NAME} hands "${stray.nazwa}" to ${path}, which has no such parameter.`);
}

function readJson(text: string): StartPage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StartError(`${NAME} is no JSON: ${text}`);
  }
  const { typ, link, stan, ...rest } = value as Record<string, unknown>;
  const known = typ === 'STRONA_WBUDOWANA' || typ === 'LINK_WEWNETRZNY' || typ === 'LINK_ZEWNETRZNY';
  if (!known || typeof link !== 'string' || Object.keys(rest).length > 0 || !isParameters(stan)) {
    throw new StartError(
      `${NAME} must have typ (STRONA_WBUDOWANA, LINK_WEWNETRZNY or LINK_ZEWNETRZNY), link and perhaps stan, a list of nazwa and wartosc, but it is ${text}`,
    );
  }
  if (typ === 'LINK_ZEWNETRZNY' && !isSite(link)) {
    throw new StartError(
      `${NAME} must lead to another site over https, without a login in its address, but its link is "${link}".`,
    );
  }
  return { typ, link, ...(stan && { stan }) };
}

const isSite = (link: string): boolean => webAddress(link)?.startsWith('https:') ?? false;

function isParameters(stan: unknown): stan is StartPage['stan'] {
  if (stan === undefined) return true;
  return Array.isArray(stan) && stan.every((one) => typeof one?.nazwa === 'string' && isPlain(one.wartosc));
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value);
