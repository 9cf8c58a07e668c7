import './search.css';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, lazy, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_PATH } from '../../../lang/descriptors/plainForms.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTakenOver } from '../../ui/useTakenOver.ts';
import { useStores } from '../stores.ts';
import { earlyTyped } from './earlyTyped.ts';
import type { ListState } from './searchPanelProps.ts';

const SearchPanel = lazy(() => import('./SearchPanel.tsx').then((module) => ({ default: module.SearchPanel })));

/**
 * The search field for services and pages. It is part of the first paint; the results are loaded with its first use
 * (SearchPanel.tsx), which then searches for the text typed meanwhile.
 *
 * @param first the text at first
 * @param onGone in a dialog: called when a result was chosen
 */
export const SearchBox = observer(function SearchBox({ first = '', onGone }: { first?: string; onGone?: () => void }) {
  const { words } = useStores();
  const taken = useTakenOver();
  const [text, setText] = useState(first);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<ListState>({});
  const [enters, setEnters] = useState(0);
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const id = useId();
  useLayoutEffect(() => {
    const early = onGone ? undefined : earlyTyped(document.documentElement);
    if (onGone || early) input.current?.focus({ preventScroll: true });
    if (!early) return;
    // A field that has the focus already is not focused again.
    setUsed(true);
    setText(early.text);
    setOpen(true);
    setEnters(early.entered ? 1 : 0);
  }, [onGone]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: Enter submits it; a form inside <search> would add nothing.
    <form
      ref={box}
      role="search"
      className="ok-search"
      action={SEARCH_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        setUsed(true);
        setOpen(true);
        setEnters(enters + 1);
      }}
      onFocus={() => setUsed(true)}
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <div className="ok-search__field">
        <Icon name="search" className="ok-search__icon" />
        <input
          ref={input}
          className="ok-search__input"
          type="text"
          name="q"
          role="combobox"
          aria-label={words.word('powloka.szukaj')}
          aria-autocomplete="list"
          aria-expanded={shown.list !== undefined}
          aria-controls={shown.list}
          aria-activedescendant={shown.active}
          placeholder={words.word('powloka.szukajPrzyklad')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => {
            keys.current?.(event);
            // The first Escape closes the list, the next one clears the field.
            if (event.key === 'Escape' && !event.defaultPrevented && !onGone) setText('');
          }}
        />
        {!taken && (
          <button type="submit" className="ok-search__go ok-plain">
            <Icon name="right" label={words.word('powloka.szukaj')} />
          </button>
        )}
      </div>
      {used && (
        <Suspense>
          <SearchPanel
            id={id}
            text={text}
            open={open}
            enters={enters}
            keys={keys}
            onOpen={setOpen}
            onShown={setShown}
            onGone={onGone}
          />
        </Suspense>
      )}
    </form>
  );
});
