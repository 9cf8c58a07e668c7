import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useEffect, useState } from 'react';
import { COLOUR_NAMES, colourOf, isColour, isReadable, shownRatio, TOKENS } from '../../studio/colours.ts';
import { useStudio } from './context.ts';
import { Pending } from './Pending.tsx';
import { TargetChooser } from './TargetChooser.tsx';
import { useHeading } from './useHeading.ts';

/** Colours with the contrast of what they are used for, the logo, and the page that the portal opens with. */
export const LookView = observer(function LookView() {
  const studio = useStudio();
  const { words, look, trying, shown } = studio;
  const heading = useHeading();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files have changed in a new round.
  useEffect(() => void trying.run(() => look.load()), [trying, look, shown.round]);
  const { saved } = look;
  const readLogo = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) look.draw(await file.text());
  };
  return (
    <>
      <nav className="studio__way" aria-label={words.back}>
        <button type="button" onClick={() => studio.go('blocks')}>
          <span aria-hidden="true">← </span>
          {words.portal}
        </button>
      </nav>
      <h2 ref={heading} tabIndex={-1}>
        {words.look}
      </h2>
      {saved ? (
        <>
          <section className="studio__items studio__colours">
            <h3>{words.colours}</h3>
            <p className="studio__hint">{words.coloursHint}</p>
            {TOKENS.map((token) => (
              <Colour key={token} token={token} />
            ))}
          </section>
          <section className="studio__items">
            <h3>{words.logo}</h3>
            <label className="studio__field">
              <span>{words.logoFile}</span>
              <input type="file" accept=".svg,image/svg+xml" onChange={readLogo} />
            </label>
            {look.drawn !== undefined && <LogoPreview svg={look.drawn} />}
            {saved.logo && (
              <button type="button" onClick={() => look.draw('')}>
                {words.noLogo}
              </button>
            )}
          </section>
          <Start />
        </>
      ) : (
        <p className="studio__muted">{words.busy}</p>
      )}
      <Pending />
    </>
  );
});

/** As an image, so that nothing in the file runs. */
function LogoPreview({ svg }: { svg: string }) {
  const { words } = useStudio();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url && <img className="studio__logo" src={url} alt={words.logoPreview} />;
}

const Colour = observer(function Colour({ token }: { token: string }) {
  const studio = useStudio();
  const { words, look } = studio;
  const colour = colourOf(look.theme, token);
  /** What is typed and is no colour yet. */
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  const nearest = look.nearest(token);
  const nameOf = (one: string) => COLOUR_NAMES[one]?.[studio.language] ?? one;
  const name = nameOf(token);
  const format = new Intl.NumberFormat(studio.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <fieldset className="studio__language">
      <legend>
        {name} <code>{token}</code>
      </legend>
      <div className="studio__colour">
        <input
          type="color"
          aria-label={name}
          value={colour.toLowerCase()}
          onChange={({ target }) => look.choose(token, target.value)}
        />
        <input
          className="studio__code"
          aria-label={words.asCode(name)}
          value={typed?.of === colour ? typed.text : colour}
          maxLength={7}
          spellCheck={false}
          onChange={({ target: { value } }) => {
            setTyped({ text: value, of: isColour(value) ? value : colour });
            if (isColour(value)) look.choose(token, value);
          }}
        />
        {look.theme[token] !== undefined && (
          <button type="button" onClick={() => look.choose(token, undefined)}>
            {words.ownColour}
          </button>
        )}
      </div>
      <ul className="studio__pairs">
        {look.pairs(token).map((pair) => (
          <li key={`${pair.letters} ${pair.ground}`} data-bad={!isReadable(pair) || undefined}>
            <span
              className="studio__sample studio__letters"
              aria-hidden="true"
              style={{ color: pair.colours[0], backgroundColor: pair.colours[1] }}
            />
            <span>
              {words.onGround(nameOf(pair.letters), nameOf(pair.ground))}:{' '}
              <strong>{words.ratio(format.format(shownRatio(pair)))}</strong>{' '}
              {isReadable(pair) ? <span aria-hidden="true">✓</span> : words.tooLow}
            </span>
          </li>
        ))}
      </ul>
      {nearest && (
        <button type="button" onClick={() => look.choose(token, nearest)}>
          <span className="studio__sample" aria-hidden="true" style={{ backgroundColor: nearest }} />{' '}
          {words.takeNearest(nearest)}
        </button>
      )}
    </fieldset>
  );
});

const Start = observer(function Start() {
  const { words, look, drafts } = useStudio();
  const draft = drafts.all.get('start')?.edit;
  const now = draft ? (draft.kind === 'set' ? draft.value : undefined) : look.saved?.start;
  return (
    <section className="studio__items">
      <h3>{words.start}</h3>
      <TargetChooser
        label={words.startHint}
        value={now}
        home={{ value: undefined }}
        onChoose={(to) => look.begin(to)}
      />
    </section>
  );
});
