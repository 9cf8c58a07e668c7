import { computed, type IComputedValue } from 'mobx';
import type { Param } from '../../../lang/descriptors/declarations.ts';
import type { Evaluator } from './Evaluator.ts';
import { isOfShape, parseParam } from './paramValues.ts';
import type { Status } from './status.ts';

/** The values that the address and the history entry give to a screen. */
export interface Route {
  path: Readonly<Record<string, string | undefined>>;
  search: string;
  memory: Readonly<Record<string, unknown>>;
  /** The host that this tab was sent to and may return from. */
  outboundHost?: string;
}

/** The parameters of one screen. They never change: another address is another screen. */
export class ParamsStore {
  readonly #given: Readonly<Record<string, unknown>>;
  readonly #defaults = new Map<string, IComputedValue<unknown>>();
  readonly #params: Readonly<Record<string, Param>>;
  readonly #scope: Evaluator;

  constructor(params: Readonly<Record<string, Param>>, scope: Evaluator, route: Route) {
    this.#params = params;
    this.#scope = scope;
    this.#given = given(params, route);
    for (const [name, param] of Object.entries(params)) {
      if (param.default !== undefined)
        this.#defaults.set(
          name,
          computed(() => scope.value(param.default!)),
        );
    }
  }

  value(name: string): unknown {
    return this.#given[name] ?? this.#defaults.get(name)?.get() ?? null;
  }

  status(name: string): Status {
    const param = this.#params[name];
    return this.#given[name] === undefined && param?.default !== undefined
      ? this.#scope.statusOfTree(param.default)
      : 'ready';
  }

  /** The screen to go to instead, when a required parameter is missing. */
  get missing(): Param['missing'] {
    const absent = Object.entries(this.#params).find(
      ([name, param]) => param.missing && this.#given[name] === undefined,
    );
    return absent?.[1].missing;
  }
}

function given(params: Readonly<Record<string, Param>>, route: Route): Record<string, unknown> {
  const query = new URLSearchParams(route.search);
  const values: Record<string, unknown> = {};
  for (const [name, { in: place, shape, hide, after }] of Object.entries(params)) {
    if (after !== undefined && after !== route.outboundHost) continue;
    const remembered = route.memory[name];
    if (place === 'memory' || (hide && typeof remembered !== 'string')) {
      if (isOfShape(remembered, shape)) values[name] = remembered;
      continue;
    }
    const text = hide ? remembered : place === 'path' ? route.path[name] : query.get(name);
    if (typeof text === 'string') values[name] = parseParam(text, shape);
  }
  return values;
}
