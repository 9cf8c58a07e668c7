import { type RefObject, useEffect, useState } from 'react';
import { heightIn } from './message.ts';

/** Loading starts when the frame comes near the window. */
const PATIENCE_MS = 20_000;

export interface FrameState {
  height: number;
  /** It did not load in time. */
  failed: boolean;
  onLoad(): void;
}

/** Follows one framed page: its height, and whether it has loaded. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  origin: string,
  first: number,
): FrameState {
  const [height, setHeight] = useState(first);
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');

  useEffect(() => {
    setHeight(first);
    const listen = (event: MessageEvent<unknown>) => {
      const asked = heightIn(event, frame.current?.contentWindow ?? null, origin);
      if (asked !== undefined) setHeight(asked);
    };
    // A page that the Content-Security-Policy of the office blocks loads as an empty one.
    const refused = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && address.startsWith(blockedURI)) setState('failed');
    };
    window.addEventListener('message', listen);
    document.addEventListener('securitypolicyviolation', refused);
    return () => {
      window.removeEventListener('message', listen);
      document.removeEventListener('securitypolicyviolation', refused);
    };
  }, [frame, address, origin, first]);

  useEffect(() => {
    if (state !== 'waiting' || !frame.current || typeof IntersectionObserver === 'undefined') return;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || patience !== undefined) return;
      patience = setTimeout(() => setState('failed'), PATIENCE_MS);
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      clearTimeout(patience);
    };
  }, [frame, state]);

  return {
    height,
    failed: state === 'failed',
    onLoad: () => setState((before) => (before === 'failed' ? before : 'loaded')),
  };
}
