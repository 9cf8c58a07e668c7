import type { Step } from '../../../lang/descriptors/steps.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import { hostAddress } from '../../../lang/values/hostAddress.ts';
import type { ScreenHost } from './ScreenHost.ts';

/**
 * Leads to another site, by its address or with a form that is posted to it.
 *
 * @returns false for an address that is not of the host; else it settles when the page is shown again
 */
export async function leavePortal(
  host: Pick<ScreenHost, 'manifest' | 'origin' | 'leave' | 'post'>,
  step: Extract<Step, { do: 'leave' | 'post' }>,
  value: (tree: Tree) => Promise<unknown>,
): Promise<boolean> {
  const { hosts, posts } = host.manifest;
  const site = step.do === 'leave' || posts?.includes(step.host) ? hosts[step.host] : undefined;
  const url = hostAddress(site, await value(step.path), host.origin);
  if (!url) return false;
  if (step.do === 'leave') {
    await host.leave(url);
    return true;
  }
  const fields: Record<string, string> = {};
  for (const [name, tree] of Object.entries(step.fields)) fields[name] = String((await value(tree)) ?? '');
  await host.post(url, fields, step.host);
  return true;
}
