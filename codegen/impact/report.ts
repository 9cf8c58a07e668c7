import { relative } from 'node:path';
import { reportText } from '../report/text.ts';
import type { Impact, Touched, TouchedUse } from './impact.ts';

/** An impact as text: breaking changes first, then the others, each place with its visible text. */
export function reportImpact({ changes, others, renames }: Impact): string {
  const touching = changes.filter(({ uses }) => uses.length > 0);
  const parts = [...touching.filter(({ breaking }) => breaking), ...touching.filter(({ breaking }) => !breaking)].map(
    (change) => {
      const rename = renames.find(({ gone }) => gone.thing === change.thing);
      const offer =
        rename &&
        `  It may have been renamed to ${rename.fresh.thing.name}: --rename writes the new name (places: ${rename.edits.length}).`;
      return [headOf(change), ...change.uses.map(lineOf), ...(offer ? [offer] : [])].join('\n');
    },
  );
  if (others.length) parts.push(`With the new contract the check also reports:\n\n${reportText(others)}`);
  const breaking = touching.filter((change) => change.breaking).length;
  const quiet = changes.length - touching.length;
  const ends = `${changes.length} changes of the contract: ${breaking} breaking, ${touching.length - breaking} safe, ${quiet} without effect here`;
  return [...parts, ends].join('\n\n');
}

const headOf = ({ says, breaking, thing }: Touched): string =>
  `${breaking ? 'BREAKING' : 'safe'}  ${says}  (${thing.place.file.name})`;

function lineOf({ file, line, column, kind, name, text, problem }: TouchedUse): string {
  const words = text ? `, with the text ${text}` : '';
  const place = `  ${relative(process.cwd(), file)}:${line}:${column}  ${kind} ${name}${words}`;
  return problem ? `${place}\n      ${problem.message}` : place;
}
