import type { Call } from '../../lang/descriptors/contract.ts';
import type { Api } from './Api.ts';
import { layOut } from './request.ts';

/** The address of a call whose response is the same for every visitor; undefined for any other call. */
function publicAddress(call: Call, args: Readonly<Record<string, unknown>>, lang: string | null): string | undefined {
  const isGiven = call.access === 'public' && call.method === 'GET' && !call.document;
  return isGiven ? layOut(call, args, { lang, nip: null }).address : undefined;
}

/**
 * Takes each response from the page once; any other call goes to the office. The office wrote these responses, so they
 * are not validated again.
 *
 * @param given by address; a response that was taken is deleted
 * @param language of the calls
 */
export function withGiven(api: Api, given: Map<string, unknown>, language: () => string | null): Api {
  return {
    async call(call, args, options) {
      const address = given.size > 0 ? publicAddress(call, args, language()) : undefined;
      if (address === undefined || !given.has(address)) return api.call(call, args, options);
      const answer = given.get(address);
      given.delete(address);
      options?.onCachedAt?.(null);
      return answer;
    },
  };
}

/** Notes the responses of public operations in `record`, for the page that is being made. */
export function recording(api: Api, record: Record<string, unknown>, language: () => string | null): Api {
  return {
    async call(call, args, options) {
      const answer = await api.call(call, args, options);
      const address = publicAddress(call, args, language());
      if (address !== undefined) record[address] = answer;
      return answer;
    },
  };
}
