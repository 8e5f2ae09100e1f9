import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/exports.contract.ts';
import { cancelExport } from './cancel-export.ts';
import { downloadExport, type ExportLinks } from './download-export.ts';
import { listMyExports } from './list-my-exports.ts';

/** The room's operations. */
export const exportBindings = (links: ExportLinks): Binding[] => [
  bind(contract.listMyExports, listMyExports),
  bind(contract.downloadExport, downloadExport, { given: links }),
  bind(contract.cancelExport, cancelExport),
];
