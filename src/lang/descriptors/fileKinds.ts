/** A kind of file that residents may send. */
interface Kind {
  /** Media type. */
  type: string;
  /** Extensions of its names; the first is given to a name that has none of them. */
  extensions: readonly [string, ...string[]];
  /** A photograph or another picture of points. */
  picture: boolean;
}

/** The kinds that the office can recognise by content; any other file is refused. */
export const fileKinds = {
  pdf: { type: 'application/pdf', extensions: ['pdf'], picture: false },
  jpeg: { type: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], picture: true },
  png: { type: 'image/png', extensions: ['png'], picture: true },
  webp: { type: 'image/webp', extensions: ['webp'], picture: true },
  heic: { type: 'image/heic', extensions: ['heic', 'heif'], picture: true },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    picture: false,
  },
  odt: { type: 'application/vnd.oasis.opendocument.text', extensions: ['odt'], picture: false },
} as const satisfies Readonly<Record<string, Kind>>;

export type FileKind = keyof typeof fileKinds;

export const allFileKinds = Object.keys(fileKinds) as readonly FileKind[];

export const isFileKind = (word: unknown): word is FileKind =>
  typeof word === 'string' && Object.hasOwn(fileKinds, word);
