import { type JsonFile, parseJsonFile } from '../../files/jsonFile.ts';
import { type ReportAt, reporterFor } from '../../files/openFile.ts';
import type { Gone, GoneContent } from '../../overlay/gone.ts';
import { layerScreen } from '../../overlay/screen.ts';
import { layerServices } from '../../overlay/services.ts';
import { Refusal } from '../edit.ts';
import { bare, equal, isObject, type LooseObject } from '../value.ts';
import { configEdits, isWantedConfig } from './configEdit.ts';
import { type Merged, OwnFile } from './ownFile.ts';
import { screenEdits } from './screenEdit.ts';
import { tidyConfig, tidyScreenEdit } from './tidy.ts';

/** A file of an overlay as it is written; without a text there is none. */
interface Written {
  name: string;
  text: string | undefined;
}

/** The edit of a screen. @param below the screen of the base */
export function ownScreenEdit(own: Written, below: JsonFile, gone: Gone): OwnFile {
  const value = contentIn(own.text, own.name);
  return new OwnFile(own.name, value, {
    tidy: tidyScreenEdit,
    candidates: screenEdits,
    isWanted: (_now, merged, wanted) => equal(merged, wanted),
    merge: merging(own, value, (over, reportAt) => layerScreen(below, gone, over && { file: over, reportAt })),
  });
}

/** overlay.config.json. @param below services.config.json of the base */
export function ownConfig(own: Written, below: JsonFile, gone: GoneContent): OwnFile {
  const value = contentIn(own.text, own.name);
  return new OwnFile(own.name, value, {
    tidy: tidyConfig,
    candidates: configEdits,
    isWanted: isWantedConfig,
    merge: merging(own, value, (over, reportAt) =>
      layerServices(below, over ?? parseJsonFile('{}', own.name).file, gone, reportAt),
    ),
  });
}

/** Merges a content of an overlay's file, and collects its mistakes. What is written now keeps its lines. */
function merging(
  { name, text }: Written,
  now: LooseObject | undefined,
  merge: (over: JsonFile | undefined, reportAt: ReportAt) => JsonFile,
): (value: LooseObject | undefined) => Merged {
  return (value) => {
    const mistakes = new Set<string>();
    const over = value && parseJsonFile(value === now ? text! : JSON.stringify(value), name).file;
    const reportAt = over ? reporterFor(over, ({ message }) => mistakes.add(message)) : () => {};
    const file = merge(over, reportAt);
    return { file, value: bare(file.value as LooseObject) as LooseObject, mistakes };
  };
}

export function contentIn(text: string | undefined, name: string): LooseObject | undefined {
  if (text === undefined) return undefined;
  const { file, problems } = parseJsonFile(text, name);
  const value = bare(file.value as LooseObject);
  if (problems.length > 0 || !isObject(value)) throw notRead(name);
  return value;
}

export const notRead = (file: string): Refusal =>
  new Refusal(
    `${file} is no valid JSON: mend it first.`,
    `${file} nie jest poprawnym JSON: najpierw trzeba go naprawić.`,
  );
