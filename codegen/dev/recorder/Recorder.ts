import type { Block } from '../../../src/blocks/block.ts';
import { allBlocks } from '../../../src/blocks/containers.ts';
import type { FormKeys } from '../../../src/blocks/form/block.ts';
import { placeOf } from '../../../src/blocks/place.ts';
import type { Locals } from '../../../src/blocks/scope.ts';
import { folds } from '../../../src/blocks/section/view.ts';
import type { Step } from '../../../src/lang/descriptors/steps.ts';
import type { FormStore } from '../../../src/portal/stores/FormStore.ts';
import type { ScreenStore } from '../../../src/portal/stores/ScreenStore.ts';
import type { ScenarioStepJson } from '../../generated/descriptors.ts';
import { draw, type Seen } from '../../scenario/draw.ts';
import { type FormReport, tapForm } from './tapForm.ts';
import { tapHost } from './tapHost.ts';
import { TypedValues } from './typed.ts';

/** Something that was done, as a step of a scenario. */
export interface Done {
  step: ScenarioStepJson;
  /** The words on the button, the field or the block, as the page shows them. */
  about?: string;
}

/** What a button does, for comparison. */
interface Run {
  steps: readonly Step[];
  locals: Locals;
}

/**
 * Follows a running screen, and reports what a resident does in it in the language of scenarios: not what the screen does by itself
 * afterwards.
 */
export class Recorder {
  readonly screen: ScreenStore;
  /** The messages that were shown, from the beginning. */
  readonly messages: string[] = [];
  /** The title and text of the question that is open. */
  question: string | undefined;
  readonly #opened: Set<string>;
  readonly #say: (done: Done) => void;
  readonly #forms = new WeakMap<FormStore, FormStore>();
  readonly #typed = new TypedValues();
  /** Actions of the screen that have not ended: what they change, nobody has done by hand. */
  #running = 0;
  /** Set while buttons are pressed only to find out what each would do. */
  #dry: ((run: Run) => void) | undefined;
  /** The wizard whose step was just found to be filled in. */
  #checked: string | undefined;

  /** @param opened addresses of opened sections, tabs and rows, which the page alone knows */
  constructor(screen: ScreenStore, opened: Set<string>, say: (done: Done) => void) {
    this.screen = screen;
    this.#opened = opened;
    this.#say = say;
    this.#tapScreen();
    tapHost(screen.host, {
      led: (where) => say({ step: { then: { goes: where } } }),
      told: (text) => this.messages.push(text),
      asked: (text) => {
        this.question = text;
      },
      answered: (yes) => {
        this.question = undefined;
        say({ step: { confirm: yes ? 'yes' : 'no' } });
      },
      back: () => this.#back(),
      isQuiet: () => this.#dry !== undefined,
    });
  }

  /** What is seen now, by address. */
  get seen(): ReadonlyMap<string, Seen> {
    return draw(this.screen, this.#opened);
  }

  /** A section, a tab or a row is opened or closed. */
  open(address: string, open: boolean): void {
    if (this.#opened.has(address) === open) return;
    if (open) this.#opened.add(address);
    else this.#opened.delete(address);
    this.#done(open ? { open: address } : { close: address }, address);
  }

  isOpen(address: string): boolean {
    return this.#opened.has(address);
  }

  block(id: string): Block | undefined {
    return allBlocks(this.screen.descriptor.content).find((one) => one.id === id);
  }

  #done(step: ScenarioStepJson, address: string, seen = this.seen): void {
    const about = seen.get(address)?.texts[0];
    this.#say({ step, ...(about !== undefined && { about }) });
  }

  /** The methods of a screen stand in its class, so one of its own comes before them. */
  #tapScreen(): void {
    const { screen } = this;
    const { run, set, enter, unfold, closeDialog, retry } = screen;
    const forms = screen.forms;
    const formOf = forms.get;
    Object.assign(forms, { get: (block: FormKeys, outer?: Locals) => this.#form(formOf.call(forms, block, outer)) });
    Object.assign(screen, {
      run: (steps: readonly Step[], locals: Locals = {}, key?: string): Promise<boolean> => {
        if (this.#dry) {
          this.#dry({ steps, locals });
          return Promise.resolve(true);
        }
        const act = () => run.call(screen, steps, locals, key);
        return this.#running > 0 ? act() : this.#pressed({ steps, locals }, act);
      },
      set: (values: Readonly<Record<string, unknown>>): void => {
        if (this.#dry) return;
        if (this.#running === 0) this.#chosen(values);
        set.call(screen, values);
      },
      enter: (values: Readonly<Record<string, unknown>>): void => {
        if (this.#dry) return;
        if (this.#running === 0) this.#entered(values);
        enter.call(screen, values);
      },
      unfold: (id: string, open: boolean): void => {
        unfold.call(screen, id, open);
        const block = this.block(id);
        if (block?.type === 'section' && folds(block)) this.open(id, open);
      },
      closeDialog: (id: string): void => {
        if (this.#running === 0 && screen.isOpen(id)) this.#done({ close: id }, id);
        closeDialog.call(screen, id);
      },
      retry: (reads: readonly string[]): void => {
        const failed = [...this.seen].find(([, one]) => one.failed && String(one.reads) === String(reads));
        if (failed) this.#done({ retry: failed[0] }, failed[0]);
        retry.call(screen, reads);
      },
    });
  }

  async #pressed(run: Run, act: () => Promise<boolean>): Promise<boolean> {
    const seen = this.seen;
    const address = this.#addressOf(run, seen);
    if (address !== undefined) this.#done({ press: address }, address, seen);
    const before = address === undefined ? this.#choices : undefined;
    this.#running += 1;
    try {
      return await act();
    } finally {
      this.#running -= 1;
      // A button without an address of its own, such as one that clears all filters, is known by what it changes.
      if (before) this.#chosen(changesFrom(before, this.#choices));
    }
  }

  /** The address whose press does the same; steps that are made for each press are only alike. */
  #addressOf(wanted: Run, seen: ReadonlyMap<string, Seen>): string | undefined {
    const asText = JSON.stringify(wanted.steps);
    let alike: string | undefined;
    let found: Run | undefined;
    this.#dry = (run) => {
      found = run;
    };
    try {
      for (const [address, { shown, press }] of seen) {
        if (!shown || !press) continue;
        found = undefined;
        void press();
        if (!found || placeOf((found as Run).locals) !== placeOf(wanted.locals)) continue;
        const { steps } = found as Run;
        if (steps === wanted.steps) return address;
        if (JSON.stringify(steps) === asText) alike ??= address;
      }
      return alike;
    } finally {
      this.#dry = undefined;
    }
  }

  get #choices(): Readonly<Record<string, unknown>> {
    const { chosen } = this.screen.graph.states;
    const names = Object.keys(this.screen.descriptor.state);
    return Object.fromEntries(names.map((name) => [name, chosen.has(name) ? chosen.get(name) : null]));
  }

  /** The states of wizards and tables have a colon in their names: they are known by steps and pages. */
  #chosen(values: Readonly<Record<string, unknown>>): void {
    const tables = allBlocks(this.screen.descriptor.content).filter((one) => one.type === 'table');
    const paged = tables.find(({ paging, server }) => ((server ?? paging)?.page ?? '') in values);
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes(':')));
    const [first] = Object.keys(own);
    if (paged && first === undefined) {
      const to = Number(values[(paged.server ?? paged.paging)!.page] ?? 1);
      this.#done({ page: paged.id, to }, paged.id);
    }
    if (first === undefined) return;
    const picked = tables.find(({ select }) => select?.bind === first);
    const set = plain(own) as Record<string, unknown>;
    if (picked) this.#done({ choose: picked.id, rows: set[first] as (string | number)[] }, picked.id);
    else this.#done({ set }, '');
  }

  #entered(values: Readonly<Record<string, unknown>>): void {
    const [name = ''] = Object.keys(values);
    const wizard = /^step:(.+)$/.exec(name)?.[1];
    if (wizard === undefined) {
      this.#chosen(values);
      return;
    }
    const steps = this.seen.get(wizard)?.walk?.steps ?? [];
    if (this.#checked === wizard) this.#done({ next: wizard }, wizard);
    else this.#done({ visit: wizard, step: String(values[name] ?? steps[0]) }, wizard);
    this.#checked = undefined;
  }

  /** @returns whether it was a step of a wizard */
  #back(): boolean {
    if (this.#running > 0) return false;
    const wizard = [...this.seen].find(([, { shown, walk }]) => shown && walk)?.[0];
    if (wizard !== undefined) this.#done({ back: wizard }, wizard);
    return wizard !== undefined;
  }

  #form(form: FormStore): FormStore {
    const known = this.#forms.get(form) ?? tapForm(form, this.#reportOf(form));
    this.#forms.set(form, known);
    return known;
  }

  #reportOf(form: FormStore): FormReport {
    const recorder = this;
    const addressed = (step: (address: string) => ScenarioStepJson, name?: string): void => {
      const { seen } = recorder;
      const known = recorder.#forms.get(form);
      const address = [...seen].find(([, one]) => one.form === known)?.[0] ?? form.block.id;
      recorder.#done(step(address), name === undefined ? address : `${address}/${name}`, seen);
    };
    return {
      values: this.#typed,
      get dry() {
        return recorder.#dry !== undefined;
      },
      typed(name, value) {
        if (recorder.#running === 0 || isLate(form, name))
          addressed((fill) => ({ fill, with: { [name]: value } }), name);
      },
      left: (name) => addressed((address) => ({ leave: `${address}/${name}` }), name),
      pressed: (name) => addressed((address) => ({ press: `${address}/${name}` }), name),
      checked(isFine) {
        const { id } = form.block;
        if (recorder.block(id)?.type !== 'wizard') return;
        recorder.#checked = id;
        // A step that is not filled in stays, and nothing else says that somebody wanted to go on.
        if (!isFine)
          queueMicrotask(() => {
            if (recorder.#checked === id) addressed((next) => ({ next }));
            recorder.#checked = undefined;
          });
      },
      async sent(send) {
        addressed((submit) => ({ submit }));
        recorder.#running += 1;
        try {
          await send();
        } finally {
          recorder.#running -= 1;
        }
      },
    };
  }
}

/** A captcha is solved, and a file is there, some time after the resident has begun. */
const isLate = ({ block }: FormStore, name: string): boolean =>
  block.fields.some(({ field, as }) => field === name && (as === 'captcha' || as === 'files'));

const changesFrom = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
