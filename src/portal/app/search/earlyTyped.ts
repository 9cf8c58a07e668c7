/** Text typed into the prerendered page before the code was loaded (public/early.js records it); read once. */
export function earlyTyped({ dataset }: HTMLElement): { text: string; entered: boolean } | undefined {
  const { typed, entered } = dataset;
  delete dataset.typed;
  delete dataset.entered;
  return typed === undefined ? undefined : { text: typed, entered: entered !== undefined };
}
