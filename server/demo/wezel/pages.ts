import type { Language } from '../../../src/lang/descriptors/language.ts';
import { xmlText } from '../../engine/xml/write.ts';
import { NODE } from './openDemoWezel.ts';
import type { Chosen } from './people.ts';
import slowa from './slowa.json' with { type: 'json' };

const NAMES = { pl: 'Polski', en: 'English', de: 'Deutsch', uk: 'Українська' } as const satisfies Record<
  Language,
  string
>;
export const languages = Object.keys(NAMES) as Language[];

/** The policy of the simulator's pages: its own files, and a form back to the office. */
export const headers: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** The people to choose from. */
export function choicePage(lang: Language, proba: string, system: string, people: readonly Chosen[]): string {
  const words = slowa[lang];
  const items = people.map(
    ({ id, opis, imie, nazwisko }) =>
      `<li><button name="osoba" value="${xmlText(id)}"><b>${xmlText(`${imie} ${nazwisko}`)}</b> <span>${xmlText(words[opis])}</span></button></li>`,
  );
  const others = languages.map((one) => {
    const current = one === lang ? ' aria-current="true"' : '';
    return `<a href="${NODE}/logowanie?proba=${encodeURIComponent(proba)}&#38;jezyk=${one}" lang="${one}" hreflang="${one}"${current}>${NAMES[one]}</a>`;
  });
  return page(
    lang,
    words.tytul,
    `<p>${xmlText(words.prosi.replace('{{system}}', system))}</p>
<form method="post" action="${NODE}/wybor">
<input type="hidden" name="proba" value="${xmlText(proba)}"><input type="hidden" name="jezyk" value="${lang}">
<ul>${items.join('')}</ul>
<p><button class="cichy" name="osoba" value="">${xmlText(words.anuluj)}</button></p>
</form>`,
    `<nav aria-label="${xmlText(words.jezyk)}">${others.join(' ')}</nav>`,
  );
}

/** Submits itself: the artifact is sent by a form, as the national node does. */
export const backPage = (lang: Language, acs: string, artifact: string): string =>
  page(
    lang,
    slowa[lang].dalejTytul,
    `<p>${xmlText(slowa[lang].dalejOpis)}</p>
<form method="post" action="${xmlText(acs)}" id="powrot"><input type="hidden" name="SAMLart" value="${xmlText(artifact)}">
<p><button>${xmlText(slowa[lang].dalej)}</button></p></form>
<script src="${NODE}/wyslij.js"></script>`,
  );

export const latePage = (lang: Language): string =>
  page(
    lang,
    slowa[lang].poCzasieTytul,
    `<p>${xmlText(slowa[lang].poCzasie)}</p><p><a class="przycisk" href="/logowanie">${xmlText(slowa[lang].dalej)}</a></p>`,
  );

const page = (lang: Language, title: string, main: string, nav = ''): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${xmlText(`${title} – ${slowa[lang].nazwa}`)}</title>
<link rel="stylesheet" href="/demo/standIn.css">
<link rel="stylesheet" href="${NODE}/wezel.css"></head>
<body><header><p><strong>${xmlText(slowa[lang].znak)}</strong> ${xmlText(slowa[lang].nazwa)}</p>${nav}</header>
<main><p class="uwaga">${xmlText(slowa[lang].uwaga)}</p><h1>${xmlText(title)}</h1>
${main}
</main></body></html>
`;
