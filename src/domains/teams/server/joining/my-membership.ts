import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import type { MyTeamRefusal } from '../../contract/members.words.ts';
import { memberById } from '../members/members.queries.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { personById, type TeamPerson } from './joining.queries.ts';
import { judgeMyAct, type MyAct } from '../members/members.rules.ts';
import { lockMember, type MemberRow } from '../members/members.store.ts';

const noSuchTeam = '没有找到这支队伍的记录';

/** Whether a membership is this person's, or a place noted for their phone and name. */
const isMine = (row: MemberRow, person: TeamPerson): boolean =>
  row.volunteerId === person.volunteerId ||
  (row.status === 'offline' &&
    row.volunteerId === null &&
    row.mobileHash !== null &&
    row.mobileHash === person.mobileHash &&
    row.name === person.name);

/** The caller as teams know them. @throws NotFound when the account has no volunteer behind it */
export async function me(act: Act<VolunteerCaller>): Promise<TeamPerson> {
  const person = await personById(act.sql, act.caller.volunteerId);
  if (!person) throw new NotFound('没有找到你的志愿者资料');
  return person;
}

/** An own membership as it is now, not locked. @throws NotFound for anyone else's */
export async function findMine(act: Act<VolunteerCaller>, teamUserId: number): Promise<MemberRow> {
  const row = await memberById(act.sql, teamUserId);
  if (!row || !isMine(row, await me(act))) throw new NotFound(noSuchTeam);
  return row;
}

/** An own membership, locked, in a state that allows the act. @throws NotFound, Refusal of `myTeamRefusals` */
export async function lockMine(
  act: Act<VolunteerCaller, MyTeamRefusal>,
  teamUserId: number,
  wanted: MyAct,
): Promise<MemberRow> {
  const row = await lockMember(act.sql, teamUserId);
  if (!row || !isMine(row, await me(act))) throw new NotFound(noSuchTeam);
  const refusal = judgeMyAct(row, wanted, act.now);
  if (refusal) throw act.refuse(refusal);
  return row;
}
