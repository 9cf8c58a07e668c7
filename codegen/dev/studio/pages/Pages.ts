import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Node } from 'prosemirror-model';
import type { LinkTarget } from '../../../studio/api.ts';
import type { SmallEdit } from '../../../studio/edit.ts';
import type { ContentPage, PageList, PageText } from '../../../studio/pages/page.ts';
import type { Studio } from '../Studio.ts';
import type { PageCalls } from './calls.ts';
import { NewPictures } from './NewPictures.ts';
import { type PageDocument, pageDocument } from './pageDocument.ts';
import {
  type Described,
  figureIn,
  type SharedPicture,
  timesIn,
  withFigure,
  withLines,
  withoutFigure,
  withoutLines,
} from './sharedPicture.ts';
import { PAGE_WORDS, type PageWords } from './words.ts';

/** The draft of what is written, and the one that removes a page. */
const WRITTEN = 'page';
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
  /** The languages where an unsaved picture came to the end, because their text has other blocks. */
  atEnd: readonly string[] = [];
  targets: readonly LinkTarget[] = [];
  readonly pictures = new NewPictures();
  readonly studio: Studio;
  readonly calls: PageCalls;
  /** Opens an address in the portal. */
  readonly visit: (address: string) => void;
  /** Announces a sentence. */
  readonly say: (text: string) => void;
  /** What is in the editors, by language. */
  readonly #written = new Map<string, { doc: Node; html: string }>();
  #shared: SharedPicture[] = [];

  constructor(calls: PageCalls, visit: (address: string) => void, say: (text: string) => void, studio: Studio) {
    this.calls = calls;
    this.visit = visit;
    this.say = say;
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
      say: false,
    });
  }

  get words(): PageWords {
    return PAGE_WORDS[this.studio.language];
  }

  titleOf(title: Readonly<Record<string, string>>): string {
    return title[this.studio.language] || Object.values(title)[0] || '';
  }

  nameOf(language: string): string {
    return this.studio.words.languageNames[language] ?? language;
  }

  async open(): Promise<void> {
    this.studio.go('pages');
    await this.studio.trying.run(() => this.load());
  }

  async choose(id: string): Promise<void> {
    this.studio.drafts.clear();
    this.forget();
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
      if (!this.studio.drafts.all.has(WRITTEN)) this.forgetShared();
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
    const html = this.written(language, doc);
    if (html !== undefined) this.draft({ ...this.shared(language, doc), [language]: html });
  }

  writeText(language: string, html: string): void {
    this.draft({ [language]: html });
  }

  /** A picture comes into a language, and with it into all others. @param insert puts it into the editor, which writes it */
  addPicture(language: string, picture: Described, insert: (figure: Node) => void): void {
    const doc = this.docOf(language);
    if (!doc) return;
    this.#shared.push({ from: language, picture, before: timesIn(doc, picture.src), isThere: false, atEnd: [] });
    insert(figureIn(picture, language));
    this.say([this.words.pictureAdded, this.atEndNote].filter(Boolean).join(' '));
  }

  get atEndNote(): string | undefined {
    return this.atEnd.length > 0
      ? this.words.pictureAtEnd(this.atEnd.map((one) => this.nameOf(one)).join(', '))
      : undefined;
  }

  /** @returns the text of the file; undefined: the page has no editor in this language */
  private written(language: string, doc: Node): string | undefined {
    const { document } = this.opened[language] ?? {};
    if (!document || !('first' in document)) return undefined;
    const html = document.htmlOf(doc);
    this.#written.set(language, { doc, html });
    return html;
  }

  /** The texts of the other languages, when a picture has come into this one or was taken out of it. */
  private shared(language: string, doc: Node): Readonly<Record<string, string>> {
    const changed: Record<string, string> = {};
    for (const one of this.#shared.filter(({ from }) => from === language)) {
      const isThere = timesIn(doc, one.picture.src) > one.before;
      if (isThere === one.isThere) continue;
      one.isThere = isThere;
      one.atEnd = [];
      for (const [other, { text }] of Object.entries(this.opened)) {
        if (other === language) continue;
        const figure = figureIn(one.picture, other);
        const now = this.docOf(other);
        if (now) {
          const turned = isThere ? withFigure(now, figure, doc) : { doc: withoutFigure(now, figure), isAtEnd: false };
          changed[other] = this.written(other, turned.doc)!;
          if (turned.isAtEnd) one.atEnd.push(other);
        } else {
          const html = changed[other] ?? this.draftOf(other) ?? text.html;
          changed[other] = isThere ? withLines(html, figure) : withoutLines(html, figure);
          if (isThere) one.atEnd.push(other);
        }
      }
    }
    this.atEnd = [...new Set(this.#shared.flatMap(({ atEnd }) => atEnd))];
    return changed;
  }

  private draft(changed: Readonly<Record<string, string>>): void {
    const { page, studio, opened } = this;
    if (!page) return;
    const pages = Object.keys(opened).flatMap((language) => {
      const html = changed[language] ?? this.draftOf(language);
      if (html === undefined || html === opened[language]!.text.html) return [];
      return [{ kind: 'page', id: page.id, language, html } as const];
    });
    const edits = [...pages, ...this.pictures.editsFor(pages.map(({ html }) => html))];
    const [first] = edits;
    studio.drafts.put(WRITTEN, edits.length > 1 ? { kind: 'several', edits } : first);
  }

  /** What is written and not saved, in a language. */
  draftOf(language: string): string | undefined {
    const edit = this.studio.drafts.all.get(WRITTEN)?.edit;
    const all = edit?.kind === 'several' ? edit.edits : [edit];
    const found = all.find((one) => one?.kind === 'page' && one.language === language);
    return found?.kind === 'page' ? found.html : undefined;
  }

  /** The editors go back to the files. */
  discard(): void {
    this.forget();
    this.opened = Object.fromEntries(
      Object.entries(this.opened).map(([language, one]) => [language, { ...one, round: one.round + 1 }]),
    );
  }

  private forget(): void {
    this.#written.clear();
    this.pictures.drop(() => true);
    this.forgetShared();
  }

  /** They are saved, or gone: from now on each language is changed for itself. */
  private forgetShared(): void {
    this.#shared = [];
    this.atEnd = [];
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
