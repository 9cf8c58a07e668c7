/** How long an authenticator shows one code. */
export const CODE_MS = 30_000;
/** Long enough to type a code and send it on a busy machine. */
const TYPING_MS = 15_000;

/** Waits for the next code when the present one is about to expire, like a person. */
export async function timeForACode(): Promise<void> {
  const leftMs = CODE_MS - (Date.now() % CODE_MS);
  if (leftMs < TYPING_MS) await new Promise((done) => setTimeout(done, leftMs));
}
