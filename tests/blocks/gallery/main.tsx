import '../../../src/portal/ui/base.css';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Binding } from '../../../src/blocks/binding.ts';
import type { Block } from '../../../src/blocks/block.ts';
import { isForm } from '../../../src/blocks/form/isForm.ts';
import type { Locals } from '../../../src/blocks/scope.ts';
import type { Fact } from '../../../src/lang/descriptors/blockParts.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Format } from '../../../src/lang/values/formats.ts';
import { household, tree } from '../../fixtures/forms/rows.ts';
import { wizard } from '../../fixtures/forms/wizard.ts';
import { type FakeScreen, fakeBinding } from '../fakeBinding.ts';
import {
  chart,
  data,
  field,
  filters,
  key,
  manifest,
  metric,
  path,
  rata,
  samples,
  section,
  state,
  table,
} from '../samples.ts';
import { withForm } from './formStores.ts';

/**
 * Every block over sample data: `npx vite --config tests/blocks/gallery/vite.config.ts`.
 * In the address: `status` (pending, failed, held, empty), `type` (heading,table …), `contrast`, `font` (1 to 3), `open` (the dialog).
 */
const query = new URLSearchParams(location.search);
const status = query.get('status') ?? 'ready';
// As in a page whose scripts run (public/early.js).
document.documentElement.dataset.drawn = '';
document.documentElement.dataset.font = query.get('font') ?? '1';
if (query.has('contrast')) document.documentElement.dataset.contrast = 'yb';

const folders = import.meta.glob<{ default: ComponentType<{ block: Block; binding: Binding }> }>(
  '../../../src/blocks/*/widget/index.tsx',
);
const widgets = Object.fromEntries(
  Object.entries(folders).map(([path, load]) => [path.split('/').at(-3), lazy(load)] as const),
);

/** A number of rows for the table, to measure it. */
const many = Number(query.get('rows') ?? 0);
const rows = Array.from({ length: many }, (_, index) =>
  rata(index + 1, { nazwa: `Kowalska ${(index * 7919) % 99991} Anna` }),
);

const screen: FakeScreen = {
  scope: { data: status === 'empty' ? {} : { ...data, ...(many && { raty: rows }) } },
  state: { ...state, dataOd: '2026-01-01', kwotaOd: 50, wybrane: [5] },
  status: status === 'empty' ? 'ready' : (status as Binding['status']),
  open: query.has('open'),
  contrast: query.has('contrast'),
  manifest,
  draw: (block, locals) => draw(block, locals),
};
const binding = fakeBinding(screen);

function draw(block: Block, locals: Locals = {}): ReactNode {
  const Widget = widgets[block.type];
  const inner =
    Object.keys(locals).length > 0 ? fakeBinding({ ...screen, scope: { ...screen.scope, ...locals } }) : binding;
  return Widget && <Widget key={block.id} block={block} binding={isForm(block) ? withForm(inner) : inner} />;
}

const wide = (id: string, amount: boolean) => ({
  ...table().columns[amount ? 1 : 0]!,
  id,
  label: key(amount ? 'Dochody wykonane' : 'Nazwa pozycji'),
  header: !amount,
  cell: amount
    ? { value: ['*', 11111, ['.', ['$', 'row'], 'kwota']] as Tree, format: 'money' as const }
    : { value: 'Dotacja celowa z budżetu państwa na zadania zlecone gminie', format: 'text' as const },
});

const address = (id: string, label: string, value: string, format: Format, link?: string): Fact => ({
  id,
  label: key(label),
  value: { value, format },
  empty: 'hide',
  copy: id === 'tel',
  ...(link && { link: key(link) }),
});

/** Sets a state that the chips show. */
const drill = [{ do: 'set' as const, values: { imie: field('row', 'imie') } }];

const more: Block[] = [
  {
    id: 'adresy',
    type: 'facts',
    reads: [],
    title: key('Kontakt'),
    items: [
      address('tel', 'Telefon', '146000100', 'tel'),
      address('email', 'E-mail', 'sekretariat.urzedu@lipowa-dolina.example', 'email'),
      address('www', 'Strona', 'https://www.lipowa-dolina.example/', 'uri'),
      address('mapa', 'Położenie', 'https://mapa.example/?q=Lipowa+Dolina', 'uri', 'Zobacz na mapie'),
      address('zle', 'Zły adres', 'javascript:alert(1)', 'uri'),
      address('data', 'Data publikacji', '2026-06-01', 'date'),
    ],
  },
  table({
    id: 'szeroka',
    caption: key('Tabela o wielu kolumnach'),
    columns: [
      ...table().columns.slice(0, 1),
      wide('n', false),
      wide('a', true),
      wide('b', true),
      wide('c', true),
      wide('d', true),
    ],
    sort: { column: 'a', descending: true },
  }),
  { ...section, id: 'zwijana', as: 'accordion', title: key('Elementy windykacji') },
  path,
  { ...filters, id: 'znaczniki', as: 'chips' },
  table({ id: 'otwierana', caption: key('Tabela, której wiersze się otwierają'), do: [] }),
  chart({ id: 'kolo', kind: 'pie', caption: key('Udział imion'), do: drill }),
  chart({ id: 'drazony', caption: key('Naciśnij słupek'), do: drill }),
  metric({ id: 'naciskany', do: drill }),
  { ...filters, id: 'wybrane', as: 'chips', fields: [{ bind: 'imie', label: key('Imię'), as: 'text', rules: [] }] },
  chart({
    id: 'linia',
    kind: 'line',
    caption: key('Zużycie wody'),
    category: {
      value: ['.', ['$', 'row'], 'rok'],
      name: { value: ['.', ['$', 'row'], 'rok'], format: 'text' },
      label: key('Rok'),
    },
    values: [
      { field: 'liczba', label: key('Woda'), format: 'unit', unit: 'm3' },
      { field: 'scieki', label: key('Ścieki'), format: 'unit', unit: 'm3' },
    ],
  }),
  chart({
    id: 'slupki',
    caption: key('Zużycie wody w słupkach'),
    category: {
      value: ['.', ['$', 'row'], 'rok'],
      name: { value: ['.', ['$', 'row'], 'rok'], format: 'text' },
      label: key('Rok'),
    },
    values: [
      { field: 'liczba', label: key('Woda'), format: 'integer' },
      { field: 'scieki', label: key('Ścieki'), format: 'integer' },
    ],
  }),
  household(
    { order: true, totals: [{ label: key('Razem'), value: { value: tree('count(form.osoby)'), format: 'integer' } }] },
    { min: 2, max: 4 },
  ),
  wizard(),
];

const types = query.get('type')?.split(',');

createRoot(document.getElementById('root')!).render(
  <Suspense>
    <h1>Widgets</h1>
    {[...samples, ...more].filter(({ type }) => types?.includes(type) ?? true).map((block) => draw(block))}
  </Suspense>,
);
