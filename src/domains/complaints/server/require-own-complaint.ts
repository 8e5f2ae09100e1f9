import type { Act, Caller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { ComplaintVault } from './complaint-vault.ts';
import { findComplaint } from './complaints.queries.ts';
import { type ComplaintRow, lockComplaint } from './complaints.store.ts';

type Holding = { complaintId: number; followKey?: string | undefined };
type OwnAct = Pick<Act<Caller>, 'sql' | 'now' | 'caller'>;

/** What the log calls whoever complained: it never says who. */
export const complainantName = '投诉人';

/** Whether a row is there and the caller's: by the account, or by the key. */
const isOwn = ({ now, caller }: OwnAct, row: ComplaintRow, { followKey, vault }: Proof): boolean =>
  vault.isFollowKey(followKey, row.id, now) ||
  (caller.kind !== 'anonymous' && row.ownerHash === vault.ownerHash(caller.accountId));

type Proof = { followKey?: string | undefined; vault: ComplaintVault };

function requireOwn(act: OwnAct, row: ComplaintRow | undefined, proof: Proof): ComplaintRow {
  if (!row || !isOwn(act, row, proof)) throw new NotFound('没有找到这件投诉');
  return row;
}

/** A complaint for whoever filed it: by the account, or by a key that number and code gave. @throws NotFound for everybody else */
export const readOwnComplaint = async (
  act: OwnAct,
  { complaintId, followKey }: Holding,
  vault: ComplaintVault,
) => requireOwn(act, await findComplaint(act.sql, complaintId), { followKey, vault });

/** The same, its row locked. */
export const lockOwnComplaint = async (
  act: OwnAct,
  { complaintId, followKey }: Holding,
  vault: ComplaintVault,
) => requireOwn(act, await lockComplaint(act.sql, complaintId), { followKey, vault });
