import type { Outcome } from './outcome.ts';
import { say } from './run.ts';

const SLOWEST = 20;
/** More than this would hide the others. */
const MOST_FAILURES = 30;

/** The report of a run: where its time went, what failed, and the last line. */
export class Report {
  readonly #stages: { name: string; seconds: number; outcome: Outcome }[] = [];

  add(name: string, seconds: number, outcome: Outcome): void {
    this.#stages.push({ name, seconds, outcome });
  }

  isGreen(): boolean {
    return this.#sum('failed') === 0 && this.#sum('passed') > 0;
  }

  print(): void {
    const files = this.#stages.flatMap(({ outcome }) => outcome.files);
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    if (slowest.length) {
      say(`\nThe ${slowest.length} slowest files:`);
      for (const { file, seconds } of slowest) say(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
    }
    const all = this.#stages.reduce((sum, { seconds }) => sum + seconds, 0);
    say('\nWhere the time went:');
    for (const { name, seconds } of [...this.#stages, { name: 'all', seconds: all }])
      say(`${minutes(seconds).padStart(8)}  ${name}`);
    this.#printFailures();
    const skipped = this.#sum('skipped');
    say(`\n${this.#sum('passed')} passed, ${this.#sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }

  #printFailures(): void {
    const failures = this.#stages.flatMap(({ outcome }) => outcome.failures);
    if (failures.length === 0) return;
    say('\nFailed, each with the command that runs only that, and the first lines of its error:');
    for (const { what, why = '', command } of failures.slice(0, MOST_FAILURES)) {
      say(`  ${what}\n    ${command}`);
      if (why) say(why.replace(/^/gm, '      '));
    }
    if (failures.length > MOST_FAILURES) say(`  and ${failures.length - MOST_FAILURES} more, in test-results/`);
  }

  #sum(which: 'passed' | 'failed' | 'skipped'): number {
    return this.#stages.reduce((sum, { outcome }) => sum + outcome[which], 0);
  }
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
