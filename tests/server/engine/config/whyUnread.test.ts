import { userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { whyUnread } from '../../../../server/engine/config/whyUnread.ts';

it.each([
  ['ENOENT', 'there is no such file.'],
  ['EISDIR', 'it is a folder.'],
  ['EIO', 'EIO.'],
  [
    'EACCES',
    `the user ${userInfo().username}, as which the office runs, may not read it or enter its folder. Let the file belong to a group of this user (chgrp), with chmod 640.`,
  ],
])('a file that cannot be read by %s is told with what to do', (code, sentence) => {
  expect(whyUnread(Object.assign(new Error('secret'), { code }))).toBe(sentence);
});
