import type { FileChange } from '../../studio/api.ts';
import { changedLines } from './changedLines.ts';

/** The changed lines of a file, with those around them. */
export function Diff({ file, before, after }: FileChange) {
  return (
    <figure className="studio__diff">
      <figcaption>
        <code>{file}</code>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard. */}
      <pre tabIndex={0}>
        {changedLines(before, after).map(({ sign, number, text }) => (
          <span key={`${sign}${number}`} className="studio__line" data-sign={sign}>
            {`${sign} ${text}\n`}
          </span>
        ))}
      </pre>
    </figure>
  );
}
