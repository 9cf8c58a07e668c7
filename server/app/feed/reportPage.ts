import { createHash } from 'node:crypto';
import { formatKwota, fromGrosze } from '../../../src/lang/values/kwota.ts';
import type { CheckedFeed } from '../../engine/feed/checkFeed.ts';
import { FAULT_CODES, type FaultName } from '../../engine/feed/faultCodes.ts';
import type { Fault } from '../../engine/feed/faults.ts';
import type { FeedPlan, KindPlan } from '../../engine/feed/planFeed.ts';
import { escapeHtml } from '../../engine/http/escapeHtml.ts';
import { faultsSummary } from './reportText.ts';

interface Report extends Pick<CheckedFeed, 'faults' | 'totals'> {
  /** The folder of the feed. */
  place: string;
  plan?: FeedPlan;
  /** What became of it. */
  end?: string;
}

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem}
div{overflow-x:auto}
table{border-collapse:collapse;min-width:30rem}
caption{text-align:left;font-weight:600;padding:.25rem 0}
th,td{border:1px solid;padding:.25rem .5rem;text-align:left;vertical-align:top}
td.n{text-align:right;font-variant-numeric:tabular-nums}
section{border-top:2px solid;margin-top:1.5rem}`;

/** The report of a feed as one page that needs nothing else: no script, and no style but its own. */
export function reportPage({ place, faults, totals, plan, end }: Report): string {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const codes = [...faults.counts].sort(([a], [b]) => Number(isWarning(a)) - Number(isWarning(b)));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Report of a feed: ${escapeHtml(faultsSummary(faults) ?? 'nothing wrong')}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Report of the feed ${escapeHtml(place)}</h1>
<p>${escapeHtml([`Found: ${faultsSummary(faults) ?? 'nothing wrong'}.`, end].filter(Boolean).join(' '))}</p>
${plan ? planTable(plan.kinds) : readTable(totals)}
${codes.map(([code, count]) => section(code, count, faults.kept)).join('\n')}
</main>
</body>
</html>
`;
}

const isWarning = (code: FaultName): boolean => FAULT_CODES[code].severity === 'warning';

function section(code: FaultName, count: number, kept: readonly Fault[]): string {
  const { severity, means, todo } = FAULT_CODES[code];
  const own = kept.filter((fault) => fault.code === code);
  const rows = own.map(({ file, line, column, value, reason }) => [
    file,
    line ?? '',
    column ?? '',
    value ?? '',
    reason,
  ]);
  const more = count > own.length ? `<p>And ${count - own.length} more.</p>` : '';
  return `<section>
<h2 id="${code}">${severity}: ${code} (${count})</h2>
<p>${escapeHtml(means)} <strong>${escapeHtml(todo)}</strong></p>
${table(`Places of ${code}`, ['File', 'Line', 'Column', 'Value, masked', 'Reason'], rows)}
${more}
</section>`;
}

const readTable = (totals: Report['totals']): string =>
  table(
    'Records that were read',
    ['Kind', 'Records'],
    [...totals].map(([kind, { count }]) => [kind, count]),
  );

function planTable(kinds: readonly KindPlan[]): string {
  const counts = kinds.map((one) => [one.kind, one.known, one.new, one.changed, one.gone]);
  const sums = kinds.flatMap(({ kind, sums: own }) =>
    own.map(({ field, before, after }) => [
      kind,
      field,
      formatKwota(fromGrosze(before)),
      formatKwota(fromGrosze(after)),
    ]),
  );
  return `${table('What changes', ['Kind', 'Before', 'New', 'Changed', 'Gone'], counts)}
${table('Amounts', ['Kind', 'Field', 'Before', 'After'], sums)}`;
}

function table(caption: string, heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('\n');
  return `<div role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table><caption>${escapeHtml(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table></div>`;
}

const cell = (value: string | number): string =>
  typeof value === 'number' ? `<td class="n">${value}</td>` : `<td>${escapeHtml(value)}</td>`;
