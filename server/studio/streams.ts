import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Session } from '../engine/session/sessions.ts';

const LOOK_MS = 10_000;

/** Answers that never end, such as events of a copy: they are ended with the session. */
export class Streams {
  readonly #open = new Map<ServerResponse, { id: number; request: IncomingMessage }>();
  readonly #looking: NodeJS.Timeout;

  /** @param find the session of a request, while it lasts */
  constructor(find: (request: IncomingMessage) => Promise<Session | undefined>) {
    this.#looking = setInterval(() => void this.#look(find), LOOK_MS).unref();
  }

  add(id: number, request: IncomingMessage, response: ServerResponse): void {
    this.#open.set(response, { id, request });
    response.on('close', () => this.#open.delete(response));
  }

  end(session: number): void {
    for (const [response, { id }] of this.#open) if (id === session) response.destroy();
  }

  close(): void {
    clearInterval(this.#looking);
    for (const response of this.#open.keys()) response.destroy();
  }

  async #look(find: (request: IncomingMessage) => Promise<Session | undefined>): Promise<void> {
    for (const [response, { id, request }] of this.#open) {
      const session = await find(request).catch(() => undefined);
      if (session?.id !== id) response.destroy();
    }
  }
}
