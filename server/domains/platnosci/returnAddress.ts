/** The address for browsers that return from a provider. */
export const POWROT = '/platnosci/powrot';

/** @param blad the provider reports that nothing was paid */
export const returnAddress = (portal: string, idPrzelewu: string, blad = false): string =>
  new URL(`${POWROT}/${idPrzelewu}${blad ? '/blad' : ''}`, portal).href;
