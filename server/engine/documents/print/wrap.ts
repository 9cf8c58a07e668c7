/** Where a line may break: after a space, and after a hyphen or slash between letters. */
const BREAKS = /(?<= )(?! )|(?<=\p{L}[-/])(?=\p{L})/u;
/** A longer word is cut without being measured as a whole. */
const LONGEST_WORD = 200;

/** The width of a text in a given font and size. */
export type Measure = (text: string) => number;

/**
 * The text in lines of at most `width`; a wider word is cut. Returns at least one line. A line that breaks between
 * two words keeps a space at its end, not counted in its width, so that the words stay separate when the text is copied.
 */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const paragraphs = text.split('\n').map((paragraph) => wrapParagraph(paragraph, width, measure));
  return paragraphs.flatMap((lines, index) =>
    index < paragraphs.length - 1 ? [...lines.slice(0, -1), `${lines.at(-1)} `] : lines,
  );
}

/** The width of the widest piece that cannot be broken. */
export function widestWord(text: string, measure: Measure): number {
  let widest = 0;
  for (const paragraph of text.split('\n')) {
    for (const word of paragraph.split(BREAKS)) widest = Math.max(widest, wordWidth(word.trimEnd(), measure));
  }
  return widest;
}

/** The width of the widest line between the author's line breaks. */
export function widestLine(text: string, measure: Measure): number {
  let widest = 0;
  for (const paragraph of text.split('\n')) {
    let width = 0;
    for (const word of paragraph.split(BREAKS)) width += wordWidth(word, measure);
    widest = Math.max(widest, width);
  }
  return widest;
}

function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const end = () => {
    lines.push(line.replace(/ +$/, ' '));
    line = '';
    used = 0;
  };
  for (const word of paragraph.split(BREAKS)) {
    const bare = wordWidth(word.trimEnd(), measure);
    if (line !== '' && used + bare > width) end();
    if (bare <= width) {
      line += word;
      used += wordWidth(word, measure);
      continue;
    }
    for (const letter of word) {
      const letterWidth = measure(letter);
      if (line !== '' && used + letterWidth > width) end();
      line += letter;
      used += letterWidth;
    }
  }
  lines.push(line.trimEnd());
  return lines;
}

function wordWidth(word: string, measure: Measure): number {
  if (word.length <= LONGEST_WORD) return measure(word);
  let width = 0;
  for (const letter of word) width += measure(letter);
  return width;
}
