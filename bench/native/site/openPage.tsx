import '../native.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Say, sayWith, type Texts } from '../say.ts';
import { Frame } from './Frame.tsx';

/** Draws a page with the texts and data that its HTML contains. */
export function openPage<Data>(draw: (say: Say, data: Data) => ReactNode): void {
  const given: { texts: Texts; data: Data } = JSON.parse(document.querySelector('#given')?.textContent ?? '');
  const say = sayWith(given.texts);
  createRoot(document.querySelector('#page')!).render(<Frame>{draw(say, given.data)}</Frame>);
}
