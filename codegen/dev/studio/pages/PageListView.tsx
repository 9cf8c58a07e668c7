import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLack } from '../common/Common.ts';
import { useHeading } from '../useHeading.ts';
import { usePages } from './context.ts';
import { NewPage } from './NewPage.tsx';

/** All pages of the municipality, to choose one or to write a new one. */
export const PageListView = observer(function PageListView() {
  const pages = usePages();
  const { words, list } = pages;
  const lack = useLack('page');
  const [isNew, setNew] = useState(false);
  const heading = useHeading();
  if (isNew && list) return <NewPage list={list} onEnd={() => setNew(false)} />;
  const folderOf = (id: string) => list?.folders.find((folder) => folder.id === id);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.pages}
      </h2>
      <p className="studio__hint">{words.hint}</p>
      {list?.folders.length === 0 && <p className="studio__note">{words.none}</p>}
      {list && list.folders.length > 0 && (
        <div>
          <button type="button" disabled={lack !== undefined} title={lack} onClick={() => setNew(true)}>
            <span aria-hidden="true">+ </span>
            {words.add}
          </button>
        </div>
      )}
      <ul className="studio__list" aria-label={words.pages}>
        {list?.pages.map(({ id, title, folders }) => (
          <li key={id}>
            <button type="button" className="studio__row page__row" onClick={() => pages.choose(id)}>
              <span className="studio__name">{pages.titleOf(title) || id}</span>
              <span className="studio__hint">
                {folders.map((one) => pages.titleOf(folderOf(one)?.title ?? {})).join(', ') || words.noFolder}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
});
