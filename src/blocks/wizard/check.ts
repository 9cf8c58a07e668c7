import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { uniqueIds } from '../../../codegen/check/screen/ids.ts';
import type { Compiled, Scope } from '../../../codegen/check/screen/scope.ts';
import { optionalText, text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, word } from '../../../codegen/files/raw.ts';
import type { WizardBlockJson } from '../../../codegen/generated/descriptors.ts';
import { allBlocks, childrenOf } from '../containers.ts';
import { factList } from '../facts/check.ts';
import type { FormField, FormKeys } from '../form/block.ts';
import { formKeys } from '../form/check.ts';
import { refuseFieldNames } from '../form/checkFacts.ts';
import { type FieldList, readsThroughCalc } from '../form/checkLists.ts';
import type { WizardStep } from './block.ts';
import { draftOf } from './checkDraft.ts';
import { CHECK_PAGE, stepStates } from './steps.ts';

/** The name of the step in the address, where the screen gives none. */
const QUERY = 'krok';

export const wizard: BlockCheck<'wizard'> = (scope, raw, path, common) => {
  const at = [...path, 'steps'];
  uniqueIds(scope, raw.steps, at, (step) => word(step.id));
  refusePlace(scope, common.id, path);
  const steps: WizardStep[] = [];
  for (const [index, item] of list(raw.steps).entries()) entriesOf(scope, record(item), [...at, index]);
  const lists = list(raw.steps).map((item, index) => stepList(record(item), [...at, index], steps));
  const keys = formKeys(scope, raw, path, common, lists);
  address(scope, raw, common.id, steps, path);
  for (const read of firstReads(keys)) scope.reads.add(read);
  const fields = keys.fields.map((field) => namedAsStep(field, steps));
  const taken = [...fields.map(({ field }) => field), ...(keys.facts ?? []).map(({ id }) => id)];
  for (const [index, { facts = [], each, fields: asked }] of steps.entries()) {
    refuseFieldNames(scope, facts, each === undefined ? taken : asked, [...at, index, 'facts']);
    if (each === undefined) taken.push(...facts.map(({ id }) => id));
  }
  return { ...keys, fields, type: 'wizard', steps, ...draftOf(scope, raw, path) };
};

/** A row that is nothing but a step is called as the step is. */
function namedAsStep(field: FormField, steps: readonly WizardStep[]): FormField {
  const title = field.rows?.inSteps && steps.find(({ each }) => each === field.field)?.title;
  return title ? { ...field, rows: { ...field.rows!, title } } : field;
}

/** The texts of a step are compiled where its fields are: they may read what was filled in before. */
function stepList(raw: Raw<WizardBlockJson['steps'][number]>, path: Path, steps: WizardStep[]): FieldList {
  const each = raw.each === undefined ? undefined : record(raw.each);
  const open = (scope: Scope): Compiled | undefined => {
    const id = word(raw.id);
    if (id === CHECK_PAGE)
      scope.problem(
        'wizard.id',
        [...path, 'id'],
        `"${CHECK_PAGE}" is the page of the answers: name the step otherwise.`,
      );
    const visible = scope.condition(raw.visible, [...path, 'visible'], 'visible');
    const inner = scope.with({}, visible?.ifTrue);
    const intro = optionalText(inner, raw.intro, [...path, 'intro']);
    const facts = factList(inner, raw.facts, [...path, 'facts']);
    steps.push({
      id,
      title: text(inner, raw.title, [...path, 'title']),
      ...(intro && { intro }),
      ...(each && { each: word(each.field) }),
      ...(visible && { visible: visible.tree }),
      fields: list(raw.fields).map((field) => word(record(field).field)),
      ...(facts.length > 0 && { facts }),
    });
    return visible;
  };
  return {
    raw: raw.fields,
    path: [...path, 'fields'],
    within: { path: [...path, 'visible'], open },
    ...(each && { each: { raw: each, path: [...path, 'each'], step: word(raw.id) } }),
  };
}

/** A list of its own has a key and a name. */
function entriesOf(scope: Scope, { each }: Raw<WizardBlockJson['steps'][number]>, path: Path): void {
  const given = record(each);
  const at = [...path, 'each'];
  const isOwn = given.list !== undefined;
  for (const key of ['key', 'label'] as const) {
    if (isOwn && given[key] === undefined) scope.problem('key.missing', at, `"list" needs "${key}" beside it.`);
    if (!isOwn && given[key] !== undefined)
      scope.problem('wizard.each', [...at, key], `"${key}" is for the entries of a "list", and there is none.`, {
        key: true,
      });
  }
}

/** One address names one step, so a wizard cannot be repeated; nor can it be in a dialog, which no address opens. */
function refusePlace(scope: Scope, id: string, path: Path): void {
  const refuse = () =>
    scope.problem(
      'wizard.place',
      path,
      'A wizard has its step in the address, so it cannot be in a row, a card, an item or a dialog.',
      { help: ['Lead to a screen of its own from here, with the row as a parameter.'] },
    );
  if (['row', 'item'].some((name) => scope.names.has(name))) refuse();
  const { screen } = scope;
  screen.atEnd(() => {
    const dialogs = [...screen.blocks.values()].filter(({ type }) => type === 'dialog');
    if (dialogs.some((dialog) => allBlocks(childrenOf(dialog)).some((block) => block.id === id))) refuse();
  });
}

/** The states of the wizard are states of the screen, which only the wizard reads and writes. */
function address(
  { screen }: Scope,
  raw: Raw<WizardBlockJson>,
  id: string,
  steps: readonly WizardStep[],
  path: Path,
): void {
  const query = word(raw.query, QUERY);
  const taken = screen.queries.get(query);
  const own = `wizard "${id}"`;
  if (taken && taken !== own)
    screen.problem(
      'wizard.query',
      raw.query === undefined ? path : [...path, 'query'],
      `The ${taken} has the name "${query}" in the address already.`,
      { help: ['Give the wizard another name in the address with "query".'] },
    );
  screen.queries.set(query, taken ?? own);
  const { step, seen, way, change } = stepStates(id);
  const ids = [...steps.map((one) => one.id), CHECK_PAGE];
  const several = { type: 'array', items: { type: 'string' } } as const;
  // The steps of rows are known only when there are rows.
  const known = steps.some(({ each }) => each !== undefined) ? {} : { enum: ids };
  screen.ownStates[step] = { shape: { type: 'string', ...known }, query, resetOn: [] };
  screen.ownStates[seen] = { shape: several, resetOn: [] };
  screen.ownStates[way] = { shape: several, resetOn: [] };
  screen.ownStates[change] = { shape: { type: 'string' }, resetOn: [] };
}

const OUTER = /^(params|state|data|calc|config|user|subject)(\.|$)/;

/**
 * What the first values are read from. A wizard waits for them, as a form does not: which steps are done already, and so
 * which one an address leads to, hangs on them.
 */
function firstReads({ from, fields, calc }: FormKeys): string[] {
  const trees = [from, ...fields.flatMap(({ initial, rows }) => [initial, rows?.sync])].filter(
    (tree) => tree !== undefined,
  );
  const reads = trees.flatMap((tree) => [...readsThroughCalc(tree, calc)]);
  return reads.filter((read) => OUTER.test(read) && !Object.keys(calc).some((name) => read === `calc.${name}`));
}
