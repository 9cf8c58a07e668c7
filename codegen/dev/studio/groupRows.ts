import type { Entry, Group } from '../../studio/api.ts';
import type { Movable } from './movable.ts';

/** Groups with their services: a service can leave its group at either end, and be dropped into another. */
export function groupRows(groups: readonly Group[], note: (service: Entry) => string): Movable[] {
  const siblings = groups.map(({ name }) => name);
  const listOf = (group: Group) => `groups/${group.name}/services`;
  return groups.flatMap((group, index): Movable[] => {
    const inside = group.services.map(({ name }) => name);
    const [above, below] = [groups[index - 1], groups[index + 1]];
    const first = below?.services[0];
    return [
      {
        ...group,
        depth: 0,
        siblings,
        takes: { list: listOf(group), kind: 'service' },
        asksFirst: group.services.length > 0,
      },
      ...group.services.map(
        (service): Movable => ({
          ...service,
          note: note(service),
          isPale: service.off,
          depth: 1,
          siblings: inside,
          kind: 'service',
          list: listOf(group),
          isFixed: true,
          ...(above && { before: { to: { list: listOf(above) }, title: above.title, depth: 0 } }),
          ...(below && {
            after: {
              to: { list: listOf(below), ...(first && { beside: { side: 'before', name: first.name } as const }) },
              title: below.title,
              depth: 0,
            },
          }),
        }),
      ),
    ];
  });
}
