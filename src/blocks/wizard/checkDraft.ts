import { operationOf } from '../../../codegen/check/screen/operation.ts';
import { ownText } from '../../../codegen/check/screen/ownText.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import type { Raw } from '../../../codegen/files/raw.ts';
import type { WizardBlockJson } from '../../../codegen/generated/descriptors.ts';
import type { WizardBlock } from './block.ts';
import { DRAFT_OPERATIONS, DRAFT_WORDS, type DraftWord } from './draftKeys.ts';

/** A draft is kept for an account: where nobody need log in, and where nothing is to be kept, there is none. */
export function draftOf(scope: Scope, raw: Raw<WizardBlockJson>, path: Path): Pick<WizardBlock, 'draft'> {
  const { screen } = scope;
  const { operations } = screen.municipality.contract;
  const wrong = (message: string, help: string[]) =>
    scope.problem('wizard.draft', [...path, 'draft'], message, { help });
  const isFull = screen.access === 'full';
  if (raw.draft === true && !isFull)
    wrong(`The office keeps drafts for full accounts, and this screen is ${screen.access}.`, [
      `services.config.json gives "${screen.name}" its access`,
      'Leave "draft" out: the answers are kept on the page then.',
    ]);
  if (raw.draft === true && raw.keep === false)
    wrong('"keep": false says that nothing is kept, so the office keeps no draft either.', ['Remove one of the two.']);
  const isKept = raw.draft !== false && raw.keep !== false && isFull;
  // A contract without these operations is of a backend that keeps no drafts.
  if (!isKept || !DRAFT_OPERATIONS.every((id) => operations.has(id))) return {};
  for (const id of DRAFT_OPERATIONS) operationOf(screen, id, path, 'data', scope.facts);
  const words = Object.entries(DRAFT_WORDS).map(([name, values]) => [
    name,
    ownText(scope, `bloki.szkic.${name}`, path, values),
  ]);
  return {
    draft: { ekran: screen.name, words: Object.fromEntries(words) as Record<DraftWord, ReturnType<typeof ownText>> },
  };
}
