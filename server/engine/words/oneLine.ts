/**
 * A text as people read it, in one line: what cannot be seen could make a name of nothing, write another line into a list,
 * or turn the words after it around.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
