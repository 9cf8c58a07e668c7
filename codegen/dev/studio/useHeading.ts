import { type RefObject, useEffect, useRef } from 'react';

/** The heading of a view takes the focus when the view comes: what had it is gone. */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
