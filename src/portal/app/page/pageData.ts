import type { PageData, Reading } from '../../../lang/descriptors/wholePage.ts';
import type { Files } from '../../api/files.ts';

/** Files that came with the page; all others from `files`. */
export function withGivenFiles(files: Files, given: PageData['files']): Files {
  return {
    json: async <T>(file: string) => (Object.hasOwn(given, file) ? (given[file] as T) : files.json<T>(file)),
    module: files.module,
    isGiven: (file) => Object.hasOwn(given, file),
  };
}

/** Notes in `record` which files a page needs. @param apart that comes with another file anyway */
export function recordingFiles(files: Files, record: Record<string, unknown>, apart: string): Files {
  return {
    async json<T>(file: string) {
      const content = await files.json<T>(file);
      if (file !== apart) record[file] = content;
      return content;
    },
    module: files.module,
    isGiven: () => false,
  };
}

/** The stored values that a page was drawn with (src/portal/stores/PreferencesStore.ts). */
export const drawnValues = ({ language, contrast, font }: Reading): Record<string, string> => ({
  jezyk: language,
  czcionka: String(font),
  ...(contrast && { kontrast: 'yb' }),
});
