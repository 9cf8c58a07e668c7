import type { Path } from '../files/jsonFile.ts';
import type { ReportAt } from '../files/openFile.ts';
import type { Locales } from './locales.ts';

/** Notes that a text is used, and reports one that locales/ lack. An empty key is no text. */
export function textCheck(locales: Locales, reportAt: ReportAt): (key: string, path: Path) => void {
  return (key, path) => {
    locales.use(key);
    if (key && !locales.has(key)) reportAt('text.unknown', path, `There is no text "${key}".${locales.nearest(key)}`);
  };
}
