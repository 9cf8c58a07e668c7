// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFocusKept } from '../../src/blocks/parts/useFocusKept.ts';
import { Notice } from '../../src/portal/ui/Notice.tsx';

afterEach(cleanup);

function Form({ onSent }: { onSent: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  return (
    <div ref={box}>
      <button type="button" onClick={onSent}>
        Wyślij
      </button>
    </div>
  );
}

function Page({ told }: { told: boolean }) {
  const [sent, setSent] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Aktywacja</h1>
      <Notice tone="info">Przed wysłaniem</Notice>
      {sent ? told && <Notice tone="success">Konto aktywne</Notice> : <Form onSent={() => setSent(true)} />}
    </main>
  );
}

test.each([
  [true, 'Konto aktywne'],
  [false, 'Aktywacja'],
])('what replaces a sent form gets the focus: with a notice (%s) it is %s', async (told, focused) => {
  render(<Page told={told} />);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
});
