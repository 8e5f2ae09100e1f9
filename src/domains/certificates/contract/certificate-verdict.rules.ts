import type { CheckedProof, ProvenStar } from '#domains/ledger/contract/verify-proof.rules.ts';
import type { CertificateState } from './certificates.words.ts';

/** What the site says of a certificate; the sums must be those of the records that its proof opens. */
type SiteSays = {
  state: CertificateState;
  itemCount: number;
  totalMinutes: number;
  star?: ProvenStar | null;
};

/** 有效 needs both: the site's word, and every record led to the published root by whoever asks (decision 0025). */
export type CertificateVerdict = CertificateState | 'unproved' | 'mismatch';

/**
 * One word for a certificate. What was changed comes before what was taken back; without a recomputed proof, or without the published
 * root, the site's 有效 is 有效，但没能核算, which accuses nobody.
 */
export function certificateVerdict(site: SiteSays, checked: CheckedProof | undefined): CertificateVerdict {
  if (mismatchOf(site, checked)) return 'mismatch';
  if (site.state !== 'valid') return site.state;
  return checked?.verdict === 'proved' ? 'valid' : 'unproved';
}

/** With what something is wrong: the records of the file, the root in it, or what the site answered beside them. */
export type Mismatch = 'record' | 'root' | 'answer';

/** What does not agree, the file itself first. A root file of one's own that is broken says nothing of the certificate. */
export function mismatchOf(site: SiteSays, checked: CheckedProof | undefined): Mismatch | undefined {
  if (!checked) return undefined;
  if (checked.verdict === 'changed') return 'record';
  if (checked.reason === 'root') return 'root';
  return hasSums(checked, site) && isSameStar(checked.star, site.star ?? undefined) ? undefined : 'answer';
}

const hasSums = ({ records }: CheckedProof, { itemCount, totalMinutes }: SiteSays): boolean =>
  records.length === itemCount &&
  records.reduce((total, { fields }) => total + Number(fields.minutes ?? 0), 0) === totalMinutes;

const isSameStar = (one: ProvenStar | undefined, other: ProvenStar | undefined): boolean =>
  one?.level === other?.level && one?.awardedOn === other?.awardedOn && one?.minutes === other?.minutes;
