import './Shell.css';
import './AppBar.css';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { prepareSidebar, Sidebar } from '../../ui/Sidebar.tsx';
import { Snackbar } from '../../ui/Snackbar.tsx';
import { useTakenOver } from '../../ui/useTakenOver.ts';
import { handledPress } from '../replayEarlyInput.ts';
import { useLocation } from '../router/routing.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { useStores } from '../stores.ts';
import { Brand } from './Brand.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import { Footer } from './Footer.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ReadingTools } from './ReadingTools.tsx';
import { ShellDialogs } from './ShellDialogs.tsx';
import type { ShellStore } from './ShellStore.ts';
import { SideMenu } from './SideMenu.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useTheme } from './useTheme.ts';

/** Loaded with the worker (codegen/site/worker.ts): without it no cached data are shown. */
const OfflineNotice = lazy<() => ReactNode>(() =>
  import('./OfflineNotice.tsx').then(
    (module) => ({ default: () => <module.OfflineNotice /> }),
    () => ({ default: () => null }),
  ),
);

export interface ShellProps {
  shell: ShellStore;
  /** The page, drawn inside `<main class="ok-page">`. */
  children: ReactNode;
}

/** The frame around every page except that of a technical break. */
export const Shell = observer(function Shell({ shell, children }: ShellProps) {
  const { portal, connection, notifications, pending, words } = useStores();
  const taken = useTakenOver();
  const [drawer, setDrawer] = useState(false);
  const [switching, setSwitching] = useState(false);
  useTheme();
  useMenuLanguage(shell, words.language);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes the drawer.
  useEffect(() => setDrawer(false), [pathname]);

  const menuWord = words.word('powloka.menu');
  return (
    <>
      <div className="ok-shell" onClickCapture={handledPress}>
        <a className="ok-skip" href="#tresc">
          {words.word('powloka.doTresci')}
        </a>
        <CookieNotice shell={shell} />
        <header className="ok-bar">
          <div className="ok-bar__menu">
            <Button
              kind="quiet"
              icon="menu"
              iconOnly
              aria-haspopup="dialog"
              onApproach={prepareSidebar}
              onClick={() => setDrawer(true)}
            >
              {menuWord}
            </Button>
          </div>
          <Brand manifest={portal.manifest} home={portal.homePath} tagline={words.word('powloka.haslo')} />
          <div className="ok-bar__tools">
            {/* First in a right-aligned row: it appears with the settings, and nothing else moves. */}
            <LanguageMenu />
            {!portal.manifest.special.home && <SearchButton />}
            <ReadingTools />
          </div>
          <div className="ok-bar__user">
            <UserMenu onSwitch={() => setSwitching(true)} />
          </div>
          {/* A page that the office draws waits for nothing any more, even if its answers were slow. */}
          {taken && pending.shown && (
            <div className="ok-loading" role="status">
              <span className="ok-hidden">{words.word('powloka.wczytywanie')}</span>
            </div>
          )}
        </header>
        <div className="ok-body">
          <aside className="ok-side" id="menu" aria-label={menuWord}>
            <SideMenu shell={shell} />
          </aside>
          <main className="ok-page" id="tresc" tabIndex={-1}>
            {/* Not before the page is taken over: the office does not know. */}
            {taken && connection.broken && (
              <Suspense>
                <OfflineNotice />
              </Suspense>
            )}
            {children}
          </main>
        </div>
        <Footer />
      </div>
      <Sidebar
        open={drawer}
        onClose={() => setDrawer(false)}
        label={menuWord}
        closeWord={words.word('powloka.zamknij')}
      >
        <SideMenu shell={shell} />
      </Sidebar>
      <ShellDialogs switching={switching} onSwitched={() => setSwitching(false)} />
      <Snackbar
        items={notifications.items.slice()}
        onClose={(id) => notifications.close(id)}
        onPause={(id) => notifications.pause(id)}
        onResume={(id) => notifications.resume(id)}
        closeWord={words.word('powloka.zamknij')}
      />
    </>
  );
});

/** The texts of the menu come from the office, so another language requests it again. */
function useMenuLanguage(shell: ShellStore, language: string): void {
  const loaded = useRef(language);
  useEffect(() => {
    if (loaded.current === language) return;
    loaded.current = language;
    void shell.loadMenu();
  }, [shell, language]);
}
