/**
 * Whether a path is an address of a screen: `/karta/7` fits `/karta/:id`. A path in a file is compared exactly; the portal
 * also opens it with capital letters, or with a slash at its end.
 */
export function fitsPath(pattern: string, path: string): boolean {
  const segments = path.split('/');
  const names = pattern.split('/');
  return (
    segments.length === names.length &&
    names.every((name, index) => (name.startsWith(':') ? segments[index] !== '' : name === segments[index]))
  );
}
