import { join } from 'node:path';
import type { CheckCache } from '../check/checkCache.ts';
import { type CheckedMunicipality, checkLayers } from '../check/checkMunicipality.ts';
import { filesOnDisk } from '../files/files.ts';
import { Schemas } from '../files/schemas.ts';
import type { Where } from '../overlay/where.ts';
import type { ShownProblem } from '../report/lines.ts';
import { baseOf } from '../texts/entry.ts';
import type { Catalogue, FileChange, LinkTarget, Look, Offer, Part, Plan, StudioState, TextEntry } from './api.ts';
import { isPartEdit, type PartEdit } from './applied.ts';
import { catalogueOf } from './catalogue.ts';
import { changeOf, mergedFile } from './changes.ts';
import { type Edit, mainOf, Refusal, type Sentence, smallEdits } from './edit.ts';
import type { Edited, OwnChange } from './edited.ts';
import { editedAt } from './editedAt.ts';
import { type Explained, explained } from './explained.ts';
import { leadsTo, serviceTaken } from './leads.ts';
import { lookOf, refuseUnreadable } from './look.ts';
import { offersOf } from './offers/offers.ts';
import { linksTo } from './pages/linksTo.ts';
import { linkTargets } from './pages/linkTargets.ts';
import { type ContentPage, contentPage, type PageList, pageList } from './pages/page.ts';
import { partOf } from './part.ts';
import { CONFIG } from './place.ts';
import { Planned } from './planned.ts';
import { planOf } from './planOf.ts';
import { problemsOf } from './problemsOf.ts';
import { renamed } from './rename.ts';
import type { Role } from './rights.ts';
import { requireRoles, textSubject } from './roles.ts';
import { screenTitles } from './screenTitles.ts';
import { sentenceOf } from './sentence.ts';
import { type AllTexts, allTexts, textEntry } from './textEntry.ts';
import { isNameless, screensWith, Touches, takesNames } from './touches.ts';
import type { Loose } from './value.ts';
import { type SavedStep, shownStep, WorkFolder } from './workFolder.ts';

/**
 * Edits of one municipality. An edit is checked before it counts: files that do not pass are kept as work under way, beside the
 * municipality, and written when the whole passes again.
 */
export class Studio {
  readonly #folder: string;
  readonly #cache: CheckCache;
  readonly #work: WorkFolder;
  #schemas: Schemas | undefined;
  #touches: Touches | undefined;
  /** What the check found in the files as they are now, and their texts: a page asks for the sentence of each of its blocks. */
  #found: CheckedMunicipality | undefined;
  #texts: AllTexts | undefined;
  /** Results with the names in them, from which the index of touches is made. */
  #named: CheckCache | undefined;
  #problems: readonly ShownProblem[] = [];
  readonly #plans = new Planned();

  /** @param cache of the checks of this folder */
  constructor(folder: string, cache: CheckCache) {
    this.#folder = folder;
    this.#cache = cache;
    this.#work = new WorkFolder(folder);
    this.#work.forgetWritten();
    if (this.#work.unwritten.size > 0) this.#problems = problemsOf(this.#folder, this.#unwritten(), cache);
  }

  get state(): StudioState {
    const steps = this.#work.steps.map(shownStep);
    return {
      steps: steps.slice(0, this.#work.made),
      undone: steps.slice(this.#work.made),
      underWay: this.#work.unwritten.size > 0,
      problems: this.#problems,
    };
  }

  /** Files have changed on the disk. */
  forget(): void {
    this.#schemas = undefined;
    this.#touches = undefined;
    this.#found = undefined;
    this.#texts = undefined;
  }

  /** What an edit would do; nothing is changed. @throws Refusal when it cannot be made, or the roles do not allow it */
  plan(edit: Edit, roles?: readonly Role[]): Plan {
    const { changes, sentence } = this.#made(edit);
    requireRoles(this.#edited(), changes, roles);
    const problems = this.#plans.planned(this.#folder, this.#with(changes), this.#cache);
    return planOf(changes, sentence, problems, this.#touched(edit));
  }

  /**
   * Makes an edit, and writes the files if the whole passes the check.
   *
   * @param roles of who makes it; absent: everything is allowed
   * @throws Refusal when it cannot be made, or the roles do not allow it
   */
  edit(edit: Edit, roles?: readonly Role[]): Plan & StudioState {
    const { changes, sentence } = this.#made(edit);
    requireRoles(this.#edited(), changes, roles);
    const touches = this.#touched(edit);
    return { ...this.put(changes, sentence), touches };
  }

  /**
   * Other texts of files as one step.
   *
   * @param isLine the steps before it are proposed, or agreed on: they are not part of the next proposal
   * @throws Refusal when another program has changed the files meanwhile, or the roles do not allow it
   */
  put(changes: readonly OwnChange[], sentence: Sentence, roles?: readonly Role[], isLine = false): Plan & StudioState {
    requireRoles(this.#edited(), changes, roles);
    this.#work.lay(changes);
    this.#work.add({ sentence, changes, ...(isLine && { isLine }) });
    const problems = this.#settle();
    return { ...planOf(changes, sentence, problems, []), ...this.state, problems };
  }

  /** @throws Refusal when there is no step, or another program has changed its files since */
  undo(roles?: readonly Role[]): StudioState {
    const step = this.#work.steps[this.#work.made - 1];
    if (!step) throw new Refusal('There is nothing to undo.', 'Nie ma czego cofnąć.');
    const back = step.changes.map(({ file, before, after }) => ({ file, before: after, after: before }));
    requireRoles(this.#edited(), back, roles);
    this.#work.lay(back);
    this.#work.made -= 1;
    this.#settle();
    return this.state;
  }

  /** @throws Refusal when there is no step, or another program has changed its files since */
  redo(roles?: readonly Role[]): StudioState {
    const step = this.#work.steps[this.#work.made];
    if (!step) throw new Refusal('There is nothing to redo.', 'Nie ma czego ponowić.');
    requireRoles(this.#edited(), step.changes, roles);
    this.#work.lay(step.changes);
    this.#work.made += 1;
    this.#settle();
    return this.state;
  }

  part(file: string, at: string): Part {
    return partOf(this.#edited(), file, at);
  }

  catalogue(): Catalogue {
    return catalogueOf(this.#edited());
  }

  look(): Look {
    return lookOf(this.#edited());
  }

  text(key: string): TextEntry {
    this.#texts ??= allTexts(this.#edited().layers);
    const uses = screenTitles(this.#edited(), this.#screensWith(key));
    return textEntry(this.#texts, key, { uses, subject: textSubject(this.#edited(), key) });
  }

  /** What can be added to a list. @throws Refusal when there is no such list */
  offers(file: string, at: string): readonly Offer[] {
    const where = this.#where(true);
    return offersOf({ ...this.#edited(), layers: where.layers }, where, { file, at }, this.#cache);
  }

  pages(): PageList {
    return pageList(this.#edited());
  }

  /** @throws Refusal when there is no such page */
  page(id: string): ContentPage {
    return contentPage(this.#edited(), id, this.#checked());
  }

  /** Where a link of a page can lead. */
  targets(): readonly LinkTarget[] {
    return linkTargets(this.#checked());
  }

  /** The steps since the last proposal, with the bytes that undo them. */
  get sinceLine(): readonly SavedStep[] {
    const made = this.#work.steps.slice(0, this.#work.made);
    return made.slice(made.findLastIndex(({ isLine }) => isLine) + 1);
  }

  /** The problems that the municipality would have with other texts of files. */
  problemsWith(changes: readonly OwnChange[]): readonly ShownProblem[] {
    return problemsOf(this.#folder, this.#with(changes), this.#cache.copy());
  }

  /** The steps that explain how files came from other texts to those of now, and the files that no step explains. */
  explain(files: readonly FileChange[]): Explained {
    return explained(this.#work.steps.slice(0, this.#work.made), files);
  }

  /** Each small edit is made on what those before it leave. */
  #made(edit: Edit): { changes: OwnChange[]; sentence: Sentence } {
    if (edit.kind === 'rename')
      return renamed({ ...this.#edited(), layers: this.#where(true).layers }, edit, this.#index().found);
    const changes = new Map<string, OwnChange>();
    const now = this.#edited();
    let edited = now;
    for (const small of smallEdits(edit)) {
      const change = changeOf(edited, small);
      if (filesOnDisk(this.#folder).kind(change.file) === 'link')
        throw new Refusal(
          `${change.file} is a symbolic link: edit the file that it leads to.`,
          `${change.file} jest dowiązaniem: trzeba zmienić plik, do którego prowadzi.`,
        );
      const { before } = changes.get(change.file) ?? change;
      changes.set(change.file, { ...change, before });
      edited = this.#edited([...changes.values()]);
    }
    const first = mainOf(edit);
    refuseUnreadable(now, edited);
    const file = isPartEdit(first) ? mergedFile(now, first.file) : undefined;
    // The title of what is new may be a text that comes with it.
    const isNew = first.kind === 'add' || (first.kind === 'entry' && first.entry !== null);
    return { changes: [...changes.values()], sentence: sentenceOf(edit, (isNew ? edited : now).layers, file) };
  }

  /** What else uses what the edit changes. */
  #touched(edit: Edit): Plan['touches'] {
    if (edit.kind === 'rename') return [];
    const small = smallEdits(edit);
    const isMoved = small.some(({ kind }) => kind === 'move');
    const keys = small.flatMap((one) => (one.kind === 'text' ? [baseOf(one.key)] : []));
    const screens = keys.length > 0 ? this.#screensWith(...keys) : [];
    const titles = screenTitles(this.#edited(), screens);
    const all = [
      ...screens.map((name, index) => ({ kind: 'screen', name, title: titles[index]! }) as const),
      // What is moved out of a part before its removal is not touched by that.
      ...small.flatMap((one) => (isPartEdit(one) && !(isMoved && one.kind === 'remove') ? this.#touchedBy(one) : [])),
      ...small.flatMap((one) => (one.kind === 'entry' && !one.entry ? linksTo(this.#edited().layers, one) : [])),
    ];
    return [...new Map(all.map((touch) => [`${touch.kind} ${touch.name}`, touch])).values()];
  }

  #touchedBy(edit: PartEdit): Plan['touches'] {
    const edited = this.#edited();
    const service = serviceTaken(edited, edit);
    if (service) return leadsTo(edited, service);
    const file = mergedFile(edited, edit.file);
    if (!takesNames(file, edit)) return [];
    return this.#index().of(file, edit, mergedFile(edited, CONFIG).value as Loose);
  }

  /** Of the files as they are now; kept, because it reads all of them. */
  #index(): Touches {
    this.#named ??= this.#cache.copy(isNameless);
    this.#touches ??= new Touches(this.#folder, this.#where(true), this.#named);
    return this.#touches;
  }

  #screensWith(...keys: readonly string[]): string[] {
    return screensWith(this.#checked(), keys);
  }

  #checked(): CheckedMunicipality {
    if (this.#found) return this.#found;
    const { layers, ...where } = this.#where();
    this.#found = checkLayers({ ...where, cache: this.#cache.copy() }, layers);
    return this.#found;
  }

  #edited(changes: readonly OwnChange[] = []): Edited {
    const { root, layers } = editedAt(this.#folder, this.#with(changes));
    this.#schemas ??= new Schemas(join(root, 'schemas'));
    return { folder: this.#folder, root, layers, schemas: this.#schemas };
  }

  /** @param absolute the name of an overlay's files is the whole folder */
  #where(absolute = false): Where {
    return editedAt(this.#folder, this.#unwritten(), absolute ? (name) => join(this.#folder, name) : undefined);
  }

  #unwritten(): Map<string, string | undefined> {
    return new Map([...this.#work.unwritten].map(([file, { text }]) => [file, text]));
  }

  #with(changes: readonly OwnChange[]): Map<string, string | undefined> {
    return new Map([...this.#unwritten(), ...changes.map(({ file, after }) => [file, after] as const)]);
  }

  /** Writes the work under way if the whole passes the check; in any case it is kept. */
  #settle(): readonly ShownProblem[] {
    this.forget();
    this.#work.save();
    const problems = this.#plans.made(this.#folder, this.#unwritten(), this.#cache);
    const passes = problems.every(({ severity }) => severity !== 'error');
    if (passes) {
      for (const [file, { text }] of this.#work.unwritten) this.#work.replace(file, text);
      this.#work.unwritten.clear();
      this.#work.save();
    }
    this.#problems = this.#work.unwritten.size > 0 ? problems : [];
    return problems;
  }
}
