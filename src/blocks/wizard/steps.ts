import type { RowBinding } from '../binding.ts';
import type { FormOutline } from '../outline.ts';
import { holds, type Scope } from '../scope.ts';
import type { WizardBlock, WizardStep } from './block.ts';

/** In the place of a step: the page with all answers. No step has this id. */
export const CHECK_PAGE = 'sprawdzenie';

/**
 * The states of the screen that belong to the wizard of this id. Their names have a colon, which no name of an author has.
 *
 * - `step`: the step that the address names
 * - `seen`: the ids of the steps that were shown
 * - `way`: the ids of the steps that are behind each other in the history, up to the present one
 * - `change`: the step that was opened from the answers, and leads back to them
 */
export const stepStates = (id: string) =>
  ({ step: `step:${id}`, seen: `seen:${id}`, way: `way:${id}`, change: `change:${id}` }) as const;

/** A wizard at its place: what its steps are computed from, and how they move. Binding and scenario each give one. */
export interface Walk extends Scope {
  set(values: Readonly<Record<string, unknown>>): void;
  /** Sets states that are in the address, in a new entry of the history. */
  enter(values: Readonly<Record<string, unknown>>): void;
  back(): void;
}

type Form = Pick<FormOutline, 'isFine' | 'check' | 'locals' | 'rows'>;

/** A step, and the row that it is about. */
export interface Asked {
  step: WizardStep;
  row?: RowBinding;
}

/** One step of those that exist now. */
export interface StepView extends Asked {
  /** Its name in the address: of a row, the row is behind the name of the step. */
  id: string;
  /** It was shown, and nothing in it is missing or wrong. */
  isDone: boolean;
  /** It may be shown: it was already, or every step before it is filled in. */
  isOpen: boolean;
}

export interface WizardView {
  steps: readonly StepView[];
  /** The page of the answers may be shown: all steps are filled in. */
  isComplete: boolean;
  /** The position of the step that is shown; that of the page of the answers is behind the last step. */
  at: number;
  /** Its id. */
  id: string;
}

/**
 * The steps of a wizard now. An address that names a step before its time leads to the first step that is not filled in. A
 * step that was shown stays, whatever is changed in it: nothing moves under the hands of who types.
 */
export function wizardView(block: WizardBlock, walk: Scope, form: Omit<Form, 'check'>): WizardView {
  const seen = listAt(walk, stepStates(block.id).seen);
  const existing = inRows(block.steps, form).filter(({ step, row }) => holds(walk, step.visible, (row ?? form).locals));
  const filled = existing.map((asked) => form.isFine(askedIn(block, asked)));
  const unfinished = filled.indexOf(false);
  const limit = unfinished < 0 ? existing.length : unfinished;
  const steps = existing.map((asked, index): StepView => {
    const id = idOf(asked);
    const wasSeen = seen.includes(id);
    return { ...asked, id, isDone: wasSeen && filled[index] === true, isOpen: wasSeen || index <= limit };
  });
  const at = positionOf(walk.state(stepStates(block.id).step), steps, limit);
  return { steps, isComplete: unfinished < 0, at, id: steps[at]?.id ?? CHECK_PAGE };
}

/** Steps, with one for each row where they are about rows; neighbours over one list row by row. */
function inRows(steps: readonly WizardStep[], form: Pick<Form, 'isFine' | 'rows'>): Asked[] {
  const [first, ...rest] = steps;
  if (!first) return [];
  const { each } = first;
  if (each === undefined) return [{ step: first }, ...inRows(rest, form)];
  const other = rest.findIndex((step) => step.each !== each);
  const [same, after] = other < 0 ? [steps, []] : [steps.slice(0, other + 1), rest.slice(other)];
  // A row has steps when what names it is filled in.
  const named = form.rows(each)?.rows.filter(({ isFineHere }) => isFineHere) ?? [];
  return [...named.flatMap((row) => same.map((step) => ({ step, row }))), ...inRows(after, form)];
}

/** The heading of a step. */
export const titleOf = ({ step, row }: Asked, scope: Scope, form: Pick<Form, 'locals'>): string =>
  scope.text(step.title, (row ?? form).locals);

const idOf = ({ step, row }: Asked): string => (row ? `${step.id}.${row.name}` : step.id);

/** @param limit the first step that is not filled in */
function positionOf(asked: unknown, steps: readonly StepView[], limit: number): number {
  if (asked === null || asked === undefined) return 0;
  if (asked === CHECK_PAGE) return limit;
  const index = steps.findIndex(({ id }) => id === asked);
  return steps[index]?.isOpen ? index : limit;
}

/** The fields that are filled in at a step, those of a row with its place. A captcha is solved where the answers are sent. */
export const askedIn = (block: WizardBlock, { step, row }: Asked): string[] => {
  if (row) return step.fields.map((name) => `${step.each}.${row.index}.${name}`);
  const late = captchas(block);
  return step.fields.filter((name) => !late.includes(name));
};

/** The fields of the page of the answers. */
export const captchas = (block: WizardBlock): string[] =>
  block.fields.filter(({ as }) => as === 'captcha').map(({ field }) => field);

/** The next step, when nothing in this one is missing or wrong; after a change asked from the answers, back to these. */
export function nextStep(block: WizardBlock, walk: Walk, form: Form): void {
  const { steps, at } = wizardView(block, walk, form);
  const now = steps[at];
  if (!now || !form.check(askedIn(block, now))) return;
  const isChange = walk.state(stepStates(block.id).change) === now.id;
  const next = isChange ? steps.find(({ id, isDone }) => !isDone && id !== now.id) : steps[at + 1];
  const id = next?.id ?? CHECK_PAGE;
  enterStep(block, walk, form, id, isChange ? id : null);
}

/** The step before, or the page that led here: where that was the last entry of the history, the browser goes back to it. */
export function previousStep(block: WizardBlock, walk: Walk, form: Form): void {
  const { steps, at } = wizardView(block, walk, form);
  const before = listAt(walk, stepStates(block.id).way).at(-2);
  const isThere = before === CHECK_PAGE || steps.some(({ id }) => id === before);
  if (isThere) walk.back();
  else if (at > 0) enterStep(block, walk, form, steps[at - 1]!.id);
}

/** Any step that is open. From the page of the answers it is a change, which leads back to them. */
export function visitStep(block: WizardBlock, walk: Walk, form: Form, id: string): void {
  const isChange = wizardView(block, walk, form).id === CHECK_PAGE && id !== CHECK_PAGE;
  enterStep(block, walk, form, id, isChange ? id : null);
}

/**
 * The page keeps to the step that is shown: it is the one in the address, and it has been seen. When the office refuses an
 * answer, its step is shown in the place of the answers, and leads back to them.
 */
export function settleStep(block: WizardBlock, walk: Walk, form: Form): void {
  const states = stepStates(block.id);
  const { steps, at, id } = wizardView(block, walk, form);
  const [seen, before] = [listAt(walk, states.seen), listAt(walk, states.way)];
  const fresh = steps.slice(0, at + 1).flatMap((step) => (seen.includes(step.id) ? [] : [step.id]));
  const way = wayTo(id, before);
  const asked = walk.state(states.step) ?? steps[0]?.id;
  const isRefused = asked === CHECK_PAGE && before.at(-1) === CHECK_PAGE && id !== CHECK_PAGE;
  const values = {
    ...(fresh.length > 0 && { [states.seen]: [...seen, ...fresh] }),
    ...(way && { [states.way]: way }),
    ...(asked !== id && { [states.step]: idInAddress(id, steps) }),
    ...(id === CHECK_PAGE && { [states.change]: null }),
    ...(isRefused && { [states.change]: id }),
  };
  walk.set(values);
}

/** The browser went back to the step before, or to one that nothing is known of. Undefined: it is as it was. */
function wayTo(id: string, way: readonly string[]): readonly string[] | undefined {
  if (way.at(-1) === id) return undefined;
  return way.at(-2) === id ? way.slice(0, -1) : [id];
}

function enterStep(block: WizardBlock, walk: Walk, form: Form, wanted: string, change: string | null = null): void {
  const states = stepStates(block.id);
  const { steps, id: now, isComplete } = wizardView(block, walk, form);
  const isOpen = wanted === CHECK_PAGE ? isComplete : steps.some(({ id, isOpen }) => isOpen && id === wanted);
  const unfinished = steps.find((step) => !form.isFine(askedIn(block, step)));
  const id = isOpen ? wanted : (unfinished?.id ?? CHECK_PAGE);
  if (id === now) return;
  // What is missing in a step that was passed is named there.
  if (unfinished && !isOpen && listAt(walk, states.seen).includes(id)) form.check(askedIn(block, unfinished));
  walk.set({ [states.way]: [...listAt(walk, states.way), id], [states.change]: change });
  walk.enter({ [states.step]: idInAddress(id, steps) });
}

/** The first step needs no name in the address. */
const idInAddress = (id: string, steps: readonly StepView[]): string | null => (id === steps[0]?.id ? null : id);

const listAt = (walk: Scope, state: string): readonly string[] => {
  const list = walk.state(state);
  return Array.isArray(list) ? list : [];
};
