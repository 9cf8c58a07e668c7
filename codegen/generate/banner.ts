/** The first line of every generated file: where it comes from and how to make it again. */
export const BANNER = 'Generated from schemas/api/*.json by `node codegen/generate.ts`. Do not edit.';
