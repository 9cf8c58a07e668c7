import { fileOrNone, flag, integer } from '../../engine/config/env.ts';
import type { DomainSettings } from '../../engine/config/settings.ts';

declare module '../../engine/config/config.ts' {
  interface Config {
    /** Files that describe the channels of payment; false: off, absent in a demo: its own bank. */
    p24?: string | false;
    kir?: string | false;
    /** Commissions are shown before a payment. */
    infoOProwizjach: boolean;
    /** Days before a due date on which calendars and the office remind of it; 0: the office does not. */
    przypomnienieDni: number;
  }
}

export const settings: DomainSettings<'p24' | 'kir' | 'infoOProwizjach' | 'przypomnienieDni'> = {
  described: [
    {
      names: ['OKIENKO_P24', 'OKIENKO_KIR'],
      default: 'none; a demo has a bank of its own',
      description: 'JSON files that describe the payment channels, see below; `0`: the channel is off',
    },
    { names: ['OKIENKO_PROWIZJE'], default: '`0`', description: '`1` shows the commissions before a payment' },
    {
      names: ['OKIENKO_PRZYPOMNIENIE_DNI'],
      default: '`3`',
      description: 'days before a deadline on which residents with consent are reminded, at most 14; `0`: no reminders',
    },
  ],
  read: (env) => ({
    p24: fileOrNone(env.OKIENKO_P24),
    kir: fileOrNone(env.OKIENKO_KIR),
    infoOProwizjach: flag(env, 'OKIENKO_PROWIZJE', '0'),
    przypomnienieDni: integer(env, 'OKIENKO_PRZYPOMNIENIE_DNI', 3, 0, 14),
  }),
};
