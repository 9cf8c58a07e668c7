import ActionsWidget from '../../src/blocks/actions/widget/index.tsx';
import type { BlockOf } from '../../src/blocks/block.ts';
import SelectWidget from '../../src/blocks/select/widget/index.tsx';
import type { Column } from '../../src/blocks/table/block.ts';
import TableWidget from '../../src/blocks/table/widget/index.tsx';
import TextWidget from '../../src/blocks/text/widget/index.tsx';
import type { Format } from '../../src/lang/values/formats.ts';
import type { Words } from '../../src/portal/i18n/Words.ts';
import { code, codedBinding } from './codedBinding.ts';
import type { Pozycja } from './given.ts';
import type { Prepared } from './measure.ts';

/** The budget screen, written in code with the portal's own widgets. */
export async function codedBudget(words: Words, answers: Readonly<Record<string, unknown>>): Promise<Prepared> {
  const { lataBudzetowe } = (await answers.dajLataBudzetowe) as { lataBudzetowe: number[] };
  const { listaDochodow } = (await answers.dajDochodyBudzetu) as { listaDochodow: Pozycja[] };
  const binding = codedBinding(words, { rok: Math.max(...lataBudzetowe) });
  const common = { reads: [] };
  return {
    element: (
      <>
        <h1>{words.word('budzet.dochody.tytul')}</h1>
        <TextWidget
          block={{ ...common, id: 'wstep', type: 'text', text: { key: 'budzet.dochody.wstep' } }}
          binding={binding}
        />
        <SelectWidget
          block={{
            ...common,
            id: 'wybor',
            type: 'select',
            bind: 'rok',
            label: { key: 'budzet.rok' },
            options: { list: code(() => lataBudzetowe.toSorted((a, b) => b - a)), format: 'integer' },
            as: 'list',
          }}
          binding={binding}
        />
        <TableWidget block={tableOf(listaDochodow, () => binding.state('rok'))} binding={binding} />
        <ActionsWidget
          block={{
            ...common,
            id: 'akcje',
            type: 'actions',
            items: [
              {
                id: 'pdf',
                label: { key: 'wspolne.pobierzPdf' },
                icon: 'pdf',
                enabled: code(() => binding.state('rok') !== undefined),
                do: [],
                primary: false,
              },
            ],
          }}
          binding={binding}
        />
      </>
    ),
    end: () => {},
  };
}

function tableOf(rows: readonly Pozycja[], rok: () => unknown): BlockOf<'table'> {
  return {
    id: 'tabela',
    reads: [],
    type: 'table',
    rows: code(() => rows),
    where: [],
    calc: {},
    page: 5,
    caption: { key: 'budzet.dochody.tabela', values: { rok: { value: code(rok), format: 'text' } } },
    empty: { key: 'budzet.dochody.brakDanych' },
    columns: [
      column('rozdzial', 'budzet.rozdzial', 'text'),
      column('paragraf', 'budzet.paragraf', 'text'),
      column('nazwaPozycji', 'budzet.nazwaPozycji', 'text'),
      column('planPoZmianach', 'budzet.planPoZmianach', 'money'),
      column('naleznosci', 'budzet.dochody.naleznosci', 'money'),
      column('dochodyOtrzymane', 'budzet.dochody.otrzymane', 'money'),
      column('dochodyWykonane', 'budzet.dochody.wykonane', 'money'),
    ],
    tone: [],
    actions: [],
    buttons: [],
    csv: true,
  };
}

function column(id: keyof Pozycja, label: string, format: Format): Column {
  const value = code(({ row }) => (row as Pozycja)[id]);
  const sum = format === 'money' ? { total: true as const, totalFormat: format } : {};
  return {
    id,
    label: { key: label },
    cell: { value, format },
    value,
    sort: true,
    ...sum,
    header: id === 'nazwaPozycji',
    phone: true,
    align: format === 'money' ? 'end' : 'start',
  };
}
