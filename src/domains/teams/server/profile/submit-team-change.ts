import { type Sql, violatedConstraint } from '#database/transaction.ts';
import { setDisplayName } from '#domains/accounts/server/index.ts';
import { attachFiles, releaseFiles } from '#domains/files/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { InvalidInput, NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import { registeredForms } from '../../contract/registration.words.ts';
import type { ChangedField, submitTeamChange as operation } from '../../contract/team-profile.contract.ts';
import { protectedFields } from '../../contract/team-profile.words.ts';
import { contestedTeam } from '../manage/contested-team.ts';
import { changeTarget } from './team-change-views.ts';
import { lockTeam } from '../team-in-office.ts';
import { isNameTaken } from './team-profile.queries.ts';
import { insertTeamChange, lockPendingChange, saveTeam, saveTeamChange } from './team-profile.store.ts';
import { isUscc } from '../registration/uscc.rules.ts';

type Request = ParsedRequestOf<typeof operation>;
type Team = NonNullable<Awaited<ReturnType<typeof lockTeam>>>;

/**
 * Asks for other checked facts. A draft or returned team changes at once, for its review is still to come; an active one
 * waits for staff. @throws VersionConflict for an old form, Refusal by `submitChangeRefusals`, InvalidInput for a number
 * that cannot be one
 */
export async function submitTeamChange(
  act: Act<TeamCaller>,
  { version, note, proofFileIds, ...wanted }: Request,
): Promise<ResultOf<typeof operation>> {
  const { teamId, accountId } = act.caller;
  const team = await lockTeam(act.sql, teamId);
  if (!team) throw new NotFound('没有找到你的队伍资料');
  refuseUscc(wanted);
  if (team.version !== version) throw await overtaken(act, contestedTeam(teamId));
  const fields = changedFields(team, wanted);
  if (fields.length === 0) throw new Refusal('unchanged');
  if (await isNameTaken(act.sql, wanted.name, teamId)) throw new Refusal('nameTaken');
  const isEarly = team.status === 'draft' || team.status === 'returned';
  if (isEarly) {
    await takeOver(act.sql, teamId, fields);
    await setDisplayName(act.sql, accountId, wanted.name);
  } else await wait(act, team, { fields, note, proofFileIds });
  await act.audit({ targetType: 'team', targetId: teamId, detail: { fields } });
  return { outcome: isEarly ? 'changed' : 'pending' };
}

async function wait(
  act: Act<TeamCaller>,
  team: Team,
  { fields, note, proofFileIds }: { fields: ChangedField[]; note: string; proofFileIds: number[] },
): Promise<void> {
  if (team.status === 'pending') throw new Refusal('underReview');
  if (team.status !== 'active' && team.status !== 'suspended') throw new Refusal('notActive');
  if (await lockPendingChange(act.sql, team.id)) throw new Refusal('alreadyPending');
  const changeId = act.newId();
  await insertTeamChange(act.sql, {
    id: changeId,
    teamId: team.id,
    fields: JSON.stringify(fields),
    note,
    status: 'pending',
    submittedAt: act.now,
  });
  await attachFiles(act, { ...changeTarget(changeId), fileIds: proofFileIds });
}

/** Takes back what waits for staff. @throws Refusal notPending */
export async function withdrawTeamChange(act: Act<TeamCaller>): Promise<Record<string, never>> {
  const { teamId } = act.caller;
  const changeId = await endPendingChange(act, teamId);
  if (changeId === undefined) throw new Refusal('notPending');
  await act.audit({ targetType: 'team', targetId: teamId, detail: { changeId } });
  return {};
}

/** Ends what waits for staff, with its papers: the team took it back, or is no more. Gives its id, if there was one. */
export async function endPendingChange(
  act: Pick<Act, 'sql' | 'now'>,
  teamId: number,
): Promise<number | undefined> {
  const change = await lockPendingChange(act.sql, teamId);
  if (!change) return undefined;
  await saveTeamChange(act.sql, change.id, { status: 'withdrawn', decidedAt: act.now });
  await releaseFiles(act, { ...changeTarget(change.id), at: act.now });
  return change.id;
}

type Wanted = Omit<Request, 'version' | 'note' | 'proofFileIds'>;

const changedFields = (team: Team, wanted: Wanted): ChangedField[] =>
  protectedFields
    .map((field) => ({ field, from: team[field] ?? '', to: wanted[field] }))
    .filter(({ from, to }) => from !== to);

/** Writes changed facts. Of two changes to one name at the same moment the index lets one through. @throws Refusal nameTaken */
export async function takeOver(sql: Sql, teamId: number, fields: readonly ChangedField[]): Promise<void> {
  try {
    await saveTeam(sql, teamId, columnsOf(fields));
  } catch (error) {
    if (violatedConstraint(error) === 'teams_name') throw new Refusal('nameTaken');
    throw error;
  }
}

/** Changed facts as columns; an emptied number is none. */
const columnsOf = (fields: readonly ChangedField[]) =>
  Object.fromEntries(fields.map(({ field, to }) => [field, field === 'uscc' && to === '' ? null : to]));

function refuseUscc({ legalForm, uscc }: Wanted): void {
  if (uscc === '' && registeredForms.includes(legalForm))
    throw new InvalidInput([{ path: 'uscc', msg: '请填写统一社会信用代码' }]);
  if (uscc !== '' && !isUscc(uscc))
    throw new InvalidInput([{ path: 'uscc', msg: '统一社会信用代码不正确，请对照证书核对' }]);
}
