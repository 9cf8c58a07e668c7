import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLack } from '../common/Common.ts';
import { Pending } from '../Pending.tsx';
import { usePages } from './context.ts';
import { PageEditor } from './PageEditor.tsx';
import { PagePlace } from './PagePlace.tsx';
import type { Opened } from './Pages.ts';

/** One page: its languages as tabs, each with an editor. */
export const PageView = observer(function PageView() {
  const pages = usePages();
  const { words, page, language, opened, studio } = pages;
  const lack = useLack('page');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = page?.id;
  useEffect(() => {
    if (id !== undefined) heading.current?.focus({ preventScroll: true });
  }, [id]);
  if (!page) return null;
  const languages = Object.keys(opened);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by === 0) return;
    const other = languages.at((languages.indexOf(language) + by) % languages.length)!;
    pages.language = other;
    document.getElementById(`page-tab-${other}`)?.focus();
  };
  const one = opened[language];
  return (
    <>
      <nav className="studio__way" aria-label={studio.words.back}>
        <button type="button" onClick={() => pages.open()}>
          <span aria-hidden="true">← </span>
          {words.back}
        </button>
      </nav>
      <h2 ref={heading} tabIndex={-1}>
        {pages.titleOf(page.title)} <code>{page.id}</code>
      </h2>
      <div className="studio__buttons">
        {page.address && (
          <button type="button" onClick={() => pages.visit(page.address!)}>
            {words.show}
          </button>
        )}
        <button type="button" onClick={() => studio.openText(page.keys.title)}>
          {words.heading}
        </button>
        <button type="button" disabled={lack !== undefined} title={lack} onClick={() => pages.remove()}>
          {words.remove}
        </button>
      </div>
      <PagePlace />
      <div className="studio__tabs" role="tablist" aria-label={words.language} onKeyDown={onKeyDown}>
        {languages.map((tab) => (
          <button
            key={tab}
            id={`page-tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === language}
            aria-controls="page-panel"
            tabIndex={tab === language ? 0 : -1}
            onClick={() => {
              pages.language = tab;
            }}
          >
            {pages.nameOf(tab)}
            {pages.draftOf(tab) !== undefined && <span className="studio__count">{words.changed}</span>}
          </button>
        ))}
      </div>
      <div id="page-panel" role="tabpanel" aria-labelledby={`page-tab-${language}`}>
        {one && <Language key={`${page.id} ${language} ${one.round}`} one={one} language={language} />}
      </div>
      <Pending note={pages.atEndNote} onDiscard={() => pages.discard()} />
    </>
  );
});

const Language = observer(function Language({ one, language }: { one: Opened; language: string }) {
  const pages = usePages();
  const { words, studio } = pages;
  const lack = useLack('page');
  const { text, document } = one;
  const name = words.text(pages.nameOf(language));
  const why = text.why ? studio.said(text.why) : 'lost' in document ? words.lost(document.lost) : undefined;
  return (
    <>
      {!text.own && <p className="studio__hint">{words.ofBase}</p>}
      {why === undefined ? (
        <PageEditor language={language} label={name} />
      ) : (
        <>
          <p className="studio__note studio__note--wait">
            {words.asText} {why}
          </p>
          <textarea
            className="studio__code"
            aria-label={name}
            rows={18}
            lang={language}
            spellCheck={false}
            disabled={lack !== undefined}
            value={pages.draftOf(language) ?? text.html}
            onChange={({ target }) => pages.writeText(language, target.value)}
          />
        </>
      )}
      <p className="studio__place">
        <code>{text.file}</code>
      </p>
    </>
  );
});
