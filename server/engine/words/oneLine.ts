/**
 * A text as one visible line. Invisible characters are removed: they could make a name empty, add a line to a list,
 * or reverse the direction of the following words.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
