import type { BlockLook, Inspection, Note, PartLook, ValueLook, Why } from '../../../src/portal/dev/inspection.ts';
import type { News } from '../news.ts';
import type { Choice } from './choice.ts';
import { copyButton, h, part } from './element.ts';
import { leaf, tree } from './tree.ts';
import { spoken, words } from './words.ts';

/** The views of a screen; the last one is the studio's. */
export const TABS = ['values', 'blocks', 'edit'] as const;

type ChooseState = (operation: string, state: string) => void;

/** The parts of the screen, as it last reported them. */
export function drawPanel({ screen }: Inspection, news: News, choice: Choice, chooseState: ChooseState): void {
  const wanted = part<HTMLInputElement>('search').value.trim().toLowerCase();
  const fits = (one: object) => JSON.stringify(one).toLowerCase().includes(wanted);
  for (const tab of TABS) {
    part(tab).hidden = choice.tab !== tab;
    part(`tab-${tab}`).setAttribute('aria-selected', String(choice.tab === tab));
    part(`tab-${tab}`).tabIndex = choice.tab === tab ? 0 : -1;
  }
  for (const [tab, draw] of [
    ['values', () => screen?.values.filter(fits).map((value) => valueRow(value, news, choice, chooseState))],
    ['blocks', () => [...refusal(screen?.guards ?? []), ...(screen?.blocks.filter(fits).map(blockRow) ?? [])]],
  ] as const) {
    if (choice.tab === tab) update(part(tab), draw() ?? []);
  }
}

/** A row and its content: a row with equal content stays, with its open parts and its focus. */
interface Row {
  key: string;
  made: string;
  draw(): HTMLElement;
}

const drawn = new WeakMap<HTMLElement, string>();

function update(place: HTMLElement, rows: readonly Row[]): void {
  const known = new Map(
    Array.from(place.children, (child) => [(child as HTMLElement).dataset.key, child as HTMLElement]),
  );
  const focused =
    document.activeElement instanceof HTMLElement && place.contains(document.activeElement)
      ? document.activeElement.title
      : '';
  const next = rows.map(({ key, made: content, draw }) => {
    const made = `${spoken()} ${content}`;
    const before = known.get(key);
    if (before && drawn.get(before) === made) return before;
    const row = draw();
    row.dataset.key = key;
    drawn.set(row, made);
    return row;
  });
  if (next.length !== place.children.length || next.some((row, index) => row !== place.children[index]))
    place.replaceChildren(...next);
  if (focused && !place.contains(document.activeElement))
    for (const button of place.querySelectorAll<HTMLElement>('[title]')) if (button.title === focused) button.focus();
}

function valueRow(value: ValueLook, { states }: News, { of }: Choice, chooseState: ChooseState): Row {
  const { path, status, note, operation, args, root } = value;
  const chosen = operation ? (of[operation] ?? '') : '';
  const draw = () => {
    const select =
      operation !== undefined && states[operation] && stateSelect(operation, states[operation], chosen, chooseState);
    return h(
      'div',
      { class: 'row' },
      h(
        'div',
        { class: 'row__head' },
        copyButton(path),
        status !== 'ready' || root === 'data' ? is(status) : undefined,
        select || undefined,
      ),
      operation !== undefined && h('div', { class: 'note' }, `${operation}(${args === undefined ? '' : argsOf(args)})`),
      note !== undefined && h('div', { class: 'note' }, textOf(note)),
      (status === 'ready' || status === 'empty') && tree(path, value.value),
    );
  };
  return { key: path, made: JSON.stringify([value, chosen]), draw };
}

function textOf(note: Note): string {
  if (note.why === 'unneeded') return words().notNeeded;
  if (note.why === 'condition') return words().calledWhen(note.conditions);
  return note.why === 'argument' ? words().waitsFor(note.names) : note.text;
}

const argsOf = (args: unknown): string => JSON.stringify(args).slice(1, -1).replaceAll('"', '').replaceAll(',', ', ');

function stateSelect(
  operation: string,
  states: readonly string[],
  chosen: string,
  chooseState: ChooseState,
): HTMLElement {
  const select = h('select', {
    class: 'row__state',
    'aria-label': words().howAnswers(operation),
    title: words().howAnswers(operation),
  });
  select.append(new Option(words().likeOthers, ''), ...states.map((state) => new Option(state, state)));
  select.value = chosen;
  select.addEventListener('change', () => chooseState(operation, select.value));
  return select;
}

function blockRow(block: BlockLook): Row {
  const { id, type, depth, status, why, rows, parts } = block;
  const draw = () => {
    const row = h(
      'div',
      { class: 'row' },
      h(
        'div',
        { class: 'row__head' },
        copyButton(id),
        h('span', { class: 'note' }, type),
        is(status),
        rows && h('span', { class: 'note' }, words().inRows(rows.shown, rows.of)),
      ),
      ...why.map(reason),
      ...parts.map(partLine),
    );
    row.style.marginInlineStart = `${depth * 0.75}rem`;
    return row;
  };
  return { key: `${depth} ${id}`, made: JSON.stringify(block), draw };
}

const partLine = ({ id, status, why }: PartLook): HTMLElement =>
  h('div', {}, h('div', { class: 'row__head' }, copyButton(id), is(status)), ...why.map(reason));

/** The conditions that refuse the whole screen. */
const refusal = (guards: readonly Why[]): Row[] =>
  guards.length === 0
    ? []
    : [
        {
          key: 'guard',
          made: JSON.stringify(guards),
          draw: () =>
            h(
              'div',
              { class: 'row' },
              h('div', { class: 'row__head' }, copyButton('guard'), is('failed')),
              ...guards.map(reason),
            ),
        },
      ];

/** `state.widok == 'roczne'`, and below it the value of `state.widok`. */
function reason({ expression, reads }: Why): HTMLElement {
  const lines = reads.map(({ path, value, status }) =>
    h(
      'div',
      {},
      copyButton(path),
      ' = ',
      status === 'ready' || status === 'empty' ? leaf(value) : h('span', {}, words().statuses[status] ?? status),
    ),
  );
  return h('div', { class: 'why' }, expression, ...lines);
}

const is = (status: string): HTMLElement =>
  h('span', { class: 'is', 'data-is': status }, words().statuses[status] ?? status);
