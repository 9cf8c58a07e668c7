import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SmallEdit } from '../../../studio/edit.ts';
import { NotDone } from '../calls.ts';
import { chosenPicture, type Drawn, insertBlock, newFigure } from './commands.ts';
import { usePages } from './context.ts';
import { camel, slug } from './slug.ts';
import { isTooLarge, smallerPicture } from './smallerPicture.ts';
import type { ToolProps } from './tool.ts';

/** The longest description that the check accepts. */
const LONGEST = 250;

/** A picture for the text: a new one with its descriptions, or one that is there; of a chosen one its description. */
export const PictureTool = observer(function PictureTool(props: ToolProps) {
  const pages = usePages();
  const { words } = pages;
  const { state, run, close, language } = props;
  const chosen = chosenPicture(state);
  const insert = (drawn: Drawn) => {
    run(insertBlock(newFigure(drawn)));
    close();
  };
  const describe = (alt: string) =>
    run((now, dispatch) => {
      if (chosen) dispatch?.(now.tr.setNodeAttribute(chosen.at, 'alt', alt));
      return true;
    });
  const old = pages.targets.filter(({ kind }) => kind === 'picture');
  return (
    <section className="page__tool" aria-label={words.picture} onKeyDown={(event) => event.key === 'Escape' && close()}>
      {chosen ? (
        <label className="studio__field">
          <span>{words.alt}</span>
          <textarea
            rows={2}
            required
            maxLength={LONGEST}
            lang={language}
            defaultValue={chosen.node.attrs.alt}
            onBlur={({ target }) => target.value !== chosen.node.attrs.alt && describe(target.value)}
          />
        </label>
      ) : (
        <>
          {old.length > 0 && (
            <fieldset className="studio__language">
              <legend>{words.pictureOld}</legend>
              <ul className="page__pictures">
                {old.map(({ address, title }) => (
                  <li key={address}>
                    <button
                      type="button"
                      onClick={({ currentTarget }) => {
                        // Of the one that is shown here: a page keeps its place for it.
                        const { naturalWidth: width = 0, naturalHeight: height = 0 } =
                          currentTarget.querySelector('img') ?? {};
                        insert({ src: address, alt: title[language] ?? '', width, height });
                      }}
                    >
                      <img src={address} alt="" /> <span>{title[language] || pages.titleOf(title)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </fieldset>
          )}
          <NewPicture language={language} insert={insert} />
        </>
      )}
      <div className="studio__buttons">
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </div>
    </section>
  );
});

const NewPicture = observer(function NewPicture({
  language,
  insert,
}: {
  language: string;
  insert: (drawn: Drawn) => void;
}) {
  const pages = usePages();
  const { words, studio, list } = pages;
  const [file, setFile] = useState<File>();
  const [descriptions, setDescriptions] = useState<Readonly<Record<string, string>>>({});
  const [why, setWhy] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const languages = list?.languages ?? [];

  const add = async (event: FormEvent) => {
    event.preventDefault();
    setWhy('');
    const sized = file && (await smallerPicture(file));
    if (!sized) return setWhy(words.pictureUnread);
    if (isTooLarge(sized)) return setWhy(words.pictureTooLarge);
    try {
      const { base64, ending } = await pages.calls.picture(sized.bytes);
      const id = freeId(slug(descriptions[languages[0]!] ?? '').slice(0, 40) || 'zdjecie');
      const name = `pliki.nazwy.${camel(id)}`;
      const path = `zdjecia/${id}.${ending}`;
      const edits: SmallEdit[] = [
        { kind: 'entry', part: 'files', id, entry: { file: path, name } },
        { kind: 'file', file: path, base64 },
        ...languages.map(
          (one): SmallEdit => ({ kind: 'text', key: name, language: one, text: descriptions[one]!.trim() }),
        ),
      ];
      const { width, height } = sized;
      const src = `/api/pi/plik?link=${id}`;
      pages.pictures.keep({ src, edits, bytes: sized.bytes });
      insert({ src, alt: descriptions[language]!.trim(), width, height });
    } catch (failure) {
      if (!(failure instanceof NotDone)) throw failure;
      setWhy(failure.why ? studio.said(failure.why) : studio.words.unreachable);
    }
  };
  const freeId = (wanted: string): string => {
    const taken = new Set(pages.targets.map(({ address }) => address.split('link=').at(-1)));
    let id = wanted;
    const isTaken = () => taken.has(id) || pages.pictures.has(`/api/pi/plik?link=${id}`);
    for (let number = 2; isTaken(); number += 1) id = `${wanted}-${number}`;
    return id;
  };
  return (
    <form className="studio__language" onSubmit={add}>
      <strong>{words.pictureNew}</strong>
      <label className="studio__field">
        <span>{words.pictureFile}</span>
        <input
          ref={field}
          type="file"
          required
          accept="image/png,image/jpeg,image/webp"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </label>
      <p className="studio__hint">
        {words.alt}. {words.pictureAll}
      </p>
      {languages.map((one) => (
        <label key={one} className="studio__field">
          <span>{studio.words.languageNames[one] ?? one}</span>
          <input
            required
            maxLength={LONGEST}
            lang={one}
            value={descriptions[one] ?? ''}
            onChange={({ target }) => setDescriptions({ ...descriptions, [one]: target.value })}
          />
        </label>
      ))}
      {why && (
        <p className="studio__error" role="alert">
          {why}
        </p>
      )}
      <div className="studio__buttons">
        <button type="submit" className="studio__primary" disabled={studio.busy}>
          {words.pictureAdd}
        </button>
      </div>
    </form>
  );
});
