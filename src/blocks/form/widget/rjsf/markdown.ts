/** In the place of markdown-to-jsx: the words of a form are plain text. */
export function Markdown({ children }: { children?: unknown }): unknown {
  return children ?? null;
}

export default Markdown;
