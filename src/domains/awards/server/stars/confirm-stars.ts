import { notify } from '#domains/messages/server/index.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { dateLabel } from '#platform/contract/instants.ts';
import type { ReasonOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { auditBatch, decideEach } from '#platform/server/calls/decide-each.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import * as contract from '../../contract/stars.contract.ts';
import { ownStarsPath, starPublicityWorkdays } from '../../contract/stars.words.ts';
import { contestedStar, reachStar } from './reach-star.ts';
import { effectiveOf } from './stars.queries.ts';
import { isFirstOfTwo, judgeStarConfirm } from './stars.rules.ts';
import { changeStar, type LockedStar, nobodyYet } from './stars.store.ts';

type Confirming = Act<StaffCaller, ReasonOf<typeof contract.confirmStars>>;
type Batch = RequestIn<typeof contract.confirmStars>;

/** Confirms several candidates into 公示, or holds them; each is judged alone, by the hours that count now. */
export const confirmStars: UseCase<typeof contract.confirmStars> = async (act, batch) => {
  const outcome = await confirmEach(act, batch);
  await auditBatch(act, { targetType: 'star', ...batch }, outcome);
  return outcome;
};

/** Confirms or holds each of them alone; `previewStars` tries the same. */
export const confirmEach = (act: Confirming, { items, verdict, reason }: Batch) =>
  decideEach(act, {
    items: items.toSorted((one, other) => one.starId - other.starId),
    idOf: ({ starId }) => starId,
    decide: (each, item) => confirmStar(each, item, { verdict, reason }),
    operation: contract.confirmStars,
  });

/** @throws Refusal by `confirmStarRefusals`, NotFound outside the data scope, VersionConflict */
async function confirmStar(
  act: Confirming,
  item: Batch['items'][number],
  { verdict, reason }: Pick<Batch, 'verdict' | 'reason'>,
): Promise<void> {
  const { star, ...facts } = await reachStar(act, item);
  const effective = (await effectiveOf(act.sql, [star.volunteerId])).get(star.volunteerId);
  const refusal = judgeStarConfirm(
    {
      ...facts,
      state: star.state,
      minutes: effective?.minutes ?? 0,
      askedMinutes: star.askedMinutes,
    },
    verdict,
  );
  if (refusal === 'wrongState') throw await decidedAlready(act, contestedStar(star.id), refusal);
  if (refusal) throw act.refuse(refusal);
  if (verdict === 'confirm' && isFirstOfTwo(facts)) return noteFirst(act, star, facts.leads);
  const endsAt = await publicityEnd(act.sql, act.now, starPublicityWorkdays);
  await changeStar(
    act.sql,
    star,
    verdict === 'hold'
      ? { ...nobodyYet, state: 'held', reason: reason ?? '' }
      : {
          state: 'publicity',
          reason: null,
          countedAt: act.now,
          countedMinutes: effective?.minutes ?? 0,
          countedRecords: effective?.records ?? 0,
          confirmedBy: act.caller.accountId,
          confirmedAt: act.now,
          publicityEndsAt: endsAt,
        },
  );
  const name = starNames[star.level - 1] ?? '';
  await notify(act, {
    accountId: star.volunteerId,
    category: 'review',
    title: verdict === 'hold' ? `${name}候选暂缓` : `${name}开始公示`,
    body:
      verdict === 'hold'
        ? `实践中心暂缓了你的${name}候选，原因：${reason ?? ''}`
        : `实践中心已确认你的${name}候选，姓名遮挡后公示到 ${dateLabel(new Date(endsAt.getTime() - 1))}，没有异议就授星。`,
    link: ownStarsPath,
  });
  await act.audit({
    targetType: 'star',
    targetId: star.id,
    ...(reason && { reason }),
    detail: { verdict, level: star.level, minutes: effective?.minutes ?? 0 },
  });
}

/** The first of two has confirmed: nothing is public yet, the person hears of it with the second. */
async function noteFirst(act: Confirming, star: LockedStar, leads: boolean): Promise<void> {
  const first = { firstConfirmedBy: act.caller.accountId, firstConfirmedAt: act.now, firstLeads: leads };
  await changeStar(act.sql, star, { ...first, state: 'candidate', reason: null });
  await act.audit({
    targetType: 'star',
    targetId: star.id,
    detail: { verdict: 'confirmFirst', level: star.level },
  });
}
