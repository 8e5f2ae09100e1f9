import { cappedCount } from '#database/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { filesOfTargets } from '#domains/files/server/index.ts';
import { toDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type {
  listRealNameChecks as listOperation,
  RealNameCheckRow,
  RealNameCheckView,
} from '../../contract/real-name.contract.ts';
import type { Finding } from '../../contract/real-name.words.ts';
import {
  type CheckPageRow,
  checkPage,
  checkRows,
  earlierChecks,
  findCheck,
  findHolder,
  findLook,
  othersWaiting,
} from './real-name.queries.ts';
import { isWholeLook } from './real-name.rules.ts';
import { ageOn } from '../volunteers.rules.ts';

/** One check as it stands in lists. */
export const rowView = (row: CheckPageRow): RealNameCheckRow => ({
  checkId: row.id,
  volunteerId: row.volunteerId,
  volunteerNo: row.volunteerNo,
  name: row.name,
  idKind: row.idKind,
  idMasked: row.idMasked,
  isChange: row.isChange,
  findings: row.findings as Finding[],
  status: row.status,
  submittedAt: toInstant(row.submittedAt),
  decidedAt: toInstantOrNull(row.decidedAt),
  deciderName: row.deciderName,
  reason: row.reason,
});

/** A page of checks inside the caller's data scope, with how many wait in all. */
export async function listRealNameChecks(
  { sql, caller }: Act<StaffCaller>,
  request: ParsedRequestOf<typeof listOperation>,
): Promise<ResultOf<typeof listOperation>> {
  const { pageNum, pageSize } = request;
  const { organisationPath } = caller;
  const filter = { ...request, organisationPath };
  const rows = await checkPage(sql, filter).limit(pageSize).offset(offsetOf(request)).execute();
  const total = await cappedCount(sql, checkRows(sql, filter).select('k.id'));
  const pending = checkRows(sql, { tab: 'pending', organisationPath }).select('k.id');
  return { list: rows.map(rowView), total, pageNum, pageSize, pendingCount: await cappedCount(sql, pending) };
}

/** One check beside what is registered. @throws NotFound outside the caller's data scope */
export async function getRealNameCheck(
  { sql, caller, now }: Act<StaffCaller>,
  { id }: { id: number },
): Promise<RealNameCheckView> {
  const row = await findCheck(sql, id, caller.organisationPath);
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
}

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
