import { endConsents, recordConsents } from '#domains/accounts/server/index.ts';
import { auditChanges } from '#platform/server/audit-changes.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { type PublicityConsent, publicityConsents } from '../../contract/my-data.words.ts';
import { saveProfile } from '../profile/profile.store.ts';
import { lockVolunteer } from '../volunteers.store.ts';

/** Where the product looks before it names, ranks or describes somebody. */
const switchOf = {
  publicName: 'isNamePublic',
  rankings: 'joinsRankings',
  publicProfile: 'isProfilePublic',
} as const satisfies Record<PublicityConsent, string>;

const telling = { told: ['isNamePublic', 'joinsRankings', 'isProfilePublic'] } as const;

type Switches = Record<(typeof switchOf)[PublicityConsent], boolean>;
type Acting = Pick<Act<VolunteerCaller>, 'sql' | 'now' | 'caller'>;

/** Keeps the proof of each switch that changed: a consent to the text in force, or the end of those that stand. */
export async function keepPublicityConsents(act: Acting, before: Switches, after: Switches): Promise<void> {
  const { accountId } = act.caller;
  for (const purpose of publicityConsents) {
    const name = switchOf[purpose];
    if (before[name] === after[name]) continue;
    if (after[name]) await recordConsents(act, { accountId, purposes: [purpose], givenBy: 'self' });
    else await endConsents(act.sql, { accountId, purpose, at: act.now });
  }
}

/** Turns the switch with its proof; false where it stood so. The profile gets a new version, so that an open form cannot turn it back. */
export async function turnPublicity(
  act: Acting & Pick<Act<VolunteerCaller>, 'audit'>,
  purpose: PublicityConsent,
  isOn: boolean,
): Promise<boolean> {
  const { volunteerId } = act.caller;
  const before = await lockVolunteer(act.sql, volunteerId);
  const name = switchOf[purpose];
  if (before[name] === isOn) return false;
  await saveProfile(act.sql, { volunteerId, version: before.version }, { [name]: isOn });
  const after: Switches = {
    isNamePublic: before.isNamePublic,
    joinsRankings: before.joinsRankings,
    isProfilePublic: before.isProfilePublic,
    [name]: isOn,
  };
  await keepPublicityConsents(act, before, after);
  await act.audit({
    targetType: 'volunteer',
    targetId: volunteerId,
    detail: auditChanges(before, after, telling),
  });
  return true;
}
