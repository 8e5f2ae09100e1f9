import { fileKeysFrom } from '#domains/files/server/index.ts';
import { minuteMs, secondMs } from '#platform/contract/durations.ts';
import { exportKeptDays } from '#platform/contract/exports/exports.words.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import type { AnyExportSource } from '#platform/server/exports/export-source.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { cleanExports, rememberedDays } from './clean-exports.ts';
import { exportsAuditWords } from './exports.audit-words.ts';
import { exportBindings } from './exports.routes.ts';
import { makeExports } from './make-exports.ts';
import { exportsLeaving } from './leaving/exports-leaving.ts';
import type { Secret } from '#platform/server/encryption.ts';

export { exportedPieces } from './exports.secrets.ts';
export { createExportDoor, type ExportDoor } from './export-door.ts';

export type ExportsSetup = {
  /** The installation's, from which links and seals are derived. */
  secret: Secret;
  storage: StoragePort;
  /** The lists of all rooms that may be taken out. */
  sources: () => ReadonlyMap<string, AnyExportSource>;
};

/** The exports room (我的导出): spreadsheets that are too long for one call. */
export const createExportsRoom = ({ secret, storage, sources }: ExportsSetup): Room => {
  const keys = fileKeysFrom(secret);
  return {
    name: 'exports',
    leaving: exportsLeaving,
    auditWords: exportsAuditWords,
    bindings: exportBindings({ keys, sources }),
    tasks: [
      {
        name: 'exports.make',
        label: '制作导出文件',
        everyMs: 2 * secondMs,
        runOutside: (transact) => makeExports(transact, { storage, keys, sources }),
      },
      {
        name: 'exports.clean',
        label: '清除过期导出文件',
        everyMs: 10 * minuteMs,
        keeps: [
          { what: '导出的文件', days: exportKeptDays, since: '制作完成', ending: '删除文件' },
          { what: '导出记录', days: rememberedDays, since: '申请', ending: '删除' },
        ],
        runOutside: (transact) => cleanExports(transact, storage),
      },
    ],
  };
};
