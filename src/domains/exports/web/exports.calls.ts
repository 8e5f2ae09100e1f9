import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/exports.contract.ts';

export const listMyExportsCall = remote<typeof contract.listMyExports>('POST', '/api/exports/ListMyExports');
export const downloadExportCall = remote<typeof contract.downloadExport>(
  'POST',
  '/api/exports/DownloadExport',
);
export const cancelExportCall = remote<typeof contract.cancelExport>('POST', '/api/exports/CancelExport');
