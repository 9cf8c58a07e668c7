/** `okienko types [--check]`: writes what schemas/api generates, or says what is stale. The work is codegen/generate.ts. */
export async function types(): Promise<number> {
  await import('../generate.ts');
  return 0;
}
