import type { Plan } from './plan.ts';
import { type NewService, namesOf } from './service.ts';

/** The files written, the texts to translate, and the next steps. */
export function summaryOf(folder: string, service: NewService, plan: Plan, written: boolean): string {
  const { namespace, read, send } = namesOf(service);
  const files = [...plan.created.keys()].map((name) => `  + ${name}`);
  const changes = [...plan.changed.keys()].map((name) => `  ~ ${name}`);
  const words = plan.translate.map(({ language, words }) => `  ${language}: ${words.join(', ')}`);
  const operation = service.kind === 'form' ? send : read;
  const next = [
    ...(words.length ? [`translate the words above in locales/<language>/${namespace}.json`] : []),
    service.csv
      ? service.kind === 'form'
        ? 'review the states of requests in data.config.json'
        : `put your own rows into data/${service.slug}.csv`
      : `let your backend answer ${operation}; until then: ./okienko mock ${folder}`,
    `./okienko check ${folder}`,
  ];
  const sections = [
    `${written ? 'Service' : 'Nothing is written (--dry-run). Service'} ${plan.number}, /uslugi/${service.slug}`,
    [...files, ...changes].join('\n'),
    ...(words.length ? [`Still in Polish:\n${words.join('\n')}`] : []),
    `Next:\n${next.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`,
  ];
  return sections.join('\n\n');
}
