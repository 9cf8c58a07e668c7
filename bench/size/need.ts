import type { Hour } from '../rows/hour.ts';
import { meanOf, p95, type Share, type Station, utilisation } from './queue.ts';

/** What is not measured. */
export const ASSUMED = {
  /** Calls a second for each 100,000 residents: all come at once, since the office has written to them. */
  rushPer100k: 150,
  /** A usual due date: the subjects of 100,000 residents, the share that uses the portal, of these on that day, of these in its busiest hour. */
  due: { subjects: 40_000, using: 0.5, thatDay: 0.25, busiestHour: 0.12 },
  /** The share of the time in which cores may work. */
  busy: 0.6,
  /** Space beside the data: indexes made anew, logs of PostgreSQL, a dump. */
  diskTimes: 3,
  /** The part of the data that is in memory: years that residents look at, and all indexes of them. */
  hotShare: 0.5,
  /** Cores of one machine. */
  cores: 16,
  /** Connections of one process of the office. */
  connections: 10,
  /** Connections of PostgreSQL behind PgBouncer: for each of its cores, and at least. */
  pooled: { perCore: 4, least: 20 },
} as const;

/** The service time of each kind of calls with its share. */
export function sharesOf({ service, ms }: Hour, of: 'officeMs' | 'threadMs' | 'databaseMs'): Share[] {
  const kinds = Object.entries(service);
  const all = kinds.reduce((sum, [kind]) => sum + (ms[kind]?.calls ?? 0), 0);
  return kinds.map(([kind, one]) => ({ share: (ms[kind]?.calls ?? 0) / all, ms: one[of] }));
}

const wholeOf = (hour: Hour): Share[] => {
  const database = sharesOf(hour, 'databaseMs');
  return sharesOf(hour, 'officeMs').map(({ share, ms }, at) => ({ share, ms: ms + database[at]!.ms }));
};

export const callsPerVisit = ({ ms }: Hour): number => ms.all!.calls / ms.login!.calls;

/** What the model says of the hour itself: one machine whose cores do everything. */
export function predicted(hour: Hour, perSecond: number, cores: number) {
  const whole = wholeOf(hour);
  const machine: Station = { servers: cores, perSecond, service: whole };
  return {
    office: (perSecond * meanOf(sharesOf(hour, 'officeMs'))) / 1000,
    database: (perSecond * meanOf(sharesOf(hour, 'databaseMs'))) / 1000,
    p95: p95([machine], whole),
    most: Math.floor(perSecond / utilisation(machine)),
  };
}

/** What a commune of this size needs in a rush. */
export function needOf(hour: Hour, residents: number) {
  const { rushPer100k, due, busy, cores } = ASSUMED;
  const times = residents / 100_000;
  const perSecond = rushPer100k * times;
  const office = sharesOf(hour, 'officeMs');
  const thread = sharesOf(hour, 'threadMs');
  const database = sharesOf(hour, 'databaseMs');
  const officeCores = Math.ceil((perSecond * meanOf(office)) / 1000 / busy);
  const databaseCores = Math.ceil((perSecond * meanOf(database)) / 1000 / busy);
  const processes = Math.max(2, officeCores);
  const dataGiB = hour.databaseGiB * times;
  const onThread: Station = { servers: 1, perSecond: perSecond / processes, service: thread };
  const inDatabase: Station = { servers: databaseCores, perSecond, service: database };
  const kB = Object.entries(hour.service).reduce((sum, [kind, one]) => sum + one.kB * (hour.ms[kind]?.calls ?? 0), 0);
  return {
    residents,
    perSecond,
    duePerSecond: (due.subjects * times * due.using * due.thatDay * due.busiestHour * callsPerVisit(hour)) / 3600,
    loginsPerSecond: perSecond / callsPerVisit(hour),
    instalments: hour.instalments * times,
    processes,
    officeCores,
    officeGiB: Math.ceil((processes * memoryOfProcessMiB(hour)) / 1024),
    databaseCores,
    databaseGiB: Math.max(4, Math.ceil(dataGiB * ASSUMED.hotShare)),
    dataGiB: Math.ceil(dataGiB),
    diskGiB: Math.ceil(dataGiB * ASSUMED.diskTimes),
    connections: processes * ASSUMED.connections,
    pooled: Math.max(ASSUMED.pooled.least, databaseCores * ASSUMED.pooled.perCore),
    machines: Math.ceil(officeCores / cores),
    megabits: Math.ceil((perSecond * kB * 8) / 1024 / hour.ms.all!.calls),
    p95: p95([onThread, inDatabase], wholeOf(hour)),
  };
}

/** With its part of the first process and of those that draw PDFs. */
export const memoryOfProcessMiB = ({ minutes }: Hour): number =>
  Math.max(...minutes.map(({ officeMiB }) => officeMiB)) / 2;
