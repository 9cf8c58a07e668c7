/** What the bundler knows about its modules. */
interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** A file of the bundle with several parts that are loaded on demand. */
type CodeFile = 'portal' | 'screens' | 'table' | 'form' | 'blocks';

const widgets = (types: string) => new RegExp(`/src/blocks/(${types})/widget/index\\.tsx$`);
/** The modules that each file is for, with all that they import. */
const parts: Readonly<Record<CodeFile, readonly RegExp[]>> = {
  /** Every page. */
  portal: [/\/index\.html$/, /\/src\/portal\/app\/prerender\.tsx$/],
  /** Every screen, with the blocks that most screens have. */
  screens: [/\/src\/portal\/app\/(ScreenRoute\.tsx|firstScreen\.ts)$/, widgets('facts|select')],
  table: [widgets('table')],
  /** Forms, with what uses the same controls, and dialogs, which hold forms. */
  form: [widgets('dialog|filters|form'), /\/src\/portal\/stores\/FormStore\.ts$/],
  /** Small blocks that fewer screens have. */
  blocks: [widgets('breadcrumbs|cards|catalogue|frame|legend|pictures|repeat|section|tabs|widget')],
};
const files = Object.keys(parts) as CodeFile[];
/** Every other block is a file of its own. */
const anyWidget = widgets('[a-z]+');

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
  return needed.size > 1 ? 'screens' : files.find((file) => needed.has(file));
}

/** The file that a module begins, or the module itself if it is a block with a file of its own. */
const partOf = (id: string): string | undefined => codeFileOf(id) ?? (anyWidget.test(id) ? id : undefined);

/** The name of the file that a part is in, if it shares one. @param id ends with the path of its module */
export const codeFileOf = (id: string): string | undefined =>
  files.find((file) => parts[file].some((part) => part.test(id)));
