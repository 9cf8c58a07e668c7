import type { FastifyInstance } from 'fastify';
import type { Office } from '../../../engine/office.ts';
import { serveNotices } from './notices.ts';
import { servePassage } from './passage.ts';
import { serveReturn } from './return.ts';

/**
 * The pages between portal and provider, outside the API: the page that leads there, the return address, and notices.
 *
 * @param wake starts the work on waiting orders
 */
export function servePayments(app: FastifyInstance, office: Office, wake: () => void): void {
  serveNotices(app, office);
  servePassage(app, office, wake);
  serveReturn(app, office, wake);
}
