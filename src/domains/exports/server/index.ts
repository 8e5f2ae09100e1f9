import { fileKeysFrom } from '#domains/files/server/index.ts';
import { minuteMs, secondMs } from '#platform/contract/durations.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import type { AnyExportSource } from '#platform/server/exports/export-source.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { cleanExports } from './clean-exports.ts';
import { exportsAuditWords } from './exports.audit-words.ts';
import { exportBindings } from './exports.routes.ts';
import { makeExports } from './make-exports.ts';

export { createExportDoor, type ExportDoor } from './export-door.ts';

export type ExportsSetup = {
  /** The installation's, from which links and seals are derived. */
  secret: string;
  storage: StoragePort;
  /** The lists of all rooms that may be taken out. */
  sources: () => ReadonlyMap<string, AnyExportSource>;
};

/** The exports room (我的导出): spreadsheets that are too long for one call. */
export const createExportsRoom = ({ secret, storage, sources }: ExportsSetup): Room => {
  const keys = fileKeysFrom(secret);
  return {
    name: 'exports',
    auditWords: exportsAuditWords,
    bindings: exportBindings({ keys, sources }),
    tasks: [
      {
        name: 'exports.make',
        everyMs: 2 * secondMs,
        runOutside: (transact) => makeExports(transact, { storage, keys, sources }),
      },
      {
        name: 'exports.clean',
        everyMs: 10 * minuteMs,
        runOutside: (transact) => cleanExports(transact, storage),
      },
    ],
  };
};
