import { expect, it } from 'vitest';
import { formatKwota, sumKwot } from '../../src/lang/values/kwota.ts';
import { describePdf, flatTextOf } from './documents/poppler.ts';
import { type Answer, forOneDatabase, withOffice } from './helpers.ts';

/** A public document with its data: its name, and the texts it must contain. */
interface PublicDocument {
  pdf: string;
  data: string;
  // biome-ignore lint/suspicious/noExplicitAny: the answers are held against the contract elsewhere
  says(answer: any): readonly (string | number)[];
  name: string;
}

type Row = Readonly<Record<string, string | number>>;

const AMOUNTS = ['planPoZmianach', 'naleznosci', 'dochodyOtrzymane', 'dochodyWykonane'];
const EXPENSES = ['planPoZmianach', 'zaangazowanie', 'wydatki', 'zobowiazania', 'koszty'];

/** Every amount of every row, and the sum of each column, in the format of the document. */
const money = (rows: readonly Row[], columns: readonly string[]): string[] =>
  columns.flatMap((column) => {
    const amounts = rows.map((row) => Number(row[column]));
    return [...amounts, sumKwot(amounts)].map((amount) => formatKwota(amount).replaceAll('\u00a0', ' '));
  });

const documents: Readonly<Record<string, PublicDocument>> = {
  'budget income': {
    pdf: 'fk/gmina/dajDochodyBudzetuPdf?rok=2025',
    data: 'fk/gmina/dajDochodyBudzetu?rok=2025',
    says: ({ listaDochodow }) => money(listaDochodow, AMOUNTS),
    name: 'dochody_budzetu_2025.pdf',
  },
  'budget expenditure': {
    pdf: 'fk/gmina/dajWydatkiBudzetuPdf?rok=2025',
    data: 'fk/gmina/dajWydatkiBudzetu?rok=2025',
    says: ({ listaWydatkow }) => money(listaWydatkow, EXPENSES),
    name: 'wydatki_budzetu_2025.pdf',
  },
  statuses: {
    pdf: 'el/dajStatusyMeldunkoweMieszkancowPdf',
    data: 'el/dajStatusyMeldunkoweMieszkancow',
    says: ({ statusyMieszkancow }) => [
      ...statusyMieszkancow.flatMap((row: Row) => [`${row.opisStatusu} ${row.liczbaMieszkancow}`]),
      `Razem ${statusyMieszkancow.reduce((sum: number, row: Row) => sum + Number(row.liczbaMieszkancow), 0)}`,
    ],
    name: 'statusy_mieszkancow.pdf',
  },
  'voters on one day': {
    pdf: 'el/informacjaLiczbaWyborcowPdf?data=2025-06-01',
    data: 'el/informacjaLiczbaWyborcow?data=2025-06-01',
    says: ({ zestawienieLiczbyWyborcow }) => {
      expect(zestawienieLiczbyWyborcow).toHaveLength(1);
      return votes(zestawienieLiczbyWyborcow);
    },
    name: 'liczba_mieszkancow_i_wyborcow.pdf',
  },
  'residents and voters': {
    pdf: 'el/informacjaLiczbaWyborcowPdf',
    data: 'el/informacjaLiczbaWyborcow',
    says: ({ zestawienieLiczbyWyborcow }) => votes(zestawienieLiczbyWyborcow),
    name: 'liczba_mieszkancow_i_wyborcow.pdf',
  },
  'sex and age': {
    pdf: 'el/dajZameldowaniaWgPlciWiekuPdf',
    data: 'el/dajZameldowaniaWgPlciWieku',
    says: ({ zameldowanieStale: s, zameldowanieCzasowe: c }) => {
      const [kobiety, mezczyzni] = ['Kobiet', 'Mezczyzn'].map((who) =>
        [s, c].reduce((sum, one) => sum + one[`liczba${who}Ponizej18`] + one[`liczba${who}Od18`], 0),
      ) as [number, number];
      const young = s.liczbaKobietPonizej18 + s.liczbaMezczyznPonizej18;
      return [
        `Pobyt stały – poniżej 18 lat ${s.liczbaKobietPonizej18} ${s.liczbaMezczyznPonizej18} ${young}`,
        `Ogółem ${kobiety} ${mezczyzni} ${kobiety + mezczyzni}`,
      ];
    },
    name: 'zameldowania_wedlug_plci_i_wieku.pdf',
  },
  'first names': {
    pdf: 'el/dajNajpopularniejszeImionaPdf',
    data: 'el/dajNajpopularniejszeImiona',
    says: ({ listaImion }) => listaImion.map((row: Row) => `${row.imie} ${row.liczbaOsob}`),
    name: 'najpopularniejsze_imiona.pdf',
  },
};

/** For each day: `01.06.2025`, then the two counts of its row. */
const votes = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ dataWyborow, nazwaWyborow, liczbaMieszkancow, liczbaWyborcow }) => [
    `${String(dataWyborow).split('-').reverse().join('.')} ${nazwaWyborow} ${liczbaMieszkancow} ${liczbaWyborcow}`,
  ]);

const fileName = ({ headers }: Answer): string => String(headers['content-disposition']);

forOneDatabase((make) => {
  const office = withOffice(make);

  describePdf('a public document says what its data say', () => {
    it.each(Object.entries(documents))('%s', async (_, { pdf, data, says, name }) => {
      const [paper, answer] = [
        await office().anonymous.get(`/api/${pdf}`),
        await office().anonymous.get(`/api/${data}`),
      ];
      expect([paper.status, answer.status]).toEqual([200, 200]);
      expect(paper.headers['content-type']).toMatch(/^application\/pdf/);
      expect(fileName(paper)).toContain(name);
      const text = flatTextOf(paper.raw);
      const shownTexts = says(answer.json());
      expect(shownTexts.length).toBeGreaterThan(0);
      expect(shownTexts.filter((words) => !text.includes(String(words)))).toEqual([]);
    });

    it('the document of a year without data says so', async () => {
      const paper = await office().anonymous.get('/api/fk/gmina/dajWydatkiBudzetuPdf?rok=1999');
      expect(flatTextOf(paper.raw)).toContain('Brak danych realizacji wydatków');
    });
  });
});
