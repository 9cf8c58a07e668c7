import './panel.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Findable } from '../../../lang/descriptors/manifest.ts';
import { Link } from '../router/Link.tsx';
import { useNavigate } from '../router/routing.ts';
import { useStores } from '../stores.ts';
import { FoundLink } from './FoundLink.tsx';
import { pathOf } from './found.ts';
import { ShortcutChoice } from './ShortcutChoice.tsx';
import type { SearchPanelProps } from './searchPanelProps.ts';
import { useFound } from './useFound.ts';

/** The number of results that are shown. */
const most = 8;

/** The results under the search field: a list for the arrow keys, with their number for screen readers. */
export const SearchPanel = observer(function SearchPanel(props: SearchPanelProps) {
  const { id, text, open, enters, keys, onOpen, onShown, onGone } = props;
  const { portal, words } = useStores();
  const navigate = useNavigate();
  const { found, failed } = useFound(text);
  const [active, setActive] = useState(-1);
  const [answered, setAnswered] = useState(0);
  // Before the list is painted, so that a key pressed right after it appears acts on the new list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection belongs to the former results.
  useLayoutEffect(() => setActive(-1), [found]);

  const listed = open && found ? found.slice(0, most) : [];
  const list = listed.length > 0 ? `${id}list` : undefined;
  const option = active >= 0 && active < listed.length ? `${id}${active}` : undefined;
  useLayoutEffect(() => onShown({ list, active: option }), [onShown, list, option]);
  useEffect(() => {
    if (option) document.getElementById(option)?.scrollIntoView?.({ block: 'nearest' });
  }, [option]);

  const go = (entry: Findable) => {
    onOpen(false);
    onGone?.();
    navigate(pathOf(entry, portal.manifest));
  };
  useEffect(() => {
    if (enters === answered || !found) return;
    setAnswered(enters);
    const entry = found[Math.max(0, active)];
    if (entry) go(entry);
  });
  useLayoutEffect(() => {
    keys.current = (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && found?.length) {
        event.preventDefault();
        const count = Math.min(found.length, most);
        if (open) setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + count) % count);
        onOpen(true);
      }
      // In a dialog, Escape closes the dialog.
      if (event.key === 'Escape' && list && !onGone) {
        event.preventDefault();
        onOpen(false);
      }
    };
    return () => {
      keys.current = null;
    };
  });

  const services = portal.manifest.screens[portal.manifest.special.services]?.path ?? '/';
  const nothing = found?.length === 0;
  const message = failed
    ? words.word('powloka.szukajNieWczytano')
    : nothing
      ? words.word('powloka.szukajBrak', { tekst: text.trim() })
      : undefined;
  return (
    <>
      <p role="status" className="ok-hidden">
        {open && (message ?? (found && words.word('powloka.szukajWyniki', { count: found.length })))}
      </p>
      {open && (message || list) && (
        <div className={onGone ? 'ok-found' : 'ok-found ok-found--over'}>
          {list && (
            <div role="listbox" id={list} aria-label={words.word('powloka.szukajLista')} className="ok-found__list">
              {listed.map((entry, at) => (
                <FoundLink
                  key={`${entry.service} ${entry.screen} ${entry.query} ${entry.name}`}
                  id={`${id}${at}`}
                  entry={entry}
                  active={at === active}
                  onGo={() => {
                    onOpen(false);
                    onGone?.();
                  }}
                />
              ))}
            </div>
          )}
          {message && <p className="ok-found__none">{message}</p>}
          {(message || (found && found.length > most)) && (
            <Link className="ok-found__all" to={services} onClick={() => onGone?.()}>
              {words.word('powloka.szukajWszystkie')}
            </Link>
          )}
        </div>
      )}
      {onGone && <ShortcutChoice />}
    </>
  );
});
