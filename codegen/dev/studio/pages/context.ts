import { createContext, useContext } from 'react';
import type { Pages } from './Pages.ts';

export const PagesContext = createContext<Pages | undefined>(undefined);

export function usePages(): Pages {
  const pages = useContext(PagesContext);
  if (!pages) throw new Error('A part of the pages is drawn outside them.');
  return pages;
}
