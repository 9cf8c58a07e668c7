import { formatKwota, fromGrosze } from '../../../src/lang/values/kwota.ts';
import { FAULT_CODES, type FaultName } from '../../engine/feed/faultCodes.ts';
import type { Fault, Faults } from '../../engine/feed/faults.ts';
import type { KindPlan } from '../../engine/feed/planFeed.ts';

/** Faults for a terminal: each code with its count and what to do, and the first places. */
export function faultsText({ counts, kept }: Faults): string {
  const codes = [...counts].sort(([a], [b]) => rank(a) - rank(b));
  return codes
    .map(([code, count]) => {
      const own = kept.filter((fault) => fault.code === code);
      const more = count > own.length ? [`    and ${count - own.length} more`] : [];
      const { severity, means, todo } = FAULT_CODES[code];
      return [`${severity} ${code} ×${count}: ${means}`, `  ${todo}`, ...own.map(line), ...more].join('\n');
    })
    .join('\n');
}

const rank = (code: FaultName): number => (FAULT_CODES[code].severity === 'error' ? 0 : 1);

function line({ file, line: at, column, value, reason }: Fault): string {
  const place = [file, at, column].filter((part) => part !== undefined).join(':');
  return `    ${place}  ${reason}${value === undefined ? '' : ` (${value})`}`;
}

/** `2 errors, 1 warning`; undefined: there is nothing wrong. */
export function faultsSummary(faults: Faults): string | undefined {
  const parts = (['error', 'warning'] as const).flatMap((severity) => {
    const count = faults.count(severity);
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** For programs: `--json`. */
export const faultsJson = ({ counts, kept }: Faults) => ({ counts: Object.fromEntries(counts), faults: kept });

/** A line for each kind, and one for each of its sums. */
export function planText(kinds: readonly KindPlan[], margin: string): string {
  return kinds
    .flatMap(({ kind, known, sums, ...plan }) => [
      `${margin}${kind}: ${known} before, ${plan.new} new, ${plan.changed} changed, ${plan.gone} gone`,
      ...sums.map(
        ({ field, before, after }) =>
          `${margin}    ${field}: ${formatKwota(fromGrosze(before))} before, ${formatKwota(fromGrosze(after))} after`,
      ),
    ])
    .join('\n');
}
