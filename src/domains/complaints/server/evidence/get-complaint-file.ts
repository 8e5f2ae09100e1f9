import { type FileKeys, signFileLink } from '#domains/files/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaint-desk.contract.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { requireInScope, requireUnrelated } from '../desk/require-unrelated.ts';
import { findEvidence } from './evidence.queries.ts';

/** A link to a piece of evidence, for whoever may read the complaint that has it. @throws NotFound, Refusal related */
export const getComplaintFile: UseCase<
  typeof contract.getComplaintFile,
  { sealed: ComplaintVault; keys: FileKeys }
> = async (act, { id }, { sealed, keys }) => {
  const file = await findEvidence(act.sql, id);
  if (!file || file.complaintId === null) throw new NotFound('没有找到这份证据');
  await requireUnrelated(act, await requireInScope(act, file.complaintId), sealed);
  const { url, expiresAt } = signFileLink(keys, file.key, act.now);
  return { url, mime: file.mime, expiresAt: toInstant(expiresAt) };
};
