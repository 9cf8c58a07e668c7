import type { Step } from '../../../lang/descriptors/steps.ts';
import type { Text } from '../../../lang/descriptors/text.ts';
import type { Locals } from '../FormEnvironment.ts';
import type { ScreenHost } from './ScreenHost.ts';

interface SavingScreen {
  readonly host: Pick<ScreenHost, 'save'>;
  text(text: Text, locals: Locals): string;
}

/**
 * Saves a file that came inside a response, as base64.
 *
 * @throws Error for invalid base64, or for another file where a PDF is expected: nothing is saved then
 */
export function saveFile(
  screen: SavingScreen,
  step: Extract<Step, { do: 'save' }>,
  file: unknown,
  locals: Locals,
): void {
  const bytes = bytesOf(String(file));
  const name = screen.text(step.name, locals).replace(/[/\\]/g, '_');
  if (step.pdf && !isPdf(bytes)) throw new Error(`What was to be saved as "${name}" is no PDF.`);
  // With this type no browser opens the file as a page of the portal's own origin.
  const type = step.pdf ? 'application/pdf' : 'application/octet-stream';
  screen.host.save(new Blob([bytes], { type }), step.pdf && !/\.pdf$/i.test(name) ? `${name}.pdf` : name);
}

/** @throws DOMException for invalid base64 */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

const isPdf = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-';
