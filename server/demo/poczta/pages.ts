import type { Selectable } from 'kysely';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { formatPhone } from '../../../src/lang/values/phone.ts';
import type { PocztaRow, SmsRow } from '../../engine/db/tables.ts';
import { escapeHtml } from '../../engine/http/escapeHtml.ts';
import slowa from './slowa.json' with { type: 'json' };

type Mail = Selectable<PocztaRow>;

/** The address of the outbox. */
export const POCZTA = '/demo/poczta';
export const SMS = '/demo/sms';

const NAMES = { pl: 'Polski', en: 'English', de: 'Deutsch', uk: 'Українська' } as const satisfies Record<
  Language,
  string
>;
const languages = Object.keys(NAMES) as Language[];

/** All mails, the newest first. */
export function listPage(lang: Language, mails: readonly Omit<Mail, 'tekst' | 'html'>[]): string {
  const words = slowa[lang];
  const items = mails.map(
    ({ id, temat, adresat, jezyk, kiedyMs, wyslanoMs }) => `<li>
<a href="${POCZTA}/wiadomosc/${id}?lang=${lang}" lang="${jezyk}">${escapeHtml(temat)}</a>
<p>${words.do}: ${escapeHtml(adresat)}</p>
<p class="cicho"><time datetime="${new Date(kiedyMs).toISOString()}">${moment(kiedyMs, lang)}</time> · ${wyslanoMs === null ? words.czeka : words.wyslana}</p>
</li>`,
  );
  const list = items.length > 0 ? `<ul class="lista">${items.join('')}</ul>` : `<p class="ramka">${words.pusto}</p>`;
  return page(
    lang,
    words.tytul,
    POCZTA,
    `<h1>${words.tytul}</h1><p class="wstep">${words.wstep}</p><p><a href="${SMS}?lang=${lang}">${words.smsy}</a></p>${list}`,
  );
}

/** All text messages, the newest first: the whole of each. */
export function smsPage(lang: Language, messages: readonly Selectable<SmsRow>[]): string {
  const words = slowa[lang];
  const items = messages.map(
    ({ tresc, telefon, jezyk, kiedyMs, wyslanoMs }) => `<li>
<p lang="${jezyk}">${escapeHtml(tresc)}</p>
<p>${words.do}: ${escapeHtml(formatPhone(telefon))}</p>
<p class="cicho"><time datetime="${new Date(kiedyMs).toISOString()}">${moment(kiedyMs, lang)}</time> · ${wyslanoMs === null ? words.czeka : words.wyslana}</p>
</li>`,
  );
  const list = items.length > 0 ? `<ul class="lista">${items.join('')}</ul>` : `<p class="ramka">${words.smsPusto}</p>`;
  const back = `<p><a href="${POCZTA}?lang=${lang}">${words.poczta}</a></p>`;
  return page(
    lang,
    words.smsTytul,
    SMS,
    `<h1>${words.smsTytul}</h1><p class="wstep">${words.smsWstep}</p>${back}${list}`,
  );
}

/** One mail as HTML and as plain text. The HTML is in a frame that may only follow links. */
export function mailPage(lang: Language, mail: Mail): string {
  const words = slowa[lang];
  const address = `${POCZTA}/wiadomosc/${mail.id}`;
  const body = `<p><a href="${POCZTA}?lang=${lang}">${words.wszystkie}</a></p>
<h1 lang="${mail.jezyk}">${escapeHtml(mail.temat)}</h1>
<dl><dt>${words.do}</dt><dd>${escapeHtml(mail.adresat)}</dd><dt>${words.kiedy}</dt><dd>${moment(mail.kiedyMs, lang)} · ${mail.wyslanoMs === null ? words.czeka : words.wyslana}</dd></dl>
<h2 id="html">${words.html}</h2>
<iframe src="${address}/html" sandbox="allow-top-navigation-by-user-activation" aria-labelledby="html" title="${words.html}"></iframe>
<h2>${words.tekst}</h2>
<pre lang="${mail.jezyk}" tabindex="0">${linked(mail.tekst)}</pre>`;
  return page(lang, mail.temat, address, body);
}

/** The HTML of a mail; its links replace the surrounding page. */
export const framedMail = ({ html }: Pick<Mail, 'html'>): string =>
  html.replace('<head>', '<head>\n<base target="_top">');

const moment = (ms: number, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Warsaw' }).format(ms);

const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S*[^\s.,;:!?)])/)
    .map((part, index) => (index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');

function page(lang: Language, title: string, address: string, body: string): string {
  const words = slowa[lang];
  const others = languages.map((one) => {
    const current = one === lang ? ' aria-current="true"' : '';
    return `<a href="${address}?lang=${one}" lang="${one}" hreflang="${one}"${current}>${NAMES[one]}</a>`;
  });
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${POCZTA}/poczta.css">
</head>
<body>
<header><a class="portal" href="/">${words.portal}</a><nav aria-label="${words.jezyk}">${others.join('')}</nav></header>
<main>${body}</main>
</body>
</html>
`;
}
