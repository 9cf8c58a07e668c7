import type { ActionsBlock } from '../../src/blocks/actions/block.ts';
import type { Block, BlockOf } from '../../src/blocks/block.ts';
import type { BreadcrumbsBlock } from '../../src/blocks/breadcrumbs/block.ts';
import type { CardsBlock } from '../../src/blocks/cards/block.ts';
import type { CatalogueBlock } from '../../src/blocks/catalogue/block.ts';
import type { ChartBlock } from '../../src/blocks/chart/block.ts';
import type { FactsBlock } from '../../src/blocks/facts/block.ts';
import type { FiltersBlock } from '../../src/blocks/filters/block.ts';
import type { FormBlock } from '../../src/blocks/form/block.ts';
import type { FrameBlock } from '../../src/blocks/frame/block.ts';
import type { HeadingBlock } from '../../src/blocks/heading/block.ts';
import type { HtmlBlock } from '../../src/blocks/html/block.ts';
import type { LegendBlock } from '../../src/blocks/legend/block.ts';
import type { MetricBlock } from '../../src/blocks/metric/block.ts';
import type { NoticeBlock } from '../../src/blocks/notice/block.ts';
import type { PicturesBlock } from '../../src/blocks/pictures/block.ts';
import type { QrBlock } from '../../src/blocks/qr/block.ts';
import type { SelectBlock } from '../../src/blocks/select/block.ts';
import type { ServicesBlock } from '../../src/blocks/services/block.ts';
import type { Column } from '../../src/blocks/table/block.ts';
import type { TextBlock } from '../../src/blocks/text/block.ts';
import type { TimelineBlock } from '../../src/blocks/timeline/block.ts';
import type { WidgetBlock } from '../../src/blocks/widget/block.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import type { Text } from '../../src/lang/descriptors/text.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';

/** Blocks as the compiler writes them, one of each type, over the data below. */

export const key = (name: string): Text => ({ key: name });
export const field = (root: string, ...path: string[]): Tree =>
  path.reduce<Tree>((of, name) => ['.', of, name], ['$', root]);
export const row = (name: string): Tree => field('row', name);

export interface Rata {
  id: number;
  termin: string;
  kwota: number;
  odsetki: number | null;
  zaplacona: boolean;
  tytul: boolean;
  upomnienie: boolean;
  kir: boolean;
  nazwa?: string;
  raty: { nr: string; rodzaj: string; kwota: number }[];
}

export const rata = (id: number, more: Partial<Rata> = {}): Rata => ({
  id,
  termin: `2026-${String(((id * 5) % 12) + 1).padStart(2, '0')}-15`,
  kwota: 100.1 * id,
  odsetki: id % 3 === 0 ? 1.25 : null,
  zaplacona: false,
  tytul: false,
  upomnienie: false,
  kir: false,
  raty: [
    { nr: '1', rodzaj: 'Podatek od nieruchomości', kwota: 60.06 * id },
    { nr: '2', rodzaj: 'Podatek rolny', kwota: 40.04 * id },
  ],
  ...more,
});

export const raty: readonly Rata[] = [
  rata(1, { termin: '2026-03-15', upomnienie: true }),
  rata(2, { zaplacona: true }),
  rata(3, { tytul: true, upomnienie: true }),
  rata(4, { kir: true }),
  rata(5),
  rata(6),
  rata(7),
];

const column = (id: string, more: Partial<Column> = {}): Column => ({
  id,
  label: key(`Kolumna ${id}`),
  cell: { value: row(id), format: 'text' },
  value: row(id),
  sort: false,
  header: false,
  phone: true,
  align: 'start',
  ...more,
});

export const table = (more: Partial<BlockOf<'table'>> = {}): BlockOf<'table'> => ({
  id: 'raty',
  type: 'table',
  reads: ['data.raty'],
  rows: field('data', 'raty'),
  key: 'id',
  where: [],
  calc: {},
  page: 5,
  caption: key('Raty należności'),
  empty: key('Brak rat o podanych warunkach.'),
  columns: [
    column('termin', {
      label: key('Termin płatności'),
      cell: { value: row('termin'), format: 'date' },
      sort: true,
      header: true,
    }),
    column('kwota', {
      label: key('Kwota razem'),
      cell: { value: row('kwota'), format: 'money' },
      sort: true,
      total: true,
      totalFormat: 'money',
      align: 'end',
    }),
    column('odsetki', {
      label: key('Odsetki'),
      cell: { value: row('odsetki'), format: 'money' },
      phone: false,
      align: 'end',
    }),
  ],
  tone: [],
  actions: [],
  buttons: [],
  csv: false,
  ...more,
});

export const fullTable: BlockOf<'table'> = table({
  calc: {
    poTerminie: { value: ['&&', ['!', row('zaplacona')], ['<', row('termin'), '2026-04-01']] },
  },
  where: [['||', ['==', field('state', 'typ'), 'WSZYSTKIE'], ['!', row('zaplacona')]]],
  columns: [
    ...table().columns,
    column('znaki', {
      label: key('Oznaczenia'),
      cell: undefined,
      value: undefined,
      flags: [
        { when: row('upomnienie'), mark: 'U', text: key('Wystawiono upomnienie') },
        { when: row('tytul'), mark: 'T', text: key('Tytuł wykonawczy') },
      ],
    }),
  ],
  tone: [{ when: field('calc', 'poTerminie'), tone: 'danger', text: key('Po terminie') }],
  select: {
    bind: 'wybrane',
    when: ['!', ['||', row('tytul'), row('zaplacona')]],
    label: { key: 'Wybierz ratę z', values: { termin: { value: row('termin'), format: 'date' } } },
    instead: [{ when: row('kir'), icon: 'kir', text: key('Płatność zlecona przez KIR') }],
  },
  expand: {
    one: false,
    table: table({
      id: 'skladniki',
      rows: row('raty'),
      key: 'nr',
      caption: key('Składniki raty'),
      columns: [
        column('rodzaj', { label: key('Rodzaj opłaty'), header: true }),
        column('kwota', { label: key('Kwota'), cell: { value: row('kwota'), format: 'money' }, align: 'end' }),
        column('udzial', {
          label: key('Udział'),
          value: ['/', row('kwota'), field('parent', 'kwota')],
          cell: { value: ['/', row('kwota'), field('parent', 'kwota')], format: 'percent' },
          align: 'end',
        }),
      ],
    }),
  },
  actions: [
    { id: 'druk', label: key('Pobierz PDF'), icon: 'pdf', primary: false, do: [{ do: 'reload', source: 'raty' }] },
  ],
  csv: true,
});

export const heading: HeadingBlock = {
  id: 'naglowek',
  type: 'heading',
  reads: [],
  text: key('Twoje należności'),
  level: 2,
};

export const text: TextBlock = {
  id: 'opis',
  type: 'text',
  reads: [],
  text: key('Wpłaty widać zwykle w ciągu 5 dni roboczych.\n\nW razie wątpliwości zapytaj w urzędzie.'),
};

export const notice: NoticeBlock = {
  id: 'uwaga',
  type: 'notice',
  reads: [],
  tone: 'warning',
  text: key('Trwa synchronizacja danych. Lista może być niepełna.'),
};

export const facts: FactsBlock = {
  id: 'dane',
  type: 'facts',
  reads: ['data.karta'],
  title: key('Karta 2026/118'),
  items: [
    {
      id: 'p',
      label: key('Płatnik'),
      value: { value: field('data', 'karta', 'platnik'), format: 'text' },
      empty: key('–'),
      copy: false,
    },
    {
      id: 'k',
      label: key('Numer konta'),
      value: { value: field('data', 'karta', 'konto'), format: 'account' },
      empty: key('–'),
      copy: true,
    },
    {
      id: 's',
      label: key('Do zapłaty'),
      value: { value: field('data', 'karta', 'suma'), format: 'money' },
      empty: key('–'),
      copy: false,
    },
    { id: 'u', label: key('Uwagi'), value: { value: null, format: 'text' }, empty: key('brak uwag'), copy: false },
    { id: 'h', label: key('Ukryte'), value: { value: null, format: 'text' }, empty: 'hide', copy: false },
  ],
};

export const select: SelectBlock = {
  id: 'rok',
  type: 'select',
  reads: ['data.lata'],
  bind: 'rok',
  label: key('Rok'),
  options: { list: field('data', 'lata'), format: 'text' },
  selected: field('data', 'wybranyRok'),
  as: 'list',
};

export const typy = {
  fixed: [
    { value: 'WSZYSTKIE', label: key('Wszystkie') },
    { value: 'NIEZAPLACONE', label: key('Niezapłacone') },
  ],
};

export const filters: FiltersBlock = {
  id: 'filtry',
  type: 'filters',
  as: 'panel',
  reads: [],
  fields: [
    { bind: 'typ', label: key('Typ należności'), as: 'radio', options: typy, rules: [] },
    { bind: 'dataOd', label: key('Termin od'), as: 'date', rules: [] },
    {
      bind: 'dataDo',
      label: key('Termin do'),
      as: 'date',
      rules: [
        {
          when: ['call', 'present', field('state', 'dataOd')],
          must: ['>=', field('state', 'dataDo'), field('state', 'dataOd')],
          say: key('Data końcowa jest wcześniejsza niż początkowa'),
          live: false,
        },
      ],
    },
    { bind: 'kwotaOd', label: key('Kwota od'), as: 'money', rules: [] },
    { bind: 'kwotaDo', label: key('Kwota do'), as: 'money', rules: [] },
  ],
};

export const cards: CardsBlock = {
  id: 'karty',
  type: 'cards',
  reads: ['data.karty'],
  items: field('data', 'karty'),
  key: 'id',
  calc: {},
  heading: { value: field('item', 'nazwa'), format: 'text' },
  facts: [
    {
      id: 'suma',
      label: key('Do zapłaty'),
      value: { value: field('item', 'suma'), format: 'money' },
      empty: key('–'),
      copy: false,
    },
    {
      id: 'konto',
      label: key('Numer konta'),
      value: { value: field('item', 'konto'), format: 'account' },
      empty: key('–'),
      copy: true,
    },
  ],
  tone: [{ when: ['>', field('item', 'suma'), 1000], tone: 'warning', text: key('Wysoka kwota') }],
  groupBy: { value: field('item', 'grupa'), label: { value: field('item', 'grupa'), format: 'text' } },
  empty: key('Nie masz należności w tym roku.'),
  do: [{ do: 'go', to: { back: true } }],
  actions: [
    { id: 'lista', label: key('Lista pojazdów'), icon: 'car', primary: false, do: [{ do: 'reload', source: 'karty' }] },
  ],
  buttons: [],
};

export const chart = (more: Partial<ChartBlock> = {}): ChartBlock => ({
  id: 'wykres',
  type: 'chart',
  kind: 'bar',
  reads: ['data.imiona'],
  rows: field('data', 'imiona'),
  category: { value: row('imie'), name: { value: row('imie'), format: 'text' }, label: key('Imię') },
  sum: false,
  values: [{ field: 'liczba', label: key('Liczba osób'), format: 'integer' }],
  caption: key('Najpopularniejsze imiona w 2026 roku'),
  height: 320,
  ...more,
});

export const actions: ActionsBlock = {
  id: 'akcje',
  type: 'actions',
  reads: [],
  items: [
    {
      id: 'zaplac',
      label: key('Zapłać'),
      icon: 'pay',
      primary: true,
      enabled: ['>', ['call', 'count', field('state', 'wybrane')], 0],
      why: key('Zaznacz co najmniej jedną ratę.'),
      do: [{ do: 'open', dialog: 'metoda' }],
    },
    { id: 'pdf', label: key('Pobierz PDF'), icon: 'pdf', primary: false, do: [{ do: 'reload', source: 'raty' }] },
  ],
};

export const legend: LegendBlock = {
  id: 'legenda',
  type: 'legend',
  reads: [],
  flags: [
    { mark: 'U', text: key('Wystawiono upomnienie') },
    { mark: 'T', text: key('Tytuł wykonawczy') },
  ],
  icons: [{ icon: 'kir', text: key('Płatność zlecona przez KIR') }],
  tones: [{ tone: 'danger', text: key('Po terminie') }],
};

export const section: BlockOf<'section'> = {
  id: 'wplaty',
  type: 'section',
  reads: [],
  as: 'plain',
  open: false,
  title: key('Zaksięgowane wpłaty'),
  content: [text],
};

export const tabs: BlockOf<'tabs'> = {
  id: 'karty-ekranu',
  type: 'tabs',
  reads: [],
  tabs: [
    { id: 'a', label: key('Aktualne'), content: [text] },
    { id: 'b', label: key('Archiwalne'), content: [notice] },
    { id: 'c', label: key('Wszystkie'), content: [legend] },
  ],
};

export const repeat: BlockOf<'repeat'> = {
  id: 'wspolzobowiazani',
  type: 'repeat',
  reads: ['data.karty'],
  title: key('Współzobowiązani'),
  items: field('data', 'karty'),
  key: 'id',
  calc: {},
  empty: key('Nikt więcej.'),
  content: [{ id: 'nazwa', type: 'text', reads: [], text: { value: field('item', 'nazwa'), format: 'text' } }],
};

export const dialog: BlockOf<'dialog'> = {
  id: 'metoda',
  type: 'dialog',
  reads: [],
  title: key('Wybierz sposób płatności'),
  content: [text],
};

export const widget: WidgetBlock = {
  id: 'zegar',
  type: 'widget',
  reads: [],
  name: 'zegar',
  with: { ile: ['+', 2, 3] },
};

export const data = {
  zdarzenia: [
    { id: 1, opis: 'Wniosek wpłynął', kiedy: '2026-03-02', uwagi: 'Numer sprawy WO.4321.17.2026.' },
    {
      id: 2,
      opis: 'Wezwanie do uzupełnienia',
      kiedy: '2026-03-11',
      uwagi: 'Brakowało podpisu drugiego z rodziców. Termin: 14 dni.',
    },
    { id: 3, opis: 'Uzupełniono wniosek', kiedy: '2026-03-15' },
    { id: 4, opis: 'Odmowa przyjęcia do Przedszkola nr 2', kiedy: '2026-04-20', odmowa: true },
    { id: 5, opis: 'Rekrutacja uzupełniająca', kiedy: '2026-05-04', teraz: true, uwagi: 'Wyniki ogłosimy 15 czerwca.' },
    { id: 6, opis: 'Ogłoszenie wyników', kiedy: null },
  ],
  wplywy: 1250340.5,
  wplywyRokTemu: 1130000,
  miesiace: [98, 104, 101, 120, 117, 131, 128, 140, 152].map((kwota) => ({ kwota })),
  raty,
  lata: [2026, 2025, 2024],
  wybranyRok: 2025,
  sciezka: [
    { id: 'start', nazwa: 'Informacje publiczne' },
    { id: 'druki', nazwa: 'Druki i wnioski do pobrania' },
    { id: 'podatki', nazwa: 'Podatki i opłaty lokalne' },
  ],
  przerwy: [7],
  oferta: [[1, 7]],
  adres: 'https://lipowa-dolina.example/kontakt',
  strona: `<p>Zameldujesz się w pokoju 3 albo <a href="https://gov.example/meldunek">przez internet</a>. <strong>Nic nie zapłacisz.</strong></p>
<h2>Co przygotować</h2>
<ul><li>dowód osobisty albo paszport,</li><li>dokument, który potwierdza prawo do lokalu:<ul><li>umowę,</li><li>wypis z księgi wieczystej.</li></ul></li></ul>
<h3>Gdzie</h3>
<ol><li>Pobierz numerek przy wejściu.</li><li>Poczekaj, aż się wyświetli.</li></ol>
<blockquote><p>Obowiązek meldunkowy wynika z ustawy o ewidencji ludności.</p></blockquote>
<table><caption>Opłaty skarbowe i terminy załatwienia spraw</caption><thead><tr><th>Czynność</th><th>Opłata</th><th>Termin</th><th>Podstawa prawna</th><th>Referat prowadzący</th><th>Uwagi</th></tr></thead>
<tbody><tr><th>Zameldowanie na pobyt stały</th><td>bez opłaty</td><td>od ręki</td><td>art. 24 ustawy</td><td>Spraw Obywatelskich</td><td>osobiście albo przez pełnomocnika</td></tr>
<tr><th>Zaświadczenie o zameldowaniu na pobyt czasowy</th><td>17&nbsp;zł</td><td>7 dni</td><td>ustawa o opłacie skarbowej</td><td>Spraw Obywatelskich</td><td>–</td></tr></tbody></table>
<dl><dt>Telefon</dt><dd><a href="tel:+48146000100">14 600 01 00</a></dd><dt>Godziny</dt><dd>poniedziałek–piątek 7:30–15:30</dd></dl>
<hr><p><small>Ostatnia zmiana: <time datetime="2026-06-01">1 czerwca 2026 r.</time></small></p>`,
  karta: { platnik: 'Anna Kowalska', konto: '61109010140000071219812874', suma: 1234.5 },
  karty: [
    { id: 1, nazwa: 'Podatek od nieruchomości', suma: 1234.5, konto: '61109010140000071219812874', grupa: 'Podatki' },
    { id: 2, nazwa: 'Gospodarowanie odpadami', suma: 96, konto: '27114020040000300201355387', grupa: 'Opłaty' },
    { id: 3, nazwa: 'Podatek rolny', suma: 0, konto: '61109010140000071219812874', grupa: 'Podatki' },
  ],
  imiona: [
    { imie: 'Zofia', liczba: 44, scieki: 31, rok: 2020 },
    { imie: 'Antoni', liczba: 52, scieki: 40, rok: 2021 },
    { imie: 'Zuzanna', liczba: 38, scieki: 28, rok: 2022 },
    { imie: 'Jan', liczba: 50, scieki: 44, rok: 2023 },
    { imie: 'Maja', liczba: 38, scieki: 30, rok: 2024 },
    { imie: 'Leon', liczba: 51, scieki: 41, rok: 2025 },
    { imie: 'Laura', liczba: 37, scieki: 29, rok: 2026 },
  ],
};

export const state = {
  typ: 'WSZYSTKIE',
  wybrane: [],
  rok: null,
  dataOd: null,
  dataDo: null,
  kwotaOd: null,
  kwotaDo: null,
};

/** Every type but the form, which has tests of its own. */
export const html: HtmlBlock = { id: 'strona', type: 'html', reads: ['data.strona'], value: field('data', 'strona') };

export const breadcrumbs: BreadcrumbsBlock = {
  id: 'sciezka',
  type: 'breadcrumbs',
  reads: ['data.sciezka'],
  items: field('data', 'sciezka'),
  key: 'id',
  calc: {},
  label: { value: field('item', 'nazwa'), format: 'text' },
  do: [{ do: 'go', to: { screen: 'katalog', params: { link: field('item', 'id') } } }],
};

export const catalogue: CatalogueBlock = {
  id: 'mapa',
  type: 'catalogue',
  reads: ['data.lata'],
  pages: key('Strony'),
  screens: ['kontakt', 'karta'],
  paused: field('data', 'przerwy'),
};

export const services: ServicesBlock = {
  id: 'uslugi',
  type: 'services',
  reads: ['data.lata', 'subject'],
  offered: field('data', 'oferta'),
  filter: key('Szukaj usługi'),
  empty: key('Nie ma usług.'),
  paused: field('data', 'przerwy'),
  icons: { 1: 'budget' },
  words: {},
};

export const frame: FrameBlock = {
  id: 'okno',
  type: 'frame',
  reads: ['data.sciezka'],
  host: 'okna',
  path: 'statusy.html?id=280',
  title: key('Statusy spraw'),
  height: 200,
};

export const qr: QrBlock = {
  id: 'obrazek',
  type: 'qr',
  reads: ['data.adres'],
  value: field('data', 'adres'),
  label: key('Kod QR z adresem urzędu'),
};

export const pictures: PicturesBlock = {
  id: 'zdjecia',
  type: 'pictures',
  reads: ['data.zdjecia'],
  items: field('data', 'zdjecia'),
  picture: field('item', 'obraz'),
  label: { value: field('item', 'podpis'), format: 'text' },
  empty: key('Nie zrobiono zdjęć.'),
};

/** A portal with a few pages, a service that is out of work and a host for frames. */
const word = (name: string, ...values: string[]): Text => ({
  key: `bloki.metryka.${name}`,
  ...(values.length > 0 && {
    values: Object.fromEntries(values.map((one) => [one, { value: ['$', one] as Tree, format: 'text' as const }])),
  }),
});

export const metric = (more: Partial<MetricBlock> = {}): MetricBlock => ({
  id: 'wplywy',
  type: 'metric',
  reads: ['data.wplywy'],
  label: key('Wpływy od początku roku'),
  value: { value: field('data', 'wplywy'), format: 'money' },
  empty: key('wspolne.brak'),
  trend: {
    from: field('data', 'wplywyRokTemu'),
    line: { rows: field('data', 'miesiace'), value: row('kwota') },
    better: 'up',
    than: key('niż rok temu'),
    words: {
      wiecej: word('wiecej', 'ile'),
      mniej: word('mniej', 'ile'),
      bezZmian: word('bezZmian'),
      lepiej: word('lepiej'),
      gorzej: word('gorzej'),
      punkty: word('punkty', 'ile'),
      przebieg: word('przebieg', 'pierwsza', 'ostatnia', 'najmniej', 'najwiecej'),
    },
  },
  note: key('Stan na 30 września'),
  ...more,
});

const { line: _, ...noLine } = metric().trend!;

export const grid: BlockOf<'grid'> = {
  id: 'przeglad',
  type: 'grid',
  reads: [],
  columns: 'narrow',
  spans: { szeroka: 2 },
  content: [
    metric(),
    metric({ id: 'toku', label: key('Wnioski w toku'), value: { value: 128, format: 'integer' }, trend: undefined }),
    metric({
      id: 'czas',
      label: key('Średni czas odpowiedzi'),
      value: { value: 14, format: 'unit', unit: 'dni' },
      trend: { ...noLine, from: 11, better: 'down' },
      note: undefined,
    }),
    metric({
      id: 'udzial',
      label: key('Zapłacone w terminie'),
      value: { value: 0.914, format: 'percent' },
      trend: { ...noLine, from: 0.89 },
      note: undefined,
    }),
    metric({
      id: 'szeroka',
      label: key('Zużycie wody'),
      value: { value: 1234567.89, format: 'money' },
      note: undefined,
    }),
  ],
};

const timelineWord = (name: string): Text => ({ key: `bloki.os.${name}` });

export const timeline = (more: Partial<TimelineBlock> = {}): TimelineBlock => ({
  id: 'historia',
  type: 'timeline',
  reads: ['data.zdarzenia'],
  as: 'history',
  entries: {
    items: field('data', 'zdarzenia'),
    key: 'id',
    calc: {},
    heading: { value: field('item', 'opis'), format: 'text' },
    text: { value: field('item', 'uwagi'), format: 'text' },
    date: { value: field('item', 'kiedy'), format: 'date' },
    state: {
      match: [
        { when: field('item', 'odmowa'), is: 'refused' },
        { when: ['==', field('item', 'kiedy'), null], is: 'upcoming' },
        { when: field('item', 'teraz'), is: 'current' },
        { is: 'done' },
      ],
    },
    actions: [],
  },
  empty: key('wspolne.brakDanych'),
  words: {
    done: timelineWord('done'),
    current: timelineWord('current'),
    upcoming: timelineWord('upcoming'),
    refused: timelineWord('refused'),
    kiedy: timelineWord('kiedy'),
    co: timelineWord('co'),
    stan: timelineWord('stan'),
  },
  ...more,
});

/** The path of an application. */
export const path: TimelineBlock = timeline({
  id: 'droga',
  as: 'steps',
  title: key('Twój wniosek'),
  entries: [
    {
      id: 'zlozony',
      heading: key('Wniosek złożony'),
      date: { value: '2026-09-02', format: 'date' },
      state: 'done',
      actions: [],
    },
    {
      id: 'sprawdzony',
      heading: key('Sprawdzony w urzędzie'),
      date: { value: '2026-09-14', format: 'date' },
      state: 'done',
      actions: [],
    },
    {
      id: 'uzupelnienie',
      heading: key('Czeka na uzupełnienie'),
      text: key('Dołącz zaświadczenie o zatrudnieniu do 30 września.'),
      state: 'current',
      actions: [{ id: 'dolacz', label: key('Dołącz dokument'), primary: false, do: [] }],
    },
    { id: 'decyzja', heading: key('Decyzja'), state: 'upcoming', actions: [] },
  ],
});

export const manifest = {
  api: { base: '/api' },
  screens: {
    kontakt: { path: '/kontakt', title: 'Kontakt', access: 'public' },
    karta: { path: '/karta', title: 'Karta należności', access: 'full' },
    budzet: { path: '/uslugi/budzet', title: 'Budżet gminy', access: 'public' },
    woda: { path: '/uslugi/woda', title: 'Zużycie wody', access: 'full' },
  },
  groups: [
    {
      id: 'urzad',
      name: 'Urząd',
      services: [
        { uslugaId: 1, slug: 'budzet', screen: 'budzet', name: 'Budżet gminy', access: 'public' },
        { uslugaId: 7, slug: 'woda', screen: 'woda', name: 'Zużycie wody i ścieków w gospodarstwie', access: 'full' },
      ],
    },
    { id: 'pusta', name: 'Pusta grupa', services: [] },
  ],
  hosts: { okna: 'https://okna.example/' },
  frames: ['okna'],
} as unknown as Manifest;

export const samples: readonly Exclude<Block, FormBlock>[] = [
  heading,
  text,
  notice,
  facts,
  select,
  services,
  filters,
  legend,
  fullTable,
  actions,
  cards,
  chart(),
  section,
  tabs,
  repeat,
  dialog,
  html,
  breadcrumbs,
  catalogue,
  frame,
  qr,
  pictures,
  grid,
  metric(),
  timeline(),
  widget,
];
