import { PrimeReactProvider } from 'primereact/api';
import { type ReactNode, useMemo } from 'react';
import { adoptedStyleContainer } from './adoptedStyles.ts';

/** PrimeReact as this portal uses it: no ripple, and styles allowed by the content security policy. Only lazy parts import it. */
export function PrimeFrame(props: { children: ReactNode }) {
  const value = useMemo(() => ({ ripple: false, styleContainer: adoptedStyleContainer() }), []);
  return <PrimeReactProvider value={value}>{props.children}</PrimeReactProvider>;
}
