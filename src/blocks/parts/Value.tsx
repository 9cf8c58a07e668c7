import { lazy, type ReactElement, Suspense } from 'react';
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

/** A whole value: a date says in ISO which day it is, an address is a link, all else its words. */
export function Value(props: ValueProps) {
  const { shown, id, className } = props;
  return (
    valueElement(props) ?? (
      <span id={id} className={className}>
        {shown}
      </span>
    )
  );
}

/**
 * The element of a value that is more than its words: a date or an address. Nothing for all else. It is no component and
 * no observer: whoever calls it while drawing observes what it reads.
 */
export function valueElement(props: ValueProps): ReactElement | undefined {
  const { text, shown, link, id, className, binding, locals } = props;
  const line = 'match' in text ? holdingLine(text.match, (tree) => binding.value(tree, locals))?.text : text;
  if (!line || !('format' in line)) return undefined;
  const { format } = line;
  switch (format) {
    case 'date':
    case 'datetime': {
      const raw = binding.value(line.value, locals);
      if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\d/.test(raw)) return undefined;
      return (
        <time id={id} className={className} dateTime={raw}>
          {shown}
        </time>
      );
    }
    case 'email':
    case 'tel':
    case 'uri': {
      const raw = binding.value(line.value, locals);
      if (typeof raw !== 'string') return undefined;
      const words = (
        <span id={id} className={className} aria-busy="true">
          {shown}
        </span>
      );
      return (
        <Suspense fallback={words}>
          <Address {...{ raw, shown, link, id, className, binding, locals, format }} />
        </Suspense>
      );
    }
    default:
      return undefined;
  }
}
