import type { Bank } from '../demo/bank/bank.ts';
import { openDemoBank } from '../demo/bank/openDemoBank.ts';
import type { Kanaly } from '../domains/platnosci/kanal.ts';
import { openKir } from '../domains/platnosci/kir/kir.ts';
import { readKir } from '../domains/platnosci/kir/readKir.ts';
import { openP24 } from '../domains/platnosci/p24/p24.ts';
import { readP24 } from '../domains/platnosci/p24/readP24.ts';
import type { Config } from '../engine/config/config.ts';

/** The channels of the configuration; a demo without such files starts its own bank. @throws StartError */
export function openKanaly(config: Config, now: () => Date = () => new Date()): { platnosci: Kanaly; bank?: Bank } {
  const { p24, kir, adres } = config;
  const own = config.mode === 'demo' && (p24 === undefined || kir === undefined);
  const demo = own ? openDemoBank(config, now) : undefined;
  const p24Settings = p24 ? readP24(p24) : p24 === undefined && demo?.p24;
  const kirSettings = kir ? readKir(kir) : kir === undefined && demo?.kir;
  return {
    platnosci: {
      ...(p24Settings && { p24: openP24(p24Settings, adres, now) }),
      ...(kirSettings && { kir: openKir(kirSettings, adres) }),
    },
    ...(demo && { bank: demo.bank }),
  };
}
