import { autorun, observable, runInAction } from 'mobx';
// What a screen fetches when it needs it is here from the start: no scenario waits for code.
import '../../src/portal/stores/screen/poll.ts';
import '../../src/portal/stores/screen/saveFile.ts';
import { allBlocks } from '../../src/blocks/containers.ts';
import { isForm } from '../../src/blocks/form/isForm.ts';
import type { WalkOutline } from '../../src/blocks/outline.ts';
import { compileExpression } from '../../src/lang/expressions/compile.ts';
import { FormStore } from '../../src/portal/stores/FormStore.ts';
import type { FormValidators } from '../../src/portal/stores/formSchema.ts';
import { fieldKinds } from '../../src/portal/stores/rows/RowsStore.ts';
import { ScreenStore } from '../../src/portal/stores/ScreenStore.ts';
import type { CheckedMunicipality } from '../check/checkMunicipality.ts';
import { ANYTHING } from '../check/scenario/anything.ts';
import type { ScenarioGivenJson, ScenarioStepJson } from '../generated/descriptors.ts';
import { Clock, turn } from './clock.ts';
import type { Coverage } from './coverage.ts';
import { draw, type Seen } from './draw.ts';
import { fill, inputOf } from './input.ts';
import { MISS, type MissText } from './missText.ts';
import { ScenarioPortal } from './portal.ts';
import { ScenarioOffice } from './scenarioOffice.ts';

/** Moment of a scenario that names none. */
const NOW = '2026-06-15T08:00:00Z';
/** How often a screen may go on before it counts as one that never rests. */
const MOST_TURNS = 200;

/** A screen that scenarios run on, with the validators of its forms. */
export interface Play {
  checked: CheckedMunicipality;
  name: string;
  forms: Readonly<Record<string, FormValidators>>;
  coverage: Coverage;
}

/** A screen at work on the real stores, with an office and a portal that write down what is asked of them. */
export class Stage {
  readonly screen: ScreenStore;
  readonly portal: ScenarioPortal;
  readonly office: ScenarioOffice;
  readonly clock: Clock;
  readonly opened = observable.set<string>();
  #seen: ReadonlyMap<string, Seen> = new Map();
  #stopDrawing = () => {};

  constructor({ checked, name, forms, coverage }: Play, written: ScenarioGivenJson) {
    const descriptor = checked.screens[name]!;
    const as = written.as ?? (descriptor.access === 'public' ? 'stranger' : 'person');
    const given = { ...written, as };
    this.clock = new Clock(Date.parse(given.now ?? NOW));
    this.office = new ScenarioOffice(checked.contract, as === 'institution' ? 'institution' : 'person');
    this.office.say(given.answers ?? {});
    const params = Object.entries(given.params ?? {});
    const query = new URLSearchParams(given.query);
    for (const [param, value] of params) if (descriptor.params[param]?.in === 'query') query.set(param, String(value));
    const search = query.size > 0 ? `?${query}` : '';
    const moved = (to: string) => this.screen.readAddress(to);
    this.portal = new ScenarioPortal(checked, { api: this.office, clock: this.clock, given, search, moved });
    const outboundHost = Object.values(descriptor.params).find(({ after }) => after !== undefined)?.after;
    const route = {
      search,
      path: Object.fromEntries(params.map(([param, value]) => [param, String(value)])),
      memory: Object.fromEntries(params),
      ...(outboundHost !== undefined && { outboundHost }),
    };
    this.screen = new ScreenStore(
      descriptor,
      this.portal,
      route,
      (block, environment, outer) => new FormStore(block, forms[block.id]!, environment, outer, fieldKinds),
    );
    coverage.follow(this.screen);
  }

  async open(): Promise<void> {
    this.clock.start();
    this.screen.start();
    void this.screen.begin();
    // As in the page, a screen that has changed is drawn again at once.
    this.#stopDrawing = autorun(() => {
      this.#seen = draw(this.screen, this.opened);
    });
    await this.settle();
  }

  close(): void {
    this.#stopDrawing();
    this.screen.dispose();
    this.clock.stop();
  }

  get seen(): ReadonlyMap<string, Seen> {
    return this.#seen;
  }

  /** Until nothing is asked for any more. */
  async settle(): Promise<void> {
    await this.#rest();
    const walks = [...this.seen.values()].flatMap(({ walk }) => walk ?? []);
    for (const walk of walks) walk.settle();
    if (walks.length > 0) await this.#rest();
  }

  async #rest(): Promise<void> {
    let quiet = 0;
    for (let turns = 0; turns < MOST_TURNS && quiet < 3; turns += 1) {
      const asked = this.office.asked.length;
      await turn();
      quiet = this.office.pending === 0 && this.office.asked.length === asked ? quiet + 1 : 0;
    }
  }

  /** What an expression of the screen is now. */
  value(source: string): unknown {
    return this.screen.value(compileExpression(source, ANYTHING).tree);
  }

  /** @param address in a row `lista/2/dane`; otherwise the id of the form, which need not be shown */
  form(address: string): FormStore | undefined {
    const drawn = this.seen.get(address)?.form;
    if (drawn) return drawn;
    const block = allBlocks(this.screen.descriptor.content).find((one) => one.id === address);
    return block && isForm(block) ? this.screen.forms.get(block) : undefined;
  }

  /** Does what a resident, the office or time does. @returns why it cannot be done */
  async act(step: Exclude<ScenarioStepJson, { then: unknown }>): Promise<MissText | undefined> {
    const why = await this.#do(step);
    await this.settle();
    return why;
  }

  async #do(step: Exclude<ScenarioStepJson, { then: unknown }>): Promise<MissText | undefined> {
    if ('set' in step) return void this.screen.set(step.set);
    if ('answers' in step) return void this.office.say(step.answers);
    if ('wait' in step) return void (await this.clock.pass(step.wait * 1000, () => this.settle()));
    if ('open' in step) return void runInAction(() => this.opened.add(step.open));
    if ('close' in step) {
      runInAction(() => this.opened.delete(step.close));
      return void this.screen.closeDialog(step.close);
    }
    if ('confirm' in step) {
      const { question } = this.portal;
      if (!question) return MISS.noQuestion();
      return void question.answer(step.confirm === 'yes');
    }
    if ('fill' in step) return this.#fill(step.fill, step.with);
    if ('next' in step) return this.#walk(step.next, (walk) => walk.next());
    if ('back' in step) return this.#walk(step.back, (walk) => walk.back());
    if ('visit' in step) return this.#visit(step.visit, step.step);
    if ('leave' in step) {
      const { form, field } = this.#formAt(step.leave);
      return void (form && inputOf(form, field)?.leave());
    }
    const address =
      'press' in step
        ? step.press
        : 'submit' in step
          ? step.submit
          : 'retry' in step
            ? step.retry
            : 'page' in step
              ? step.page
              : step.choose;
    const seen = this.seen.get(address);
    if (!seen?.shown) return seen ? MISS.hidden(address) : MISS.notOnScreen(address);
    if ('retry' in step) return void this.screen.retry(seen.reads ?? []);
    if ('page' in step) return turnPage(address, seen, step.to);
    if ('choose' in step) {
      if (!seen.choose) return MISS.noChoice(address);
      return void seen.choose(step.rows);
    }
    if (!seen.press && seen.walk) return MISS.lastStep(address, seen.walk.at);
    if (!seen.press) return MISS.cannotPress(address);
    if (seen.enabled === false) return MISS.disabled(address);
    // The steps may wait for an answer or a question, so they are not awaited.
    void seen.press();
    return undefined;
  }

  #walk(id: string, move: (walk: WalkOutline) => void): MissText | undefined {
    const walk = this.seen.get(id)?.walk;
    if (!walk) return MISS.notOnScreen(id);
    move(walk);
    return undefined;
  }

  #visit(id: string, step: string): MissText | undefined {
    const steps = this.seen.get(id)?.walk?.steps;
    if (steps && !steps.includes(step)) return MISS.noStep(id, step, steps.join(', '));
    return this.#walk(id, (walk) => walk.visit(step));
  }

  #fill(id: string, values: Readonly<Record<string, unknown>>): MissText | undefined {
    const form = this.form(id);
    if (!form || !this.seen.get(id)?.shown) return MISS.noForm(id);
    const isThere = (field: string) => this.#shows(form, id, field);
    for (const [field, value] of Object.entries(values)) {
      const why = fill({ form, id, isThere }, field, value);
      if (why) return why;
    }
    return undefined;
  }

  /** A wizard shows the fields of one step, and may ask some of a row in the list, and others in its own step. */
  #shows({ block }: FormStore, id: string, name: string): boolean {
    const [outer = '', ...inner] = name.split('/');
    if (this.seen.get(`${id}/${outer}`)?.shown === false) return false;
    const rows = block.fields.find(({ field }) => field === outer)?.rows;
    const inSteps = inner.length > 0 && rows?.fields.some(({ step }) => step !== undefined) === true;
    return !inSteps || this.seen.get(`${id}/${name}`)?.shown === true;
  }

  /** The form in an address that ends with a field of it, or of a row: `dane/osoby/2/imie`. */
  #formAt(address: string): { form?: FormStore; field: string } {
    const parts = address.split('/');
    for (let at = parts.length - 1; at > 0; at -= 1) {
      const form = this.form(parts.slice(0, at).join('/'));
      if (form) return { form, field: parts.slice(at).join('/') };
    }
    return { field: address };
  }
}

/** A table with fewer rows has fewer pages than the scenario expects. */
function turnPage(address: string, { pages }: Seen, to: number): MissText | undefined {
  if (!pages) return MISS.noPages(address);
  if (to > pages.count) return MISS.noPage(address, pages.count, to);
  return void pages.turnTo(to);
}
