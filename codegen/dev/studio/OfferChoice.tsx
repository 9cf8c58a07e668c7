import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Offer } from '../../studio/api.ts';
import { isPolish } from '../../studio/polish.ts';
import { afterTitle } from './afterTitle.ts';
import { useStudio } from './context.ts';

/** One thing to choose from a list of offers, or one operation with the ways to show it. */
export const OfferChoice = observer(function OfferChoice({ offers }: { offers: readonly Offer[] }) {
  const { adding, words } = useStudio();
  const id = useId();
  const [first] = offers;
  if (!first) return null;
  const chooses = (offer: Offer) => ({
    name: 'offer',
    checked: adding.chosen === offer,
    onChange: () => adding.choose(offer),
  });
  if (offers.length === 1)
    return (
      <label>
        <input type="radio" {...chooses(first)} />
        <span>
          {first.kind === 'group' ? (
            <strong>{words.addGroup}</strong>
          ) : (
            <>
              <strong>{first.title}</strong> <Kind offer={first} />
              <About offer={first} />
            </>
          )}
        </span>
      </label>
    );
  const way = (at: number) => `${id}way${at}`;
  return (
    <div className="studio__ways">
      <label htmlFor={way(0)}>
        <strong id={`${id}title`}>{first.title}</strong>
        <span id={`${id}about`}>
          <About offer={first} />
        </span>
      </label>
      <div>
        {offers.map((offer, at) => (
          <label key={way(at)}>
            <input
              id={way(at)}
              type="radio"
              aria-labelledby={`${id}title ${way(at)}name`}
              aria-describedby={`${id}about`}
              {...chooses(offer)}
            />
            <span id={`${way(at)}name`}>
              <Kind offer={offer} />
            </span>
          </label>
        ))}
      </div>
    </div>
  );
});

const Kind = observer(function Kind({ offer: { kind = '', name, operation } }: { offer: Offer }) {
  const { words } = useStudio();
  return (
    <span className="studio__muted">
      {words.valueKinds[kind] ?? kind}
      {/* Every new service would get the same id. */}
      {operation === undefined && (
        <>
          {' '}
          <code>{name}</code>
        </>
      )}
    </span>
  );
});

const About = observer(function About({ offer: { title, description, about, operation } }: { offer: Offer }) {
  const { language } = useStudio();
  const words = about?.[language];
  const said = afterTitle(words ?? description ?? '', title);
  return (
    <>
      {said && (
        // The contract speaks the language of its authors.
        <span
          className="studio__hint studio__about"
          lang={words !== undefined ? language : isPolish(description ?? '') ? 'pl' : 'en'}
        >
          {said}
        </span>
      )}
      {operation && <code className="studio__about">{operation}</code>}
    </>
  );
});
