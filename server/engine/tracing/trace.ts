/** What is recorded of a span: words of the program and numbers, never data of a person. */
export type Attributes = Readonly<Record<string, string | number>>;

export type SpanKind = 'internal' | 'server' | 'client';

/** A span that has begun. */
export interface Span {
  /** The header of W3C that continues the trace elsewhere. */
  readonly traceparent: string;
  set(attributes: Attributes): void;
  end(failed: boolean): void;
}

/** Records spans; server/engine/tracing/tracer.ts has the only one. */
export interface Tracer {
  /** @param parent a `traceparent` header of a caller; absent: the span around this one, if any */
  begin(name: string, kind: SpanKind, attributes: Attributes, parent?: string): Span;
  /** Spans that `run` begins are inside of this one. */
  within<Result>(span: Span, run: () => Result): Result;
  /** A query that has just ended, when a span is around it. */
  query(sql: string, tookMs: number, failed: boolean): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

let tracer: Tracer | undefined;

/** From now on spans are recorded; without it nothing is, and no code for it is loaded. */
export function recordWith(one: Tracer | undefined): void {
  tracer = one;
}

export const tracing = (): Tracer | undefined => tracer;

/** Runs in a span, when spans are recorded. @param run takes the span, or undefined */
export async function traced<Result>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  run: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  if (!tracer) return run(undefined);
  const span = tracer.begin(name, kind, attributes);
  try {
    const result = await tracer.within(span, () => run(span));
    span.end(false);
    return result;
  } catch (failure) {
    span.end(true);
    throw failure;
  }
}
