import { misuse } from '../command/ending.ts';
import { whole } from '../command/options.ts';

/** The option of commands that serve something. */
export const PORT = whole('number', 'where it listens', 8090, 65_535);

/** For a server that cannot listen: @throws CommandEnd when another program has the port, else the failure itself */
export const portTaken =
  (port: number) =>
  (failure: unknown): never => {
    if ((failure as { code?: string }).code !== 'EADDRINUSE') throw failure;
    throw misuse(
      `Port ${port} is taken: stop the program that uses it, or choose another port, for example --port ${port + 1}.`,
    );
  };

/** Until the command is ended with Ctrl-C or SIGTERM. */
export const untilStopped = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
