import { spotShare, type SpotFinding, type SpotStatus } from '../../contract/spot-checks.words.ts';

/** How many of a week's records are drawn: one in fifty, and one where there are fewer. */
export const spotCount = (hourCount: number): number => Math.ceil(hourCount / spotShare);

type Facts = { status: SpotStatus; hadPart: boolean; finding: SpotFinding; note: string };

type Parties = {
  volunteerId: number;
  teamAccountId: number;
  enteredBy: number | null;
  confirmedBy: number | null;
  approvedBy: number | null;
};

/** Accounts of everybody who had a part in a record: gains, leads, entered, confirmed, approved. */
export const partiesOf = (hour: Parties): number[] =>
  [hour.volunteerId, hour.teamAccountId, hour.enteredBy, hour.confirmedBy, hour.approvedBy].filter(
    (accountId) => accountId !== null,
  );

/** Why a finding cannot be kept; undefined when it can. What was not clear is looked at again. */
export function judgeSpotCheck({ status, hadPart, finding, note }: Facts) {
  if (hadPart) return 'spotRelated' as const;
  if (status === 'agrees' || status === 'differs') return 'checked' as const;
  // Characters, as the column counts them.
  return finding !== 'agrees' && [...note].length < 5 ? ('noteMissing' as const) : undefined;
}
