import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/spot-checks.contract.ts';
import { spotTabKeys } from '../../contract/spot-checks.words.ts';
import { countSpotChecks, latestDraws, shownDraws, spotPage } from './spot-checks.queries.ts';
import { partiesOf } from './spot-checks.rules.ts';

/** A page of one tab inside the data scope, with the seeds of the latest draws. */
export const listSpotChecks: UseCase<typeof contract.listSpotChecks> = async ({ sql, caller }, request) => {
  const { pageNum, pageSize, tab, countsAll } = request;
  const { scope, accountId } = caller;
  const rows = await spotPage(sql, { ...request, scope });
  const personBy = await personsOf(sql, [accountId, ...rows.flatMap(partiesOf)]);
  const tabs = await Promise.all(
    spotTabKeys.map(async (one) => ({ tab: one, count: await countSpotChecks(sql, { tab: one, scope }) })),
  );
  const list = rows.map((row) => ({
    hourId: row.hourId,
    hourNo: row.hourNo,
    volunteerName: maskName(row.volunteerName),
    teamName: row.teamName,
    activityTitle: row.activityTitle,
    minutes: row.minutes,
    evidenceGrade: row.evidenceGrade,
    state: row.state,
    inMethod: row.inMethod,
    outMethod: row.outMethod,
    week: row.week,
    status: row.status,
    note: row.note,
    byName: row.byName,
    hadPart: hadPart(personBy(accountId), partiesOf(row).map(personBy)),
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
    checkedInAt: toInstantOrNull(row.checkedInAt),
    checkedOutAt: toInstantOrNull(row.checkedOutAt),
    at: toInstantOrNull(row.at),
  }));
  const total = await countSpotChecks(sql, { tab, scope, countsAll });
  return {
    list,
    total,
    pageNum,
    pageSize,
    tabs,
    draws: await latestDraws(sql, { limit: shownDraws, offset: 0 }),
  };
};
