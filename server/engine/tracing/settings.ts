import type { DomainSettings } from '../config/settings.ts';
import { StartError } from '../config/startError.ts';

declare module '../config/config.ts' {
  interface Config {
    /** Where traces are sent; absent: none are recorded. */
    slady?: TracingSettings | undefined;
  }
}

export interface TracingSettings {
  /** Without `/v1/traces`. */
  endpoint: string;
  service: string;
  /** The share of calls that are recorded, when a caller did not decide. */
  ratio: number;
}

export const settings: DomainSettings<'slady'> = {
  described: [
    {
      names: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
      description:
        'a collector of OpenTelemetry, `http://127.0.0.1:4318`, that gets traces by OTLP over HTTP as JSON ([how-to/alarms.md](how-to/alarms.md#traces)); without it none are recorded',
    },
    {
      names: ['OTEL_SERVICE_NAME', 'OTEL_TRACES_SAMPLER_ARG'],
      default: '`okienko` `1`',
      description: 'the name of the office in traces, and the share of calls that are recorded, 0 to 1',
    },
  ],
  read(env) {
    const given = env.OTEL_EXPORTER_OTLP_ENDPOINT;
    if (!given) return { slady: undefined };
    const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || '1');
    if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
      throw new StartError(
        `OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318, but it is "${given}".`,
      );
    if (!(ratio >= 0 && ratio <= 1)) throw new StartError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
    return { slady: { endpoint: given.replace(/\/+$/, ''), service: env.OTEL_SERVICE_NAME || 'okienko', ratio } };
  },
};
