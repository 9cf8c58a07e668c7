/** The response of a backend to one request. */
export interface Seen {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** The parsed body; undefined: it is not JSON. */
  json: unknown;
  ms: number;
}

export interface Request {
  method: string;
  /** Relative to the base, with the query. */
  address: string;
  headers?: Readonly<Record<string, string>>;
  /** Bytes are sent as they are, anything else as JSON. */
  body?: unknown;
}

/** The backend cannot be reached. */
export class Unreachable extends Error {}

export type Send = (request: Request) => Promise<Seen>;

const TIMEOUT_MS = 30_000;
/** Longest wait before the one retry after 429, s. */
const PATIENCE_S = 6;

/**
 * Sends requests to a backend, keeps its cookies as a browser does, and retries once after 429.
 *
 * @param base with its origin, `https://api.gmina.example/okienko`
 */
export function sender(base: string, send: typeof fetch = fetch): Send {
  const cookies = new Map<string, string>();

  async function once({ method, address, headers = {}, body }: Request): Promise<Seen> {
    const started = performance.now();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    let response: Response;
    try {
      response = await send(base + address, {
        method,
        redirect: 'manual',
        headers: {
          Accept: '*/*',
          ...(body !== undefined && {
            'Content-Type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
          }),
          // Without a session neither the token nor its cookie is sent.
          ...(headers.Authorization && cookie && { Cookie: cookie }),
          ...headers,
        },
        body: body === undefined ? undefined : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (cause) {
      const { cause: inner } = cause as { cause?: { code?: string } };
      throw new Unreachable(inner?.code ?? (cause as Error).message, { cause });
    }
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) cookies.set(name, value ?? '');
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    const ms = performance.now() - started;
    return { status: response.status, headers: response.headers, bytes, json: jsonOf(bytes), ms };
  }

  return async (request) => {
    const seen = await once(request);
    const wait = Number(seen.headers.get('retry-after'));
    if (seen.status !== 429 || !(wait <= PATIENCE_S)) return seen;
    await new Promise((over) => setTimeout(over, wait * 1000));
    return once(request);
  };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
