import type { Block } from '../../../src/blocks/block.ts';
import { childrenOf } from '../../../src/blocks/containers.ts';
import { printerOf } from '../../../src/blocks/papers.ts';
import { holds } from '../../../src/blocks/scope.ts';
import { readsOfTrees, treesOfText } from '../../../src/lang/descriptors/reads.ts';
import { formatDate } from '../../../src/lang/values/dates.ts';
import type { Paper, PaperFact, Part } from './paper.ts';
import { phrasesOf } from './phrases.ts';
import type { DocumentRequest } from './request.ts';
import { DocumentScope } from './scope.ts';
import { type Shared, View } from './view.ts';
import { documentWords } from './words.ts';

/**
 * Resolves a document: fetches the data that its blocks need, and renders every value as text.
 *
 * @throws DocumentError when a source it needs does not answer
 */
export async function resolveDocument(request: DocumentRequest): Promise<Paper> {
  const { document, language, texts, subject } = request;
  const words = documentWords(language, texts);
  const shared: Shared = {
    language,
    words,
    phrase: phrasesOf(texts, language),
    services: request.services ?? {},
    explained: explainedMarks(document.content),
    print: (blocks, view) => joined(blocks.flatMap((block) => printBlock(block, view))),
  };
  const scope = new DocumentScope(request, (text, scope) => new View(shared, scope).text(text));
  await scope.load([...readsOfTrees(treesOfText(document.title)), ...document.content.flatMap(readsOfBlock)]);
  const view = new View(shared, scope.scope);
  const title = view.text(document.title);
  const about: PaperFact[] = [{ label: words.dataWydruku, value: formatDate(request.today) }];
  // A public document is the same for everyone, so it names no subject.
  const name = request.screen.access === 'public' ? '' : nameOf(subject);
  if (name !== '') about.unshift({ label: words.podmiot, value: name });
  return {
    language,
    landscape: document.landscape,
    title,
    issuer: request.issuer.name,
    about,
    printed: `${words.dataWydruku}: ${formatDate(request.today)}`,
    pageOf: words.strona,
    parts: withoutEcho(view.print(document.content), title),
  };
}

/** The names that a block and all printed blocks inside it read. */
function readsOfBlock(block: Block): string[] {
  if (!printerOf(block)) return [];
  return [...block.reads, ...childrenOf(block).flatMap(readsOfBlock)];
}

function printBlock(block: Block, view: View): Part[] {
  const printer = printerOf(block);
  if (!printer || !holds(view, block.visible)) return [];
  if (!block.title || printer.titled) return printer.parts(block, view);
  const text = view.text(block.title);
  const parts = withoutEcho(printer.parts(block, view.deeper()), text);
  return parts.length === 0 ? [] : [{ kind: 'heading', level: view.depth, text }, ...parts];
}

function explainedMarks(blocks: readonly Block[]): ReadonlySet<string> {
  const marks = blocks.flatMap((block): string[] => {
    if (block.type === 'legend') return block.flags.map((flag) => flag.mark);
    return printerOf(block) ? [...explainedMarks(childrenOf(block))] : [];
  });
  return new Set(marks);
}

/** Joins the facts of neighbouring blocks into one list. */
function joined(parts: readonly Part[]): Part[] {
  const together: Part[] = [];
  for (const part of parts) {
    const last = together.at(-1);
    if (part.kind === 'facts' && last?.kind === 'facts') {
      together[together.length - 1] = { kind: 'facts', items: [...last.items, ...part.items] };
    } else {
      together.push(part);
    }
  }
  return together;
}

/** Removes the caption of a table that comes first under a heading with the same text. */
function withoutEcho(parts: Part[], heading: string): Part[] {
  const [first, ...others] = parts;
  return first?.kind === 'table' && first.caption === heading ? [{ ...first, caption: '' }, ...others] : parts;
}

function nameOf(subject: unknown): string {
  const name = typeof subject === 'object' && subject !== null && 'nazwa' in subject ? subject.nazwa : undefined;
  return typeof name === 'string' ? name : '';
}
