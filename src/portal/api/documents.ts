import type { Call } from '../../lang/descriptors/contract.ts';
import type { DocumentAnswer } from './Api.ts';
import { broken, type Log } from './answer.ts';

/**
 * A PDF, or a file of any type. A download is marked as one by the office; the error page of a proxy is not.
 *
 * @throws ApiError of kind `contract` for a response that is no PDF, or no download
 */
export async function readDocument(call: Call, response: Response, log: Log): Promise<DocumentAnswer> {
  const type = response.headers.get('Content-Type') ?? '';
  const disposition = response.headers.get('Content-Disposition');
  const any = call.document === 'any';
  if (any ? !/^attachment\b/i.test(disposition ?? '') : !type.startsWith('application/pdf'))
    throw broken(call, response.status, `a ${any ? 'page' : 'document'} of type "${type}"`, log);
  const body = await response.blob();
  // The type of a download: otherwise a browser could open the file as a page of the portal's own origin.
  const blob = any ? new Blob([body], { type: 'application/octet-stream' }) : body;
  return { blob, name: fileName(disposition) };
}

/** RFC 6266: `filename*` wins, since it carries Polish letters. Path separators are removed. */
export function fileName(disposition: string | null): string | undefined {
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  let name = plain;
  try {
    if (wide) name = decodeURIComponent(wide);
  } catch {
    name = plain;
  }
  return name?.replace(/[/\\]/g, '_');
}
