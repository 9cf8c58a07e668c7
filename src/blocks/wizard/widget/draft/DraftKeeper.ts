import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Szkic, ZapisSzkicu } from '../../../../generated/models.ts';
import type { Binding, FormBinding } from '../../../binding.ts';
import { newKey } from '../../../form/widget/files/sendFile.ts';
import type { WizardBlock } from '../../block.ts';
import { stepStates, wizardView } from '../../steps.ts';
import { type Content, deleteDraft, isEqual, lastKnown } from './content.ts';
import { clearChoice, fitDraft, goneChoices, readDraft, typedFields } from './draftContent.ts';

/** Another tab or device: has changed the draft, sent the form, or deleted the draft. */
export type Elsewhere = { what: 'changed'; szkic: Szkic } | { what: 'sent' | 'deleted' };

/**
 * The draft of one wizard at the office: read when the page opens, saved after each step and when the page is left. A save that
 * finds another version waits for the resident, who takes either.
 */
export class DraftKeeper {
  /** `off`: the office keeps no drafts of this form. */
  phase: 'loading' | 'open' | 'off' = 'loading';
  /** Of the last save. */
  saved: Pick<Szkic, 'kiedyZapisano' | 'wygasa'> | undefined = undefined;
  /** When the draft was saved whose answers are on the page. */
  takenFrom: string | undefined = undefined;
  /** The labels of what no longer fits. */
  unfit: readonly string[] = [];
  elsewhere: Elsewhere | undefined = undefined;
  /** The last save failed, with the office's words. */
  failed: string | undefined = undefined;
  #known: { idSzkicu: string; wersja: number } | undefined;
  /** What the office has. */
  #content: Content | undefined;
  /** Sent without an answer: the office may have it. */
  #unanswered: Content | undefined;
  /** What was typed in from the draft: a choice in it may not be offered any more. */
  #restored: Readonly<Record<string, unknown>> = {};
  #saving: Promise<void> | undefined;
  #opened = false;
  #stops: (() => void)[] = [];
  readonly #block: WizardBlock;
  readonly #binding: Binding;
  readonly #form: FormBinding;
  readonly #place: { ekran: string; blok: string; adres: string };

  /** @param adres undefined: the screen cannot be opened again by its address */
  constructor(block: WizardBlock, binding: Binding, form: FormBinding, adres: string | undefined) {
    this.#block = block;
    this.#binding = binding;
    this.#form = form;
    this.#place = { ekran: block.draft!.ekran, blok: block.id, adres: adres ?? '' };
    if (adres === undefined) this.phase = 'off';
    makeAutoObservable(this, { isDirty: false });
  }

  /** Once. */
  async open(): Promise<void> {
    if (this.#opened || this.phase === 'off') return;
    this.#opened = true;
    let szkic: Szkic | null = null;
    try {
      const answer = await this.#binding.call('dajSzkic', this.#place, newKey());
      ({ szkic } = answer as { szkic: Szkic | null });
    } catch (failure) {
      runInAction(() => this.#fail(failure));
      runInAction(() => this.#begin());
      return;
    }
    runInAction(() => {
      if (szkic) this.#meet(szkic);
      this.#begin();
    });
  }

  /** Something was typed that the office does not have. */
  get isDirty(): boolean {
    return this.phase === 'open' && this.#fields !== undefined && this.#fields !== this.#savedFields;
  }

  /** Saves what is on the page; of several at once the last one counts. */
  async save(): Promise<void> {
    if (this.phase !== 'open' || this.elsewhere || this.#form.busy) return;
    if (this.#saving) {
      await this.#saving;
      return this.save();
    }
    const content = this.#present();
    if (content === undefined || isEqual(content, this.#content)) return;
    this.#saving = this.#send(content).finally(() => {
      this.#saving = undefined;
    });
    // A submit names the draft that is being begun.
    this.#form.waitFor(this.#saving);
    return this.#saving;
  }

  /** The answers of the other tab or device replace those on the page. */
  takeTheirs(): void {
    if (this.elsewhere?.what !== 'changed') return;
    const { szkic } = this.elsewhere;
    this.elsewhere = undefined;
    this.#take(szkic);
  }

  /** Those on the page replace what the office has; after a deletion they are a new draft. */
  keepMine(): void {
    const { elsewhere } = this;
    this.elsewhere = undefined;
    this.#know(elsewhere?.what === 'changed' ? elsewhere.szkic : undefined);
    this.#content = undefined;
    void this.save();
  }

  /** Deletes the draft and clears the form, after a question. */
  async beginAnew(): Promise<void> {
    const { words } = this.#block.draft!;
    const ask = { title: words.odNowaTytul, text: words.odNowaOpis, yes: words.odNowaTak, irreversible: true } as const;
    if (!(await this.#binding.run([{ do: 'confirm', ...ask }], this.#form.locals))) return;
    await this.#saving;
    const known = this.#known;
    runInAction(() => this.#forget());
    if (known) await deleteDraft(this.#binding, known.idSzkicu);
    await this.#binding.run([{ do: 'clear', what: this.#block.id }], this.#form.locals);
  }

  dispose(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }

  // ---- Opened -------------------------------------------------------------------------------------------------------

  /** The draft that the office has, beside what the memory of the page may have restored. */
  #meet(szkic: Szkic): void {
    const mine = this.#form.restored ? this.#fields : undefined;
    const last = lastKnown.get(this.#key);
    const isSame = mine === undefined || mine === last?.pola || mine === JSON.stringify(readDraft(szkic.dane).pola);
    if (isSame) this.#take(szkic);
    else if (last?.idSzkicu === szkic.idSzkicu && last.wersja === szkic.wersja) this.#know(szkic);
    else this.elsewhere = { what: 'changed', szkic };
  }

  #begin(): void {
    if (this.phase === 'off') return;
    this.phase = 'open';
    this.#tellForm();
    this.#stops.push(this.#watchSubmit(), this.#watchRefusals(), this.#watchChoices());
  }

  /** What fits is typed in, and the step where it was left is shown, unless the address names another. */
  #take(szkic: Szkic): void {
    const content = readDraft(szkic.dane);
    const { fits, rest } = fitDraft(this.#block, content);
    this.#form.clear();
    this.#form.input.restore(fits);
    this.#restored = fits;
    this.#know(szkic);
    this.unfit = rest;
    this.takenFrom = szkic.kiedyZapisano;
    this.#content = rest.length > 0 ? undefined : { dane: szkic.dane!, krok: szkic.krok };
    const { step, seen, way } = stepStates(this.#block.id);
    const ids = this.#block.steps.map(({ id }) => id);
    const isNamed = this.phase === 'loading' && this.#binding.state(step) !== null;
    this.#binding.set({
      [seen]: content.kroki.filter((id) => ids.includes(id.split('.')[0]!)),
      [way]: [],
      ...(!isNamed && { [step]: szkic.krok === ids[0] ? null : szkic.krok }),
    });
    this.#tellForm();
  }

  /** A choice that is no longer offered. Its data may come late. */
  #watchChoices(): () => void {
    return reaction(
      () => goneChoices(this.#block, this.#binding, this.#form, this.#restored),
      (choices) => {
        for (const gone of choices) {
          clearChoice(this.#form, gone);
          this.unfit = [...this.unfit, gone.label];
        }
      },
      { fireImmediately: true, equals: compareStructural },
    );
  }

  // ---- Saved --------------------------------------------------------------------------------------------------------

  /** What would be saved now; undefined: there is nothing to save. */
  #present(): Content | undefined {
    const pola = typedFields(this.#block, this.#binding, this.#form);
    if (!pola && !this.#known) return undefined;
    const kroki = this.#binding.state(stepStates(this.#block.id).seen);
    return {
      dane: JSON.stringify({ pola: pola ?? {}, kroki: Array.isArray(kroki) ? kroki : [] }),
      krok: wizardView(this.#block, this.#binding, this.#form).id,
    };
  }

  get #fields(): string | undefined {
    const pola = typedFields(this.#block, this.#binding, this.#form);
    return pola && JSON.stringify(pola);
  }

  get #savedFields(): string | undefined {
    return lastKnown.get(this.#key)?.pola;
  }

  async #send(content: Content): Promise<void> {
    const known = this.#known;
    let answer: ZapisSzkicu;
    try {
      const about = { ...this.#place, ...(known ?? { wersja: 0 }), ...content };
      answer = (await this.#binding.call('zapiszSzkic', about, newKey())) as ZapisSzkicu;
    } catch (failure) {
      this.#unanswered = content;
      runInAction(() => this.#fail(failure));
      return;
    }
    // Sent or begun anew meanwhile.
    if (known !== this.#known) return;
    const { wynik, szkic } = answer;
    const wasDone = wynik === 'ZMIENIONY' && szkic !== null && isEqual(this.#unanswered, szkic as Content);
    this.#unanswered = undefined;
    runInAction(() => {
      this.failed = undefined;
      if (wynik === 'ZAPISANY' && szkic) {
        this.#content = content;
        this.#know(szkic, JSON.stringify(readDraft(content.dane).pola));
      } else if (wasDone) this.#know(szkic);
      else if (wynik === 'ZMIENIONY' && szkic) this.elsewhere = { what: 'changed', szkic };
      else this.elsewhere = { what: wynik === 'WYSLANY' ? 'sent' : 'deleted' };
      this.#tellForm();
    });
    // The save whose answer was lost was done; what was typed since then follows.
    if (wasDone) await this.#send(content);
  }

  #fail(failure: unknown): void {
    const { opis, kod, status } = failure as { opis?: string; kod?: string; status?: number };
    // Another backend, or a form that the office no longer has: it is kept on the page only.
    if (kod === '6101' || status === 404) this.phase = 'off';
    else this.failed = opis ?? '';
    this.#tellForm();
  }

  #know(szkic: Szkic | undefined, pola = szkic?.dane && JSON.stringify(readDraft(szkic.dane).pola)): void {
    this.#known = szkic && { idSzkicu: szkic.idSzkicu, wersja: szkic.wersja };
    this.saved = szkic && { kiedyZapisano: szkic.kiedyZapisano, wygasa: szkic.wygasa };
    if (this.#known && pola) lastKnown.set(this.#key, { ...this.#known, pola });
    else if (!this.#known) lastKnown.delete(this.#key);
  }

  /** A submit names the draft; while saving works, leaving the page loses nothing. */
  #tellForm(): void {
    const kept = this.phase === 'open' && this.failed === undefined && this.elsewhere === undefined;
    this.#form.draft = { ...(this.#known && { id: this.#known.idSzkicu }), kept };
  }

  // ---- Ended --------------------------------------------------------------------------------------------------------

  /** The form forgets its draft when it was sent. Another backend knows no drafts, so the office is told in any case. */
  #watchSubmit(): () => void {
    return reaction(
      () => this.#form.draft === undefined,
      (wasSent) => {
        if (!wasSent) return;
        const known = this.#known;
        this.#forget();
        if (known) void deleteDraft(this.#binding, known.idSzkicu);
      },
    );
  }

  /** A submit that was not done: the form may have been sent from another tab, which a save is told. */
  #watchRefusals(): () => void {
    return reaction(
      () => this.#form.busy,
      (busy) => {
        if (busy) return;
        this.#content = undefined;
        void this.save();
      },
    );
  }

  #forget(): void {
    this.#know(undefined);
    this.#content = undefined;
    this.#restored = {};
    this.takenFrom = undefined;
    this.unfit = [];
    this.elsewhere = undefined;
    this.failed = undefined;
    this.#tellForm();
  }

  get #key(): string {
    return JSON.stringify(this.#place);
  }
}
