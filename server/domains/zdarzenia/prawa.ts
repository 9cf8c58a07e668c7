import { type EventType, eventTypeList } from '../../../src/generated/events.ts';

/** What a key may do beside reading events: report back, and fetch applications with their files. */
export const INNE_PRAWA = ['odpowiedzi', 'paczki'] as const;
export type Prawo = EventType | (typeof INNE_PRAWA)[number];

export const isEventType = (word: string): word is EventType => (eventTypeList as readonly string[]).includes(word);

export const isPrawo = (word: string): word is Prawo =>
  isEventType(word) || (INNE_PRAWA as readonly string[]).includes(word);
