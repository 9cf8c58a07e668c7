import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../portal/ui/VisuallyHidden.tsx';

/** The pause in typing before it is announced, ms. */
const announceAfterMs = 1000;

/** Announces words that change with every key stroke to a screen reader, once typing pauses. */
export function DelayedAnnouncement({ words }: { words: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (words === '') return setAnnounced('');
    const timer = setTimeout(() => setAnnounced(words), announceAfterMs);
    return () => clearTimeout(timer);
  }, [words]);
  return <VisuallyHidden live>{announced}</VisuallyHidden>;
}
