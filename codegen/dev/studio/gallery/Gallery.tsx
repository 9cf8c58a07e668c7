import { observer } from 'mobx-react-lite';
import { type CSSProperties, useId, useState } from 'react';
import type { Offer } from '../../../studio/api.ts';
import { apartKinds, cardOf, type OfferedKind, offeredKinds, SHELVES } from '../../../studio/blockKinds.ts';
import { type Spoken, typeName, valueName } from '../../../studio/names.ts';
import { useStudio } from '../context.ts';
import { Picture } from './pictures.tsx';
import { GALLERY_WORDS } from './words.ts';
import './gallery.css';

/** More starts than these are searched, and the rest is listed when a part of its name is written. */
const MANY = 9;

/** The kinds of blocks as cards, and what a chosen one begins with. */
export const Gallery = observer(function Gallery({ offers }: { offers: readonly Offer[] }) {
  const studio = useStudio();
  const { language, adding, words: common } = studio;
  const words = GALLERY_WORDS[language];
  const [wanted, setWanted] = useState('');
  const chosen = adding.chosen?.kind;
  const startsOf = (kind: OfferedKind) => offers.filter((offer) => offer.kind === kind);
  const fits = (kind: OfferedKind) =>
    `${typeName(kind, 'pl')} ${kind} ${cardOf(kind).use[language]}`.toLowerCase().includes(wanted.trim().toLowerCase());
  const offered = offeredKinds.filter((kind) => startsOf(kind).length > 0);
  const lacking = offeredKinds.flatMap((kind) => {
    const { lacks } = cardOf(kind);
    return lacks && startsOf(kind).length === 0 ? [{ kind, why: lacks }] : [];
  });
  const cannot = [...lacking, ...apartKinds];
  const choose = (kind: OfferedKind) =>
    adding.choose(startsOf(kind)[0]!, common.chosen(`${typeName(kind, language)}. ${cardOf(kind).use[language]}`));
  return (
    <>
      <label className="studio__field">
        <span>{words.search}</span>
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <fieldset className="gallery" style={namedForPictures(adding.colours)}>
        <legend className="studio__unseen">{words.kinds}</legend>
        {(Object.keys(SHELVES) as (keyof typeof SHELVES)[]).map((shelf) => {
          const kinds = offered.filter((kind) => cardOf(kind).shelf === shelf && fits(kind));
          return (
            kinds.length > 0 && (
              <div key={shelf}>
                <h3>{SHELVES[shelf][language]}</h3>
                <div className="gallery__shelf">
                  {kinds.map((kind) => (
                    <Card
                      key={kind}
                      kind={kind}
                      language={language}
                      checked={chosen === kind}
                      onChoose={() => choose(kind)}
                    />
                  ))}
                </div>
              </div>
            )
          );
        })}
        {!offered.some(fits) && <p className="studio__note">{words.nothingFound}</p>}
      </fieldset>
      {cannot.length > 0 && (
        <details className="studio__rest">
          <summary>{words.cannot(cannot.length)}</summary>
          <ul>
            {cannot.map(({ kind, why }) => (
              <li key={kind}>
                <strong>{typeName(kind, language)}</strong>: {why[language]}
              </li>
            ))}
          </ul>
        </details>
      )}
      {chosen !== undefined && <Starts key={chosen} starts={startsOf(chosen as OfferedKind)} />}
    </>
  );
});

interface CardProps {
  kind: OfferedKind;
  language: Spoken;
  checked: boolean;
  onChoose: () => void;
}

function Card({ kind, language, checked, onChoose }: CardProps) {
  const id = useId();
  const other = language === 'pl' ? 'en' : 'pl';
  return (
    <label className="gallery__card">
      <Picture kind={kind} />
      <input
        type="radio"
        name="kind"
        checked={checked}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}use`}
        onChange={onChoose}
      />
      <span id={`${id}name`}>
        <strong>{typeName(kind, language)}</strong>{' '}
        <span className="studio__muted" lang={other}>
          {typeName(kind, other)}
        </span>
      </span>
      <span id={`${id}use`} className="studio__hint">
        {cardOf(kind).use[language]}
      </span>
    </label>
  );
}

/** What a block of the chosen kind can begin with: data of the screen, a service, a table. */
const Starts = observer(function Starts({ starts }: { starts: readonly Offer[] }) {
  const { language, adding, words: common } = useStudio();
  const words = GALLERY_WORDS[language];
  const [wanted, setWanted] = useState('');
  if (starts.every(({ title }) => title === '')) return null;
  const found = starts.filter(({ title, description = '' }) =>
    `${title} ${description}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const shown = found.filter((start, at) => at < MANY || adding.chosen === start);
  return (
    <>
      {starts.length >= MANY && (
        <label className="studio__field">
          <span>
            {words.search}: {words.startsWith.toLowerCase()}
          </span>
          <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
      )}
      <fieldset className="studio__starts">
        <legend>{words.startsWith}</legend>
        {shown.map((start) => (
          <label key={`${start.title} ${start.description ?? ''}`}>
            <input type="radio" name="start" checked={adding.chosen === start} onChange={() => adding.choose(start)} />
            <span>
              {start.description === undefined ? valueName(start.title, language) : start.title}{' '}
              {start.description !== undefined && <code>{start.description}</code>}
            </span>
          </label>
        ))}
        {shown.length < found.length && (
          <p className="studio__hint">{common.moreByTyping(found.length - shown.length)}</p>
        )}
      </fieldset>
    </>
  );
});

/** The tokens of the portal under names of their own: the workbench around the pictures has some of the same names. */
const namedForPictures = (colours: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(Object.entries(colours).map(([token, colour]) => [`--portal-${token}`, colour]));
