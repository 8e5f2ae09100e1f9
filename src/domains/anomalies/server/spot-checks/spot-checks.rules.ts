import { spotShare, type SpotFinding, type SpotStatus } from '../../contract/spot-checks.words.ts';

/** How many of a week's records are drawn: one in fifty, and one where there are fewer. */
export const spotCount = (hourCount: number): number => Math.ceil(hourCount / spotShare);

type Facts = { status: SpotStatus; hadPart: boolean; finding: SpotFinding; note: string };

/** Why a finding cannot be kept; undefined when it can. What was not clear is looked at again. */
export function judgeSpotCheck({ status, hadPart, finding, note }: Facts) {
  if (hadPart) return 'spotRelated' as const;
  if (status === 'agrees' || status === 'differs') return 'checked' as const;
  // Characters, as the column counts them.
  return finding !== 'agrees' && [...note].length < 5 ? ('noteMissing' as const) : undefined;
}
