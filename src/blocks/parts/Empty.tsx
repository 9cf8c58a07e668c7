/**
 * Replaces a block that has nothing to show.
 *
 * @param name of the block, if no heading above names it
 */
export function Empty({ name, text }: { name?: string; text: string }) {
  return (
    <div className="ok-block__empty">
      {name && <p className="ok-block__name">{name}</p>}
      <p>{text}</p>
    </div>
  );
}
