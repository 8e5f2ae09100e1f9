import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-data.contract.ts';
import { isPublicityConsent, volunteerConsents } from '../../contract/my-data.words.ts';
import { holdsIdNumber, latestConsents } from './my-data.queries.ts';

/** Every purpose with the latest consent; a guardian's only where a guardian gave one. */
export const listMyConsents: UseCase<typeof contract.listMyConsents> = async ({ sql, caller }) => {
  const rows = await latestConsents(sql, caller.accountId);
  const holdsNumber = await holdsIdNumber(sql, caller.volunteerId);
  const list = volunteerConsents.flatMap((purpose) => {
    const row = rows.find((one) => one.purpose === purpose);
    if (!row && purpose === 'guardianConsent') return [];
    const isStanding = row !== undefined && row.withdrawnAt === null;
    return {
      purpose,
      given: row
        ? {
            version: row.version,
            at: toInstant(row.givenAt),
            by: row.givenBy,
            withdrawnAt: toInstantOrNull(row.withdrawnAt),
          }
        : null,
      canWithdraw:
        purpose === 'identityCheck'
          ? isStanding || holdsNumber
          : isStanding && (isPublicityConsent(purpose) || purpose === 'guardianConsent'),
      canGive: isPublicityConsent(purpose) && !isStanding,
    };
  });
  return { list };
};
