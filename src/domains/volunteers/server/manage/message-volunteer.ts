import type { MobileVault } from '#domains/accounts/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import type * as contract from '../../contract/manage-volunteers.contract.ts';
import type { Seen } from '../../contract/real-name.words.ts';
import { requireInScope } from './change-volunteer-standing.ts';
import { openEmergency } from '../profile/get-my-profile.ts';
import type { PersonalVault } from '../personal-vault.ts';
import type { VolunteersReactions } from '../reactions.ts';

type Staff = Act<StaffCaller>;

/** Sends a message of the centre to a volunteer inside the caller's scope. */
export const messageVolunteer =
  ({ tell }: VolunteersReactions) =>
  async (act: Staff, { volunteerId, title, body }: ParsedRequestOf<typeof contract.messageVolunteer>) => {
    const { accountId } = await requireInScope(act, volunteerId);
    await tell(act, { accountId, title, body, level: 'important' });
    await act.audit({ targetType: 'volunteer', targetId: volunteerId, detail: { title } });
    return {};
  };

/** Shows contacts in clear to staff with a reason; the person finds the look under 谁看过我的信息. */
export async function revealVolunteer(
  act: Staff,
  { volunteerId, reason }: ParsedRequestOf<typeof contract.revealVolunteer>,
  { vault, mobiles }: { vault: PersonalVault; mobiles: MobileVault },
): Promise<ResultOf<typeof contract.revealVolunteer>> {
  const row = await requireInScope(act, volunteerId);
  const emergency = openEmergency(vault, row.emergencyCipher);
  const seen: Seen[] = ['mobile', 'address', 'emergency'];
  await act.audit({ targetType: 'volunteer', targetId: volunteerId, reason, detail: { seen } });
  return {
    mobile: row.mobileCipher === null ? null : mobiles.open(row.mobileCipher),
    email: row.email,
    address: vault.open(row.addressCipher),
    emergency: [emergency.name, emergency.mobile].filter(Boolean).join(' '),
  };
}
