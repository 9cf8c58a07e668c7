import { anyRecord } from '../../files/raw.ts';

/** A case of a screen's scenarios: a new one, another value of one, or, with null, one that is taken away. */
export interface CaseEdit {
  kind: 'case';
  /** `budzet/dochody`. */
  screen: string;
  /** Its position; absent: a new case, at the end. */
  index?: number;
  value: object | null;
}

const SCREEN = /^[a-z0-9-]+(?:\/[a-zA-Z0-9-]+)*$/;

/** @returns undefined for anything else */
export function readCaseEdit(given: unknown): CaseEdit | undefined {
  const { kind, screen, index, value } = anyRecord(given);
  if (kind !== 'case' || !isScreen(screen)) return undefined;
  const place = isIndex(index) ? { index } : {};
  if (index !== undefined && !isIndex(index)) return undefined;
  if (value === null) return isIndex(index) ? { kind, screen, index, value } : undefined;
  const { name } = anyRecord(value);
  return typeof name === 'string' && name.trim() !== ''
    ? { kind, screen, ...place, value: value as object }
    : undefined;
}

export const isScreen = (given: unknown): given is string => typeof given === 'string' && SCREEN.test(given);

export const isIndex = (given: unknown): given is number => Number.isInteger(given) && (given as number) >= 0;
