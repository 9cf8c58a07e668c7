import { integer } from '../config/env.ts';
import type { DomainSettings } from '../config/settings.ts';

declare module '../config/config.ts' {
  interface Config {
    audyt: {
      /** Days for which lines of the audit log are kept. */
      dni: number;
    };
  }
}

/** Two years, as the National Interoperability Framework (KRI) asks for logs without a rule of their own; the tables refuse less. */
export const AUDIT_DAYS = 730;

export const settings: DomainSettings<'audyt'> = {
  described: [
    {
      names: ['OKIENKO_AUDYT_DNI'],
      default: `\`${AUDIT_DAYS}\``,
      description: `days for which lines of the audit log are kept ([audit.md](audit.md)), at least ${AUDIT_DAYS}`,
    },
  ],
  read: (env) => ({ audyt: { dni: integer(env, 'OKIENKO_AUDYT_DNI', AUDIT_DAYS, AUDIT_DAYS, 36_500) } }),
};
