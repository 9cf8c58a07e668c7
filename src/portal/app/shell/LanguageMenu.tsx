import { observer } from 'mobx-react-lite';
import type { Language } from '../../../lang/descriptors/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useStores } from '../stores.ts';

/** The name of each language in that language, so that its speakers find it. */
const names: Record<Language, string> = { pl: 'Polski', en: 'English', de: 'Deutsch', uk: 'Українська' };

/** The choice of language, where the office offers one. */
export const LanguageMenu = observer(function LanguageMenu() {
  const { portal, preferences, words } = useStores();
  const { languages } = portal.manifest;
  if (portal.config?.czyInternacjonalizacja !== true || languages.length < 2) return null;
  const choose = (language: Language, close: () => void) => {
    preferences.setLanguage(language);
    close();
  };
  return (
    <Disclosure icon="globe" prefix={words.word('powloka.jezyk')} label={preferences.language.toUpperCase()}>
      {(close) => (
        <ul className="ok-choices">
          {languages.map((language) => (
            <li key={language} lang={language}>
              <Button
                kind="quiet"
                icon={language === preferences.language ? 'check' : undefined}
                aria-pressed={language === preferences.language}
                onClick={() => choose(language, close)}
              >
                {names[language]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
});
