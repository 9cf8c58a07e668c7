import type { Contract } from '../contract/contract.ts';
import type { Send } from './http.ts';
import { nameOrNot } from './mistakes.ts';
import { requestOf } from './request.ts';

export interface Login {
  login: string;
  password: string;
}

/** What the operations of a session are called in the contract: the portal itself knows them by these names. */
const OPERATIONS = { login: 'zaloguj', config: 'dajKonfiguracje', subjects: 'dajListePodmiotow' };

/** A session, or the reason why there is none. */
export type Session = { token: string; restricted: boolean; cookie: string[] } | { why: string };

/** Logs in by the contract's own operation. A captcha and a second step are for people. */
export async function logIn(contract: Contract, send: Send, login: Login | undefined): Promise<Session> {
  const operation = contract.operations.get(OPERATIONS.login);
  if (!login) return { why: 'without a login: public operations only' };
  if (!operation) return { why: `the contract has no ${OPERATIONS.login}: public operations only` };
  const config = contract.operations.get(OPERATIONS.config);
  const configuration = config && (await send(requestOf(config, {}))).json;
  if ((configuration as { czyCaptcha?: unknown } | undefined)?.czyCaptcha === true)
    return { why: 'not logged in, because the backend asks for a captcha: turn it off for the test' };
  const { status, json, headers } = await send(
    requestOf(operation, { args: { login: login.login, haslo: login.password } }),
  );
  const { token, czyOgraniczony, czy2FaAktywne, kod } = (json ?? {}) as Record<string, unknown>;
  if (status !== 200 || typeof token !== 'string')
    return {
      why: `not logged in: the login was refused with ${status}${typeof kod === 'string' ? ` ${nameOrNot(kod)}` : ''}`,
    };
  if (czy2FaAktywne === true)
    return { why: 'not logged in, because the account has a second step: use another account' };
  return { token, restricted: czyOgraniczony === true, cookie: headers.getSetCookie() };
}

/** The subjects that the session may act for: the person as null, institutions by their NIP. */
export async function subjectsOf(contract: Contract, send: Send, token: string): Promise<(string | null)[]> {
  const operation = contract.operations.get(OPERATIONS.subjects);
  if (!operation) return [null];
  const { json } = await send(requestOf(operation, { token }));
  const { podmioty } = (json ?? {}) as { podmioty?: unknown };
  const all = Array.isArray(podmioty) ? podmioty : [];
  const nips = all.map((one) => (one as { nip?: unknown } | null)?.nip);
  return nips.filter((nip) => nip === null || typeof nip === 'string') as (string | null)[];
}
