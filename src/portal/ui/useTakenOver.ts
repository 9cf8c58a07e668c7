import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page is as the office drew it: nothing answers to input yet, so a control must not take any that would
 * be lost. Without JavaScript it stays false.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
