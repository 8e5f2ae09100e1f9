import { toDay } from '#platform/contract/instants.ts';
import { maskName, maskPhone } from '#platform/contract/masking.ts';
import { auditChanges } from '#platform/server/audit-changes.ts';
import { InvalidInput, NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-profile.contract.ts';
import { contestedTeam } from '../manage/contested-team.ts';
import { lockTeam } from '../teams.store.ts';
import { saveTeamProfile } from './team-profile.store.ts';

type Request = RequestIn<typeof contract.updateMyTeamProfile>;

/** Changes what needs no check, public at once. @throws VersionConflict, InvalidInput naming the field */
export const updateMyTeamProfile: UseCase<typeof contract.updateMyTeamProfile> = async (
  act,
  { version, foundedOn, joinCode, place, ...plain },
) => {
  const { teamId } = act.caller;
  const team = await lockTeam(act.sql, teamId);
  if (!team) throw new NotFound('没有找到你的队伍资料');
  refuseWrong({ foundedOn, joinCode, joinMode: plain.joinMode }, toDay(act.now), team.foundedOn);
  const change = {
    ...plain,
    ...(place !== undefined && { lng: place?.lng ?? null, lat: place?.lat ?? null }),
    joinCode: plain.joinMode === 'code' ? joinCode : null,
    ...(foundedOn && team.foundedOn === null ? { foundedOn } : {}),
  };
  const saved = await saveTeamProfile(act.sql, { teamId, version }, change);
  if (saved === undefined) throw await overtaken(act, contestedTeam(teamId));
  await act.audit({ targetType: 'team', targetId: teamId, detail: auditChanges(team, change, telling) });
  return { version: saved };
};

/** Public facts and choices are told; the code for joining is a secret, and a person's address for mail is the person's. */
const telling = {
  told: [
    'shortName',
    'category',
    'address',
    'lng',
    'lat',
    'foundedOn',
    'slogan',
    'intro',
    'contactName',
    'isContactPublic',
    'joinMode',
    'joinNotice',
  ],
  masked: { contactName: maskName, contactPhone: maskPhone },
} as const;

function refuseWrong(
  { foundedOn, joinCode, joinMode }: Pick<Request, 'foundedOn' | 'joinCode' | 'joinMode'>,
  today: string,
  known: string | null,
): void {
  if (joinMode === 'code' && joinCode === '')
    throw new InvalidInput([{ path: 'joinCode', msg: '请填写 4 至 6 位数字口令' }]);
  if (foundedOn && foundedOn > today)
    throw new InvalidInput([{ path: 'foundedOn', msg: '成立日期不能晚于今天' }]);
  if (foundedOn && known !== null && foundedOn !== known)
    throw new InvalidInput([{ path: 'foundedOn', msg: '成立日期已登记，更改请联系实践中心' }]);
}
