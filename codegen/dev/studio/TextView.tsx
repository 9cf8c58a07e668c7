import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { TextEntry } from '../../studio/api.ts';
import { useLack } from './common/Common.ts';
import { useStudio } from './context.ts';
import { Pending } from './Pending.tsx';
import { type Line, linesOf, placeholderFaults } from './textLines.ts';
import { titleOf } from './titleOf.ts';

/** One text in all languages of the municipality, one below the other. */
export const TextView = observer(function TextView() {
  const studio = useStudio();
  const { words, entry, shown } = studio;
  const heading = useRef<HTMLHeadingElement>(null);
  const key = entry?.key;
  const back = studio.before === 'page' ? 'page' : studio.at === undefined ? 'blocks' : 'part';
  useEffect(() => {
    if (key !== undefined) heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <>
      <nav className="studio__way" aria-label={words.back}>
        <button type="button" onClick={() => studio.go(back)}>
          <span aria-hidden="true">← </span>
          {back === 'part'
            ? titleOf(studio)
            : back === 'page'
              ? words.back
              : studio.isPortal
                ? words.portal
                : words.blocks}
        </button>
      </nav>
      {entry && (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {words.text} <code>{entry.key}</code>
          </h2>
          {shown.languages.map((language) => (
            <fieldset key={language} className="studio__language">
              <legend>{words.languageNames[language] ?? language}</legend>
              {linesOf(entry, language).map((line) => (
                <Sentence key={line.key} entry={entry} line={line} language={language} />
              ))}
            </fieldset>
          ))}
          {entry.uses.length > 0 && (
            <p className="studio__hint">
              {words.usedBy}: {entry.uses.join(', ')}
            </p>
          )}
          <Pending />
        </>
      )}
    </>
  );
});

interface Props {
  entry: TextEntry;
  line: Line;
  language: string;
}

const Sentence = observer(function Sentence({ entry, line, language }: Props) {
  const studio = useStudio();
  const { words, drafts } = studio;
  const lack = useLack(entry.subject);
  const box = useRef<HTMLTextAreaElement>(null);
  const name = `${line.key} ${language}`;
  const written = entry.texts[line.key]?.[language];
  const draft = drafts.all.get(name)?.edit;
  const text = draft?.kind === 'text' ? draft.text : (written ?? '');
  const id = `text-${line.key.replaceAll('.', '-')}-${language}`;
  const write = (next: string) =>
    drafts.put(name, next === (written ?? '') ? undefined : { kind: 'text', key: line.key, language, text: next });
  const insert = (placeholder: string) => {
    const at = box.current?.selectionStart ?? text.length;
    write(`${text.slice(0, at)}{{${placeholder}}}${text.slice(box.current?.selectionEnd ?? at)}`);
    box.current?.focus();
  };
  const { missing, unknown } = text === '' ? { missing: [], unknown: [] } : placeholderFaults(text, entry);
  return (
    <div className="studio__field">
      <label htmlFor={id} className={line.examples ? 'studio__muted' : 'studio__unseen'}>
        {line.examples ? words.forNumber(line.examples.join(', ')) : (words.languageNames[language] ?? language)}
      </label>
      <textarea
        id={id}
        ref={box}
        lang={language}
        rows={Math.min(8, Math.max(2, Math.ceil(text.length / 40)))}
        disabled={lack !== undefined}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => write(target.value)}
      />
      <div id={`${id}-hint`}>
        {written === undefined && text === '' && <p className="studio__error">{words.missing}</p>}
        {missing.length > 0 && <p className="studio__error">{words.placeholderMissing(listed(missing))}</p>}
        {unknown.length > 0 && <p className="studio__error">{words.placeholderUnknown(listed(unknown))}</p>}
      </div>
      {entry.placeholders.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside that of the language would be announced twice.
        <div className="studio__chips" role="group" aria-label={words.placeholders}>
          {entry.placeholders.map((placeholder) => (
            <button key={placeholder} type="button" title={words.placeholders} onClick={() => insert(placeholder)}>
              {`{{${placeholder}}}`}
            </button>
          ))}
        </div>
      )}
    </div>
  );
});

const listed = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');
