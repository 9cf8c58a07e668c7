import { type Background, inBackground } from '../../engine/outbox/background.ts';
import type { BankOptions } from './bankOptions.ts';
import { type Decyzja, type Dostawca, STAN, stepsOf, type Zachowanie } from './behaviours.ts';
import type { Fault, Faults } from './faults.ts';
import { postNotice } from './notices.ts';
import { openStore, type Platnosc, type Store } from './store.ts';

/** P24 repeats a notice after 5, 10, 15, 20, 25, 55 and 95 minutes; here a minute is a second. */
const PAUSES_MS = [5, 10, 15, 20, 25, 55, 95].map((seconds) => seconds * 1000);

const LATE_MS = 60_000;
const SLOW_MS = 8000;

/** Stands in for both providers: their APIs, their pages, and the bank's work between them. */
export interface Bank {
  options: BankOptions;
  store: Store;
  now(): Date;
  /** May be replaced at any time. */
  faults: Faults;
  /** The fault of this call about these payments: by the fault plan, or by a tester's choice for one of them. */
  faultOf(call: Parameters<Faults>[0], about: readonly Platnosc[]): Fault | undefined;
  /** Decides as the payer does on the page. @returns whether it was still undecided */
  decide(dostawca: Dostawca, klucz: string, decyzja: Decyzja, zachowanie?: Zachowanie): boolean;
  /** Its present state. */
  find(dostawca: Dostawca, klucz: string): Platnosc | undefined;
  /** Sends the notices that are due. */
  wake(): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

export function openBank(options: BankOptions): Bank {
  const { pauzyMs = PAUSES_MS, now = () => new Date() } = options;
  const store = openStore(options.file);
  const nowMs = () => now().getTime();

  async function sendOne(): Promise<boolean> {
    store.bringUp(nowMs());
    const notice = store.dueNotice(nowMs());
    if (!notice) return false;
    const platnosc = store.byId(notice.platnoscId)!;
    const arrived =
      bank.faults('notice', platnosc.klucz) === undefined && (await postNotice(options, platnosc, notice));
    if (arrived) store.arrived(notice.id, nowMs());
    else {
      const pause = pauzyMs[notice.proby];
      store.missed(notice.id, pause === undefined ? null : nowMs() + pause);
    }
    return true;
  }
  // The terminal shows the error of a bank that cannot write.
  const sending: Background = inBackground(sendOne, (failure) => console.error(failure));

  const bank: Bank = {
    options,
    store,
    now,
    faults: () => undefined,
    faultOf(call, about) {
      const given = bank.faults(call, about.length === 1 ? about[0]!.klucz : undefined);
      if (given) return given;
      // A response about many payments is one for each, so that a day with many bad ones is told in the end.
      const [bad] = about.filter(({ id, bledy }) => bledy > 0 && store.spoilOne(id));
      if (!bad) return undefined;
      return bad.zachowanie === 'wolno' ? { slowMs: options.wolnoMs ?? SLOW_MS } : 'reset';
    },
    decide(dostawca, klucz, decyzja, zachowanie = 'zwykle') {
      const platnosc = bank.find(dostawca, klucz);
      if (!platnosc || platnosc.stan !== STAN[dostawca].czeka) return false;
      const steps = stepsOf(dostawca, decyzja, zachowanie, options.poznoMs ?? LATE_MS);
      const done = store.decide(platnosc, decyzja, zachowanie, steps, nowMs());
      bank.wake();
      return done;
    },
    find(dostawca, klucz) {
      store.bringUp(nowMs());
      return store.byKey(dostawca, klucz);
    },
    wake: sending.wake,
    settled: sending.settled,
    async close() {
      await sending.stop();
      store.close();
    },
  };
  return bank;
}
