import { type FileKeys, signLink } from '#domains/files/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { AnyExportSource } from '#platform/server/exports/export-source.ts';
import type * as contract from '../contract/exports.contract.ts';
import { lostRight } from './export-right.ts';
import { findExport } from './exports.queries.ts';

export type ExportLinks = {
  keys: Pick<FileKeys, 'link'>;
  sources: () => ReadonlyMap<string, AnyExportSource>;
};

/** A link to the file of an own export, while the right to it holds. @throws NotFound for anybody else's */
export const downloadExport: UseCase<typeof contract.downloadExport, ExportLinks> = async (
  act,
  { exportId },
  { keys, sources },
) => {
  const order = await findExport(act.sql, exportId);
  if (!order || order.accountId !== act.caller.accountId) throw new NotFound();
  const lost = lostRight(act.caller, order, sources().get(order.operation));
  if (lost) throw act.refuse(lost);
  if (order.state === 'waiting' || order.state === 'making') throw act.refuse('unmade');
  if (order.state !== 'ready' || (order.expiresAt ?? act.now) <= act.now) throw act.refuse('gone');
  const { url, expiresAt } = signLink(keys, exportPath(exportId), act.now);
  const { fileName, writtenCount } = order;
  await act.audit({ targetType: 'export', targetId: exportId, detail: { fileName, writtenCount } });
  return { url, expiresAt: toInstant(expiresAt) };
};

/** Where the file of an export lies, below `/files/`. */
export const exportPath = (exportId: number): string => `e/${exportId}`;
