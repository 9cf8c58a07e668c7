import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../engine/config/startError.ts';
import type { StudioSettings } from './settings.ts';

const run = promisify(execFile);

/** Whose copy it is. */
export interface Owner {
  kontoId: number;
  login: string;
}

/** The copies of all clerks: worktrees of one repository, each with a branch of its own. */
export class Worktrees {
  readonly #settings: Pick<StudioSettings, 'repository' | 'folder'>;
  readonly #folder: string;

  /** @param folder where the worktrees are */
  constructor(settings: Pick<StudioSettings, 'repository' | 'folder'>, folder: string) {
    this.#settings = settings;
    this.#folder = folder;
  }

  /** The branch that all copies have in common. @throws StartError when there is no such repository, or no municipality in it */
  async common(): Promise<string> {
    const { repository, folder } = this.#settings;
    const refuse = (why: string) =>
      new StartError(
        `${repository} is no bare git repository of this user (${why}): make one with \`git clone --bare FOLDER ${repository}\`, and let it belong to the user of the studio (docs/how-to/studio-for-clerks.md).`,
      );
    const bare = await this.#git('rev-parse', '--is-bare-repository').catch((failure) => {
      throw refuse(reasonOf(failure));
    });
    const branch = await this.#tried('symbolic-ref', '--short', 'HEAD');
    if (bare !== 'true' || branch === undefined)
      throw refuse(bare === 'true' ? 'it has no branch' : 'it has a work tree');
    const isThere = async (name: string): Promise<boolean> =>
      (await this.#tried('cat-file', '-e', `${branch}:${folder && `${folder}/`}${name}`)) !== undefined;
    if (!(await isThere('services.config.json')) && !(await isThere('overlay.config.json')))
      throw new StartError(
        `There is no municipality on the branch ${branch} of ${repository}: name its folder in OKIENKO_STUDIO_KATALOG.`,
      );
    return branch;
  }

  /** The municipality's folder in the copy of a clerk, which is made if there is none. */
  async of(owner: Owner, common: string): Promise<string> {
    const name = nameOf(owner);
    const worktree = join(this.#folder, name);
    if (!existsSync(join(worktree, '.git'))) {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      // A folder that somebody has removed by hand.
      await this.#git('worktree', 'prune');
      const branch = `studio/${name}`;
      const isOld = (await this.#tried('rev-parse', '--verify', '--quiet', `refs/heads/${branch}`)) !== undefined;
      await this.#git(
        'worktree',
        'add',
        '--quiet',
        ...(isOld ? [] : ['-b', branch]),
        worktree,
        isOld ? branch : common,
      );
    }
    return join(worktree, this.#settings.folder);
  }

  async #git(...args: readonly string[]): Promise<string> {
    const { stdout } = await run('git', ['-C', this.#settings.repository, ...args]);
    return stdout.trim();
  }

  async #tried(...args: readonly string[]): Promise<string | undefined> {
    return this.#git(...args).catch(() => undefined);
  }
}

/** What git says, without its advice. */
function reasonOf({ code, stderr = '' }: { code?: unknown; stderr?: string }): string {
  if (code === 'ENOENT') return 'git is not installed';
  return stderr.split('\n')[0]!.replace(/^fatal: /, '');
}

/** A number makes it unique, whatever characters a login has. */
const nameOf = ({ login, kontoId }: Owner): string =>
  `${login.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${kontoId}`;
