import { makeAutoObservable, runInAction } from 'mobx';
import { fileKinds } from '../../../../lang/descriptors/fileKinds.ts';
import type { ApiError } from '../../../../lang/errors/ApiError.ts';
import type { Binding, FormBinding } from '../../../binding.ts';
import type { FileChoice, SentFile } from '../../sentFiles.ts';
import { newKey, sendFile } from './sendFile.ts';
import type { Slot } from './slots.ts';
import { smaller } from './smaller.ts';

const MB = 1024 * 1024;

/** The field takes no such file, whenever it is sent: not the field at all, or not of this size. */
const REFUSED = ['6001', '6002'];

/** What is said of a file that was not taken: by the name of its text, or in the office's words. */
export type Said =
  | { word: 'zaDuzo' | 'zaDuzy' | 'innyRodzaj' | 'nieudane' }
  | {
      plain: string;
      /** Whether the same file may be taken later. */
      mayHelp: boolean;
    };

/** A file on its way. */
export interface Upload {
  key: number;
  name: string;
  size: number;
  /** From 0 to 1. */
  done: number;
  state: 'sending' | 'offline' | 'checking' | 'failed';
  said?: Said;
  file: File;
  slot: Slot;
  abort: AbortController;
  id?: string;
}

/** The files of one field that are on their way; those that have arrived are its value. They go on while another step of the form is shown. */
export class Uploads {
  all: Upload[] = [];
  /** Grows with each file that has arrived or was removed; its text is announced. */
  news: { word: 'dodano' | 'usunieto'; name: string } | undefined = undefined;
  #keys = 0;
  readonly #binding: Binding;
  readonly #form: FormBinding;
  readonly #field: string;
  readonly #choice: FileChoice;

  constructor(binding: Binding, form: FormBinding, field: string, choice: FileChoice) {
    this.#binding = binding;
    this.#form = form;
    this.#field = field;
    this.#choice = choice;
    makeAutoObservable(this);
  }

  get sent(): readonly SentFile[] {
    const value = this.#form.values[this.#field];
    return Array.isArray(value) ? (value as SentFile[]) : [];
  }

  in(slot: Slot): { sent: readonly SentFile[]; all: readonly Upload[] } {
    return {
      sent: this.sent.filter(({ dokument }) => dokument === slot.dokument),
      all: this.all.filter((one) => one.slot.dokument === slot.dokument),
    };
  }

  add(files: readonly File[], slot: Slot): void {
    // Where one file is taken, another one replaces what was refused.
    if (slot.most === 1) this.#keep((one) => one.state !== 'failed' || one.slot.dokument !== slot.dokument);
    for (const file of files) {
      const { sent, all } = this.in(slot);
      const isFull = sent.length + all.filter(({ state }) => state !== 'failed').length >= slot.most;
      const upload: Upload = {
        ...{ key: ++this.#keys, name: file.name, size: file.size, done: 0, file, slot },
        ...{ state: 'sending', abort: new AbortController() },
      };
      this.all.push(upload);
      const kept = this.all.at(-1)!;
      if (isFull) this.#fail(kept, { word: 'zaDuzo' });
      else if (!isOfKind(file, slot)) this.#fail(kept, { word: 'innyRodzaj' });
      else this.#form.waitFor(this.#send(kept));
    }
  }

  retry(upload: Upload): void {
    this.#keep(({ key }) => key !== upload.key);
    this.add([upload.file], upload.slot);
  }

  /** Stops a file on its way, or takes the message about one away. */
  cancel(upload: Upload): void {
    upload.abort.abort();
    this.#keep(({ key }) => key !== upload.key);
    if (upload.id) this.#forget(upload.id);
  }

  remove(file: SentFile): void {
    this.#form.set(
      this.#field,
      this.sent.filter(({ id }) => id !== file.id),
    );
    this.news = { word: 'usunieto', name: file.nazwa };
    this.#forget(file.id);
  }

  /** The office deletes by itself what is never sent, so nobody waits for this. */
  #forget(idPliku: string): void {
    this.#binding.call('usunPlik', { idPliku }, newKey()).catch(() => undefined);
  }

  #fail(upload: Upload, said: Said): void {
    upload.state = 'failed';
    upload.said = said;
    this.#hold();
  }

  #keep(isKept: (upload: Upload) => boolean): void {
    this.all = this.all.filter(isKept);
    this.#hold();
  }

  /** Who sends without a file that was refused might think that it went along. */
  #hold(): void {
    const isRefused = this.all.some(({ state }) => state === 'failed');
    this.#form.input.hold(this.#field, isRefused ? this.#choice.words.nieprzyjete : undefined);
  }

  async #send(upload: Upload): Promise<void> {
    const { slot, abort } = upload;
    try {
      const file = await smaller(upload.file, slot.kinds);
      if (slot.size !== undefined && file.size > slot.size * MB) {
        runInAction(() => this.#fail(upload, { word: 'zaDuzy' }));
        return;
      }
      const decided = await sendFile(file, {
        ask: (operation, args, key) => this.#binding.call(operation, args, key ?? newKey()),
        about: { operacja: this.#choice.operation, pole: this.#field, nazwa: file.name },
        signal: abort.signal,
        onBegun: (id) =>
          runInAction(() => {
            upload.id = id;
          }),
        onState: (state) =>
          runInAction(() => {
            if (state === 'offline') upload.state = 'offline';
            else {
              upload.state = state.stan === 'SPRAWDZANY' ? 'checking' : 'sending';
              upload.done = state.przyjeto / Math.max(1, state.rozmiar);
            }
          }),
      });
      runInAction(() => {
        if (decided.stan === 'GOTOWY') this.#arrived(upload, decided.idPliku, decided.nazwa, file.size);
        else this.#fail(upload, { plain: decided.opis ?? '', mayHelp: false });
      });
    } catch (failure) {
      if (abort.signal.aborted) return;
      const { opis, kod = '' } = failure as Partial<ApiError>;
      const mayHelp = !REFUSED.includes(kod);
      runInAction(() => this.#fail(upload, opis ? { plain: opis, mayHelp } : { word: 'nieudane' }));
    }
  }

  #arrived(upload: Upload, id: string, nazwa: string, rozmiar: number): void {
    this.#keep(({ key }) => key !== upload.key);
    const { dokument } = upload.slot;
    this.#form.set(this.#field, [...this.sent, { id, nazwa, rozmiar, ...(dokument !== undefined && { dokument }) }]);
    this.news = { word: 'dodano', name: nazwa };
  }
}

/** By its name or type, to say at once what the office would say later; the office decides by content. */
function isOfKind({ name, type }: File, { kinds }: Slot): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return kinds.some((kind) => {
    const known = fileKinds[kind];
    return known.type === type || (known.extensions as readonly string[]).includes(extension);
  });
}

const known = new WeakMap<FormBinding, Map<string, Uploads>>();

/** The uploads of a field, the same as long as its form is there. */
export function uploadsOf(binding: Binding, form: FormBinding, field: string, choice: FileChoice): Uploads {
  const ofForm = known.get(form) ?? new Map<string, Uploads>();
  known.set(form, ofForm);
  const uploads = ofForm.get(field) ?? new Uploads(binding, form, field, choice);
  ofForm.set(field, uploads);
  return uploads;
}
