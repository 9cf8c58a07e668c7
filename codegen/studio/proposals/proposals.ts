import { whereIs } from '../../overlay/where.ts';
import { shownText } from '../bytes.ts';
import { Refusal, type Sentence } from '../edit.ts';
import type { OwnChange } from '../edited.ts';
import type { Git } from '../history/git.ts';
import type { History } from '../history/history.ts';
import type { Side } from '../merge/conflict.ts';
import { type Merge, mergeFiles } from '../merge/mergeFiles.ts';
import { textsIn } from '../merge/textsIn.ts';
import { mayChange, type Role, RoleMissing } from '../rights.ts';
import type { Studio } from '../studio.ts';
import type { SavedStep } from '../workFolder.ts';
import { type Branch, ProposalBranches } from './branches.ts';
import type { Outcome, Person, ProposalsState, ProposalView } from './proposal.ts';

export type Choices = ReadonlyMap<string, Side>;

export interface ProposalsOptions {
  folder: string;
  /** undefined: the folder is in no repository */
  git: Git | undefined;
  studio: Studio;
  history: History;
  /** The steps that residents do not see yet, by their numbers; undefined: nothing is known of it, so all of them. */
  unpublished?(): ReadonlySet<number> | undefined;
}

/** Steps that are laid aside for a second person, who accepts or declines them. Who asks is told by whoever serves the studio. */
export class Proposals {
  readonly #folder: string;
  readonly #studio: Studio;
  readonly #history: History;
  readonly #git: Git | undefined;
  readonly #branches: ProposalBranches;
  readonly #unpublished: () => ReadonlySet<number> | undefined;

  constructor({ folder, git, studio, history, unpublished = () => undefined }: ProposalsOptions) {
    this.#folder = folder;
    this.#studio = studio;
    this.#history = history;
    this.#git = git;
    this.#branches = new ProposalBranches(folder, git?.prefix ?? '');
    this.#unpublished = unpublished;
  }

  state(who: Person | undefined): ProposalsState {
    if (!this.#git || !this.#branches.isPossible) return { hasGit: false, steps: [], proposals: [] };
    return {
      hasGit: true,
      ...(who && { who }),
      steps: this.#steps().map(({ sentence }) => sentence),
      proposals: this.#branches.list().map(({ proposal }) => proposal),
    };
  }

  /** Lays the steps aside. Asked twice, it makes one proposal. @throws Refusal */
  propose(who: Person | undefined, { title, note }: { title: string; note: string }): ProposalsState {
    const by = known(who);
    this.#known();
    if (this.#studio.state.underWay) throw underWay();
    if (title.trim() === '') throw new Refusal('A proposal needs a title.', 'Propozycja musi mieć tytuł.');
    const steps = this.#steps();
    const changes = changesOf(steps, textsIn(this.#folder));
    if (changes.length === 0)
      throw new Refusal(
        'There is nothing to propose: nothing has changed.',
        'Nie ma czego proponować: nic się nie zmieniło.',
      );
    // A studio that was stopped after it made the branch has not laid the steps aside yet.
    const isThere = this.#branches
      .list()
      .some((one) => !one.proposal.outcome && isOf(one, by) && this.#branches.isSame(one, changes));
    if (!isThere)
      this.#branches.add(changes, {
        title: title.trim(),
        note: note.trim(),
        by: { name: by.name, email: by.email },
        at: new Date().toISOString(),
        steps: steps.map(({ sentence }) => sentence),
      });
    const back = changes.map(({ file, before, after }) => ({ file, before: after, after: before }));
    this.#put(back, { en: `Proposed: *${title.trim()}*`, pl: `Zaproponowano: *${title.trim()}*` });
    return this.state(who);
  }

  /** What would be if it were accepted now. @throws Refusal when there is none */
  view(id: string, choices: Choices = new Map()): ProposalView {
    const branch = this.#branches.get(id);
    if (branch.proposal.outcome) {
      const diff = this.#known().changesOf(branch.commit);
      return { proposal: branch.proposal, conflicts: [], diff: diff.map(shown), problems: [] };
    }
    const { changes, conflicts } = this.merged(branch, choices);
    const problems = this.#studio.problemsWith(changes).filter(({ severity }) => severity === 'error');
    return { proposal: branch.proposal, conflicts, diff: changes.map(shown), problems };
  }

  /** The changes of the files of now that bring a proposal in. */
  changes(id: string, choices: Choices = new Map()): readonly OwnChange[] {
    return this.merged(this.#branches.get(id), choices).changes;
  }

  /** Asked twice, it is accepted once. @throws Refusal */
  accept(who: Person | undefined, id: string, choices: Choices): ProposalsState {
    const branch = this.#branches.get(id);
    const { title, by, outcome } = branch.proposal;
    if (outcome?.kind === 'accepted') return this.state(who);
    const person = this.#decider(who, branch);
    if (isOf(branch, person))
      throw new Refusal(
        'A second person has to look at this proposal: it is yours.',
        'Tę propozycję musi obejrzeć druga osoba: jest Twoja.',
      );
    this.#bring(branch, choices, {
      en: `Accepted: *${title}* (${by.name})`,
      pl: `Przyjęto: *${title}* (${by.name})`,
    });
    this.#branches.close(branch, outcomeOf('accepted', person));
    return this.state(who);
  }

  /** @throws Refusal without a reason */
  decline(who: Person | undefined, id: string, reason: string): ProposalsState {
    const branch = this.#branches.get(id);
    if (branch.proposal.outcome?.kind === 'declined') return this.state(who);
    const person = this.#decider(who, branch);
    if (reason.trim() === '')
      throw new Refusal('Say why: the author reads it.', 'Podaj powód: przeczyta go osoba, która proponuje.');
    this.#branches.close(branch, outcomeOf('declined', person, reason.trim()));
    return this.state(who);
  }

  /** Its author goes on with it: the steps come back, as one. @throws Refusal */
  resume(who: Person | undefined, id: string, choices: Choices): ProposalsState {
    const branch = this.#branches.get(id);
    const { title, outcome } = branch.proposal;
    const person = known(who);
    if (!isOf(branch, person))
      throw new Refusal(
        'Only its author can go on with a proposal.',
        'Dalej pracować nad propozycją może tylko jej autor.',
      );
    if (outcome && outcome.kind !== 'declined') return this.state(who);
    this.#bring(
      branch,
      choices,
      { en: `Taken up again: *${title}*`, pl: `Podjęto na nowo: *${title}*` },
      person.roles,
      false,
    );
    if (!outcome) this.#branches.close(branch, outcomeOf('withdrawn', person));
    return this.state(who);
  }

  merged(branch: Branch, choices: Choices): { changes: readonly OwnChange[]; conflicts: Merge['conflicts'] } {
    const now = textsIn(this.#folder);
    const [base, theirs] = [new Map(now), new Map(now)];
    for (const { file, before, after } of this.#known().changesOf(branch.commit)) {
      lay(base, file, before);
      lay(theirs, file, after);
    }
    const { layers } = whereIs(this.#folder);
    const { files, conflicts } = mergeFiles(base, now, theirs, {
      who: { ours: { en: 'the present version', pl: 'Wersja obecna' }, theirs: branch.proposal.by.name },
      choices,
      ...(layers.above && { below: layers.below }),
    });
    const changes = [...new Set([...now.keys(), ...files.keys()])].flatMap((file): OwnChange[] => {
      const [before, after] = [now.get(file), files.get(file)];
      return before === after ? [] : [{ file, before, after }];
    });
    return { changes, conflicts };
  }

  /** @throws Refusal when a conflict has no choice, or the whole would have errors */
  #bring(branch: Branch, choices: Choices, sentence: Sentence, roles?: readonly Role[], isLine = true): void {
    if (this.#studio.state.underWay) throw underWay();
    const { changes, conflicts } = this.merged(branch, choices);
    const [conflict] = conflicts;
    if (conflict)
      throw new Refusal(
        `Choose whose version stays. ${conflict.sentence.en}.`,
        `Wybierz, czyja wersja zostaje. ${conflict.sentence.pl}.`,
      );
    // A studio that was stopped after it wrote the files has not closed the branch yet.
    if (changes.length === 0) return;
    const [error] = this.#studio.problemsWith(changes).filter(({ severity }) => severity === 'error');
    if (error)
      throw new Refusal(
        `With this proposal the municipality has an error: ${error.file}:${error.line} ${error.message}`,
        `Z tą propozycją gmina ma błąd: ${error.file}:${error.line} ${error.message}`,
      );
    this.#put(changes, sentence, roles, isLine);
  }

  #put(changes: readonly OwnChange[], sentence: Sentence, roles?: readonly Role[], isLine = true): void {
    const done = this.#studio.put(changes, sentence, roles, isLine);
    this.#history.record(done, done.sentence);
  }

  /** What residents do not see yet, since the last proposal. */
  #steps(): readonly SavedStep[] {
    const steps = this.#studio.sinceLine;
    const unpublished = steps.length > 0 ? this.#unpublished() : undefined;
    return unpublished ? steps.filter(({ id }) => unpublished.has(id)) : steps;
  }

  #decider(who: Person | undefined, { proposal }: Branch): Person {
    const person = known(who);
    this.#known();
    if (!mayChange(person.roles, 'publishing')) throw new RoleMissing(['publishing']);
    if (proposal.outcome)
      throw new Refusal('This proposal is decided already.', 'Ta propozycja jest już rozstrzygnięta.');
    return person;
  }

  #known(): Git {
    if (this.#git && this.#branches.isPossible) return this.#git;
    throw new Refusal(
      'The folder of the municipality is in no git repository.',
      'Folder gminy nie jest w repozytorium git.',
    );
  }
}

/** How each file came from before the steps to now. */
function changesOf(steps: readonly SavedStep[], now: ReadonlyMap<string, string>): OwnChange[] {
  const before = new Map<string, string | undefined>();
  for (const { changes } of steps)
    for (const change of changes) if (!before.has(change.file)) before.set(change.file, change.before);
  return [...before].flatMap(([file, text]) =>
    text === now.get(file) ? [] : [{ file, before: text, after: now.get(file) }],
  );
}

const outcomeOf = (kind: Outcome['kind'], { name, email }: Person, reason = ''): Outcome => ({
  kind,
  by: { name, email },
  at: new Date().toISOString(),
  reason,
});

function lay(texts: Map<string, string>, file: string, text: string | undefined): void {
  if (text === undefined) texts.delete(file);
  else texts.set(file, text);
}

const shown = ({ file, before = '', after = '' }: OwnChange) => ({
  file,
  before: shownText(file, before),
  after: shownText(file, after),
});

const isOf = ({ proposal }: Branch, { email }: Person): boolean =>
  proposal.by.email.toLowerCase() === email.toLowerCase();

function known(who: Person | undefined): Person {
  if (who) return who;
  throw new Refusal(
    'Say first who you are: sign under History.',
    'Najpierw podaj, kim jesteś: podpisz się w Historii.',
  );
}

const underWay = (): Refusal =>
  new Refusal(
    'Work under way has errors: mend or undo it first.',
    'Praca w toku ma błędy: najpierw popraw ją albo cofnij.',
  );
