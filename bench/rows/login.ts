import { DEMO_PASSWORD } from '../../server/demo/kit/demoAccounts.ts';

/**
 * Logs in an account of the demo.
 *
 * @param name the resident with the most cards, if no other
 * @returns the headers of further calls
 */
export async function login(home: string, name = 'anna.wisniewska'): Promise<Record<string, string>> {
  const answer = await fetch(`${home}/konto/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: name, haslo: DEMO_PASSWORD }),
  });
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}`, cookie: String(answer.headers.get('set-cookie')).split(';')[0]! };
}
