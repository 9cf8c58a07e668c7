import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useForm } from './formContext.ts';

/** A pause in typing after which the count is said. */
const saidAfterMs = 1000;

/** How much may still be typed: to be seen with every key stroke, to be heard when typing rests. */
export const Remaining = observer(function Remaining({ name }: { name: string }) {
  const { binding, form } = useForm();
  const remaining = form.remaining(name);
  const [said, setSaid] = useState('');
  const words = remaining === undefined ? '' : counted(remaining, binding.word);
  const typed = form.values[name] !== undefined;
  useEffect(() => {
    if (!typed) return setSaid('');
    const timer = setTimeout(() => setSaid(words), saidAfterMs);
    return () => clearTimeout(timer);
  }, [words, typed]);
  return (
    <>
      <span className="ok-form__remaining" aria-hidden="true">
        {words}
      </span>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </>
  );
});

function counted(remaining: number, word: (key: string, values: { count: number }) => string): string {
  if (remaining < 0) return word('bledy.zaDlugiO', { count: -remaining });
  return word('bledy.formularz.pozostalo', { count: remaining });
}
