import type { BlockJsonByType } from '../generated/descriptors.ts';
import type { Sentence } from './edit.ts';

/** A block as a screen writes it; an include and parts are among them. */
export type BlockKind = keyof BlockJsonByType;

/** The gallery's shelves, in its order. */
export const SHELVES = {
  words: { en: 'Words and pictures', pl: 'Słowa i obrazy' },
  data: { en: 'Data of the office', pl: 'Dane urzędu' },
  actions: { en: 'To choose, fill in and send', pl: 'Do wyboru, wypełnienia i wysłania' },
  places: { en: 'Places for other blocks', pl: 'Miejsca na inne bloki' },
} as const satisfies Readonly<Record<string, Sentence>>;

/** A kind that a clerk adds. */
interface Offered {
  shelf: keyof typeof SHELVES;
  /** When to use it, in one sentence. */
  use: Sentence;
  /** What a screen lacks that cannot have one yet; absent: every screen can. */
  lacks?: Sentence;
}

/** A kind that stands in a portal once, or needs an engineer. */
interface Apart {
  apart: Sentence;
}

const noList: Sentence = {
  en: 'This screen reads no list that fits.',
  pl: 'Ten ekran nie czyta listy, która się nadaje.',
};
const noRecord: Sentence = {
  en: 'This screen reads no data that fit.',
  pl: 'Ten ekran nie czyta danych, które się nadają.',
};
const noForm: Sentence = {
  en: 'The office takes nothing that could be filled in on this screen.',
  pl: 'Urząd nie przyjmuje niczego, co można by wypełnić na tym ekranie.',
};
const noTable: Sentence = {
  en: 'This screen has no table that fits.',
  pl: 'Na tym ekranie nie ma tabeli, która się nadaje.',
};

/** Every kind of block: offered in the gallery, or apart with the reason. */
export const BLOCK_KINDS = {
  heading: {
    shelf: 'words',
    use: { en: 'Names what follows on a long page.', pl: 'Nazywa to, co jest dalej na długiej stronie.' },
  },
  text: {
    shelf: 'words',
    use: { en: 'Explains something in one or two sentences.', pl: 'Wyjaśnia coś w jednym lub dwóch zdaniach.' },
  },
  notice: {
    shelf: 'words',
    use: {
      en: 'Says what nobody may miss: a date, a break, a change.',
      pl: 'Mówi to, czego nie wolno przeoczyć: termin, przerwę, zmianę.',
    },
  },
  html: {
    shelf: 'words',
    use: {
      en: 'Shows a longer text that the office keeps with headings and links.',
      pl: 'Pokazuje dłuższy tekst urzędu z nagłówkami i odnośnikami.',
    },
    lacks: noRecord,
  },
  pictures: {
    shelf: 'words',
    use: { en: 'Shows photographs that the office has, with captions.', pl: 'Pokazuje zdjęcia z urzędu, z podpisami.' },
    lacks: noList,
  },
  qr: {
    shelf: 'words',
    use: {
      en: 'Gives a value to a telephone: a transfer, an address.',
      pl: 'Przekazuje wartość telefonowi: przelew, adres.',
    },
    lacks: noRecord,
  },
  frame: {
    shelf: 'words',
    use: { en: 'Shows a page of another site inside this one.', pl: 'Pokazuje stronę innej witryny wewnątrz tej.' },
    lacks: {
      en: 'The configuration allows no other site to be shown inside the portal.',
      pl: 'Konfiguracja nie pozwala pokazywać w portalu żadnej innej witryny.',
    },
  },
  facts: {
    shelf: 'data',
    use: {
      en: 'Shows what the office knows of one matter, line by line.',
      pl: 'Pokazuje wiersz po wierszu, co urząd wie o jednej sprawie.',
    },
    lacks: noRecord,
  },
  metric: {
    shelf: 'data',
    use: { en: 'Puts one important number in front.', pl: 'Wysuwa na przód jedną ważną liczbę.' },
    lacks: noRecord,
  },
  table: {
    shelf: 'data',
    use: {
      en: 'Compares many entries in columns; on a phone they are cards.',
      pl: 'Porównuje wiele pozycji w kolumnach; w telefonie to karty.',
    },
    lacks: noList,
  },
  cards: {
    shelf: 'data',
    use: {
      en: 'Lists a few entries, each with some lines of its own.',
      pl: 'Wymienia kilka pozycji, każda z paroma wierszami.',
    },
    lacks: noList,
  },
  chart: {
    shelf: 'data',
    use: { en: 'Compares amounts or numbers at a glance.', pl: 'Porównuje kwoty lub liczby na pierwszy rzut oka.' },
    lacks: noList,
  },
  timeline: {
    shelf: 'data',
    use: { en: 'Tells what happened and when.', pl: 'Opowiada, co się wydarzyło i kiedy.' },
    lacks: noList,
  },
  repeat: {
    shelf: 'data',
    use: {
      en: 'Repeats the same blocks for each entry of a list.',
      pl: 'Powtarza te same bloki dla każdej pozycji listy.',
    },
    lacks: noList,
  },
  legend: {
    shelf: 'data',
    use: { en: 'Explains the marks and colours of a table.', pl: 'Objaśnia znaki i kolory tabeli.' },
    lacks: {
      en: 'No table here has marks or colours without a legend.',
      pl: 'Żadna tabela nie ma tu znaków ani kolorów bez legendy.',
    },
  },
  actions: {
    shelf: 'actions',
    use: { en: 'Leads on to another service or page.', pl: 'Prowadzi dalej, do innej usługi lub strony.' },
  },
  select: {
    shelf: 'actions',
    use: {
      en: 'Narrows a table by one choice, for example a kind.',
      pl: 'Zawęża tabelę jednym wyborem, na przykład rodzaju.',
    },
    lacks: noTable,
  },
  filters: {
    shelf: 'actions',
    use: { en: 'Narrows a table by written words or dates.', pl: 'Zawęża tabelę wpisanymi słowami lub datami.' },
    lacks: noTable,
  },
  form: {
    shelf: 'actions',
    use: {
      en: 'Takes a short request: a few fields and one button.',
      pl: 'Przyjmuje krótki wniosek: kilka pól i jeden przycisk.',
    },
    lacks: noForm,
  },
  wizard: {
    shelf: 'actions',
    use: {
      en: 'Takes a long application step by step, with all answers checked last.',
      pl: 'Przyjmuje długi wniosek krok po kroku, a na końcu pokazuje odpowiedzi.',
    },
    lacks: noForm,
  },
  dialog: {
    shelf: 'actions',
    use: {
      en: 'Opens a window over the page with more words, by a button.',
      pl: 'Otwiera przyciskiem okno nad stroną, z dalszymi słowami.',
    },
  },
  section: {
    shelf: 'places',
    use: {
      en: 'Gathers blocks under one title; it can fold.',
      pl: 'Zbiera bloki pod jednym tytułem; może się zwijać.',
    },
  },
  tabs: {
    shelf: 'places',
    use: { en: 'Shows one of several groups of blocks at a time.', pl: 'Pokazuje jedną z kilku grup bloków.' },
  },
  grid: {
    shelf: 'places',
    use: {
      en: 'Puts short blocks side by side on a wide screen.',
      pl: 'Stawia krótkie bloki obok siebie na szerokim ekranie.',
    },
  },
  breadcrumbs: {
    apart: {
      en: 'The path to a page comes with the screens that have one.',
      pl: 'Ścieżkę do strony mają ekrany, które jej potrzebują.',
    },
  },
  catalogue: {
    apart: { en: 'The site map stands in the portal once.', pl: 'Spis stron jest w portalu raz.' },
  },
  services: {
    apart: { en: 'The list of services stands in the portal once.', pl: 'Lista usług jest w portalu raz.' },
  },
  include: {
    apart: {
      en: 'A fragment reads the data of its screens: an engineer puts it in.',
      pl: 'Fragment czyta dane swoich ekranów: wstawia go informatyk.',
    },
  },
  parts: {
    apart: { en: 'Parts of services are set in the configuration.', pl: 'Części usług ustala się w konfiguracji.' },
  },
  widget: {
    apart: { en: 'A component of its own is written by an engineer.', pl: 'Własny element pisze informatyk.' },
  },
} as const satisfies { readonly [Kind in BlockKind]: Offered | Apart };

/** A kind with a card in the gallery: it also has starting values and a picture. */
export type OfferedKind = {
  [Kind in BlockKind]: (typeof BLOCK_KINDS)[Kind] extends Apart ? never : Kind;
}[BlockKind];

export const offeredKinds = (Object.keys(BLOCK_KINDS) as BlockKind[]).filter(
  (kind): kind is OfferedKind => !('apart' in BLOCK_KINDS[kind]),
);

export const cardOf = (kind: OfferedKind): Offered => BLOCK_KINDS[kind];

export const apartKinds = (Object.entries(BLOCK_KINDS) as [BlockKind, Offered | Apart][]).flatMap(([kind, one]) =>
  'apart' in one ? [{ kind, why: one.apart }] : [],
);
