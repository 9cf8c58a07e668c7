import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { linkAt, setLink } from './commands.ts';
import { usePages } from './context.ts';
import type { ToolProps } from './tool.ts';

/** Residents choose among few; more are found by typing. */
const MOST = 8;
const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/;

/** Where a link leads: something of the portal, or another address. */
export const LinkTool = observer(function LinkTool({ state, run, language, close }: ToolProps) {
  const pages = usePages();
  const { words, targets } = pages;
  const [wanted, setWanted] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const now = linkAt(state);
  const lead = (address: string | undefined, title: string) => {
    run(setLink(address, title));
    close();
  };
  const titleOf = ({ title }: (typeof targets)[number]) => title[language] || pages.titleOf(title);
  const word = wanted.trim().toLowerCase();
  const found = targets.filter(
    (one) =>
      one.kind !== 'picture' &&
      `${titleOf(one)} ${pages.titleOf(one.title)} ${one.address}`.toLowerCase().includes(word),
  );
  return (
    <section className="page__tool" aria-label={words.linkTo} onKeyDown={(event) => event.key === 'Escape' && close()}>
      {now !== undefined && (
        <p className="studio__hint">
          {words.linkNow} <code>{now}</code>
        </p>
      )}
      <label className="studio__field">
        <span>{words.linkTo}</span>
        <input
          ref={field}
          type="search"
          placeholder={words.search}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <ul className="studio__list" aria-label={words.linkTo}>
        {OUTSIDE.test(wanted.trim()) && (
          <li>
            <button type="button" className="studio__row" onClick={() => lead(wanted.trim(), wanted.trim())}>
              <span className="studio__name">{wanted.trim()}</span>
              <span className="studio__hint">{words.outside}</span>
            </button>
          </li>
        )}
        {found.slice(0, MOST).map((one) => (
          <li key={`${one.kind} ${one.address}`}>
            <button type="button" className="studio__row" onClick={() => lead(one.address, titleOf(one))}>
              <span className="studio__name">{titleOf(one)}</span>
              <span className="studio__hint">
                {words.targets[one.kind]} <code>{one.address}</code>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="studio__buttons">
        {now !== undefined && (
          <button type="button" onClick={() => lead(undefined, '')}>
            {words.linkRemove}
          </button>
        )}
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </div>
    </section>
  );
});
