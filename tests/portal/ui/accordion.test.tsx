// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Accordion } from '../../../src/portal/ui/Accordion.tsx';
import { TakenOver } from '../../../src/portal/ui/useTakenOver.ts';
import { axeProblems } from './axe.ts';

function Sections() {
  const [open, setOpen] = useState(['oplaty']);
  const [taken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  const items = [
    { id: 'oplaty', header: 'Opłaty', content: 'Jedna opłata' },
    { id: 'budzet', header: 'Budżet', content: 'Dwie sprawy' },
  ];
  return (
    <TakenOver value={taken}>
      <Accordion items={items} open={open} onChange={setOpen} />
    </TakenOver>
  );
}

function drawnByOffice(): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Sections />);
  document.body.append(place);
  return place;
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('a section drawn by the office is read closed too, and opened by the browser', async () => {
  const place = drawnByOffice();
  const [first, second] = place.querySelectorAll('details');
  expect([first?.open, second?.open]).toEqual([true, false]);
  expect(second?.textContent).toContain('Dwie sprawy');
  expect(place.querySelector('button')).toBeNull();
  expect(await axeProblems(place)).toEqual([]);
});

test('what was opened and closed before the take-over stays so', async () => {
  const place = drawnByOffice();
  const [first, second] = place.querySelectorAll('details');
  first!.open = false;
  second!.open = true;
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(place, <Sections />, { onRecoverableError }));
  const buttons = Array.from(place.querySelectorAll('button'), (one) => one.getAttribute('aria-expanded'));
  expect(buttons).toEqual(['false', 'true']);
  expect(place.querySelector('details')).toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
