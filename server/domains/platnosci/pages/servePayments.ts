import type { FastifyInstance } from 'fastify';
import type { Office } from '../../../engine/office.ts';
import { serveNotices } from './notices.ts';
import { servePassage } from './passage.ts';
import { serveReturn } from './return.ts';

/**
 * What is between portal and provider, outside the API: the page that leads there, the way back, and notices.
 *
 * @param wake has the worker look for orders
 */
export function servePayments(app: FastifyInstance, office: Office, wake: () => void): void {
  serveNotices(app, office);
  servePassage(app, office, wake);
  serveReturn(app, office, wake);
}
