import { setDisplayName } from '#domains/accounts/server/index.ts';
import { releaseFiles } from '#domains/files/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { ChangedField } from '../../contract/team-profile.contract.ts';
import type * as contract from '../../contract/team-profile.contract.ts';
import { protectedFieldLabels } from '../../contract/team-profile.words.ts';
import { contestedTeamChange } from '../manage/contested-team.ts';
import { lockScopedTeam } from '../manage/scoped-team.ts';
import { takeOver } from './submit-team-change.ts';
import { changeTarget } from './team-change-views.ts';
import { isNameTaken, teamOfChange } from './team-profile.queries.ts';
import { lockTeamChange, saveTeamChange } from './team-profile.store.ts';

/** Papers of a change are kept as long as a complaint may come. */
const proofKeptDays = 365;

/** Passes or rejects a change; only a passed one is taken over. @throws NotFound outside the data scope, Refusal by `reviewChangeRefusals` */
export const reviewTeamChange: UseCase<typeof contract.reviewTeamChange> = async (
  act,
  { changeId, verdict, reason },
) => {
  const teamId = await teamOfChange(act.sql, changeId);
  if (teamId === undefined) throw new NotFound('没有这条变更');
  // The team first, as submitting does, so that the two never wait for each other.
  const team = await lockScopedTeam(act, teamId);
  const change = await lockTeamChange(act.sql, changeId);
  if (change.status !== 'pending')
    throw await decidedAlready(act, contestedTeamChange(teamId, changeId), 'decided');
  if (verdict === 'reject' && !reason) throw act.refuse('reasonMissing');
  const fields = change.fields as ChangedField[];
  const name = fields.find(({ field }) => field === 'name')?.to;
  if (verdict === 'pass') {
    if (name && (await isNameTaken(act.sql, name, team.id))) throw act.refuse('nameTaken');
    await takeOver(act, team.id, fields);
    if (name) await setDisplayName(act.sql, team.accountId, name);
  }
  await saveTeamChange(act.sql, changeId, {
    status: verdict === 'pass' ? 'passed' : 'rejected',
    decidedAt: act.now,
    decidedBy: act.caller.accountId,
    deciderName: act.caller.displayName,
    reason: reason ?? null,
  });
  await releaseFiles(act, {
    ...changeTarget(changeId),
    at: new Date(act.now.getTime() + proofKeptDays * dayMs),
  });
  const labels = fields.map(({ field }) => protectedFieldLabels[field]).join('、');
  await notify(act, {
    accountId: team.accountId,
    category: 'review',
    level: 'important',
    title: verdict === 'pass' ? '队伍资料变更已通过' : '队伍资料变更未通过',
    body:
      verdict === 'pass'
        ? `${labels}的变更已通过审核，队伍主页已更新。`
        : `${labels}的变更未通过，原来的资料不变。原因：${reason}。`,
    link: '/teamcenter/index/teammodify?tab=checked',
    dedupeKey: `teamChange:${changeId}`,
  });
  await act.audit({
    targetType: 'team',
    targetId: team.id,
    reason,
    detail: { changeId, verdict, fields },
  });
  return {};
};
