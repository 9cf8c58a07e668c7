import { type Ref, useEffect, useId, useState } from 'react';
import type { Say } from './say.ts';

/** How much may still be typed; announced when typing pauses. */
export function Remaining({ left, typed, say }: { left: number; typed: boolean; say: Say }) {
  const words = left < 0 ? say('bledy.zaDlugiO', { count: -left }) : say('bledy.formularz.pozostalo', { count: left });
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(typed ? words : ''), 1000);
    return () => clearTimeout(timer);
  }, [words, typed]);
  return (
    <>
      <span className="remaining" aria-hidden="true">
        {words}
      </span>
      <span className="hidden" aria-live="polite">
        {announced}
      </span>
    </>
  );
}

interface SummaryProps {
  ref: Ref<HTMLDivElement>;
  wrong: readonly { id: string; label: string; error: string | undefined }[];
  say: Say;
}

/** The problems of a refused submit; each line leads to its field. */
export function Summary({ ref, wrong, say }: SummaryProps) {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains links, not fields
    <div ref={ref} className="summary" role="group" tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>{say('bledy.formularz.naglowek')}</h2>
      <ul>
        {wrong.map(({ id, label, error }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {label}: {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
