/** The office cannot start; `message` is one sentence that says why and what to do. Printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
