import { createContext, useContext } from 'react';
import type { Studio } from './Studio.ts';

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('A part of the studio is drawn outside it.');
  return studio;
}
