import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/files.contract.ts';
import { getFileLink } from './links/get-file-link.ts';
import { openPaper } from './links/open-paper.ts';
import { type FileShelf, storeUpload } from './store-upload.ts';
import { uploadFile } from './upload-file.ts';

/** The room's operations on this shelf. */
export const fileBindings = (shelf: FileShelf): Binding[] => [
  bind(contract.uploadFile, uploadFile, {
    before: (act, request) =>
      storeUpload(act, { ...request, sender: { accountId: act.caller.accountId } }, shelf),
  }),
  bind(contract.getFileLink, getFileLink, { given: shelf.keys }),
  bind(contract.openPaper, openPaper, { given: shelf.keys }),
];
