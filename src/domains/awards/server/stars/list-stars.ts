import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/stars.contract.ts';
import { confirmStarRefusals, leaderPermission, starTabs } from '../../contract/stars.words.ts';
import { firstOf, isFree } from './reach-star.ts';
import { countStars, type StaffStarRow, starPage } from './stars.queries.ts';
import { judgeStarConfirm } from './stars.rules.ts';

/** Stars inside the data scope, each with what counts now and why the caller cannot confirm it. */
export const listStars: UseCase<typeof contract.listStars> = async (act, request) => {
  const { sql, caller } = act;
  const { pageNum, pageSize, tab, level, countsAll } = request;
  const filter = { tab, level, countsAll, scope: caller.scope };
  const rows = await starPage(sql, { ...filter, pageNum, pageSize });
  const personBy = await personsOf(sql, [
    caller.accountId,
    ...rows.flatMap(({ volunteerId, firstConfirmedBy }) => [volunteerId, firstConfirmedBy ?? volunteerId]),
  ]);
  const isCaller = (id: number): boolean => isSamePerson(personBy(caller.accountId), personBy(id));
  const list = rows.map((row) => {
    const refusal = judgeStarConfirm(
      {
        state: row.state,
        minutes: row.minutes,
        askedMinutes: row.askedMinutes,
        level: row,
        isOwn: isCaller(row.volunteerId),
        isFree: isFree(row.volunteerStatus),
        worksForCity: caller.scope === undefined,
        leads: caller.permissions.has(leaderPermission),
        first: firstOf(row, isCaller),
      },
      'confirm',
    );
    return viewOf(row, refusal && refusal !== 'wrongState' ? confirmStarRefusals[refusal] : null);
  });
  const tabs = await Promise.all(
    keysOf(starTabs).map(async (each) => ({
      tab: each,
      count: await countStars(sql, { ...filter, tab: each }),
    })),
  );
  return { list, total: await countStars(sql, filter), pageNum, pageSize, tabs };
};

/** A star as the desk reads it; `obstacle` is why the caller cannot confirm it. */
const viewOf = (row: StaffStarRow, obstacle: string | null) => ({
  starId: row.id,
  volunteerName: row.volunteerName,
  volunteerNo: row.volunteerNo,
  organisationName: row.organisationName,
  level: row.level,
  levelNow: row.levelNow,
  state: row.state,
  askedMinutes: row.askedMinutes,
  countedAt: toInstant(row.countedAt),
  countedMinutes: row.countedMinutes,
  countedRecords: row.countedRecords,
  minutes: row.minutes,
  wellProvedMinutes: row.wellProvedMinutes,
  disputedMinutes: row.disputedMinutes,
  reason: row.reason,
  needsTwo: row.needsCity,
  firstConfirmerName: row.firstConfirmerName,
  firstConfirmedAt: toInstantOrNull(row.firstConfirmedAt),
  confirmerName: row.confirmerName,
  confirmedAt: toInstantOrNull(row.confirmedAt),
  publicityEndsAt: toInstantOrNull(row.publicityEndsAt),
  objection: row.objection,
  objectedAt: toInstantOrNull(row.objectedAt),
  answer: row.answer,
  awardedAt: toInstantOrNull(row.awardedAt),
  shortSince: toInstantOrNull(row.shortSince),
  obstacle,
  version: row.version,
});
