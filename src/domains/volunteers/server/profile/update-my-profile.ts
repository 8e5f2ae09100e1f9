import { auditChanges } from '#platform/server/audit-changes.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { contestedProfile } from '../manage/contested-volunteer.ts';
import type { PersonalVault } from '../personal-vault.ts';
import { knownAreas } from '../registration.queries.ts';
import { keepPublicityConsents } from '../my-data/publicity-consents.ts';
import { lockVolunteer } from '../volunteers.store.ts';
import type * as contract from '../../contract/profile.contract.ts';
import { saveProfile } from './profile.store.ts';

type Request = RequestIn<typeof contract.updateMyProfile>;

/** Changes what needs no check. @throws VersionConflict when the profile was changed elsewhere, InvalidInput for unknown areas */
export const updateMyProfile: UseCase<typeof contract.updateMyProfile, PersonalVault> = async (
  act,
  { version, address, emergencyName, emergencyMobile, ...plain },
  vault,
) => {
  const { volunteerId } = act.caller;
  if ((emergencyName === '') !== (emergencyMobile === ''))
    throw new InvalidInput([
      {
        path: emergencyName === '' ? 'emergencyName' : 'emergencyMobile',
        msg: '紧急联系人的姓名和手机号要一起填写',
      },
    ]);
  await refuseUnknownAreas(act, plain);
  const before = await lockVolunteer(act.sql, volunteerId);
  const emergency = emergencyName && JSON.stringify({ name: emergencyName, mobile: emergencyMobile });
  const saved = await saveProfile(
    act.sql,
    { volunteerId, version },
    { ...plain, addressCipher: vault.seal(address), emergencyCipher: vault.seal(emergency) },
  );
  if (saved === undefined) throw await overtaken(act, contestedProfile(volunteerId));
  await keepPublicityConsents(act, before, plain);
  const sealed = [
    ...(vault.open(before.addressCipher) === address ? [] : ['address']),
    ...(vault.open(before.emergencyCipher) === emergency ? [] : ['emergency']),
  ];
  const { fields: named = [], ...told } = auditChanges(before, plain, telling);
  const fields = [...named, ...sealed];
  await act.audit({
    targetType: 'volunteer',
    targetId: volunteerId,
    detail: { ...told, ...(fields.length > 0 ? { fields } : {}) },
  });
  return { version: saved };
};

/** Consents and wishes for service are told, for people argue about them later; whatever else was written is the person's own. */
const telling = {
  told: [
    'serviceAreas',
    'serviceCategories',
    'availability',
    'isNamePublic',
    'joinsRankings',
    'isProfilePublic',
    'invitePreference',
  ],
} as const;

async function refuseUnknownAreas(
  { sql }: Act<VolunteerCaller>,
  { area, serviceAreas }: Pick<Request, 'area' | 'serviceAreas'>,
): Promise<void> {
  const known = await knownAreas(sql, [area, ...serviceAreas]);
  const errors = [
    ...(!known.has(area) ? [{ path: 'area', msg: '请选择居住区域' }] : []),
    ...(serviceAreas.some((code) => !known.has(code))
      ? [{ path: 'serviceAreas', msg: '没有这个服务区域' }]
      : []),
    ...(new Set(serviceAreas).size < serviceAreas.length
      ? [{ path: 'serviceAreas', msg: '服务区域有重复' }]
      : []),
  ];
  if (errors.length > 0) throw new InvalidInput(errors);
}
