import { notify } from '#domains/messages/server/index.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { ActOf } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import { shiftsOf, teamFactsOf } from '../activities.queries.ts';
import { changeActivity } from '../activities.store.ts';
import { lockForReview, type Target, type Written } from '../activity-guards.ts';
import { applyForm, requireKeptShifts } from '../changes/apply-form.ts';
import { pendingChange } from '../changes/changes.queries.ts';
import { decideChangeRow } from '../changes/changes.store.ts';
import { contestedActivity } from '../life/contested-activity.ts';
import type { Released } from '../publish/findings.rules.ts';
import { type ActivityRow, columnsOf } from '../publish/form.rules.ts';
import { closingOf } from '../publish/publish.rules.ts';
import { leadOf } from '../publish/verdict.ts';
import type { ActivitiesReactions } from '../reactions.ts';
import { linkTo } from './activity-link.ts';
import { type Decision, release, releasedWords, requirePassable } from './passable.ts';

type Deciding = ActOf<typeof contract.reviewActivity>;
type Change = NonNullable<Awaited<ReturnType<typeof pendingChange>>>;
type Given = Pick<ActivitiesReactions, 'onShiftsMoved'>;

/**
 * Passes or returns the change of a published activity. Passed, it is public at once and the sign-ups room asks whoever
 * has a place again; returned, all stays as it was. @throws Refusal as for an activity, and shiftTaken
 */
export async function decideChange(
  act: Deciding,
  target: Target & { changeId: number },
  { given, ...decision }: Decision & { given: Given },
): Promise<Written> {
  const row = await lockForReview(act, target);
  const change = await pendingChange(act.sql, row.id);
  if (row.status !== 'published' || change?.id !== target.changeId)
    throw await decidedAlready(act, contestedActivity(row.id), 'wrongStatus');
  const { version, released } =
    decision.verdict === 'pass'
      ? await pass(act, row, { change, decision, given })
      : { version: await changeActivity(act.sql, row.id, { change: {}, now: act.now }), released: [] };
  await decideChangeRow(act.sql, change.id, {
    status: decision.verdict === 'pass' ? 'passed' : 'returned',
    decidedAt: act.now,
    decidedBy: act.caller.accountId,
    note: decision.reason ?? null,
  });
  const { accountId } = await teamFactsOf(act.sql, row.teamId);
  await notify(act, {
    accountId,
    category: 'review',
    level: 'important',
    ...wordsFor(row, released, decision),
  });
  await act.audit({
    action: 'reviewActivity',
    targetType: 'activity',
    targetId: row.id,
    reason: released.length > 0 ? decision.releaseReason : decision.reason,
    detail: {
      verdict: decision.verdict,
      fields: change.fields,
      from: 'pendingChange',
      to: row.status,
      ...(released.length > 0 && { released, ground: change.form.releaseGround }),
    },
  });
  return { activityId: row.id, version, status: row.status };
}

type Passing = { change: Change; decision: Decision; given: Given };

async function pass(act: Deciding, row: ActivityRow, { change, decision, given }: Passing) {
  const { form, fields } = change;
  const shifts = await shiftsOf(act.sql, row.id);
  const team = await teamFactsOf(act.sql, row.teamId);
  await requireKeptShifts(act, shifts, form);
  const lead = leadOf(row, shifts, form);
  const leadMinutes = lead.leadMinutes === null ? null : 0;
  const released = await requirePassable(act, row, { ...lead, leadMinutes, team, form, decision });
  const extra = {
    ...closingOf(columnsOf(form, team.category), row),
    releaseGround: '',
    reviewedAt: act.now,
    reviewedBy: act.caller.accountId,
  };
  const version = await applyForm(act, row, { form, fields, teamCategory: team.category, extra, ...given });
  await release(act, row.id, { released, ground: form.releaseGround, decision });
  return { version, released };
}

const wordsFor = (row: ActivityRow, released: readonly Released[], decision: Decision) =>
  decision.verdict === 'pass'
    ? {
        title: '活动变更已通过审核',
        body: `“${row.title}”的变更已生效，系统会请已录取的人再次确认。${releasedWords(released, decision.releaseReason)}`,
        link: linkTo(row.id),
      }
    : {
        title: '活动变更被退回',
        body: `“${row.title}”仍按原来的内容公开。退回原因：${decision.reason ?? ''}`,
        link: linkTo(row.id),
      };
