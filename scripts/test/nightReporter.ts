import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { notePassed } from './night.ts';
import { root } from './run.ts';

/** Notes each file of a night that has passed, so that a night that is stopped can go on. */
export default class NightReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    if (!module.ok()) return;
    const count = (state: 'passed' | 'skipped') => Array.from(module.children.allTests(state)).length;
    notePassed({
      file: relative(root, module.moduleId),
      passed: count('passed'),
      skipped: count('skipped'),
      seconds: module.diagnostic().duration / 1000,
    });
  }
}
