import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../portal/ui/VisuallyHidden.tsx';

/** The pause in typing before it is announced, ms. */
const announceAfterMs = 1000;

/** Announces words that change with every key stroke to a screen reader, once typing pauses. */
export function DelayedAnnouncement({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (words === '') return setSaid('');
    const timer = setTimeout(() => setSaid(words), announceAfterMs);
    return () => clearTimeout(timer);
  }, [words]);
  return <VisuallyHidden live>{said}</VisuallyHidden>;
}
