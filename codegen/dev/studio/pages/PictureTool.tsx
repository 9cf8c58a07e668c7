import { observer } from 'mobx-react-lite';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { LinkTarget } from '../../../studio/api.ts';
import type { SmallEdit } from '../../../studio/edit.ts';
import { NotDone } from '../calls.ts';
import { chosenPicture, type Drawn, insertBlock } from './commands.ts';
import { usePages } from './context.ts';
import { camel, slug } from './slug.ts';
import { isTooLarge, smallerPicture } from './smallerPicture.ts';
import type { ToolProps } from './tool.ts';

/** The longest description that the check accepts. */
const LONGEST = 250;
/** Blanks alone say nothing. */
const SOMETHING = String.raw`.*\S.*`;

/** A picture for the text in every language; of a chosen one its description. */
export const PictureTool = observer(function PictureTool(props: ToolProps) {
  const { words } = usePages();
  const { state, close } = props;
  const chosen = chosenPicture(state);
  return (
    <section className="page__tool" aria-label={words.picture} onKeyDown={(event) => event.key === 'Escape' && close()}>
      {chosen ? <Description key={chosen.at} {...props} /> : <AddPicture {...props} />}
      <div className="studio__buttons">
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </div>
    </section>
  );
});

const Description = observer(function Description({ state, run, language }: ToolProps) {
  const { words } = usePages();
  const chosen = chosenPicture(state);
  const describe = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    const alt = target.value.trim();
    if (alt === '') target.value = chosen?.node.attrs.alt;
    else if (alt !== chosen?.node.attrs.alt)
      run((now, dispatch) => {
        if (chosen) dispatch?.(now.tr.setNodeAttribute(chosen.at, 'alt', alt));
        return true;
      });
  };
  return (
    <label className="studio__field">
      <span>{words.alt}</span>
      <textarea
        rows={2}
        required
        maxLength={LONGEST}
        lang={language}
        defaultValue={chosen?.node.attrs.alt}
        onBlur={describe}
      />
    </label>
  );
});

/** One that is there: its size is that of the one which is shown here, for a page keeps its place for it. */
type Old = Pick<Drawn, 'src' | 'width' | 'height'>;

const AddPicture = observer(function AddPicture({ run, language, close }: ToolProps) {
  const pages = usePages();
  const { words, studio, list } = pages;
  const [file, setFile] = useState<File>();
  const [old, setOld] = useState<Old>();
  const [descriptions, setDescriptions] = useState<Readonly<Record<string, string>>>({});
  const [why, setWhy] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const languages = list?.languages ?? [];
  const there = pages.targets.filter(({ kind }) => kind === 'picture');

  const choose = ({ address, title }: LinkTarget, image: HTMLImageElement | null) => {
    setOld({ src: address, width: image?.naturalWidth, height: image?.naturalHeight });
    setDescriptions(title);
    setFile(undefined);
    if (field.current) field.current.value = '';
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setWhy('');
    const alts = Object.fromEntries(languages.map((one) => [one, descriptions[one]!.trim()]));
    const picture = old ?? (await newPicture(alts));
    if (!picture) return;
    pages.addPicture(language, { ...picture, alts }, (figure) => run(insertBlock(figure)));
    close();
  };
  const newPicture = async (alts: Readonly<Record<string, string>>): Promise<Old | undefined> => {
    const sized = file && (await smallerPicture(file));
    if (!sized || isTooLarge(sized)) {
      setWhy(sized ? words.pictureTooLarge : words.pictureUnread);
      return undefined;
    }
    try {
      const { base64, ending } = await pages.calls.picture(sized.bytes);
      const id = freeId(slug(alts[languages[0]!] ?? '').slice(0, 40) || 'zdjecie');
      const name = `pliki.nazwy.${camel(id)}`;
      const path = `zdjecia/${id}.${ending}`;
      const edits: SmallEdit[] = [
        { kind: 'entry', part: 'files', id, entry: { file: path, name } },
        { kind: 'file', file: path, base64 },
        ...languages.map((one): SmallEdit => ({ kind: 'text', key: name, language: one, text: alts[one]! })),
      ];
      const { width, height, bytes } = sized;
      const src = `/api/pi/plik?link=${id}`;
      pages.pictures.keep({ src, edits, bytes });
      return { src, width, height };
    } catch (failure) {
      if (!(failure instanceof NotDone)) throw failure;
      setWhy(failure.why ? studio.said(failure.why) : studio.words.unreachable);
      return undefined;
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
      {there.length > 0 && (
        <fieldset className="studio__language">
          <legend>{words.pictureOld}</legend>
          <ul className="page__pictures">
            {there.map((one) => (
              <li key={one.address}>
                <button
                  type="button"
                  aria-pressed={one.address === old?.src}
                  onClick={({ currentTarget }) => choose(one, currentTarget.querySelector('img'))}
                >
                  <img src={one.address} alt="" /> <span>{one.title[language] || pages.titleOf(one.title)}</span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <strong>{words.pictureNew}</strong>
      <label className="studio__field">
        <span>{words.pictureFile}</span>
        <input
          ref={field}
          type="file"
          required={!old}
          accept="image/png,image/jpeg,image/webp"
          onChange={({ target }) => {
            setFile(target.files?.[0]);
            if (old) setDescriptions({});
            setOld(undefined);
          }}
        />
      </label>
      <p className="studio__hint">
        {words.alt}. {words.pictureAll}
      </p>
      {languages.map((one) => (
        <label key={one} className="studio__field">
          <span>{pages.nameOf(one)}</span>
          <input
            required
            pattern={SOMETHING}
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
