import { observer } from 'mobx-react-lite';
import { useForm } from './formContext.ts';
import { SaidLater } from './SaidLater.tsx';

/** How much may still be typed: to be seen with every key stroke, to be heard when typing rests. */
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
      <SaidLater words={typed ? words : ''} />
    </>
  );
});

function counted(remaining: number, word: (key: string, values: { count: number }) => string): string {
  if (remaining < 0) return word('bledy.zaDlugiO', { count: -remaining });
  return word('bledy.formularz.pozostalo', { count: remaining });
}
