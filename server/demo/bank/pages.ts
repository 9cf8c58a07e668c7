import type { Language } from '../../../src/lang/descriptors/language.ts';
import { formatDatetime } from '../../../src/lang/values/dates.ts';
import { formatKwota, fromGrosze } from '../../../src/lang/values/kwota.ts';
import { formatNrb } from '../../../src/lang/values/nrb.ts';
import { escapeHtml } from '../../engine/http/escapeHtml.ts';
import { behavioursOf, type Dostawca, STAN } from './behaviours.ts';
import slowa from './slowa.json' with { type: 'json' };
import type { Platnosc } from './store.ts';

const NAMES = { pl: 'Polski', en: 'English', de: 'Deutsch', uk: 'Українська' } as const satisfies Record<
  Language,
  string
>;
const languages = Object.keys(NAMES) as Language[];

/** The folder of the bank's files and pages. */
export const BANK = '/demo/bank';
export const pageOf = ({ dostawca, strona }: Pick<Platnosc, 'dostawca' | 'strona'>): string =>
  `${BANK}/${dostawca}/zaplac/${strona}`;

/** Its own files, and a form whose answer leads back to where the payer came from. */
export const headersFor = (powroty: readonly string[]): Readonly<Record<string, string>> => {
  const back = new Set(powroty.filter((one) => URL.canParse(one)).map((address) => new URL(address).origin));
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action ${["'self'", ...back].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
  };
};

/** The payment with the payer's choices, or with its result. */
export function payPage(lang: Language, platnosc: Platnosc): string {
  const words = slowa[lang];
  const { dostawca, stan, decyzja, kwotaGrosze } = platnosc;
  const open = decyzja === null && stan === STAN[dostawca].czeka;
  if (open)
    return page(lang, dostawca, pageOf(platnosc), words.tytul, `${facts(lang, platnosc)}${payForm(lang, platnosc)}`);
  const [title, text] =
    decyzja === 'zaplac'
      ? [words.zaplaconoTytul, words.zaplacono]
      : decyzja === 'odrzuc'
        ? [words.odrzuconoTytul, words.odrzucono]
        : [words.poCzasieTytul, words.poCzasie];
  const back = decyzja === 'odrzuc' ? platnosc.powrotBlad : platnosc.powrotOk;
  return page(
    lang,
    dostawca,
    pageOf(platnosc),
    title,
    `<p>${escapeHtml(text.replace('{{kwota}}', money(kwotaGrosze)))}</p>
<p><a class="przycisk glowny" href="${escapeHtml(back)}">${escapeHtml(words.wroc)}</a></p>`,
  );
}

/** For an unknown payment or an invalid form. */
export const unknownPage = (lang: Language, dostawca: Dostawca): string =>
  page(
    lang,
    dostawca,
    undefined,
    slowa[lang].nieznanaTytul,
    `<p>${escapeHtml(slowa[lang].nieznana)}</p><p><a class="przycisk" href="/">${escapeHtml(slowa[lang].wroc)}</a></p>`,
  );

const money = (grosze: number): string => formatKwota(fromGrosze(grosze));

function facts(lang: Language, { kwotaGrosze, odbiorca, rachunek, tytul, waznyDoMs, dostawca }: Platnosc): string {
  const words = slowa[lang];
  const title = dostawca === 'p24' ? words.tytulPrzelewu : words.numer;
  const rows: [string, string][] = [
    [words.odbiorca, odbiorca],
    [words.rachunek, formatNrb(rachunek)],
    [title, tytul],
    [words.waznaDo, formatDatetime(new Date(waznyDoMs).toISOString())],
  ];
  const list = rows.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<p class="kwota">${money(kwotaGrosze)}</p><dl>${list.join('')}</dl>`;
}

function payForm(lang: Language, platnosc: Platnosc): string {
  const words = slowa[lang];
  const choices = behavioursOf(platnosc.dostawca).map((one, index) => {
    const [name, text] = words.zachowania[one] as [string, string];
    return `<label><input type="radio" name="zachowanie" value="${one}"${index === 0 ? ' checked' : ''}><span><b>${escapeHtml(name)}</b> ${escapeHtml(text)}</span></label>`;
  });
  return `<form method="post" action="${pageOf(platnosc)}">
<input type="hidden" name="jezyk" value="${lang}">
<p class="przyciski">
<button class="glowny" name="decyzja" value="zaplac">${escapeHtml(words.zaplac)}</button>
<button name="decyzja" value="odrzuc">${escapeHtml(words.odrzuc)}</button>
<button class="cichy" name="decyzja" value="odejdz">${escapeHtml(words.odejdz)}</button>
</p>
<details><summary>${escapeHtml(words.dlaTestujacych)}</summary>
<fieldset><legend>${escapeHtml(words.zachowanie)}</legend>${choices.join('')}</fieldset></details>
</form>`;
}

function page(lang: Language, dostawca: Dostawca, address: string | undefined, title: string, main: string): string {
  const words = slowa[lang];
  const name = dostawca === 'p24' ? words.nazwaP24 : words.nazwaKir;
  const others = languages.map((one) => {
    const current = one === lang ? ' aria-current="true"' : '';
    return `<a href="${address}?jezyk=${one}" lang="${one}" hreflang="${one}"${current}>${NAMES[one]}</a>`;
  });
  const nav = address ? `<nav aria-label="${escapeHtml(words.jezyk)}">${others.join(' ')}</nav>` : '';
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(`${title} – ${name}`)}</title>
<link rel="stylesheet" href="/demo/standIn.css">
<link rel="stylesheet" href="${BANK}/bank.css"></head>
<body><header><p><strong>${escapeHtml(words.znak)}</strong> ${escapeHtml(name)}</p>${nav}</header>
<main><p class="uwaga">${escapeHtml(words.uwaga)}</p><h1>${escapeHtml(title)}</h1>
${main}
</main></body></html>
`;
}
