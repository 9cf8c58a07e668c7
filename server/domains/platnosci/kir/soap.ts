import type { ProviderAnswer } from '../../../engine/http/callProvider.ts';
import { ProviderFailure } from '../../../engine/http/callProvider.ts';
import { MessageRefusal } from '../../../engine/xml/messageRefusal.ts';
import { NS } from '../../../engine/xml/names.ts';
import { parseStrictly } from '../../../engine/xml/parse.ts';
import { childrenOf, mustBe, oneOf, textOf } from '../../../engine/xml/read.ts';
import { inEnvelope } from '../../../engine/xml/soap.ts';
import { element, xmlText } from '../../../engine/xml/write.ts';

const CALL = 'getStatusByPaymentID';

/** The request for the status of a payment; the service names its arguments by position. */
export const statusQuestion = (namespace: string, paymentId: string, nip: string): string =>
  inEnvelope(
    element(
      `p:${CALL}`,
      { 'xmlns:p': namespace },
      element('in0', {}, xmlText(paymentId)),
      element('in1', {}, xmlText(nip)),
    ),
  );

/**
 * The code in the response. Elements are found by local name only, since services of that age use one
 * namespace or another, or none.
 *
 * @throws ProviderFailure
 */
export function statusIn({ status, text }: ProviderAnswer): string {
  if (status !== 200) throw new ProviderFailure(`status ${status}`);
  try {
    const body = oneOf(mustBe(parseStrictly(text, { bare: true }), NS.soap, 'Envelope'), NS.soap, 'Body');
    const [response, ...others] = childrenOf(body);
    const [value, ...more] = response?.localName === `${CALL}Response` ? childrenOf(response) : [];
    if (value?.localName !== `${CALL}Return` || others.length + more.length > 0) throw new ProviderFailure('no status');
    return textOf(value);
  } catch (cause) {
    throw cause instanceof MessageRefusal ? new ProviderFailure(`answer ${cause.reason}`, { cause }) : cause;
  }
}
