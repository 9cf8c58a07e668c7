import type { Screen } from '../../src/blocks/screen.ts';
import type { ScreenStore } from '../../src/portal/stores/ScreenStore.ts';
import { type JsonFile, type Path, pointerOf } from '../files/jsonFile.ts';

/** A condition of a screen, or a line of `errors`, and the results seen so far. */
export interface Condition {
  file: JsonFile;
  path: Path;
  /** A line of `errors` is covered when its code was received: it has no other side. */
  error: boolean;
  yes: boolean;
  no: boolean;
}

/** Keys whose expression decides something. */
const DECIDES = ['visible', 'enabled', 'when', 'must', 'success', 'until', 'stay', 'open'];

/** Records which conditions of a screen were true and which were false. */
export class Coverage {
  readonly #byPlace = new Map<string, Condition>();
  readonly #byTree = new Map<object, Condition>();

  constructor(places: ReadonlyMap<object, { file: JsonFile; path: Path }>) {
    for (const [compiled, { file, path }] of places) {
      const error = !Array.isArray(compiled);
      // A document is drawn by the office.
      if (path[0] === 'documents' || !(error || decides(path))) continue;
      const place = `${file.name}${pointerOf(path)}`;
      const condition = this.#byPlace.get(place) ?? { file, path, error, yes: false, no: false };
      this.#byPlace.set(place, condition);
      this.#byTree.set(compiled, condition);
    }
  }

  get conditions(): readonly Condition[] {
    return [...this.#byPlace.values()];
  }

  /** Listens to a screen that is about to run. */
  follow(screen: ScreenStore): void {
    const { scope } = screen.graph;
    const value = scope.value.bind(scope);
    scope.value = (tree, locals) => {
      const result = value(tree, locals);
      const condition = this.#byTree.get(tree as object);
      if (condition && scope.statusOfTree(tree) === 'ready') condition[result === true ? 'yes' : 'no'] = true;
      return result;
    };
  }

  /** Listens to the lines of `errors` of a screen, however deep; it has to be done once. */
  followErrors(screen: Screen): void {
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        walk(inner);
        if (key === 'errors' && !Array.isArray(value) && typeof inner === 'object')
          Object.assign(value, { errors: this.#recorded(inner as Record<string, object>) });
      }
    };
    walk(screen);
  }

  #recorded(errors: Record<string, object>): Record<string, object> {
    return new Proxy(errors, {
      get: (lines, code) => {
        const line = Reflect.get(lines, code) as object | undefined;
        const condition = line && this.#byTree.get(line);
        if (condition) condition.yes = true;
        return line;
      },
    });
  }
}

export const isSeen = ({ error, yes, no }: Condition): boolean => yes && (error || no);

const decides = (path: Path): boolean => {
  const last = path.findLast((key) => typeof key === 'string');
  return DECIDES.includes(String(path.at(-1))) || (last === 'where' && typeof path.at(-1) === 'number');
};
