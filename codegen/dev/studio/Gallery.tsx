import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStudio } from './context.ts';
import { typeName } from './names.ts';
import { STARTS } from './starts.ts';

/** Blocks to add, each with the sentence it will show. */
export const Gallery = observer(function Gallery() {
  const studio = useStudio();
  const { words, language, shown } = studio;
  const [type, setType] = useState(STARTS[0]!.type);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [first = 'pl'] = shown.languages;
  return (
    <>
      <nav className="studio__way" aria-label={words.back}>
        <button type="button" onClick={() => studio.go('blocks')}>
          <span aria-hidden="true">← </span>
          {words.blocks}
        </button>
      </nav>
      <h2>{words.add}</h2>
      <p className="studio__hint">{words.addHere}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void studio.add(type, texts);
        }}
      >
        <fieldset className="studio__starts">
          <legend className="studio__unseen">{words.add}</legend>
          {STARTS.map((start) => (
            <label key={start.type}>
              <input type="radio" name="start" checked={type === start.type} onChange={() => setType(start.type)} />
              <span>{typeName(start.type, language)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="studio__language">
          <legend>{words.sentenceOfNew}</legend>
          {shown.languages.map((one) => (
            <label key={one} className="studio__field">
              <span>{words.languageNames[one] ?? one}</span>
              <textarea
                rows={2}
                lang={one}
                required={one === first}
                value={texts[one] ?? ''}
                onChange={({ target }) => setTexts({ ...texts, [one]: target.value })}
              />
            </label>
          ))}
        </fieldset>
        <button type="submit" className="studio__primary" disabled={studio.busy}>
          {words.addOf(typeName(type, language))}
        </button>
      </form>
    </>
  );
});
