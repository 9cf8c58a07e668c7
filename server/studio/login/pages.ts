import type { IncomingHttpHeaders } from 'node:http';
import { renderSVG } from 'uqr';
import { attributes } from '../../../codegen/site/html.ts';
import { readingOf } from '../../../codegen/site/whole/reading.ts';
import { LOGIN_WORDS, type LoginWords, type Spoken, spokenIn } from './words.ts';

/** A page before the studio: plain HTML, no scripts. */
export interface Page {
  lang: Spoken;
  words: LoginWords;
  /** Of the commune. */
  name: string;
  /** As they were chosen in the portal inside the studio, which leaves a cookie. */
  contrast: boolean;
  font: number;
  /** Why the last try was refused. */
  refused?: string | undefined;
}

/** @param name of the commune */
export function pageFor(headers: IncomingHttpHeaders, name: string, refused?: string): Page {
  const lang = spokenIn(headers['accept-language']);
  const { contrast, font } = readingOf(headers.cookie, '', []);
  return { lang, words: LOGIN_WORDS[lang], name, contrast, font, refused };
}

export const PATHS = {
  login: '/dev/logowanie',
  code: '/dev/kod',
  key: '/dev/klucz',
  logout: '/dev/wyloguj',
  style: '/dev/logowanie.css',
  /** Of the studio, too. */
  icon: '/dev/icon.svg',
} as const;

export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function passwordPage(page: Page): string {
  const { words } = page;
  return document(
    page,
    words.heading,
    `<form method="post" action="${PATHS.login}">
${field(page, { name: 'login', label: words.login, autocomplete: 'username', focused: true })}
${field(page, { name: 'haslo', label: words.password, autocomplete: 'current-password', type: 'password' })}
<button type="submit">${words.next}</button>
</form>`,
  );
}

export function codePage(page: Page): string {
  const { words } = page;
  return document(
    page,
    words.codeHeading,
    `<p>${words.codeHint}</p>
<form method="post" action="${PATHS.code}">
${field(page, { name: 'kod', label: words.code, autocomplete: 'one-time-code', digits: true, focused: true })}
<button type="submit">${words.enter}</button>
</form>
<p><a href="${PATHS.login}">${words.back}</a></p>`,
  );
}

/** @param address of the key, as an authenticator scans it */
export function keyPage(page: Page, { qrCode: address, key }: { qrCode: string; key: string }): string {
  const { words } = page;
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(address, { border: 2 })).toString('base64')}`;
  return document(
    page,
    words.keyHeading,
    `<p>${words.keyHint}</p>
<img class="qr" src="${picture}" width="220" height="220" alt="${escaped(words.qr)}">
<p>${words.key}: <code>${escaped(key)}</code></p>
<form method="post" action="${PATHS.key}">
${field(page, { name: 'noweHaslo', label: words.newPassword, hint: words.newPasswordHint, autocomplete: 'new-password', type: 'password', focused: true })}
${field(page, { name: 'totp', label: words.code, autocomplete: 'one-time-code', digits: true })}
<button type="submit">${words.save}</button>
</form>`,
  );
}

/** A sentence, and the way on. */
export const sentencePage = (page: Page, sentence: string, link: { to: string; text: string }): string =>
  document(page, page.words.studio, `<p>${escaped(sentence)}</p>\n<p><a href="${link.to}">${link.text}</a></p>`);

function document({ lang, words, name, contrast, font, refused }: Page, heading: string, content: string): string {
  const alert = refused ? `<p class="refused" role="alert" id="refused">${escaped(refused)}</p>\n` : '';
  const looks = { lang, ...(contrast && { 'data-contrast': 'yb' }), 'data-font': String(font) };
  return `<!doctype html>
<html${attributes(looks)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(`${heading} · ${name}`)}</title>
<link rel="icon" href="${PATHS.icon}">
<link rel="stylesheet" href="${PATHS.style}">
</head>
<body>
<main>
<p class="name">${escaped(name)} · ${words.studio}</p>
<h1>${heading}</h1>
${alert}${content}
</main>
</body>
</html>
`;
}

interface Field {
  name: string;
  label: string;
  autocomplete: string;
  hint?: string;
  type?: 'password';
  digits?: boolean;
  focused?: boolean;
}

function field(
  { refused }: Page,
  { name, label, autocomplete, hint, type = 'text' as never, digits, focused }: Field,
): string {
  const described = [hint && `${name}-hint`, refused && 'refused'].filter(Boolean).join(' ');
  const more = [
    digits ? ' inputmode="numeric" pattern="[0-9 ]{6,7}"' : '',
    described && ` aria-describedby="${described}"`,
    focused ? ' autofocus' : '',
  ].join('');
  return `<label for="${name}">${label}</label>
${hint ? `<p class="hint" id="${name}-hint">${escaped(hint)}</p>\n` : ''}<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required maxlength="200"${more}>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
