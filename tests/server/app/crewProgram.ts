/*
 * A crew of two for a test. The argument says what its processes do: `late` ones answer only when they are told to end, of `dead`
 * ones another process holds the channel after their end, `usual` ones do nothing special.
 */
import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { Crew } from '../../../server/app/processes/crew.ts';

const CHANNEL = (process.channel as { fd?: number } | undefined)?.fd ?? -1;

if (cluster.isPrimary) {
  const crew = new Crew({
    size: 2,
    onEnd: () => void setImmediate(() => process.kill(process.pid, 'SIGTERM')),
    onLeaving() {},
    onGone() {},
  });
  process.once('SIGTERM', async () => {
    await crew.stop();
    console.log('stopped');
    // The channel of the dead one would keep it.
    if (process.argv[2] === 'dead') process.exit();
  });
  crew.start().catch((failure: Error) => console.log(failure.message));
} else if (process.argv[2] === 'late') {
  process.once('SIGTERM', () => process.send!({ is: 'ready', mistakes: [] }, () => process.disconnect()));
  console.log('begun');
} else {
  process.send!({ is: 'ready', mistakes: [] }, () => console.log('ready'));
  if (process.argv[2] === 'dead' && cluster.worker!.id === 2) {
    spawn('sleep', ['20'], { stdio: ['ignore', 'ignore', 'ignore', CHANNEL], detached: true }).unref();
    setTimeout(() => process.exit(1), 200);
  }
}
