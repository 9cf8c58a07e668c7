/** A page of the portal that is told which payment it is about. @param adres frozen with the order, of this portal */
export function withPayment(adres: string, idPrzelewu: string): string {
  const url = new URL(adres);
  url.searchParams.set('przelew', idPrzelewu);
  return url.href;
}
