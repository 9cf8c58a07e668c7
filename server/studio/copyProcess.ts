/** The process of one clerk's copy: what `okienko dev` serves, on a socket that only the studio reaches. It ends with the studio. */
import { type DevServer, serveDev } from '../../codegen/dev/server.ts';
import type { CopyOptions, CopyState } from './copies.ts';

const tell = (state: CopyState): void => void process.send?.(state);
let server: DevServer | undefined;

process.once('disconnect', () => process.exit(0));
process.once('message', ({ folder, portal, place, ...hosted }: CopyOptions) => {
  serveDev({ folder, portal, place, port: 0, hosted }).then(
    (started) => {
      server = started;
      tell({ is: 'ready' });
    },
    (failure: unknown) => {
      console.error(failure);
      tell({ is: 'failed' });
    },
  );
});
process.once('SIGTERM', () => {
  void Promise.resolve(server?.close()).then(() => process.exit(0));
});
