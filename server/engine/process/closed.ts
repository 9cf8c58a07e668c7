import type { Process } from '../../../codegen/artefact/data/process.ts';
import type { WpisRow } from '../db/tables.ts';

/** Is the term of the present state over, in a state whose term closes the moves of residents? */
export const isClosed = (
  { states }: Process,
  { stan, termin }: { stan: WpisRow['stan']; termin: string | null },
  today: string,
): boolean => states.get(stan)?.term?.closes === true && termin !== null && termin < today;
