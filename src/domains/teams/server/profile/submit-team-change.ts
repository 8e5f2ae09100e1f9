import { violatedConstraint } from '#database/transaction.ts';
import { setDisplayName } from '#domains/accounts/server/index.ts';
import { attachFiles } from '#domains/files/server/index.ts';
import type { Act, Caller, TeamCaller } from '#platform/server/calls/act.ts';
import { InvalidInput, NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { registeredForms } from '../../contract/registration.words.ts';
import type { ChangedField } from '../../contract/team-profile.contract.ts';
import type * as contract from '../../contract/team-profile.contract.ts';
import { protectedFields } from '../../contract/team-profile.words.ts';
import { contestedTeam } from '../manage/contested-team.ts';
import { isUscc } from '../registration/uscc.rules.ts';
import { lockTeam } from '../teams.store.ts';
import { changeTarget } from './team-change-views.ts';
import { isNameTaken } from './team-profile.queries.ts';
import { insertTeamChange, lockPendingChange, saveTeam } from './team-profile.store.ts';

type Request = RequestIn<typeof contract.submitTeamChange>;

type Team = NonNullable<Awaited<ReturnType<typeof lockTeam>>>;

/**
 * Asks for other checked facts. A draft or returned team changes at once, for its review is still to come; an active one
 * waits for staff. @throws VersionConflict for an old form, Refusal by `submitChangeRefusals`, InvalidInput for a number
 * that cannot be one
 */
export const submitTeamChange: UseCase<typeof contract.submitTeamChange> = async (
  act,
  { version, note, proofFileIds, ...wanted },
) => {
  const { teamId, accountId } = act.caller;
  const team = await lockTeam(act.sql, teamId);
  if (!team) throw new NotFound('没有找到你的队伍资料');
  refuseUscc(wanted);
  if (team.version !== version) throw await overtaken(act, contestedTeam(teamId));
  const fields = changedFields(team, wanted);
  if (fields.length === 0) throw act.refuse('unchanged');
  if (await isNameTaken(act.sql, wanted.name, teamId)) throw act.refuse('nameTaken');
  const isEarly = team.status === 'draft' || team.status === 'returned';
  if (isEarly) {
    await takeOver(act, teamId, fields);
    await setDisplayName(act.sql, accountId, wanted.name);
  } else await wait(act, team, { fields, note, proofFileIds });
  await act.audit({ targetType: 'team', targetId: teamId, detail: { fields } });
  return { outcome: isEarly ? 'changed' : 'pending' };
};

async function wait(
  act: Act<TeamCaller, 'underReview' | 'notActive' | 'alreadyPending'>,
  team: Team,
  { fields, note, proofFileIds }: { fields: ChangedField[]; note: string; proofFileIds: number[] },
): Promise<void> {
  if (team.status === 'pending') throw act.refuse('underReview');
  if (team.status !== 'active' && team.status !== 'suspended') throw act.refuse('notActive');
  if (await lockPendingChange(act.sql, team.id)) throw act.refuse('alreadyPending');
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

type Wanted = Omit<Request, 'version' | 'note' | 'proofFileIds'>;

const changedFields = (team: Team, wanted: Wanted): ChangedField[] =>
  protectedFields
    .map((field) => ({ field, from: team[field] ?? '', to: wanted[field] }))
    .filter(({ from, to }) => from !== to);

/** Writes changed facts. Of two changes to one name at the same moment the index lets one through. @throws Refusal nameTaken */
export async function takeOver(
  act: Pick<Act<Caller, 'nameTaken'>, 'sql' | 'refuse'>,
  teamId: number,
  fields: readonly ChangedField[],
): Promise<void> {
  try {
    await saveTeam(act.sql, teamId, columnsOf(fields));
  } catch (error) {
    if (violatedConstraint(error) === 'teams_name') throw act.refuse('nameTaken');
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
