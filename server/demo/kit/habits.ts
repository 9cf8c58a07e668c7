import { addDays } from '../../../src/lang/values/dates.ts';
import type { Plan, Znak } from './ledger.ts';
import type { Random } from './random.ts';

/** How punctually a payer pays. */
export type Habit = 'punktualny' | 'spozniony' | 'zalegajacy';

export const habitOf = (random: Random): Habit =>
  random.weighted(['punktualny', 'spozniony', 'zalegajacy'] as const, [82, 13, 5]);

/** How such a payer pays the instalments of a year. @param letter `U` of a public due, `W` of a contract */
export function live(random: Random, habit: Habit, plans: readonly Plan[], letter: 'U' | 'W', today: string): Plan[] {
  return plans.map((plan) => {
    if (habit === 'punktualny') return { ...plan, paidAfterDays: -random.integer(0, 12) };
    if (habit === 'spozniony') {
      const paidAfterDays = random.integer(1, 70);
      return { ...plan, paidAfterDays, znaki: paidAfterDays > 30 ? reminded(plan, letter, paidAfterDays, today) : [] };
    }
    if (random.chance(0.45)) return { ...plan, paidAfterDays: random.integer(0, 40) };
    const znaki = reminded(plan, letter, Number.POSITIVE_INFINITY, today);
    if (letter === 'U' && plan.terminPlatnosci < addDays(today, -120)! && random.chance(0.4)) znaki.push('T');
    return { ...plan, znaki, paidShare: random.chance(0.15) ? 0.5 : 0 };
  });
}

/** A reminder is sent about three weeks after the due date. */
function reminded(plan: Plan, letter: 'U' | 'W', paidAfterDays: number, today: string): Znak[] {
  const sent = addDays(plan.terminPlatnosci, 30)!;
  return sent <= today && paidAfterDays > 30 ? [letter] : [];
}
