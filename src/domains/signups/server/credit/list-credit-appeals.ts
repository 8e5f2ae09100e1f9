import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/credit.contract.ts';
import { creditAppealTabs } from '../../contract/credit.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { evidenceOf } from './appeal.rules.ts';
import { appealPage, countAppeals } from './credit.queries.ts';

/** Appeals inside the data scope, with what was measured and what else counts of the person. */
export const listCreditAppeals: UseCase<typeof contract.listCreditAppeals> = async (act, request) => {
  const { sql, now, caller } = act;
  const { pageNum, pageSize, tab, countsAll } = request;
  const filter = { tab, scope: caller.scope, countsAll };
  const rows = await appealPage(sql, { ...filter, pageNum, pageSize, now });
  const personBy = await personsOf(sql, [
    caller.accountId,
    ...rows.flatMap(({ teamAccountId, volunteerId }) => [teamAccountId, volunteerId]),
  ]);
  const tabs = await Promise.all(
    keysOf(creditAppealTabs).map(async (each) => ({
      tab: each,
      count: await countAppeals(sql, { ...filter, tab: each }),
    })),
  );
  const list = rows.map((row) => ({
    eventId: row.id,
    kind: row.kind,
    points: row.points,
    title: row.title,
    evidence: evidenceOf(row),
    createdAt: toInstant(row.createdAt),
    expiresAt: toInstant(row.expiresAt),
    status: row.status,
    appealText: row.appealText,
    appealedAt: toInstantOrNull(row.appealedAt),
    appealDueAt: toInstantOrNull(row.appealDueAt),
    decision: row.decision,
    decidedAt: toInstantOrNull(row.decidedAt),
    volunteerName: row.volunteerName,
    volunteerNo: row.volunteerNo,
    teamName: row.teamName,
    otherPoints: Number(row.otherPoints),
    isRelated: hadPart(personBy(caller.accountId), [row.teamAccountId, row.volunteerId].map(personBy)),
    deciderName: row.deciderName,
    version: row.version,
  }));
  return { list, total: await countAppeals(sql, filter), pageNum, pageSize, tabs };
};
