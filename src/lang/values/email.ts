/**
 * The simple form `name@host.domain`: whether the mailbox exists only a letter can tell. At most 254 characters
 * (RFC 5321), no spaces, each side of every dot of the host filled. Linear time: no nested repetition.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    at <= 64 &&
    text.length <= 254 &&
    /^[^\s@"(),:;<>[\]\\]+$/.test(text.slice(0, at)) &&
    host.length > 1 &&
    host.every((part) => /^[\p{L}\d]([\p{L}\d-]*[\p{L}\d])?$/u.test(part))
  );
}
