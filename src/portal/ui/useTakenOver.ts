import { createContext, useContext } from 'react';

/**
 * False around a page that is as the office drew it. The browser changes it when it has taken the page over, at a moment
 * when it may draw in slices: each control of the page changes with it.
 */
export const TakenOver = createContext(true);

/** False while nothing answers to input yet, so a control must not take any that would be lost. Without JavaScript it stays false. */
export const useTakenOver = (): boolean => useContext(TakenOver);
