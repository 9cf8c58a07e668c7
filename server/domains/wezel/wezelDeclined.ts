/** The person said no, or the node did: an answer to believe, with nobody in it. */
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
