// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen as page, render } from '@testing-library/react';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WidgetProps } from '../../../src/blocks/binding.ts';
import type { Block, BlockOf } from '../../../src/blocks/block.ts';
import type { Screen } from '../../../src/blocks/screen.ts';
import type { TextBlock } from '../../../src/blocks/text/block.ts';
import type { Widgets } from '../../../src/blocks/widgets.ts';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import { ScreenView } from '../../../src/portal/renderer/ScreenView.tsx';
import type { ScreenStore } from '../../../src/portal/stores/ScreenStore.ts';
import { repeatsFailure } from '../../../src/portal/stores/screen/failures.ts';
import { emptyScreen, path, text, yearScreen } from '../fixtures/screens.ts';
import { World } from '../world.ts';

const drawn: Record<string, number> = {};
let broken = false;

const Said = observer(function Said({ block, binding }: WidgetProps<TextBlock>) {
  drawn[block.id] = (drawn[block.id] ?? 0) + 1;
  if (broken && block.id === 'psuje') throw new Error('a bug of a widget');
  const words = binding.status === 'failed' ? binding.failure?.message : binding.text(block.text);
  return (
    <p data-testid={block.id} data-status={binding.status} aria-busy={binding.refreshing}>
      {words}
      <button type="button" onClick={() => binding.retry()}>
        retry {block.id}
      </button>
    </p>
  );
});
const Rows = observer(function Rows({ block, binding }: WidgetProps) {
  const rows = (block as Extract<Block, { type: 'repeat' }>).content;
  return [1, 2].map((index) =>
    rows.map((child) => <div key={index}>{binding.draw(child, { index, item: { nr: index } })}</div>),
  );
});
const Section = ({ block, binding }: WidgetProps<BlockOf<'section'>>) =>
  block.content.map((child) => binding.draw(child));
const widgets = { text: Said, section: Section, repeat: Rows } as unknown as Widgets;

function show(descriptor: Screen, world = new World()) {
  const screen: ScreenStore = world.open(descriptor);
  render(
    <ScreenView
      screen={screen}
      widgets={widgets}
      contrast={false}
      heading={(title) => <h1>{title ?? 'on its way'}</h1>}
    />,
  );
  return { world, screen };
}
const textOf = (id: string) => page.getByTestId(id).textContent?.replace(/retry .*/, '');
const rows = (id = 'wiersze') => text(id, ['data.wiersze'], { text: { value: path('calc.ile'), format: 'integer' } });

afterEach(() => {
  cleanup();
  broken = false;
  for (const id of Object.keys(drawn)) delete drawn[id];
});

describe('a screen', () => {
  test('shows each block in its own state, and redraws only what changed', async () => {
    const { world } = show({ ...yearScreen, content: [text('stale', []), text('lata', ['data.lata']), rows()] });
    expect(page.getByTestId('lata').dataset.status).toBe('pending');
    await act(() => world.office.last('dajLata').answer({ lista: [2025] }));
    await act(() => world.office.last('dajWiersze').answer({ lista: [1, 2] }));
    expect(textOf('wiersze')).toBe('integer:2');
    expect(drawn.stale).toBe(1);
  });

  test('a failed source is reported by its blocks, other blocks work, and a retry recovers', async () => {
    const { world } = show({ ...yearScreen, content: [text('lata', ['data.lata', 'state.rok']), rows()] });
    await act(() => world.office.last('dajLata').answer({ lista: [2025] }));
    await act(() => world.office.last('dajWiersze').fail(new ApiError({ kind: 'refused', opis: 'Nie działa.' })));
    expect(textOf('wiersze')).toBe('Nie działa.');
    expect(page.getByTestId('lata').dataset.status).toBe('ready');
    fireEvent.click(page.getByText('retry wiersze'));
    await act(() => world.office.last('dajWiersze').answer({ lista: [1] }));
    expect(textOf('wiersze')).toBe('integer:1');
  });

  test('a widget that throws leaves the rest intact, shows a case number, and can be retried', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    broken = true;
    show({ ...emptyScreen, content: [text('psuje', []), text('zyje', [])] });
    expect(page.getByRole('alert').textContent).toMatch(/wspolne.ekran.usterkaBloku.*P-[2-9A-Z]{8}/);
    expect(textOf('zyje')).toBe('lata.zyje');
    expect(log.mock.calls.some(([line]) => /lata\/psuje/.test(String(line)))).toBe(true);
    broken = false;
    fireEvent.click(page.getByText('wspolne.widzety.ponow'));
    expect(textOf('psuje')).toBe('lata.psuje');
  });

  test('a false condition draws nothing; a condition on a failed source reports the failure', async () => {
    const visible = ['>', path('calc.ile'), 1] as never;
    const { world } = show({
      ...yearScreen,
      content: [text('lata', ['data.lata', 'state.rok']), { ...rows(), visible }],
    });
    expect(page.queryByTestId('wiersze')).toBeNull();
    await act(() => world.office.last('dajLata').answer({ lista: [2025] }));
    await act(() => world.office.last('dajWiersze').fail(new ApiError({ kind: 'refused', opis: 'Nie działa.' })));
    expect(page.getByRole('alert').textContent).toContain('Nie działa.');
  });

  test('several undecided conditions with one cause are reported once', async () => {
    const visible = (source: string) => ({ visible: ['==', path(`data.${source}.wolno`), true] as never });
    const content = [
      text('a', [], visible('lata')),
      text('b', [], visible('wiersze')),
      text('c', [], visible('wiersze')),
    ];
    const { world } = show({ ...yearScreen, content });
    await act(() => world.office.last('dajLata').answer({ lista: [2025], wolno: true }));
    await act(() => world.office.last('dajWiersze').fail(new ApiError({ kind: 'refused', opis: 'Nie działa.' })));
    expect(page.getAllByRole('alert')).toHaveLength(1);
    expect(textOf('a')).toBe('lata.a');
  });

  test('a failure is shown by the first block that needs what failed', async () => {
    const inside = rows('w-sekcji');
    const section = { id: 's', type: 'section', as: 'plain', open: false, reads: [], content: [inside] } as const;
    const content = [text('lata', ['data.lata']), rows('a'), rows('b'), section as never];
    const { world, screen } = show({ ...yearScreen, content });
    await act(() => world.office.last('dajLata').answer({ lista: [2025] }));
    await act(() => world.office.last('dajWiersze').fail(new ApiError({ kind: 'refused', opis: 'Nie działa.' })));
    const repeats = [content[1]!, content[2]!, inside, content[0]!].map((block) => repeatsFailure(screen, block));
    expect(repeats).toEqual([false, true, true, false]);
  });

  test('an opened accordion leaves a failure to the block above it', async () => {
    const inside = rows('w-sekcji');
    const last = rows('ostatni');
    const section = { id: 's', type: 'section', as: 'accordion', open: false, reads: [], content: [inside] } as const;
    const { world, screen } = show({ ...yearScreen, content: [text('lata', ['data.lata']), section as never, last] });
    await act(() => world.office.last('dajLata').answer({ lista: [2025] }));
    await act(() => world.office.last('dajWiersze').fail(new ApiError({ kind: 'refused', opis: 'Nie działa.' })));
    const repeats = () => [inside, last].map((block) => repeatsFailure(screen, block));
    expect(repeats()).toEqual([false, false]);
    screen.unfold('s', true);
    expect(repeats()).toEqual([false, true]);
    screen.unfold('s', false);
    expect(repeats()).toEqual([false, false]);
  });

  test('the variables of a row reach the blocks inside it', () => {
    const nr = text('nr', [], { text: { value: path('item.nr'), format: 'integer' } });
    show({
      ...emptyScreen,
      content: [{ id: 'r', type: 'repeat', reads: [], items: [], calc: {}, content: [nr] } as never],
    });
    expect(page.getAllByTestId('nr').map((one) => one.textContent?.slice(0, 9))).toEqual(['integer:1', 'integer:2']);
  });

  test('the title waits for the data in it', async () => {
    const title = { key: 'lata.tytul', values: { ile: { value: path('calc.ile'), format: 'integer' as const } } };
    const { world } = show({ ...yearScreen, title });
    expect(page.getByRole('heading').textContent).toBe('on its way');
    await act(() => world.office.last('dajLata').answer({ lista: [2025] }));
    await act(() => world.office.last('dajWiersze').answer({ lista: [1] }));
    expect(page.getByRole('heading').textContent).toBe('lata.tytul {"ile":"integer:1"}');
  });

  test('nothing is drawn before every guard is decided', async () => {
    const guard = [{ must: ['==', path('data.lata.wolno'), true] as never, else: [] }];
    const { world } = show({ ...yearScreen, guard, content: [text('tresc', [])] });
    expect(page.queryByTestId('tresc')).toBeNull();
    await act(() => world.office.last('dajLata').answer({ wolno: true, lista: [2025] }));
    expect(textOf('tresc')).toBe('lata.tresc');
  });

  test('a guard that cannot be decided says so, and can be retried', async () => {
    const guard = [{ must: ['==', path('data.lata.wolno'), true] as never, else: [] }];
    const { world } = show({ ...yearScreen, guard, content: [text('tresc', [])] });
    await act(() => world.office.last('dajLata').fail(new ApiError({ kind: 'network', nrSprawy: 'P-1' })));
    expect(page.getByRole('alert').textContent).toContain('bledy.brakPolaczeniaDane');
    fireEvent.click(page.getByText('wspolne.widzety.ponow'));
    await act(() => world.office.last('dajLata').answer({ wolno: true, lista: [2025] }));
    expect(textOf('tresc')).toBe('lata.tresc');
  });

  test('another language is shown at once, and texts of the office are requested again', async () => {
    const { world } = show({ ...yearScreen, content: [text('lata', ['data.lata'])] });
    await act(() => world.office.last('dajLata').answer({ lista: [2025] }));
    act(() =>
      runInAction(() => {
        world.language = 'en';
      }),
    );
    expect(world.office.operations().filter((one) => one === 'dajLata')).toHaveLength(2);
    expect(page.getByTestId('lata').getAttribute('aria-busy')).toBe('true');
  });
});
