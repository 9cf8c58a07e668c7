import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../portal/ui/VisuallyHidden.tsx';

/** A pause in typing after which it is said. */
const saidAfterMs = 1000;

/** What changes with every key stroke, to be heard when typing rests. */
export function SaidLater({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (words === '') return setSaid('');
    const timer = setTimeout(() => setSaid(words), saidAfterMs);
    return () => clearTimeout(timer);
  }, [words]);
  return <VisuallyHidden live>{said}</VisuallyHidden>;
}
