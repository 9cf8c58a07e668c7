/** Imports the text of a self-contained ES module. */
export async function importText(text: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

/** A compiled ajv function. */
export type Validate = ((data: unknown) => boolean) & {
  errors?: readonly { instancePath: string; keyword: string; params: Record<string, unknown> }[] | null;
};
