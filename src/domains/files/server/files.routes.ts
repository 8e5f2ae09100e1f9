import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/files.contract.ts';
import { getFileLink } from './get-file-link.ts';
import { type FileShelf, type StoredUpload, storeUpload } from './store-upload.ts';
import { uploadFile } from './upload-file.ts';

/** The room's operations on this shelf. */
export const fileBindings = (shelf: FileShelf): Binding[] => [
  bind(contract.uploadFile, (act, request, stored: StoredUpload) => uploadFile(act, request, stored), {
    before: (act, request) => storeUpload(act, request, shelf),
  }),
  bind(contract.getFileLink, (act, request) => getFileLink(act, request, shelf.keys)),
];
