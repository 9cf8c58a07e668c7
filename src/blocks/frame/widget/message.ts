/** What a framed page may ask for: `{ "okienko": "height", "height": 840 }`. */
const LOWEST = 120;
const HIGHEST = 4000;

/**
 * The height a message of a framed page asks for, within bounds; nothing for any other message.
 *
 * @param from the window of the frame
 * @param origin of the framed page; `null` as text for one that is kept apart from its own site
 */
export function heightIn(event: MessageEvent<unknown>, from: Window | null, origin: string): number | undefined {
  if (from === null || event.source !== from || event.origin !== origin) return undefined;
  const { data } = event;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const { okienko, height } = data as Record<string, unknown>;
  if (okienko !== 'height' || typeof height !== 'number' || !Number.isFinite(height)) return undefined;
  return Math.min(Math.max(Math.ceil(height), LOWEST), HIGHEST);
}
