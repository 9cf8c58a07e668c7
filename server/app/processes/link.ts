import cluster from 'node:cluster';
import { StartError } from '../../engine/config/startError.ts';
import type { MetricValues } from '../../engine/watching/metrics.ts';
import type { Question, Said } from './messages.ts';

/** What a process does when the first one asks. */
export interface Answers {
  metrics(): Promise<MetricValues>;
  /** @returns errors of the views, one sentence each @throws StartError */
  reload(): Promise<readonly string[]>;
  /** @throws StartError */
  reloadDesk(): Promise<void>;
}

/** The way of a process to the one that has started it, and its equals, at the same port. */
export class Link {
  /** Says that this process answers calls. @param mistakes errors of the views, one sentence each */
  ready(mistakes: readonly string[], answers: Answers): void {
    process.on('message', (question: Question) => void answer(question, answers));
    say({ is: 'ready', mistakes });
  }

  /** Leaves what was counted with the first process, and lets this one end. */
  async end(values: MetricValues): Promise<void> {
    await new Promise((sent) => process.send!({ is: 'leaving', values } satisfies Said, sent));
    cluster.worker!.disconnect();
  }
}

const say = (said: Said) => process.send!(said);

async function answer({ nr, ask }: Question, answers: Answers): Promise<void> {
  if (ask === 'metrics') {
    say({ is: 'metrics', nr, values: await answers.metrics() });
    return;
  }
  try {
    const mistakes = ask === 'reload' ? await answers.reload() : await answers.reloadDesk();
    say({ is: 'reloaded', nr, mistakes: mistakes ?? [] });
  } catch (failure) {
    const refusal = failure instanceof StartError ? failure.message : String(failure);
    say({ is: 'reloaded', nr, mistakes: [], refusal });
  }
}
