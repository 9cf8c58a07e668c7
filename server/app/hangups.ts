/** Calls `reload` at each SIGHUP, and at once if one has come already. */
export type OnHangup = (reload: () => void) => void;

/**
 * Listens to SIGHUP, by which an operator has the municipality read again. One that comes during the start, when the folder may
 * have been read already, waits for its end; without a listener it would end the process.
 */
export function heedHangups(): OnHangup {
  let isAwaited = false;
  let heed = () => {
    isAwaited = true;
  };
  process.on('SIGHUP', () => heed());
  return (reload) => {
    heed = reload;
    if (isAwaited) reload();
  };
}
