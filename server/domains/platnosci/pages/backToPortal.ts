/** A page of the portal with the payment in its query. @param adres page of this portal, frozen with the order */
export function withPayment(adres: string, idPrzelewu: string): string {
  const url = new URL(adres);
  url.searchParams.set('przelew', idPrzelewu);
  return url.href;
}
