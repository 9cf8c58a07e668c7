import { Ajv, type Options } from 'ajv';
import standalone_ from 'ajv/dist/standalone/index.js';
import { FORMATS } from '../../src/lang/descriptors/formats.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { Recent } from '../files/recent.ts';

// CommonJS without `default` for Node, with it for TypeScript.
const standaloneCode = standalone_ as unknown as typeof standalone_.default;

/** What compiled validators may call. */
const HELPERS: Readonly<Record<string, string>> = {
  ucs2length: `/** Characters as a person counts them: code points. */
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
`,
  equal: `function equal(a, b) {
  if (a === b || (a !== a && b !== b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]))
  );
}
`,
};

/** The text of a module with the helpers that it calls before it. */
export function withHelpers(code: string): string {
  const needed = Object.entries(HELPERS).filter(([name]) => new RegExp(`\\b${name}\\b`).test(code));
  return `${needed.map(([, text]) => text).join('')}${code}`;
}

const REQUIRED: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': 'ucs2length',
  'ajv/dist/runtime/equal': 'equal',
};

/**
 * Compiles schemas to the text of one expression: an object of validate functions by name, as ajv writes them
 * (`validate(data): boolean`, `validate.errors`). It needs `withHelpers` around it and nothing else: no import, no eval.
 *
 * @param schemas name -> schema, with refs to `#/$defs/…`
 * @param defs what the refs lead to
 */
export function standalone(
  schemas: Readonly<Record<string, JsonSchema>>,
  defs: Readonly<Record<string, JsonSchema>>,
  options: Options = {},
): string {
  return WRITTEN.once([JSON.stringify([schemas, defs, options])], () => written(schemas, defs, options));
}

/** Those of all screens: a municipality that is compiled again has mostly the same. */
const WRITTEN = new Recent<string>(150);

function written(
  schemas: Readonly<Record<string, JsonSchema>>,
  defs: Readonly<Record<string, JsonSchema>>,
  options: Options,
): string {
  const ajv = new Ajv({
    allowUnionTypes: true,
    discriminator: true,
    // The variants have the types, not the schema with the discriminator.
    strictTypes: false,
    multipleOfPrecision: 4,
    ...options,
    formats: FORMATS,
    // The contract has been checked when it was loaded.
    meta: false,
    validateSchema: false,
    code: { source: true, lines: true },
  });
  ajv.addSchema({ $id: 'contract', $defs: { ...defs, ...prefixed(schemas) } });
  const names = Object.keys(schemas);
  return wrapCommonJs(standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, `contract#/$defs/~${name}`]))));
}

/** ajv writes CommonJS; this makes an expression of it, with the helpers in place of what it requires. */
export function wrapCommonJs(code: string): string {
  const body = code
    .replace(/^"use strict";/, '')
    .replace(/require\("([^"]+)"\)(?:\.default)?/g, (_, module: string) => {
      const helper = REQUIRED[module];
      if (!helper) throw new Error(`A compiled validator needs ${module}, which has no helper in standalone.ts`);
      return helper;
    })
    .replace(/^const (schema\d+) = .*;\n/gm, (line, name: string) => (code.split(name).length > 2 ? line : ''));
  return `(() => {\nconst exports = {};\n${body.trim()}\nreturn exports;\n})()`;
}

/** Operations and components are two spaces of names: an operation's schema is `~name`. */
function prefixed(schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`~${name}`, schema]));
}
