import { lazy, Suspense } from 'react';
import { holdingLine } from '../../lang/descriptors/calc.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Binding } from '../binding.ts';
import type { Locals } from '../scope.ts';

const Address = lazy(() => import('./Address.tsx'));

export interface ValueProps {
  text: Text;
  /** Its words. */
  shown: string;
  /** The words of a link, where the value is an address. */
  link?: Text;
  id?: string;
  className?: string;
  binding: Binding;
  locals?: Locals;
}

/**
 * A whole value: a date says in ISO which day it is, an address is a link, all else its words. No observer of its own, a
 * table has thousands: who gives it its words has read the same value.
 */
export function Value({ text, shown, link, id, className, binding, locals }: ValueProps) {
  const line = 'match' in text ? holdingLine(text.match, (tree) => binding.value(tree, locals))?.text : text;
  const raw = line && 'format' in line ? binding.value(line.value, locals) : undefined;
  const words = (
    <span id={id} className={className}>
      {shown}
    </span>
  );
  if (!line || !('format' in line) || typeof raw !== 'string') return words;
  switch (line.format) {
    case 'date':
    case 'datetime':
      return /^\d{4}-\d\d-\d\d/.test(raw) ? (
        <time id={id} className={className} dateTime={raw}>
          {shown}
        </time>
      ) : (
        words
      );
    case 'email':
    case 'tel':
    case 'uri':
      return (
        <Suspense fallback={<span aria-busy="true">{words}</span>}>
          <Address {...{ raw, shown, link, id, className, binding, locals }} format={line.format} />
        </Suspense>
      );
    default:
      return words;
  }
}
