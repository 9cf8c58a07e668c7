import { COST } from '../../server/engine/session/password.ts';

/**
 * A hash of production takes a core for 50 ms, and tests hash thousands, also for logins that nobody has. A stored hash names its
 * own cost, so those of other processes are verified as well; the programs that tests start hash as in production.
 */
Object.assign(COST, { memory: 64, passes: 1 });
