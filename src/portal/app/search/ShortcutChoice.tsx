import { useId, useState } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useStores } from '../stores.ts';
import { shortcutKey } from './shortcutKey.ts';

/** Users of speech input, or with unsteady hands, can switch the shortcut off. */
export function ShortcutChoice() {
  const { words, storage } = useStores();
  const [on, setOn] = useState(storage.get(shortcutKey) !== '0');
  const choose = (wanted: boolean) => {
    storage.set(shortcutKey, wanted ? null : '0');
    setOn(wanted);
  };
  return (
    <div className="ok-found__shortcut">
      <Checkbox id={useId()} checked={on} onChange={choose} label={words.word('powloka.szukajSkrot')} />
    </div>
  );
}
