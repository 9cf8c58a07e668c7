import { userInfo } from 'node:os';

/**
 * Why a file could not be read, as the end of a sentence, with what to do. It repeats nothing of the file.
 *
 * @param cause what reading it threw
 */
export function whyUnread(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EISDIR') return 'it is a folder.';
  if (code !== 'EACCES' && code !== 'EPERM') return `${code ?? 'the reason is unknown'}.`;
  const user = userName();
  return `the user ${user}, as which the office runs, may not read it or enter its folder. Let the file belong to a group of this user (chgrp), with chmod 640.`;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A user of a container often has a number only.
    return String(process.getuid?.());
  }
}
