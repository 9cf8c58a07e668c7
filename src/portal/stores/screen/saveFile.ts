import type { Step } from '../../../lang/descriptors/steps.ts';
import type { Locals } from '../FormEnvironment.ts';
import type { ScreenStore } from '../ScreenStore.ts';

/**
 * Saves a file that came with an answer, in base64.
 *
 * @throws Error when it is none: the resident is told, and nothing is saved under the name of a document
 */
export function saveFile(
  screen: ScreenStore,
  step: Extract<Step, { do: 'save' }>,
  file: unknown,
  locals: Locals,
): void {
  const bytes = bytesOf(String(file));
  const name = screen.text(step.name, locals).replace(/[/\\]/g, '_');
  if (step.pdf && !isPdf(bytes)) throw new Error(`What was to be saved as "${name}" is no PDF.`);
  // Of a type that no browser makes a page of our own address of.
  const type = step.pdf ? 'application/pdf' : 'application/octet-stream';
  screen.host.save(new Blob([bytes], { type }), step.pdf && !/\.pdf$/i.test(name) ? `${name}.pdf` : name);
}

/** @throws DOMException when it is no base64 */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

const isPdf = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-';
