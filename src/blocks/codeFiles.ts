import type { LoadedLater } from './index.ts';

/** What the bundler knows about its modules. */
interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * A file of the bundle, with all that its modules import: of every page; of every screen, with the blocks that most screens have; of tables; of forms
 * and what uses the same controls; of small blocks that fewer screens have; of dashboards.
 */
const files = ['portal', 'screens', 'table', 'form', 'blocks', 'overview'] as const;
type CodeFile = (typeof files)[number];

/** A file of its own; or one that comes with another file, and shares with it what that one has. */
type Own = 'own' | `own, with ${CodeFile}`;

/** The file that a block's widget is in. A type that is loaded later and has no place here does not compile. */
const fileOfWidget: { readonly [Type in LoadedLater]: CodeFile | Own } = {
  breadcrumbs: 'blocks',
  cards: 'blocks',
  catalogue: 'blocks',
  chart: 'own',
  // A dialog holds a form.
  dialog: 'form',
  facts: 'screens',
  filters: 'form',
  form: 'form',
  frame: 'blocks',
  grid: 'overview',
  html: 'own',
  legend: 'blocks',
  metric: 'overview',
  pictures: 'blocks',
  qr: 'own',
  repeat: 'blocks',
  section: 'blocks',
  select: 'screens',
  services: 'blocks',
  table: 'table',
  tabs: 'blocks',
  timeline: 'own',
  widget: 'blocks',
  // A form, and its steps.
  wizard: 'own, with form',
};

const WIDGET = /\/src\/blocks\/([a-z]+)\/widget\/index\.tsx$/;
/** The other modules that a file is for. */
const OTHERS: readonly (readonly [RegExp, CodeFile])[] = [
  [/\/index\.html$/, 'portal'],
  [/\/src\/portal\/app\/prerender\.tsx$/, 'portal'],
  [/\/src\/portal\/app\/(ScreenRoute\.tsx|firstScreen\.ts)$/, 'screens'],
  [/\/src\/portal\/stores\/FormStore\.ts$/, 'form'],
];

/**
 * Names the file of a module, for the bundler; null: it decides itself. By default each part that is loaded on demand is a
 * file, and so is each module that two of them share: one request each, and small files compress badly. A module that the
 * blocks of two files need is in the file of screens, which is loaded before both.
 */
export function inCodeFile(file: CodeFile) {
  return (id: string, graph: Graph): string | null => (fileOf(id, graph) === file ? file : null);
}

function fileOf(id: string, graph: Graph): CodeFile | undefined {
  const above = new Set([id]);
  for (const one of above) for (const next of graph.getModuleInfo(one)?.importers ?? []) above.add(next);
  const needed = new Set(Array.from(above, partOf).filter((part) => part !== undefined));
  if (needed.has('portal')) return 'portal';
  for (const part of needed) {
    const [, main] = fileOfType(part)?.split(', with ') ?? [];
    if (main && needed.has(main)) needed.delete(part);
  }
  return needed.size > 1 ? 'screens' : files.find((file) => needed.has(file));
}

/** The file that a module begins, or the module itself if it is a block with a file of its own. */
const partOf = (id: string): string | undefined => codeFileOf(id) ?? (WIDGET.test(id) ? id : undefined);

/** The name of the file that a part is in, if it shares one. @param id ends with the path of its module */
export function codeFileOf(id: string): CodeFile | undefined {
  const file = fileOfType(id) ?? OTHERS.find(([module]) => module.test(id))?.[1];
  return file?.startsWith('own') ? undefined : (file as CodeFile | undefined);
}

function fileOfType(id: string): CodeFile | Own | undefined {
  const type = WIDGET.exec(id)?.[1] as LoadedLater | undefined;
  return type && fileOfWidget[type];
}
