import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../../../server/engine/session/password.ts';
import { cheapHash } from '../../demoCopy.ts';

describe('a password', () => {
  it('is correct only when it is the same, and an unknown login has none', async () => {
    const stored = await hashPassword('Zażółć-2026!');
    expect(stored).toMatch(/^argon2id\$\d+\$\d\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword('Zażółć-2026!', stored)).toBe(true);
    expect(await verifyPassword('Zażółć-2026', stored)).toBe(false);
    expect(await verifyPassword('', undefined)).toBe(false);
  });

  it('has a salt of its own', async () => {
    const salt = Buffer.from('0123456789abcdef');
    expect(await hashPassword('haslo', salt)).toBe(await hashPassword('haslo', salt));
    expect(await hashPassword('haslo')).not.toBe(await hashPassword('haslo'));
  });

  it('is refused when more are queued than can be hashed in time', async () => {
    const stored = cheapHash('Lipowa-2026!');
    const results = await Promise.allSettled(Array.from({ length: 70 }, () => verifyPassword('Lipowa-2026!', stored)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => [reason.status, reason.headers['retry-after']])).toEqual(
      Array(4).fill([429, '5']),
    );
    expect(results.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(66);
  }, 30_000);
});
