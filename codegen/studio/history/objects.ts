/** The bytes of each object that `git cat-file --batch` has printed, by its id; of one that is missing nothing. */
export function objectsIn(printed: Buffer): Map<string, Buffer> {
  const objects = new Map<string, Buffer>();
  for (let at = 0; at < printed.length; ) {
    const end = printed.indexOf(10, at);
    const [id = '', , size] = printed.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (size === undefined) continue;
    objects.set(id, printed.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return objects;
}
