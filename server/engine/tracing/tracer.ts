import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Log } from '../log.ts';
import type { TracingSettings } from './settings.ts';
import type { Attributes, Span, SpanKind, Tracer } from './trace.ts';

const KINDS = { internal: 1, server: 2, client: 3 } as const;
const FAILED = { code: 2 };
const SEND_EVERY_MS = 2000;
const SENT_AT_ONCE = 500;
/** Spans beyond are dropped: a collector that is away costs no more memory. */
const MOST_WAITING = 5000;
const LIMIT_MS = 5000;

interface Context {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

/** A span as OTLP writes it in JSON. */
interface Recorded {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue: string } | { intValue: string } }[];
  status?: { code: number };
}

const nano = (ms: number): string => `${Math.round(ms * 1000)}000`;
const nowMs = (): number => performance.timeOrigin + performance.now();

const attributesOf = (attributes: Attributes): Recorded['attributes'] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));

/** The trace of a caller. @returns undefined for a header that is none */
function contextOf(traceparent: string | undefined): Context | undefined {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags!, 16) & 1) === 1 };
}

/** The first word of a statement and the table it is about; its text and values are not recorded. */
function shortOf(sql: string): string {
  const [word = ''] = /^\s*\w+/.exec(sql) ?? [];
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql)?.[1];
  return [word.trim().toLowerCase(), table].filter(Boolean).join(' ');
}

/** Records spans and sends them in batches to a collector by OTLP over HTTP, as JSON. */
export function openTracer({ endpoint, service, ratio }: TracingSettings, log: Log): Tracer {
  const around = new AsyncLocalStorage<Context>();
  const contexts = new WeakMap<Span, Context>();
  let waiting: Recorded[] = [];
  let dropped = 0;
  let sending = Promise.resolve();

  function keep(span: Recorded): void {
    if (waiting.length >= MOST_WAITING) dropped += 1;
    else waiting.push(span);
  }

  function record(
    { traceId, spanId }: Context,
    parent: Context | undefined,
    about: { name: string; kind: SpanKind; startMs: number; attributes: Attributes; failed: boolean },
  ): void {
    keep({
      ...{ traceId, spanId, ...(parent && { parentSpanId: parent.spanId }) },
      ...{ name: about.name, kind: KINDS[about.kind] },
      ...{ startTimeUnixNano: nano(about.startMs), endTimeUnixNano: nano(nowMs()) },
      attributes: attributesOf(about.attributes),
      ...(about.failed && { status: FAILED }),
    });
  }

  const childOf = (parent: Context | undefined): Context => ({
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    isSampled: parent ? parent.isSampled : randomBytes(4).readUInt32BE() < ratio * 2 ** 32,
  });

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, SENT_AT_ONCE);
      waiting = waiting.slice(SENT_AT_ONCE);
      const resource = { attributes: attributesOf({ 'service.name': service }) };
      const body = JSON.stringify({
        resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'okienko' }, spans }] }],
      });
      try {
        const { status } = await fetch(`${endpoint}/v1/traces`, {
          ...{ method: 'POST', redirect: 'error', headers: { 'content-type': 'application/json' }, body },
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        if (status >= 300) dropped += spans.length;
      } catch {
        dropped += spans.length;
      }
    }
    if (dropped > 0) log({ poziom: 'ostrzezenie', zdarzenie: 'slady', linie: dropped });
    dropped = 0;
  }
  const flush = (): Promise<void> => {
    sending = sending.then(send);
    return sending;
  };
  const timer = setInterval(flush, SEND_EVERY_MS).unref();

  return {
    begin(name, kind, attributes, traceparent) {
      const parent = contextOf(traceparent) ?? around.getStore();
      const context = childOf(parent);
      const startMs = nowMs();
      let all = attributes;
      const span: Span = {
        traceparent: `00-${context.traceId}-${context.spanId}-${context.isSampled ? '01' : '00'}`,
        set(more) {
          all = { ...all, ...more };
        },
        end(failed) {
          if (context.isSampled) record(context, parent, { name, kind, startMs, attributes: all, failed });
        },
      };
      contexts.set(span, context);
      return span;
    },
    within: (span, run) => around.run(contexts.get(span)!, run),
    query(sql, tookMs, failed) {
      const parent = around.getStore();
      if (!parent?.isSampled) return;
      const name = shortOf(sql);
      const attributes = { 'db.query.summary': name };
      record(childOf(parent), parent, { name, kind: 'client', startMs: nowMs() - tookMs, attributes, failed });
    },
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
