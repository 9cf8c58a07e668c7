import { createServer } from 'node:http';
import type { CompiledMunicipality } from '../compile/openMunicipality.ts';
import { answerSite } from '../site/answerSite.ts';
import { pageHeaders } from '../site/securityHeaders.ts';
import { openSite } from '../site/site.ts';
import { type MockApiOptions, mockApi } from './api.ts';
import { answerControl, type ChosenStates } from './control.ts';
import { HOST, listening } from './listening.ts';
import type { Settings } from './states.ts';

export interface MockServerOptions extends Pick<MockApiOptions, 'slowMs' | 'origins' | 'onCall'> {
  municipality: CompiledMunicipality;
  /** The folder of the built portal. */
  portal: string;
  port: number;
  settings?: Settings;
}

export interface MockServer {
  /** `http://127.0.0.1:8090` */
  address: string;
  chosen: ChosenStates;
  close(): Promise<void>;
}

/** The path of the mock API, whatever `api.base` of the municipality is. */
export const BASE = '/api';

/** Serves the portal of a municipality with an office that answers from the contract's examples, on loopback only. */
export async function serveMock(options: MockServerOptions): Promise<MockServer> {
  const municipality = withBase(options.municipality);
  const { contract, manifest } = municipality;
  const chosen: ChosenStates = { settings: options.settings ?? {} };
  const api = mockApi(contract, { ...options, base: BASE, settings: () => chosen.settings });
  const site = openSite(options.portal, municipality, { compress: false });
  const headers = pageHeaders(manifest);
  const server = createServer(async (request, response) => {
    // Refuses foreign host names (DNS rebinding).
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')) {
      response.writeHead(403).end();
      return;
    }
    try {
      if (await api(request, response)) return;
      if (await answerControl(contract, chosen, request, response)) return;
      answerSite(site, headers, request, response);
    } catch (failure) {
      console.error(failure instanceof Error ? failure.message : failure);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  const port = await listening(server, options.port);
  return {
    address: `http://${HOST}:${port}`,
    chosen,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const withBase = (municipality: CompiledMunicipality): CompiledMunicipality => ({
  ...municipality,
  manifest: { ...municipality.manifest, api: { base: BASE } },
});
