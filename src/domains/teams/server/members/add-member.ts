import type { MobileVault } from '#domains/accounts/server/index.ts';
import { maskId, readIdNo } from '#domains/volunteers/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { encryptText, type Key } from '#platform/server/encryption.ts';
import type * as contract from '../../contract/members.contract.ts';
import { personsByMobile } from '../joining/joining.queries.ts';
import { requireTeamInOffice } from '../team-in-office.ts';
import { invitePerson, type MemberNotes, offlineRow } from './add-person.ts';
import { asOnly, insertMember } from './members.store.ts';

type Request = RequestIn<typeof contract.addMember>;
/** Keys that a person noted by hand is kept under: of the phone and of the ID number. */
type MemberKeys = { vault: MobileVault; idKey: Key };

/**
 * Adds a person by hand: without an account as 线下成员, which is no registered volunteer (山东 Art.11); a phone that is
 * registered under the same name gets an invitation instead. @throws Refusal of `memberRefusals`, InvalidInput
 */
export const addMember: UseCase<typeof contract.addMember, MemberKeys> = async (
  act,
  request,
  { vault, idKey },
) => {
  const { sql, now } = act;
  requirePlausible(request, now);
  const team = await requireTeamInOffice(act);
  const notes: MemberNotes = {
    memberRole: request.memberRole,
    groupName: request.groupName,
    memberNo: request.memberNo,
    remark: request.remark,
    tags: request.tags,
  };
  const [person] = await personsByMobile(sql, [vault.hashOf(request.mobile)]);
  // Another name on the phone is not told: nobody learns by guesses who has a number.
  if (person?.name === request.name) {
    const { teamUserId } = await invitePerson(act, { team, person, notes, joinWay: 'add' });
    await auditAdding(act, teamUserId, 'invited');
    return { teamUserId, status: 'invited' };
  }
  const { idNo } = request;
  const adding = insertMember(sql, {
    ...offlineRow({ ...request, teamId: team.teamId, notes, joinWay: 'add' }, { vault, now }),
    ...(idNo ? { idCipher: encryptText(idKey, idNo), idMasked: maskId(idNo) } : {}),
  });
  const teamUserId = await asOnly(act, ['alreadyListed', 'memberNoTaken'], adding);
  await auditAdding(act, teamUserId, 'offline');
  return { teamUserId, status: 'offline' };
};

const auditAdding = (act: Act<TeamCaller>, teamUserId: number, status: string): Promise<void> =>
  act.audit({ targetType: 'teamMember', targetId: teamUserId, detail: { status } });

/** @throws InvalidInput for a day of birth to come or an ID number that does not add up */
function requirePlausible({ birthOn, idNo }: Request, now: Date): void {
  if (birthOn && (birthOn > toDay(now) || birthOn < '1900-01-01'))
    throw new InvalidInput([{ path: 'birthOn', msg: '出生日期不能晚于今天' }]);
  if (idNo && !readIdNo(idNo))
    throw new InvalidInput([{ path: 'idNo', msg: '身份证号有误，请核对 18 位号码' }]);
}
