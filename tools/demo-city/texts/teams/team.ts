import type { LegalForm, TeamClass } from '#domains/teams/contract/registration.words.ts';
import type { DistrictName } from '../places/regions.ts';
import type { JoinMode, ServiceCategory, TrustGrade } from '../vocabulary.ts';

/** A service team (服务队伍) of the invented city. */
export type TeamText = {
  /** Full name, 4–40 characters, unique. */
  name: string;
  shortName: string;
  /** The one character cut into its seal. */
  seal: string;
  category: ServiceCategory;
  /** Further categories it also serves. */
  alsoServes: readonly ServiceCategory[];
  teamClass: TeamClass;
  legalForm: LegalForm;
  /** ISO day; null for the teams that never filled it in (they see the warning after login). */
  foundedOn: string | null;
  district: DistrictName;
  community: string;
  /** At most 50 characters. */
  slogan: string;
  /** 80–300 characters. */
  intro: string;
  contact: string;
  trust: TrustGrade;
  join: JoinMode;
  /** Star rating, 3–5. */
  stars: 3 | 4 | 5;
  status: 'active' | 'pending' | 'suspended';
  /** False: shows the missing-logo warning. */
  hasLogo: boolean;
};

type Usual = 'alsoServes' | 'trust' | 'join' | 'stars' | 'status' | 'hasLogo';
export type TeamDraft = Omit<TeamText, Usual> & Partial<Pick<TeamText, Usual>>;

/** Fills in what is usual for a team: grade B, entry by review, four stars, active, with a logo. */
export function team(draft: TeamDraft): TeamText {
  return {
    alsoServes: [],
    trust: 'B',
    join: 'approval',
    stars: 4,
    status: 'active',
    hasLogo: true,
    ...draft,
  };
}
