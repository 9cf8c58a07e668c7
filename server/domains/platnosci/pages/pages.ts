import type { Language } from '../../../../src/lang/descriptors/language.ts';
import { formatKwota, fromGrosze } from '../../../../src/lang/values/kwota.ts';
import { escapeHtml } from '../../../engine/http/escapeHtml.ts';
import type { Office } from '../../../engine/office.ts';
import { isLanguage } from '../../../engine/words/messages.ts';
import type { Przejscie, Zlecenie } from '../kanal.ts';
import type { Odczyt, Wiersz } from '../readZlecenie.ts';
import { PRZELEW } from './addresses.ts';
import { withPayment } from './backToPortal.ts';
import slowa from './slowa.json' with { type: 'json' };

/** A page about an order that does not lead to the provider. */
export type Kind = 'przygotowanie' | 'niedostepna' | 'zaplacona' | 'zakonczona' | 'wyjasnienie' | 'nieznana';

interface Seen {
  lang: Language;
  office: Pick<Office, 'municipality' | 'config'>;
  kind: Kind;
  wiersz?: Wiersz;
  zlecenie?: Zlecenie;
}

/** @param formularze origins that its form may go to */
export const headers = (formularze: readonly string[]): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; form-action ${formularze.join(' ') || "'none'"}; base-uri 'none'; frame-ancestors 'none'`,
});

/** The language of an order, or the first one that a browser asks for; else Polish. */
export function spokenBy(text: string | undefined): Language {
  const words = String(text ?? '').split(',');
  return words.map((part) => part.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? 'pl';
}

/** A page without a form: a message, and the way back. */
export function statePage({ lang, office, kind, wiersz, zlecenie }: Seen): string {
  const words = slowa[lang];
  const [title, text] = words[kind] as [string, string];
  const again = kind === 'przygotowanie' && wiersz ? link(`${PRZELEW}/${wiersz.idPrzelewu}`, words.ponownie, true) : '';
  const failed = kind === 'zakonczona' || kind === 'niedostepna';
  // A link to a finished order shows no more than that; its owner sees it in the portal.
  const open = wiersz?.stan === 'NOWA' || wiersz?.stan === 'ZLECONA';
  const back = wiersz ? withPayment(failed ? wiersz.adresBlad : wiersz.adresOk, wiersz.idPrzelewu) : '/';
  const toBack = link(back, wiersz ? words.wynik : words.portal, again === '');
  return page(
    { lang, office, title },
    `<p>${escapeHtml(text)}</p>${open ? facts(lang, zlecenie) : ''}<p class="przyciski">${again}${toBack}</p>`,
  );
}

/** Submits itself where scripts run, and by its button everywhere. */
export function formPage(
  { zlecenie, wiersz, office }: Odczyt & Pick<Seen, 'office'>,
  { post, fields }: Extract<Przejscie, { post: string }>,
): string {
  const lang = spokenBy(wiersz.jezyk);
  const words = slowa[lang];
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return page(
    { lang, office, title: words.dalejTytul },
    `<p>${escapeHtml(words.dalejOpis)}</p>${facts(lang, zlecenie)}
<form method="post" action="${escapeHtml(post)}" id="dalej">${hidden.join('')}
<p class="przyciski"><button class="przycisk glowny">${escapeHtml(words.dalej)}</button>
${link(withPayment(wiersz.adresBlad, wiersz.idPrzelewu), words.wroc, false)}</p></form>
<script src="${PRZELEW}/dalej.js"></script>`,
  );
}

function facts(lang: Language, zlecenie: Zlecenie | undefined): string {
  if (!zlecenie) return '';
  const words = slowa[lang];
  const rows = [
    [words.kwota, formatKwota(fromGrosze(zlecenie.kwotaGrosze))],
    [words.odbiorca, zlecenie.odbiorca.nazwa],
    [words.tytulPrzelewu, zlecenie.tytul],
  ] as const;
  return `<dl>${rows.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}

const link = (address: string, text: string, main: boolean): string =>
  `<a class="przycisk${main ? ' glowny' : ''}" href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

function page({ lang, office, title }: Omit<Seen, 'kind'> & { title: string }, main: string): string {
  const { name } = office.municipality.manifest;
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} – ${name}`)}</title>
<link rel="stylesheet" href="${PRZELEW}/platnosci.css"></head>
<body><header><p>${escapeHtml(name)}</p></header>
<main><h1>${escapeHtml(title)}</h1>
${main}
</main></body></html>
`;
}
