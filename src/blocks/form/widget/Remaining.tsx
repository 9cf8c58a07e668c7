import { observer } from 'mobx-react-lite';
import { DelayedAnnouncement } from './DelayedAnnouncement.tsx';
import { useForm } from './formContext.ts';

/** How much may still be typed: shown with every key stroke, announced when typing pauses. */
export const Remaining = observer(function Remaining({ name }: { name: string }) {
  const { binding, form } = useForm();
  const remaining = form.remaining(name);
  const words = remaining === undefined ? '' : counted(remaining, binding.word);
  const over = remaining !== undefined && remaining < 0;
  const typed = form.values[name] !== undefined;
  return (
    <>
      <span className={`ok-form__remaining${over ? ' ok-form__remaining--over' : ''}`} aria-hidden="true">
        {words}
      </span>
      <DelayedAnnouncement words={typed ? words : ''} />
    </>
  );
});

function counted(remaining: number, word: (key: string, values: { count: number }) => string): string {
  if (remaining < 0) return word('bledy.zaDlugiO', { count: -remaining });
  return word('bledy.formularz.pozostalo', { count: remaining });
}
