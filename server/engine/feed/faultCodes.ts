/** How bad it is, what it means, and what the owner of the feed does about it. */
export interface FaultCode {
  /** error: the feed is not loaded. */
  severity: 'error' | 'warning';
  means: string;
  todo: string;
}

const error = (means: string, todo: string): FaultCode => ({ severity: 'error', means, todo });
const warning = (means: string, todo: string): FaultCode => ({ severity: 'warning', means, todo });

/** Every code of the report; docs/feeds.md lists them. */
export const FAULT_CODES = {
  FOLDER_MISSING: error('The folder of the feed cannot be read.', 'Name the folder that holds feed.json.'),
  MANIFEST_MISSING: error('There is no feed.json.', 'Write feed.json beside the files: docs/feeds.md shows one.'),
  MANIFEST_WRONG: error('feed.json is not as its schema wants it.', 'Correct the field that is named.'),
  MAPPING_WRONG: error(
    'mapping.json is not as its schema wants it, or names something that is not there.',
    'Correct the field that is named.',
  ),
  MAPPING_COLUMN: error(
    'mapping.json names a column that the file does not have.',
    'Name the column as the export has it.',
  ),
  MAPPING_CODE: error('A code of the export has no translation in mapping.json.', 'Add it to the codes of the field.'),
  FILE_MISSING: error(
    'feed.json names a kind that has no file.',
    'Export the file, or take the kind out of feed.json.',
  ),
  VIEW_UNREADABLE: error(
    'A view, or the database of the views, cannot be read.',
    'Check the name of the view, the address of the database, and the rights of its user.',
  ),
  FILE_TWICE: error('A kind has two files.', 'Keep one of them.'),
  FILE_UNKNOWN: warning(
    'A file belongs to no kind of feed.json, and is not read.',
    'Rename it, or name its kind in feed.json.',
  ),
  FILE_ENCODING: error(
    'A file is not text in UTF-8.',
    'Export it as "CSV UTF-8", or name its "encoding" in mapping.json.',
  ),
  FILE_EMPTY: error(
    'A file has no header.',
    'Write the names of the columns into the first line, also when there are no records.',
  ),
  HEADER_MISSING: error(
    'The first line of a file has no names of columns.',
    'Write them into the first line, and take out what is above them, such as a title.',
  ),
  COLUMN_UNKNOWN: error('A column is no field of the record.', 'Rename it, take it out, or map it in mapping.json.'),
  COLUMN_MISSING: error('The column of a required field is missing.', 'Export it, or map it in mapping.json.'),
  COLUMN_TWICE: error('Two columns have one name.', 'Keep one of them.'),
  ROW_CELLS: error(
    'A row has another number of cells than the header.',
    'Put cells with a separator inside into quotes.',
  ),
  ROW_TOTAL: error(
    'A row seems to be a sum of the others, which is no record.',
    'Export without sums, or take the row out; sums belong into feed.json.',
  ),
  ROW_BROKEN: error('A row cannot be read.', 'Correct its quotes, or its JSON.'),
  FIELD_MISSING: error(
    'A required field is empty.',
    'Fill it in the source. A row of sums or a heading is no record: take it out.',
  ),
  FIELD_UNKNOWN: error('A record has a field that its kind does not have.', 'Rename it or take it out.'),
  FIELD_TYPE: error(
    'A value is not of the type of its field.',
    'Write numbers with a point and without spaces, flags as true or false; or say their format in mapping.json.',
  ),
  FIELD_FORMAT: error(
    'A value has not the form of its field.',
    'Write dates as 2026-11-23, and digits without spaces; or say their format in mapping.json.',
  ),
  FIELD_CHOICE: error('A value is none of the allowed ones.', 'Use one of the list, or translate it in mapping.json.'),
  FIELD_RANGE: error(
    'A number is too small, too large or too exact.',
    'Correct it in the source; amounts have at most two decimals.',
  ),
  FIELD_LENGTH: error('A text is too short or too long.', 'Shorten it in the source.'),
  RECORD_RULE: error('The fields of a record contradict each other.', 'Correct the record in the source.'),
  PESEL_WRONG: error(
    'A PESEL has a wrong check digit or date.',
    'Correct it in the source. Eleven digits; a spreadsheet drops leading zeros.',
  ),
  NIP_WRONG: error('A NIP has a wrong check digit.', 'Correct it in the source. Ten digits without dashes.'),
  NRB_WRONG: error('An account number has wrong check digits.', 'Correct it in the source. 26 digits without spaces.'),
  KEY_TWICE: error('Two records have one key.', 'Export each record once.'),
  REFERENCE_MISSING: error(
    'A record refers to one that is not there.',
    'Add it to the feed, or correct the reference.',
  ),
  PARTS_DIFFER: error(
    'The parts of an instalment do not give its amounts.',
    'Correct the amounts in the source; each instalment needs at least one part.',
  ),
  BOOKS_DIFFER: warning(
    'The elements of a card do not give what is due on it.',
    'Correct it in the source: an online payment on this card could not be booked.',
  ),
  TOTAL_COUNT: error(
    'A file has another number of records than feed.json says.',
    'Export again: the file was probably cut or changed.',
  ),
  TOTAL_SUM: error('A sum is another one than feed.json says.', 'Export again: the file was probably cut or changed.'),
  OTHER_SOURCE: error(
    'A record belongs to another source.',
    'Give it a number of its own, or take it out of one of the feeds.',
  ),
  ROW_TAKEN: error(
    'The office has a row with this number that no feed has brought.',
    'Give the record a number of its own.',
  ),
  LIMIT: error(
    'More would change or vanish than the limit allows.',
    'Read the plan. If all of it is right, load with --accept.',
  ),
  EXTRACT_OLD: error(
    'The extract is older than the one that was loaded last.',
    'Load the newest extract. If this one is meant, load with --accept.',
  ),
  PROTECTED: warning(
    'A record changed or vanished while a resident pays it, and is left as it is.',
    'Settle it by hand: the payment and the feed contradict each other.',
  ),
  STILL_USED: warning(
    'A record vanished, but others still refer to it, and it is left as it is.',
    'Export it again, or take out what refers to it.',
  ),
} as const satisfies Record<string, FaultCode>;

export type FaultName = keyof typeof FAULT_CODES;
