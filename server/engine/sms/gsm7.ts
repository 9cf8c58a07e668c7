/** Letters of a message with 160 characters; any other letter limits it to 70. Source: 3GPP TS 23.038, without its extension. */
const ALPHABET = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

export const LONGEST_SMS = 160;

export const isGsm7 = (text: string): boolean => [...text].every((letter) => ALPHABET.has(letter));

const SIGNS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  '–': '-',
  '—': '-',
  '−': '-',
  '„': '"',
  '”': '"',
  '“': '"',
  '’': "'",
  '…': '...',
};

/** Ukrainian in Latin letters. Source: resolution no. 55 of the Cabinet of Ministers of Ukraine, 27 January 2010. */
const UKRAINIAN: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'y', і: 'i', ї: 'i' },
  ...{ й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh' },
  ...{ ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ь: '', ю: 'iu', я: 'ia', '’': '' },
};
const FIRST: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

/** The text in these letters: Polish letters lose their marks, Ukrainian ones become Latin. */
export function toGsm7(text: string): string {
  const latin = text.normalize('NFC').replace(/[\p{Script=Cyrillic}’]+/gu, inLatin);
  return [...latin.replace(/\s+/gu, ' ').trim()].map(plain).join('');
}

function plain(letter: string): string {
  if (ALPHABET.has(letter)) return letter;
  const known = SIGNS[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
  return isGsm7(known) ? known : '?';
}

/** In a word without a Cyrillic letter nothing changes: its apostrophe is a quotation mark. */
function inLatin(word: string): string {
  if (!/\p{Script=Cyrillic}/u.test(word)) return word;
  return word
    .replace(/зг/g, 'zgh')
    .replace(/З[гГ]/g, 'Zgh')
    .replace(/[\p{Script=Cyrillic}’]/gu, (letter, at: number) => {
      const small = letter.toLowerCase();
      const latinLetter = (at === 0 ? FIRST[small] : undefined) ?? UKRAINIAN[small] ?? letter;
      return small === letter ? latinLetter : latinLetter.charAt(0).toUpperCase() + latinLetter.slice(1);
    });
}
