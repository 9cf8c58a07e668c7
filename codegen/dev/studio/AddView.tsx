import { observer } from 'mobx-react-lite';
import { Fragment, useState } from 'react';
import { OFFER_GROUPS, type Offer } from '../../studio/api.ts';
import type { Json } from '../../studio/edit.ts';
import { keyName } from '../../studio/names.ts';
import { useStudio } from './context.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { OfferChoice } from './OfferChoice.tsx';
import { Pending } from './Pending.tsx';
import { titleOf } from './titleOf.ts';
import { usedAs } from './usedAs.ts';
import { useHeading } from './useHeading.ts';

/** Offers of services are in groups, others in none. */
const GROUPS = [undefined, ...OFFER_GROUPS] as const;

/** From this many on there is a field to search them. */
const MANY = 9;

/** What can be added to a list, and the sentences of what is chosen. */
export const AddView = observer(function AddView() {
  const studio = useStudio();
  const { words, language, adding, at } = studio;
  const { offers, chosen, list } = adding;
  const [wanted, setWanted] = useState('');
  const heading = useHeading();
  const key = list.split('/').at(-1)!;
  const isBlocks = key === 'content';
  const fits = ({ title, name, operation = '', description = '', about = {} }: Offer) =>
    `${title} ${name} ${operation} ${description} ${Object.values(about).join(' ')}`
      .toLowerCase()
      .includes(wanted.trim().toLowerCase());
  const title = isBlocks ? words.add : words.addTo(keyName(key, language));
  const isBack = isBlocks || at === undefined;
  return (
    <>
      <nav className="studio__way" aria-label={words.back}>
        <button type="button" onClick={() => studio.go(isBack ? 'blocks' : 'part')}>
          <span aria-hidden="true">← </span>
          {isBack ? (studio.isPortal ? words.portal : words.blocks) : titleOf(studio)}
        </button>
      </nav>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="studio__hint">{isBlocks ? words.addHere : words.addAtEnd}</p>
      {offers === undefined && <p className="studio__muted">{words.busy}</p>}
      {offers?.length === 0 && <p className="studio__note">{words.nothingToAdd}</p>}
      {offers && isBlocks && <Gallery offers={offers} />}
      {offers && !isBlocks && offers.length >= MANY && (
        <label className="studio__field">
          <span>{words.searchOffers}</span>
          <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
      )}
      {offers && !isBlocks && offers.length > 0 && (
        <fieldset className="studio__starts">
          <legend className="studio__unseen">{title}</legend>
          {GROUPS.map((group) => {
            const those = offers.filter((offer) => offer.group === group && fits(offer));
            if (those.length === 0) return null;
            return (
              <Fragment key={group ?? ''}>
                {group && <h3>{words.offerGroups[group]}</h3>}
                {alike(those).map((same) => (
                  // Two offers of one operation can have the same kind and words.
                  <Fragment key={offers.indexOf(same[0]!)}>
                    <OfferChoice offers={same} />
                    {chosen && same.includes(chosen) && <Sentences key={offers.indexOf(chosen)} />}
                  </Fragment>
                ))}
              </Fragment>
            );
          })}
        </fieldset>
      )}
      {chosen && isBlocks && <Sentences key={offers?.indexOf(chosen)} />}
      <Pending />
    </>
  );
});

/** Ways to show one operation stand together, else each offer for itself. */
function alike(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  const together = new Map<Offer | string, Offer[]>();
  for (const offer of offers) {
    const { operation, title } = offer;
    const key = operation === undefined ? offer : `${operation} ${title}`;
    together.set(key, [...(together.get(key) ?? []), offer]);
  }
  return [...together.values()];
}

/** The texts that come with what is chosen, in every language of the municipality. */
const Sentences = observer(function Sentences() {
  const studio = useStudio();
  const { words, adding } = studio;
  const keys = Object.entries(adding.texts);
  const [first = 'pl'] = studio.shown.languages;
  if (keys.length === 0) return null;
  const { item, screen, more = [] } = adding.chosen ?? {};
  const uses = keys.map(([key]) => usedAs(key, [item, screen?.value, ...more] as Json[]) ?? 'text');
  const isProposed = Object.values(adding.chosen?.texts ?? {}).some((by) => Object.values(by).some(Boolean));
  return (
    <div className="studio__sentences">
      <p className="studio__hint">{isProposed ? words.proposed : words.toWrite}</p>
      {keys.map(([key, by], at) => (
        <fieldset key={key} className="studio__language">
          <legend title={key}>
            {keyName(uses[at]!, studio.language)}
            {/* Of several labels each says of what. */}
            {uses.indexOf(uses[at]!) !== uses.lastIndexOf(uses[at]!) && (
              <>
                {' '}
                <code>{key.split('.').at(-1)}</code>
              </>
            )}
          </legend>
          {Object.entries(by).map(([language, text]) => (
            <label key={language} className="studio__field">
              <span>
                {words.languageNames[language] ?? language}
                {language !== first && text !== '' && text === by[first] && (
                  <span className="studio__muted"> · {words.sameAs(words.languageNames[first] ?? first)}</span>
                )}
              </span>
              <textarea
                rows={text.length > 45 ? 2 : 1}
                lang={language}
                required
                value={text}
                onChange={({ target }) => adding.write(key, language, target.value)}
              />
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
});
