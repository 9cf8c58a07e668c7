import type { Try } from './countAttempt.ts';

/**
 * The consequence of a wrong code.
 *
 * @param today the count of the account in all its logins
 * @param here the count of this login
 * @returns the refusal, and whether the login ends: only a new password begins another one
 */
export function afterWrongCode(today: Try, here: Try): { kod: '1006' | '1011' | '1012'; ends: boolean } {
  if (isSpent(today)) return { kod: '1006', ends: true };
  if (isSpent(here)) return { kod: '1012', ends: true };
  return { kod: '1011', ends: false };
}

const isSpent = (one: Try): boolean => one.is !== 'counted' || one.blockMs > 0;
