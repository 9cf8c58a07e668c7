/** One line about what is being done. */
export function say(text) {
  console.log(`okienko: ${text}`);
}

/** Ends the preparation with one sentence that names the remedy. */
export function stop(text) {
  console.error(`okienko: ${text}`);
  process.exit(1);
}
