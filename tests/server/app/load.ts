import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { until } from './startedOffice.ts';

const CLIENTS = 6;

/** Clients that read one thing after another over connections which they keep; nothing is tried again. */
export class Load {
  /** What was no response with status 200, until `stop`. */
  readonly failed: string[] = [];
  #answers = 0;
  #over = false;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  readonly #pauseMs: number;
  readonly #clients: Promise<void>[];

  /**
   * @param pauseMs of a client between two calls; without it they take what the office needs to start processes
   * @param path `/api/pi/stan` asks nothing of the database
   */
  constructor(origin: string, pauseMs: number, path = '/api/pi/stan') {
    this.#pauseMs = pauseMs;
    this.#clients = Array.from({ length: CLIENTS }, () => this.#run(`${origin}${path}`));
  }

  /** Waits for this many more answers. */
  async answered(more: number): Promise<void> {
    const wanted = this.#answers + more;
    await until(() => this.#answers >= wanted);
  }

  async stop(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#clients);
    this.#agent.destroy();
  }

  async #run(address: string): Promise<void> {
    while (!this.#over) {
      const answer = await this.#read(address);
      if (answer !== 200 && !this.#over) this.failed.push(String(answer));
      this.#answers += 1;
      if (this.#pauseMs > 0) await setTimeout(this.#pauseMs);
    }
  }

  #read(address: string): Promise<number | string> {
    return new Promise((resolve) => {
      get(address, { agent: this.#agent }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode!));
        response.once('error', (failure) => resolve(failure.message));
      }).once('error', (failure) => resolve(failure.message));
    });
  }
}
