import './Maintenance.css';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle.tsx';
import { useStores } from '../stores.ts';
import { Logo } from './Logo.tsx';

/** The page of a break of the whole portal, without the frame of other pages. @param text below its title */
export function BreakFrame({ text, children }: { text: string; children: ReactNode }) {
  const { portal, words } = useStores();
  const { name, logo } = portal.manifest;
  return (
    <main className="ok-break">
      {logo ? <img className="ok-logo" src={logo} alt="" /> : <Logo />}
      <p className="ok-break__name">{name}</p>
      <PageTitle title={words.word('powloka.przerwa')} site={name} />
      <p className="ok-lead">{text}</p>
      {children}
    </main>
  );
}
