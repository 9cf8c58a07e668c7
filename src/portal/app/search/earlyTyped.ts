/** What was typed into the written page before there was code to answer (public/early.js remembers it); once. */
export function earlyTyped({ dataset }: HTMLElement): { text: string; entered: boolean } | undefined {
  const { typed, entered } = dataset;
  delete dataset.typed;
  delete dataset.entered;
  return typed === undefined ? undefined : { text: typed, entered: entered !== undefined };
}
