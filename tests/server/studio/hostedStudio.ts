import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RolaStudia } from '../../../server/domains/urzednicy/tables.ts';
import { addUrzednik, type UrzednicyDesk } from '../../../server/domains/urzednicy/urzednicyDesk.ts';
import { logTo } from '../../../server/engine/log.ts';
import { secretsOf } from '../../../server/engine/session/secrets.ts';
import { Copies } from '../../../server/studio/copies.ts';
import { buildStudio } from '../../../server/studio/server.ts';
import { Worktrees } from '../../../server/studio/worktrees.ts';
import { portal } from '../../codegen/dev/folders.ts';
import { withPages } from '../../codegen/studio/withPages.ts';
import { openOffice, PEPPER, type TestDatabase, type TestOffice } from '../helpers.ts';
import { authenticatorCode } from '../rfc6238.ts';

export const ONE_TIME = 'ABCD-EFGH-JKLM';
export const PASSWORD = 'Mokra-Lipa-2026';

/** A browser: it keeps cookies, and says where its calls come from. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #origin: () => string;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  async ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'sec-fetch-site': 'same-origin', origin: this.#origin(), ...init.headers };
    const answer = await fetch(this.#origin() + path, { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  page = (path: string, headers: Record<string, string> = {}) =>
    this.ask(path, { headers: { accept: 'text/html', 'accept-language': 'pl', ...headers } });
  send = (path: string, typed: Record<string, string>) =>
    this.ask(path, { method: 'POST', body: new URLSearchParams(typed), headers: { 'accept-language': 'pl' } });
  get = async <T>(path: string): Promise<T> => (await (await this.ask(`/dev/studio/${path}`)).json()) as T;
  post = (path: string, body?: unknown) =>
    this.ask(`/dev/studio/${path}`, { method: 'POST', body: body === undefined ? '' : JSON.stringify(body) });
}

export interface StudioClerk extends Browser {
  key: string;
}

/** The hosted studio of a small municipality, on the database of a test. */
export class HostedStudio {
  readonly office: TestOffice;
  readonly repository: string;
  readonly place: string;
  readonly folder: string;
  server!: FastifyInstance;
  copies!: Copies;

  private constructor(office: TestOffice) {
    this.office = office;
    this.folder = mkdtempSync(join(tmpdir(), 'okienko-hosted-'));
    this.repository = join(this.folder, 'gmina.git');
    this.place = join(this.folder, 'published');
  }

  static async open(database: TestDatabase, limits: Partial<{ mostCopies: number; diskMb: number }> = {}) {
    const studio = new HostedStudio(await openOffice(database));
    const { folder, repository, place } = studio;
    const source = withPages();
    const git = (...args: string[]) => execFileSync('git', args, { cwd: source, stdio: 'pipe' });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('-c', 'user.name=Gmina', '-c', 'user.email=gmina@gmina.example', 'commit', '--quiet', '-m', 'Początek');
    git('clone', '--quiet', '--bare', source, repository);
    const worktrees = new Worktrees({ repository, folder: '' }, join(folder, 'kopie'));
    const common = await worktrees.common();
    studio.copies = new Copies({
      ...{ worktrees, common, place, portal: portal(), now: () => studio.office.clock.ms },
      ...{ mostCopies: 3, memoryMb: 512, diskMb: 50, idleMs: 900_000, ...limits },
    });
    const { office } = studio;
    studio.server = buildStudio({
      ...{ config: office.config, settings: { adres: 'http://localhost', sessionMs: 600_000 } },
      ...{ database: office.database, secrets: secretsOf(PEPPER), copies: studio.copies, name: 'Gmina Próbna' },
      log: logTo((line) => office.lines.push(line)),
      now: () => new Date(office.clock.ms),
    });
    await studio.server.listen({ port: 0, host: '127.0.0.1' });
    return studio;
  }

  get origin(): string {
    return `http://localhost:${(this.server.server.address() as AddressInfo).port}`;
  }

  browser = () => new Browser(() => this.origin);

  asOperator<T>(run: (desk: UrzednicyDesk) => Promise<T>): Promise<T> {
    const now = new Date(this.office.clock.ms);
    return this.office.database.query.transaction().execute((db) => run({ db, now, operator: 'root', kinds: [] }));
  }

  /** Makes a clerk with these roles, and logs them in for the first time. */
  async clerk(login: string, ...studio: RolaStudia[]): Promise<StudioClerk> {
    const name = { imie: 'Ewa', nazwisko: login, email: `${login}@gmina.example` };
    const made = { login, ...name, uprawnienia: 'CZYTA' as const, rodzaje: ['-'], studio };
    await this.asOperator((desk) => addUrzednik(desk, made, ONE_TIME));
    const browser = this.browser();
    await browser.send('/dev/logowanie', { login, haslo: ONE_TIME });
    const key = /<code>(\w+)<\/code>/.exec(await (await browser.page('/dev/klucz')).text())?.[1] ?? '';
    await browser.send('/dev/klucz', { noweHaslo: PASSWORD, totp: this.code(key) });
    return Object.assign(browser, { key });
  }

  code = (key: string): string => authenticatorCode(key, this.office.clock.ms);

  /** The processes of the copies that run, with their commands. */
  get processes(): { pid: number; command: string }[] {
    const lines = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' }).split(
      '\n',
    );
    return lines
      .filter((line) => line.includes('copyProcess.ts'))
      .map((command) => ({ pid: Number.parseInt(command, 10), command }));
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.copies.close();
    await this.office.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
