/** The person or the node declined: a trusted response without a person. */
export class WezelDeclined extends Error {
  override name = 'WezelDeclined';
  readonly cancelled: boolean;
  readonly idZadania: string;
  constructor(idZadania: string, cancelled: boolean) {
    super(cancelled ? 'cancelled' : 'declined');
    this.idZadania = idZadania;
    this.cancelled = cancelled;
  }
}
