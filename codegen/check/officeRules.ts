import { type Known, type OfficeView, officeView } from '../../src/blocks/form/officeView.ts';
import { formsByOperation, type SentForm } from '../../src/blocks/form/sentForms.ts';
import { treesOfField, treesOfLocks, treesOfRows } from '../../src/blocks/form/treesOfField.ts';
import type { Screen } from '../../src/blocks/screen.ts';
import { treesOfArg } from '../../src/lang/descriptors/reads.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import type { DataPlan } from '../artefact/data/plan.ts';
import type { Contract } from '../contract/contract.ts';
import { reporterFor } from '../files/openFile.ts';
import type { ScreenContext } from './screen/screenContext.ts';

interface Judged {
  screens: Readonly<Record<string, Screen>>;
  contract: Contract;
  data?: DataPlan | undefined;
  elsewhere: ReadonlySet<string>;
}

/**
 * Warns of the rules of a form that the office cannot evaluate again, because they read what the request does not
 * contain: whoever sends the request without the portal is not bound by them. A field that the form alone has is left
 * out: it exists for the browser.
 *
 * @param elsewhere domains of the contract that other backends answer: the office judges their forms, too
 * @param places of the expressions of each screen
 */
export function checkOfficeRules(
  { screens, contract, data, elsewhere }: Judged,
  places: ReadonlyMap<string, { places: ScreenContext['places'] }>,
  report: (problem: Problem) => void,
): void {
  const forms = formsByOperation(Object.values(screens));
  const ofRecords = [...(data?.operations ?? [])].flatMap(([id, { record, move, change }]) =>
    record || move || change ? [id] : [],
  );
  const passedOn = [...contract.operations.values()].filter(({ domain, writes }) => writes && elsewhere.has(domain));
  for (const operation of [...ofRecords, ...passedOn.map(({ id }) => id)]) {
    const takes = Object.keys(contract.operations.get(operation)?.args ?? {});
    for (const sent of forms.get(operation) ?? []) {
      const office = officeView(sent, takes);
      for (const [tree, known] of rulesOf(sent, office)) warn(sent, tree, known);
    }
  }

  function warn({ screen }: SentForm, tree: Tree, office: Known): void {
    const place = typeof tree === 'object' && tree !== null ? places.get(screen.name)?.places.get(tree) : undefined;
    const missing = office.unknown(tree).filter((name) => !name.startsWith('form.') && name !== 'row');
    if (!place || missing.length === 0) return;
    const message = `Only the browser can evaluate this, because the request does not contain ${missing.join(' and ')}.`;
    reporterFor(place.file, report)('data.browser-only', place.path, message, {
      warning: true,
      help: ['Send it as an argument ("send"), or read it from "data", so that the office keeps this rule too.'],
    });
  }
}

/** The expressions by which the office judges the form, and what it knows in their places. */
function rulesOf({ form }: SentForm, office: OfficeView): [Tree, Known][] {
  const computed = office.computed.flatMap(([, from]) => ('value' in from ? treesOfArg(from) : []));
  const ofFields = form.fields.flatMap((field) => treesOfField(field).rules);
  const ofRows = form.fields.flatMap((field) => [...treesOfRows(field).rules, ...treesOfLocks(field)]);
  return [
    ...[...ofFields, ...computed].map((tree): [Tree, Known] => [tree, office]),
    ...ofRows.map((tree): [Tree, Known] => [tree, office.inRows]),
  ];
}
