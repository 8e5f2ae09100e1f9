import type { Sql } from '#database/transaction.ts';
import type { FieldError } from '#platform/contract/envelope.ts';
import type { Act, StaffCaller, TeamCaller } from '#platform/server/calls/act.ts';
import { InvalidInput, NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import { leadsActivity } from '#domains/teams/server/index.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import { type ActivityAct, type ActivityStatus, longestContent } from '../contract/activities.words.ts';
import type { ActivityForm } from '../contract/activity-form.contract.ts';
import { isKnownArea, namedTeams, organisationPathOf } from './activities.queries.ts';
import { lockActivity } from './activities.store.ts';
import { cleanContent } from './content/content.rules.ts';
import { openChange } from './changes/changes.queries.ts';
import { allowedActs } from './life/activity-states.rules.ts';
import { contestedActivity } from './life/contested-activity.ts';
import type { ActivityRow } from './publish/form.rules.ts';
import { shiftErrors } from './publish/shifts.rules.ts';

/** What every write of this room answers. */
export type Written = { activityId: number; version: number; status: ActivityStatus };
/** The activity a caller means, as they last saw it. */
export type Target = { activityId: number; version: number };

const noSuchActivity = '没有找到这个活动';

/**
 * The caller's own activity, locked, in the version they saw and in a state that allows the act.
 * @throws NotFound (also for another team's), VersionConflict, Refusal wrongStatus
 */
export async function lockOwn(
  act: Act<TeamCaller, 'wrongStatus'>,
  { activityId, version }: Target,
  wanted: ActivityAct,
): Promise<ActivityRow> {
  const row = await lockActivity(act.sql, activityId);
  if (row?.teamId !== act.caller.teamId || !leadsActivity(act.caller, activityId))
    throw new NotFound(noSuchActivity);
  if (row.version !== version) throw await overtaken(act, contestedActivity(activityId));
  const isOfChange = wanted === 'withdraw' && row.status === 'published';
  const isAllowed = isOfChange
    ? (await openChange(act.sql, activityId)) !== undefined
    : allowedActs(row, act.now).includes(wanted);
  if (!isAllowed) throw await decidedAlready(act, contestedActivity(activityId), 'wrongStatus');
  return row;
}

/**
 * An activity inside the reviewer's data scope, locked, in the version they saw.
 * @throws NotFound (also outside the scope), VersionConflict
 */
export async function lockForReview(
  act: Act<StaffCaller>,
  { activityId, version }: Target,
): Promise<ActivityRow> {
  const row = await lockActivity(act.sql, activityId);
  if (!row) throw new NotFound(noSuchActivity);
  await requireScope(act, row.organisationId);
  if (row.version !== version) throw await overtaken(act, contestedActivity(activityId));
  return row;
}

/** @throws NotFound when the organisation is neither the caller's own nor below it */
export async function requireScope(act: Act<StaffCaller>, organisationId: number): Promise<void> {
  const scope = act.caller.scope;
  if (scope === undefined) return;
  const path = await organisationPathOf(act.sql, organisationId);
  if (!isInScope(path, scope)) throw new NotFound(noSuchActivity);
}

/** True for staff of the whole city: what belongs to the centre is not for those of one 所 or 站. */
export const isOfCentre = ({ scope }: Pick<StaffCaller, 'scope'>): boolean => scope === undefined;

/**
 * What even a draft must keep to: shifts that are this activity's, an area and named teams that exist. Rows that are no shifts yet a draft
 * keeps as they were typed; what is public has none (`isPublic`).
 * @throws InvalidInput naming each field
 */
export async function requireSavable(
  sql: Sql,
  form: ActivityForm,
  { ownShiftIds, isPublic }: { ownShiftIds: readonly number[]; isPublic: boolean },
): Promise<void> {
  const errors: FieldError[] = (isPublic ? shiftErrors(form.shifts) : []).map(({ path, msg }) => ({
    path: `form.${path}`,
    msg,
  }));
  if (cleanContent(form.content).length > longestContent)
    errors.push({ path: 'form.content', msg: `活动介绍至多 ${longestContent} 个字` });
  const ids = form.shifts.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (id === undefined) return;
    const path = `form.shifts.${index}.id`;
    if (!ownShiftIds.includes(id)) errors.push({ path, msg: '这一场已不存在，请刷新后再试' });
    else if (ids.indexOf(id) < index) errors.push({ path, msg: '这一场重复了，请刷新后再试' });
  });
  if (form.area !== null && !(await isKnownArea(sql, form.area)))
    errors.push({ path: 'form.area', msg: '请从列表中选择区域' });
  const teams = await namedTeams(sql, form.recruitTeams);
  if (new Set(form.recruitTeams).size !== teams.length || teams.length !== form.recruitTeams.length)
    errors.push({ path: 'form.recruitTeams', msg: '有一支指定队伍已不存在或选了两次，请去掉再保存' });
  if ((form.lng === null) !== (form.lat === null))
    errors.push({ path: 'form.lng', msg: '经度和纬度要一起填写' });
  if (errors.length > 0) throw new InvalidInput(errors);
}
