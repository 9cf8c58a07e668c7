import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import type { SmallEdit } from '../../../studio/edit.ts';
import type { PageList } from '../../../studio/pages/page.ts';
import { useHeading } from '../useHeading.ts';
import { usePages } from './context.ts';
import { camel, escaped, slug } from './slug.ts';

/** The title, the address and the folder of a new page, and its first sentence in each language. */
export const NewPage = observer(function NewPage({ list, onEnd }: { list: PageList; onEnd: () => void }) {
  const pages = usePages();
  const { words, studio } = pages;
  const { languages, folders } = list;
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [sentences, setSentences] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState<string>();
  const [folder, setFolder] = useState(folders[0]?.id ?? '');
  const heading = useHeading();
  const id = typed ?? slug(titles[languages[0]!] ?? '');

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const title = `strony.${camel(id)}.tytul`;
    const edits: SmallEdit[] = [
      { kind: 'entry', part: 'pages', id, entry: { title }, in: folder },
      ...languages.flatMap((language): SmallEdit[] => [
        { kind: 'text', key: title, language, text: titles[language]!.trim() },
        { kind: 'page', id, language, html: `<p>${escaped(sentences[language]!.trim())}</p>\n` },
      ]),
    ];
    if (!(await pages.add(edits))) return;
    await pages.choose(id);
    if (pages.page?.address) pages.visit(pages.page.address);
  };
  return (
    <form className="studio__form" onSubmit={add}>
      <nav className="studio__way" aria-label={studio.words.back}>
        <button type="button" onClick={onEnd}>
          <span aria-hidden="true">← </span>
          {words.back}
        </button>
      </nav>
      <h2 ref={heading} tabIndex={-1}>
        {words.add}
      </h2>
      <p className="studio__hint">{words.newHint}</p>
      {languages.map((language) => (
        <fieldset key={language} className="studio__language">
          <legend>{pages.nameOf(language)}</legend>
          <label className="studio__field">
            <span>{words.title}</span>
            <input
              required
              lang={language}
              value={titles[language] ?? ''}
              onChange={({ target }) => setTitles({ ...titles, [language]: target.value })}
            />
          </label>
          <label className="studio__field">
            <span>{words.first}</span>
            <textarea
              required
              rows={2}
              lang={language}
              value={sentences[language] ?? ''}
              onChange={({ target }) => setSentences({ ...sentences, [language]: target.value })}
            />
          </label>
        </fieldset>
      ))}
      <div className="studio__field">
        <label htmlFor="page-id">{words.address}</label>
        <input
          id="page-id"
          required
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          title={words.addressHint}
          aria-describedby="page-id-hint"
          className="studio__code"
          value={id}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span id="page-id-hint" className="studio__hint">
          {words.addressHint}
        </span>
      </div>
      <label className="studio__field">
        <span>{words.folder}</span>
        <select value={folder} onChange={({ target }) => setFolder(target.value)}>
          {folders.map((one) => (
            <option key={one.id} value={one.id}>
              {pages.titleOf(one.title) || one.id}
            </option>
          ))}
        </select>
      </label>
      <div className="studio__buttons">
        <button type="submit" className="studio__primary" disabled={studio.busy}>
          {words.create}
        </button>
      </div>
    </form>
  );
});
