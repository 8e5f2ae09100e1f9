import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { maskId, readIdNo } from '#domains/volunteers/server/index.ts';
import { deriveKey, encryptText } from '#platform/server/encryption.ts';
import { InvalidInput, Refusal } from '#platform/server/calls/failures.ts';
import type { createTeamUserPc as operation } from '../../contract/members.contract.ts';
import { invitePerson, type MemberNotes, offlineRow } from '../members/add-person.ts';
import { personsByMobile } from '../joining/joining.queries.ts';
import { insertMember } from '../members/members.store.ts';
import type { TeamsSetup } from '../reactions.ts';
import { requireTeamInOffice } from '../team-in-office.ts';

type Request = ParsedRequestOf<typeof operation>;
type Result = ResultOf<typeof operation>;

/**
 * Adds a person by hand: without an account as 线下成员, which is no registered volunteer (山东 Art.11); a phone that is
 * registered under the same name gets an invitation instead. @throws Refusal of `memberRefusals`, InvalidInput
 */
export function createTeamUserPc({ secret }: Pick<TeamsSetup, 'secret'>) {
  const vault = createMobileVault(accountKeysFrom(secret));
  const idKey = deriveKey(secret, 'teams/member-id');
  return async (act: Act<TeamCaller>, request: Request): Promise<Result> => {
    const { sql, caller, now } = act;
    requirePlausible(request, now);
    const team = await requireTeamInOffice(sql, caller.teamId);
    const notes: MemberNotes = {
      memberRole: request.memberRole,
      groupName: request.groupName,
      memberNo: request.memberNo,
      remark: request.remark,
      tags: request.tags,
    };
    const [person] = await personsByMobile(sql, [vault.hashOf(request.mobile)]);
    if (person) {
      if (person.name !== request.name) throw new Refusal('nameDiffers');
      const { teamUserId } = await invitePerson(act, { team, person, notes, joinWay: 'add' });
      await auditAdding(act, teamUserId, 'invited');
      return { teamUserId, status: 'invited' };
    }
    const { idNo } = request;
    const teamUserId = await insertMember(sql, {
      ...offlineRow({ ...request, teamId: team.teamId, notes, joinWay: 'add' }, { vault, now }),
      ...(idNo ? { idCipher: encryptText(idKey, idNo), idMasked: maskId(idNo) } : {}),
    });
    await auditAdding(act, teamUserId, 'offline');
    return { teamUserId, status: 'offline' };
  };
}

const auditAdding = (act: Act<TeamCaller>, teamUserId: number, status: string): Promise<void> =>
  act.audit({ targetType: 'teamMember', targetId: teamUserId, detail: { status } });

/** @throws InvalidInput for a day of birth to come or an ID number that does not add up */
function requirePlausible({ birthOn, idNo }: Request, now: Date): void {
  if (birthOn && (birthOn > toDay(now) || birthOn < '1900-01-01'))
    throw new InvalidInput([{ path: 'birthOn', msg: '出生日期不能晚于今天' }]);
  if (idNo && !readIdNo(idNo))
    throw new InvalidInput([{ path: 'idNo', msg: '身份证号有误，请核对 18 位号码' }]);
}
