import { useLayoutEffect } from 'react';
import { applyTheme } from '../../ui/theme.ts';
import { useStores } from '../stores.ts';

/** The commune's colour, before anything is painted. */
export function useTheme(): void {
  const { portal } = useStores();
  const { theme } = portal.manifest;
  useLayoutEffect(() => applyTheme(theme, document.documentElement), [theme]);
}
