import { notify } from '#domains/messages/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/makeup-review.contract.ts';
import type { MakeupForm } from '../../contract/makeups.contract.ts';
import { organisationPathOf, teamFactsOf } from '../activities.queries.ts';
import type { ActivitiesReactions } from '../reactions.ts';
import { becomeActivity } from './become-activity.ts';
import { contestedMakeup } from './contested-makeup.ts';
import { makeupFaults } from './makeup-faults.ts';
import { wholeMakeup } from './makeup-form.ts';
import type { MakeupRow } from './makeups.queries.ts';
import { changeMakeup, lockMakeup } from './makeups.store.ts';
import { type MakeupTarget, noSuchMakeup } from './own-makeup.ts';

type Reviewing = ActOf<typeof contract.reviewMakeup>;
type Given = Pick<ActivitiesReactions, 'lockPeople' | 'onMakeupPassed'>;
const states = { pass: 'passed', return: 'returned', refuse: 'refused' } as const;

/**
 * Decides a past activity that waits, by nobody who has a part in it. Passed, it is judged once more with its people locked, for
 * they may have served elsewhere since, and becomes an activity in the same transaction.
 */
export const reviewMakeup: UseCase<typeof contract.reviewMakeup, Given> = async (
  act,
  { verdict, reason, ...target },
  given,
) => {
  const row = await lockWaiting(act, target);
  const { form } = await wholeMakeup(act.sql, row);
  await requireOther(act, row, form);
  const activityId = verdict === 'pass' ? await pass(act, row, { form, given }) : null;
  const state = states[verdict];
  const version = await changeMakeup(act, row.id, {
    state,
    activityId,
    note: reason ?? null,
    decidedAt: act.now,
    decidedBy: act.caller.accountId,
  });
  const { accountId } = await teamFactsOf(act.sql, row.teamId);
  await notify(act, {
    accountId,
    category: 'review',
    level: 'important',
    ...wordsFor(row, { verdict, reason, activityId }),
  });
  await act.audit({
    targetType: 'activityMakeup',
    targetId: row.id,
    reason,
    detail: { verdict, from: row.state, to: state, ...(activityId !== null && { activityId }) },
  });
  return { makeupId: row.id, version, state, activityId, decidedAt: toInstant(act.now) };
};

/** @throws NotFound (also outside the scope), VersionConflict, Refusal wrongState */
async function lockWaiting(act: Reviewing, { makeupId, version }: MakeupTarget): Promise<MakeupRow> {
  const row = await lockMakeup(act.sql, makeupId);
  if (!row || row.state === 'draft') throw new NotFound(noSuchMakeup);
  const { scope } = act.caller;
  if (scope !== undefined && !isInScope(await organisationPathOf(act.sql, row.organisationId), scope))
    throw new NotFound(noSuchMakeup);
  if (row.version !== version) throw await overtaken(act, contestedMakeup(makeupId));
  if (row.state !== 'pending') throw await decidedAlready(act, contestedMakeup(makeupId), 'wrongState');
  return row;
}

/** Who handed it in, leads the team or gains from it does not decide (domain.md 4.3.9). */
async function requireOther(act: Reviewing, row: MakeupRow, { people }: MakeupForm): Promise<void> {
  const own = act.caller.accountId;
  const { accountId } = await teamFactsOf(act.sql, row.teamId);
  const others = [
    accountId,
    ...(row.submittedBy ? [row.submittedBy] : []),
    ...people.map((one) => one.volunteerId),
  ];
  const personBy = await personsOf(act.sql, [own, ...others]);
  if (others.some((other) => isSamePerson(personBy(own), personBy(other)))) throw act.refuse('samePerson');
}

async function pass(
  act: Reviewing,
  row: MakeupRow,
  { form, given }: { form: MakeupForm; given: Given },
): Promise<number> {
  const team = await teamFactsOf(act.sql, row.teamId);
  if (team.status === 'dissolved')
    throw act.refuse('notPassable', { msg: '这支队伍已经注销，补录不能再通过' });
  await given.lockPeople(
    act,
    form.people.map(({ volunteerId }) => volunteerId),
  );
  const judged = { sql: act.sql, now: row.submittedAt ?? act.now };
  const [fault] = await makeupFaults(judged, { form, teamId: row.teamId });
  if (fault) throw act.refuse('notPassable', { msg: `不能通过：${fault.msg}。请退回队伍修改` });
  return becomeActivity(act, row, { form, onMakeupPassed: given.onMakeupPassed });
}

type Decided = { verdict: keyof typeof states; reason: string | undefined; activityId: number | null };

function wordsFor({ id, title }: MakeupRow, { verdict, reason, activityId }: Decided) {
  if (verdict === 'pass')
    return {
      title: '补录活动已通过审核',
      body: `“${title}”已经成为待结项的活动。名单上的人会收到消息答复是否属实，之后由中心审核时长。`,
      link: `/teamcenter/index/teamactivity/detail/${activityId ?? 0}`,
    };
  const isReturn = verdict === 'return';
  return {
    title: isReturn ? '补录活动被退回修改' : '补录活动未予通过',
    body: `“${title}”${isReturn ? '改好以后可以再提交' : '没有通过审核，不能再提交'}。原因：${reason ?? ''}`,
    link: `/teamcenter/index/teamactivity/makeup/${id}`,
  };
}
