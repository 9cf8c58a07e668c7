/**
 * Why a file is not accepted. `kind`: it is none of the accepted kinds; `damaged`: it begins like one of them, and is
 * incomplete or malformed; `hidden`: it contains another file; `dimensions`: a picture, or an archive, that would fill
 * the memory of whoever opens it; `active`: it contains a program, or loads something from another place; `locked`: it
 * is encrypted.
 */
export type FileFault = 'kind' | 'damaged' | 'hidden' | 'dimensions' | 'active' | 'locked';

/** A file that is refused for its content. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';
  readonly fault: FileFault;
  /** @param detail for the log: names no content of the file */
  constructor(fault: FileFault, detail: string) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
  }
}
