import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { text } from '../../../codegen/check/screen/text.ts';
import { word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';

export const frame: BlockCheck<'frame'> = (scope, raw, path, common) => {
  const host = word(raw.host);
  const { hosts, frameHosts } = scope.screen.municipality;
  const at = [...path, 'host'];
  scope.screen.noteSymbol({ kind: 'host', path: at, names: () => hosts, written: () => [] });
  if (!hosts.includes(host)) {
    scope.problem('host.unknown', at, `"${host}" is not a host of services.config.json.${guess(host, hosts)}`);
  } else if (!frameHosts.includes(host)) {
    scope.problem('host.frame', at, `Pages of "${host}" may not be shown inside the portal.`, {
      help: [`In services.config.json: "${host}": { "address": "https://…", "frame": true }`],
    });
  }
  return {
    ...common,
    type: 'frame',
    host,
    path: scope.expression(raw.path, [...path, 'path'], { what: 'the path', kinds: ['text', 'number'] }).tree,
    title: text(scope, raw.title, [...path, 'title']),
    height: typeof raw.height === 'number' ? raw.height : 600,
  };
};
