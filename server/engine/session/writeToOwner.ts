import type { Context } from '../http/context.ts';
import { placeOf } from '../mail/places.ts';
import { writeMail } from '../mail/writeMail.ts';

/** Tells the owner what happened at the door of an account, in the language of the last visit. One mail a moment. */
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
      // Of a program that does not say what it is: a dash, so that the sentence stays.
      ...(values.urzadzenie === '' && { urzadzenie: '–' }),
      kiedy: ctx.now,
      ile: String(ctx.config.sessionsPerAccount),
      reset: placeOf(ctx.config, 'resetHasla'),
      panel: placeOf(ctx.config, 'panel'),
    },
  });
}
