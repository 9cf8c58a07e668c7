import type { BlockCheck } from '../../../codegen/check/screen/block.ts';
import { text } from '../../../codegen/check/screen/text.ts';
import { word } from '../../../codegen/files/raw.ts';
import { guess } from '../../../codegen/files/shape.ts';

export const frame: BlockCheck = (room, raw, path, common) => {
  const host = word(raw.host);
  const { hosts, framed } = room.screen.municipality;
  const at = [...path, 'host'];
  room.screen.heard({ kind: 'host', path: at, names: () => hosts, written: () => [] });
  if (!hosts.includes(host)) {
    room.problem('host.unknown', at, `"${host}" is not a host of services.config.json.${guess(host, hosts)}`);
  } else if (!framed.includes(host)) {
    room.problem('host.frame', at, `Pages of "${host}" may not stand inside the portal.`, {
      help: [`In services.config.json: "${host}": { "address": "https://…", "frame": true }`],
    });
  }
  return {
    ...common,
    type: 'frame',
    host,
    path: room.expression(raw.path, [...path, 'path'], { what: 'the path', kinds: ['text', 'number'] }).tree,
    title: text(room, raw.title, [...path, 'title']),
    height: typeof raw.height === 'number' ? raw.height : 600,
  };
};
