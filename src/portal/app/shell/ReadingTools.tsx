import { observer } from 'mobx-react-lite';
import { READING_FORM } from '../../../lang/descriptors/plainForms.ts';
import type { Font } from '../../../lang/descriptors/wholePage.ts';
import { Button } from '../../ui/Button.tsx';
import { useTakenOver } from '../../ui/useTakenOver.ts';
import { useStores } from '../stores.ts';

const fonts: readonly { font: Font; key: string }[] = [
  { font: 1, key: 'powloka.czcionkaMala' },
  { font: 2, key: 'powloka.czcionkaSrednia' },
  { font: 3, key: 'powloka.czcionkaDuza' },
];

/** Contrast and the three sizes of letters. */
export const ReadingTools = observer(function ReadingTools() {
  const { preferences, words } = useStores();
  const taken = useTakenOver();
  return (
    <>
      <Button
        kind="quiet"
        icon="contrast"
        iconOnly
        aria-pressed={preferences.contrast}
        form={READING_FORM}
        name="kontrast"
        value={preferences.contrast ? '' : 'yb'}
        title={words.word('powloka.kontrast')}
        onClick={() => preferences.setContrast(!preferences.contrast)}
      >
        {words.word('powloka.kontrast')}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons of one choice are a group, not a form's fieldset. */}
      <div className="ok-fonts" role="group" aria-label={words.word('powloka.czcionka')}>
        {fonts.map(({ font, key }) => (
          <button
            key={font}
            {...(taken ? { type: 'button' } : { type: 'submit', form: READING_FORM, name: 'czcionka', value: font })}
            className={`ok-fonts__size ok-fonts__size--${font}`}
            aria-pressed={preferences.font === font}
            title={words.word(key)}
            onClick={(event) => {
              event.preventDefault();
              preferences.setFont(font);
            }}
          >
            <span aria-hidden="true">A</span>
            <span className="ok-hidden">{words.word(key)}</span>
          </button>
        ))}
      </div>
    </>
  );
});
