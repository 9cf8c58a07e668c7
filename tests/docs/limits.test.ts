import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/app/config.ts';
import { codeThrottle, ipThrottle, loginThrottle, stepThrottle } from '../../server/engine/session/throttle.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('docs/security.md says how logins and codes are limited', () => {
  const { failures, proofAfter } = loginThrottle;
  expect(page).toContain(
    `a captcha after ${proofAfter} failures of a login, a block after ${failures}, doubled each time`,
  );
  expect(ipThrottle.windowMs).toBe(MINUTE);
  expect(page).toContain(`${ipThrottle.failures} failures a minute for an address`);
  expect(page).toContain(`${stepThrottle.failures} wrong ones end the login, ${codeThrottle.failures} a day block it`);
});

test('docs/security.md says how long sessions last, and how many there are', () => {
  const { sessionMs, sessionLimitMs, sessionsPerAccount } = readConfig({});
  expect(page).toContain(
    `a session lasts ${sessionMs / MINUTE} minutes unless extended, ${sessionLimitMs / HOUR} hours at most`,
  );
  expect(sessionsPerAccount).toBe(5);
  expect(page).toContain('at most five at a time');
});
