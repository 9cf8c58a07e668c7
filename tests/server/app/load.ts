import { Agent, get } from 'node:http';
import { until } from './startedOffice.ts';

const CLIENTS = 6;

/** Clients that read one thing after another over connections which they keep; nothing is tried again. */
export class Load {
  /** What was no response with status 200, until `stop`. */
  readonly failed: string[] = [];
  #answers = 0;
  #over = false;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  readonly #clients: Promise<void>[];

  /** @param path `/api/pi/stan` asks nothing of the database */
  constructor(origin: string, path = '/api/pi/stan') {
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
