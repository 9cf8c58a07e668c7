import type { Context } from '../http/context.ts';
import { placeOf } from '../mail/places.ts';
import { writeMail } from '../mail/writeMail.ts';

/** Writes the owner a mail about an event of the login, in the language of the last visit: one for each kind and moment. */
export async function writeToOwner(
  ctx: Context,
  kontoId: number,
  rodzaj: 'noweLogowanie' | 'sesjaZakonczona' | 'logowanieZablokowane',
  values: { siec?: string; urzadzenie?: string; do?: Date },
): Promise<void> {
  const { email: adresat, jezyk } = await ctx.db
    .selectFrom('konta')
    .select(['email', 'jezyk'])
    .where('kontoId', '=', kontoId)
    .executeTakeFirstOrThrow();
  await writeMail(ctx, {
    klucz: `${rodzaj}:${kontoId}:${ctx.now.getTime()}`,
    adresat,
    jezyk,
    rodzaj,
    values: {
      ...values,
      // An unknown browser becomes a dash, so that the sentence is not removed.
      ...(values.urzadzenie === '' && { urzadzenie: '–' }),
      kiedy: ctx.now,
      ile: String(ctx.config.sessionsPerAccount),
      reset: placeOf(ctx.config, 'resetHasla'),
      panel: placeOf(ctx.config, 'panel'),
    },
  });
}
