const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long the link of a mail is valid. */
export const LINK_MS = {
  AKTYWACJA: DAY,
  AKTYWACJA_Z_URZEDU: 30 * DAY,
  NOWE_HASLO: 30 * MINUTE,
  EMAIL: DAY,
} as const;

export type LinkKind = keyof typeof LINK_MS;

/** An expired link is reported as too old for this long, afterwards as unknown. */
export const EXPIRED_MS = 7 * DAY;
/**
 * For this long after the link of the office was used, the same form sent again succeeds; afterwards the link no longer reveals
 * whether a password is right.
 */
export const REPEATABLE_MS = DAY;

/** A double click gives one mail with a working link: a second mail would end the first link. */
const SAME_PRESS_MS = MINUTE;

/** A link of this kind that expires after this moment was made within the last minute: the same request gets no second mail. */
export const expiryOfSamePress = (rodzaj: LinkKind, nowMs: number): number => nowMs + LINK_MS[rodzaj] - SAME_PRESS_MS;
