import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { addVersion, currentLink, makeCurrent } from '../../../codegen/publish/versions.ts';
import { followLink } from '../../../server/app/followLink.ts';
import { reloads } from '../../../server/app/reload.ts';
import { drop, small } from '../../codegen/dev/folders.ts';
import { LIMIT_MS } from '../../night.ts';

const place = mkdtempSync(join(tmpdir(), 'okienko-published-'));
afterAll(() => {
  drop();
  rmSync(place, { recursive: true });
});

describe('an office whose folder is a link', () => {
  test('serves what is published next, without a signal', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const folder = small();
    const publish = (nr: number) => {
      addVersion(place, folder, { nr, at: '2026-11-24T10:00:00Z', by: 'anna' });
      makeCurrent(place, nr);
    };
    publish(1);
    const follow = followLink(currentLink(place));
    const served = vi.fn();
    const reloading = reloads(
      { replaceMunicipality: ({ manifest }) => served(manifest.name) },
      { municipality: currentLink(place), varDir: join(place, 'var') },
    );
    const config = join(folder, 'services.config.json');
    writeFileSync(config, readFileSync(config, 'utf8').replace(/"name": "[^"]*"/, '"name": "Inna"'));
    publish(2);
    const stop = follow(reloading.request);
    await vi.waitFor(() => expect(served.mock.calls).toEqual([['Inna']]), { timeout: LIMIT_MS });
    stop();
    await reloading.stop();
  });

  test('does nothing when the link is gone for a moment, or leads where it led', async () => {
    const link = join(place, 'link');
    const moved = vi.fn();
    symlinkSync('a', link);
    const stop = followLink(link, 5)(moved);
    const looks = () => new Promise((done) => setTimeout(done, 50));
    await looks();
    rmSync(link);
    await looks();
    symlinkSync('a', link);
    await looks();
    expect(moved).not.toHaveBeenCalled();
    rmSync(link);
    symlinkSync('b', link);
    await vi.waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
    stop();
  });

  test('does nothing when it is a folder', async () => {
    const moved = vi.fn();
    followLink(place, 5)(moved)();
    expect(moved).not.toHaveBeenCalled();
  });
});
