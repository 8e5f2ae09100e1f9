import type { MobileVault } from '#domains/accounts/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { PersonalVault } from '../personal-vault.ts';
import { openEmergency } from '../profile/get-my-profile.ts';
import type * as contract from '../../contract/manage-volunteers.contract.ts';
import type { Seen } from '../../contract/real-name.words.ts';
import { requireVolunteer } from './require-volunteer.ts';

/** Shows contacts in clear to staff with a reason; the person finds the look under 谁看过我的信息. */
export const revealVolunteer: UseCase<
  typeof contract.revealVolunteer,
  { vault: PersonalVault; mobiles: MobileVault }
> = async (act, { volunteerId, reason }, { vault, mobiles }) => {
  const row = await requireVolunteer(act, volunteerId);
  const emergency = openEmergency(vault, row.emergencyCipher);
  const seen: Seen[] = ['mobile', 'address', 'emergency'];
  await act.audit({ targetType: 'volunteer', targetId: volunteerId, reason, detail: { seen } });
  return {
    mobile: row.mobileCipher === null ? null : mobiles.open(row.mobileCipher),
    email: row.email,
    address: vault.open(row.addressCipher),
    emergency: [emergency.name, emergency.mobile].filter(Boolean).join(' '),
  };
};
