import type { Sql } from '#database/transaction.ts';
import { filesOfTargets } from '#domains/files/server/index.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { ageOn } from '../volunteers.rules.ts';
import type { RealNameCheckView } from '../../contract/real-name.contract.ts';
import type * as contract from '../../contract/real-name.contract.ts';
import { rowView } from './real-name-check-row.ts';
import { earlierChecks, findCheck, findHolder, findLook, othersWaiting } from './real-name.queries.ts';
import { isWholeLook } from './real-name.rules.ts';

/** One check beside what is registered. @throws NotFound outside the caller's data scope */
export const getRealNameCheck: UseCase<typeof contract.getRealNameCheck> = async (
  { sql, caller, now },
  { id },
) => {
  const row = await findCheck(sql, id, caller.scope);
  if (!row) throw new NotFound('没有这条实名认证');
  const proofs = await filesOfTargets(sql, {
    targetType: 'realNameCheck',
    targetIds: [id],
    purpose: 'idProof',
  });
  const earlier = await earlierChecks(sql, row.volunteerId, id);
  const look = await findLook(sql, id, caller.accountId);
  return {
    ...rowView(row),
    gender: row.gender,
    birthOn: row.birthOn,
    age: ageOn(row.birthOn, toDay(now)),
    version: row.version,
    proofCount: proofs.length,
    isOpened: isWholeLook(look, row.version),
    holders: await holdersOf(sql, row),
    registered: {
      name: row.registeredName,
      gender: row.registeredGender,
      birthOn: row.registeredBirthOn,
      mobileMasked: row.mobileMasked,
      areaName: row.areaName ?? '',
      idMasked: row.registeredIdMasked,
    },
    earlier: earlier.map((check) => ({
      checkId: check.id,
      status: check.status,
      submittedAt: toInstant(check.submittedAt),
      reason: check.reason,
    })),
  };
};

/** Whoever else stands behind the number of a check; nobody once the number was forgotten. */
async function holdersOf(
  sql: Sql,
  { idHash, volunteerId }: { idHash: string; volunteerId: number },
): Promise<RealNameCheckView['holders']> {
  if (idHash === '') return [];
  const others = { idHash, exceptId: volunteerId };
  const holder = await findHolder(sql, others);
  const waiting = await othersWaiting(sql, others);
  return [
    ...(holder ? [{ ...holder, isVerified: true }] : []),
    ...waiting.map((one) => ({ ...one, isVerified: false })),
  ].map(({ id, volunteerNo, name, mobileMasked, isVerified, since }) => ({
    volunteerId: id,
    volunteerNo,
    name,
    mobileMasked,
    isVerified,
    since: toInstant(since),
  }));
}
