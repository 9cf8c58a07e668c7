import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Node } from 'prosemirror-model';
import type { LinkTarget } from '../../../studio/api.ts';
import type { SmallEdit } from '../../../studio/edit.ts';
import type { ContentPage, PageList, PageText } from '../../../studio/pages/page.ts';
import type { Studio } from '../Studio.ts';
import type { PageCalls } from './calls.ts';
import { NewPictures } from './NewPictures.ts';
import { type PageDocument, pageDocument } from './pageDocument.ts';
import { PAGE_WORDS, type PageWords } from './words.ts';

/** The draft that removes a page. */
const REMOVE = 'remove page';

/** A page in one language: with its document, or why it has none. */
export interface Opened {
  text: PageText;
  document: PageDocument | { lost: string };
  /** Another number: another program, or a step that was undone, has changed the file. */
  round: number;
}

/** The municipality's pages, and the one that is written. */
export class Pages {
  list: PageList | undefined;
  page: ContentPage | undefined;
  language = 'pl';
  /** The entry of the menu that the page is to stand after: '' for none before it, undefined for outside of the menu. */
  menuPlace: string | undefined;
  /** By language. */
  opened: Readonly<Record<string, Opened>> = {};
  targets: readonly LinkTarget[] = [];
  readonly pictures = new NewPictures();
  readonly studio: Studio;
  readonly calls: PageCalls;
  /** Opens an address in the portal. */
  readonly visit: (address: string) => void;
  /** What is in the editors, by language; of a page shown as text its text. */
  readonly #written = new Map<string, { doc: Node; html: string }>();

  constructor(calls: PageCalls, visit: (address: string) => void, studio: Studio) {
    this.calls = calls;
    this.visit = visit;
    this.studio = studio;
    makeAutoObservable(this, {
      list: observableRef,
      page: observableRef,
      opened: observableRef,
      targets: observableRef,
      pictures: false,
      studio: false,
      calls: false,
      visit: false,
    });
  }

  get words(): PageWords {
    return PAGE_WORDS[this.studio.language];
  }

  titleOf(title: Readonly<Record<string, string>>): string {
    return title[this.studio.language] || Object.values(title)[0] || '';
  }

  async open(): Promise<void> {
    this.studio.go('pages');
    await this.studio.trying.run(() => this.load());
  }

  async choose(id: string): Promise<void> {
    this.studio.drafts.clear();
    this.#written.clear();
    this.pictures.drop(() => true);
    await this.studio.trying.run(async () => {
      await this.loadPage(id);
      runInAction(() => {
        this.language = Object.keys(this.opened).includes(this.language) ? this.language : Object.keys(this.opened)[0]!;
      });
      this.studio.go('page');
    });
  }

  /** The files have changed. */
  async reload(): Promise<void> {
    const { view } = this.studio;
    if (view !== 'pages' && view !== 'page') return;
    await this.studio.trying.run(() => this.load());
    const id = this.page?.id;
    if (view !== 'page' || id === undefined) return;
    if (this.list?.pages.some((one) => one.id === id)) await this.studio.trying.run(() => this.loadPage(id));
    else await this.open();
  }

  private async load(): Promise<void> {
    const list = await this.calls.pages();
    runInAction(() => {
      this.list = list;
    });
  }

  private async loadPage(id: string): Promise<void> {
    const [page, targets] = await Promise.all([this.calls.page(id), this.calls.targets()]);
    runInAction(() => {
      this.targets = targets;
      this.pictures.drop((src) => targets.some(({ address }) => address === src));
      const before = this.page?.id === id ? this.opened : {};
      this.page = page;
      this.opened = Object.fromEntries(
        Object.entries(page.languages).map(([language, text]) => {
          const old = before[language];
          const isOurs = old && (text.html === old.text.html || text.html === this.#written.get(language)?.html);
          if (!isOurs) this.#written.delete(language);
          const round = old ? old.round + (isOurs ? 0 : 1) : 0;
          return [language, { text, round, document: pageDocument(text) }];
        }),
      );
    });
  }

  /** The document of a language as it is written now. */
  docOf(language: string): Node | undefined {
    const { document } = this.opened[language] ?? {};
    return this.#written.get(language)?.doc ?? (document && 'first' in document ? document.first : undefined);
  }

  write(language: string, doc: Node): void {
    const { document, text } = this.opened[language] ?? {};
    if (!document || !text || !('first' in document)) return;
    const html = document.htmlOf(doc);
    this.#written.set(language, { doc, html });
    this.draft(language, html);
  }

  writeText(language: string, html: string): void {
    this.draft(language, html);
  }

  private draft(language: string, html: string): void {
    const { page, studio } = this;
    if (!page) return;
    const put = (one: string, now: string, pictures: readonly SmallEdit[]) => {
      const edit: SmallEdit = { kind: 'page', id: page.id, language: one, html: now };
      studio.drafts.put(`page ${one}`, pictures.length > 0 ? { kind: 'several', edits: [edit, ...pictures] } : edit);
    };
    // A picture comes with the first of the languages that show it.
    const given = new Set<string>();
    for (const one of Object.keys(this.opened)) {
      const now = one === language ? html : this.draftOf(one);
      const had = studio.drafts.all.get(`page ${one}`)?.edit;
      const pictures = now === undefined ? [] : this.pictures.editsFor(now, given);
      const before = had?.kind === 'several' ? had.edits.length - 1 : 0;
      if (now === undefined || (one !== language && before === pictures.length)) continue;
      if (now === this.opened[one]?.text.html) studio.drafts.put(`page ${one}`, undefined);
      else put(one, now, pictures);
    }
  }

  /** What is written and not saved, in a language. */
  draftOf(language: string): string | undefined {
    const edit = this.studio.drafts.all.get(`page ${language}`)?.edit;
    const first = edit?.kind === 'several' ? edit.edits[0] : edit;
    return first?.kind === 'page' ? first.html : undefined;
  }

  /** The editors go back to the files. */
  discard(): void {
    this.#written.clear();
    this.pictures.drop(() => true);
    this.opened = Object.fromEntries(
      Object.entries(this.opened).map(([language, one]) => [language, { ...one, round: one.round + 1 }]),
    );
  }

  remove(): void {
    if (!this.page) return;
    this.studio.drafts.clear();
    this.discard();
    this.studio.drafts.put(REMOVE, { kind: 'several', edits: this.page.removal });
  }

  /** @returns whether it was made */
  async add(edits: readonly SmallEdit[]): Promise<boolean> {
    return this.studio.make({ kind: 'several', edits });
  }
}
