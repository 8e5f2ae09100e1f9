import { linesOf } from '#domains/ledger/server/index.ts';
import { ledgerNo, rootHour } from '#domains/ledger/contract/ledger.words.ts';
import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import { dateLabel, startOfDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hour-story.contract.ts';
import { objectionWorkdays } from '../../contract/hours.words.ts';
import { stepsOf } from '../entries/evidence.queries.ts';
import { storyRow } from './story.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof storyRow>>>;

/** How one of one's own records came to be; somebody else's is not there. */
export const getHourStory: UseCase<typeof contract.getHourStory> = async (act, { id }) => {
  const row = await storyRow(act.sql, { hourId: id, volunteerId: act.caller.volunteerId });
  if (!row) throw new NotFound('没有这条时长记录');
  const steps = row.participationId === null ? [] : await stepsOf(act.sql, [row.participationId]);
  const [line] = await linesOf(act.sql, [id]);
  const clock = await readWorkdaysLeft(act.sql, act.now);
  const answerDay = clock.dueDay(row.objectedAt ?? act.now, objectionWorkdays);
  return {
    steps: steps.flatMap(({ kind, at, tappedAt, receiptNo, method, isOwn }) =>
      kind === 'in' || kind === 'out' || kind === 'fix'
        ? [{ kind, at: toInstant(tappedAt ?? at), receiptNo, method, isOwn }]
        : [],
    ),
    visit: row.jobNo === null ? null : visitOf({ ...row, jobNo: row.jobNo }),
    isLateClaim: row.lateReason !== null,
    enteredBy: row.enteredBy,
    confirmedBy: row.confirmedBy,
    confirmedAt: toInstantOrNull(row.confirmedAt),
    approvedBy: row.approvedBy,
    approvedAt: row.approvedBy === null ? null : toInstantOrNull(row.decidedAt),
    publicityStartsAt: toInstantOrNull(row.publicityStartsAt),
    publicityEndsAt: toInstantOrNull(row.publicityEndsAt),
    effectiveAt: toInstantOrNull(row.effectiveAt),
    voidedAt: toInstantOrNull(row.voidedAt),
    waitsFor: waitsFor(row, { answerDay, isInRoot: line?.position !== null && line !== undefined }),
    line: line
      ? {
          ledgerNo: ledgerNo(line.teamNo, line.place),
          hash: line.hash.toString('hex'),
          previous: (JSON.parse(line.body) as { previous: string }).previous,
          enteredAt: toInstant(line.enteredAt),
          isProvable: line.position !== null,
        }
      : null,
  };
};

type Visit = { jobNo: string; inAt: Date | null; outAt: Date | null; fixReason: string | null };

const visitOf = ({ jobNo, inAt, outAt, fixReason }: Visit) => ({
  jobNo,
  inAt: toInstantOrNull(inAt),
  outAt: toInstantOrNull(outAt),
  isFixed: fixReason !== null,
});

function waitsFor(
  row: Row,
  { answerDay, isInRoot }: { answerDay: string; isInRoot: boolean },
): string | null {
  switch (row.status) {
    case 'calculated':
      return '等队伍核定';
    case 'submitted':
    case 'confirmed':
      return submittedWaitsFor(row);
    case 'publicity':
      return '公示期满没有异议，就自动生效';
    case 'disputed':
      return `中心 ${dateLabel(startOfDay(answerDay))} 前答复异议`;
    case 'effective':
      return isInRoot ? null : `今晚 ${rootHour}:00 写进每日根`;
    default:
      return null;
  }
}

function submittedWaitsFor({ lateReason, confirmedAt }: Row): string {
  if (lateReason !== null) return confirmedAt ? '中心已初核，等第二位审核员核定' : '等中心两位审核员先后认定';
  return confirmedAt ? '队伍已核定，等中心第二人审核' : '等中心审核';
}
