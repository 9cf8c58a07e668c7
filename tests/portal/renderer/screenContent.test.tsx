// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, test } from 'vitest';
import type { WidgetProps } from '../../../src/blocks/binding.ts';
import type { TextBlock } from '../../../src/blocks/text/block.ts';
import type { Widgets } from '../../../src/blocks/widgets.ts';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import { ScreenView } from '../../../src/portal/renderer/ScreenView.tsx';
import { emptyScreen, path, text, yearScreen } from '../fixtures/screens.ts';
import { World } from '../world.ts';

const Said = observer(function Said({ block, binding }: WidgetProps<TextBlock>) {
  return <p data-block={block.id}>{binding.status}</p>;
});

/** Years, a block that needs rows, the rows, and a text without data. */
function show() {
  const world = new World();
  const visible = ['>', path('calc.ile'), 1] as never;
  const content = [
    text('lata', ['data.lata', 'state.rok']),
    { ...text('skrot', ['data.wiersze']), visible },
    text('wiersze', ['data.wiersze', 'calc.ile']),
    text('stopka', []),
  ];
  const screen = world.open({ ...emptyScreen, ...yearScreen, content });
  const { container } = render(
    <ScreenView
      screen={screen}
      widgets={{ text: Said } as unknown as Widgets}
      contrast={false}
      heading={(title) => <h1>{title}</h1>}
    />,
  );
  const drawn = () =>
    Array.from(
      container.querySelectorAll<HTMLElement>('[data-block]'),
      (one) => `${one.dataset.block} ${one.textContent}`,
    );
  const waiting = () => container.querySelector('[aria-busy="true"]') !== null;
  return { world, screen, drawn, waiting };
}

afterEach(cleanup);

test('a screen is drawn from the top down: no block appears below one that may still push it away', async () => {
  const { world, drawn, waiting } = show();
  expect(drawn()).toEqual(['lata pending']);
  await act(() => world.office.last('dajLata').answer({ lista: [2025] }));
  expect(drawn()).toEqual(['lata ready']);
  expect(waiting()).toBe(true);
  await act(() => world.office.last('dajWiersze').answer({ lista: [1, 2] }));
  expect(drawn()).toEqual(['lata ready', 'skrot ready', 'wiersze ready', 'stopka ready']);
  expect(waiting()).toBe(false);
});

test('a failed block does not hold back the blocks below', async () => {
  const { world, drawn, waiting } = show();
  await act(() => world.office.last('dajLata').fail(new ApiError({ kind: 'refused', opis: 'Nie działa.' })));
  expect(drawn()).toContain('stopka ready');
  expect(waiting()).toBe(false);
});

test('drawn blocks stay while a source above them is loaded again', async () => {
  const { world, screen, drawn } = show();
  await act(() => world.office.last('dajLata').answer({ lista: [2025] }));
  await act(() => world.office.last('dajWiersze').answer({ lista: [1, 2] }));
  act(() => screen.empty());
  expect(drawn()).toContain('stopka ready');
});
