import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { leadForm, SEARCH_PATH } from '../../../lang/descriptors/plainForms.ts';
import { Button } from '../../ui/Button.tsx';
import { useStores } from '../stores.ts';
import { SearchBox } from './SearchBox.tsx';
import { shortcutKey } from './shortcutKey.ts';

/** Opens the search on any page, by this button or by a slash. */
export const SearchButton = observer(function SearchButton() {
  const { words, storage } = useStores();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || storage.get(shortcutKey) === '0') return;
      // Not while the resident types, and not over a dialog.
      if (!(target instanceof HTMLElement) || target.isContentEditable) return;
      if (target.closest('input, select, textarea') || document.querySelector('dialog[open], [aria-modal="true"]'))
        return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>('.ok-search__input');
      if (field) field.focus();
      else setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [storage]);
  return (
    <>
      <Button
        kind="quiet"
        icon="search"
        iconOnly
        aria-haspopup="dialog"
        form={leadForm(SEARCH_PATH)}
        title={words.word('powloka.szukaj')}
        onClick={() => setOpen(true)}
      >
        {words.word('powloka.szukaj')}
      </Button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
});

/** The browser's own dialog: it opens at once, so that no key press is lost; it traps the focus and returns it. */
function SearchDialog({ onClose }: { onClose: () => void }) {
  const { words } = useStores();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes it, and so does Escape by itself.
    <dialog
      ref={dialog}
      className="ok-seek"
      aria-label={words.word('powloka.szukaj')}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="ok-seek__inside">
        <SearchBox onGone={close} />
        <Button kind="quiet" icon="close" iconOnly onClick={close}>
          {words.word('powloka.zamknij')}
        </Button>
      </div>
    </dialog>
  );
}
