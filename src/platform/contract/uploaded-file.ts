import { z } from 'zod';

/** One file as it arrived; its name and bytes are the sender's word and nothing is believed yet. */
export class UploadedFile {
  readonly name: string;
  // Private, so that nothing that walks a request's properties walks millions of bytes.
  readonly #bytes: Uint8Array;
  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.#bytes = bytes;
  }
  get bytes(): Uint8Array {
    return this.#bytes;
  }
}

/** The file of an operation that declares `upload`; JSON cannot carry one. */
export const uploadedFileField = z
  .custom<UploadedFile>((value) => value instanceof UploadedFile, '请选择文件')
  .meta({ type: 'string', format: 'binary' });
