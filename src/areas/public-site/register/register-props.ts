import type { ConsentOffer } from '#domains/accounts/contract/consents.words.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';

/** What the page gives the form of a volunteer. */
export type RegisterVolunteerProps = {
  areas: readonly { code: string; name: string }[];
  categories: readonly { key: CategoryKey; name: string }[];
  consents: readonly ConsentOffer[];
  guardianConsents: readonly ConsentOffer[];
  /** Shanghai day of the server. */
  today: string;
};

/** What the page gives the form of a team. */
export type RegisterTeamProps = {
  areas: readonly { code: string; name: string }[];
  categories: readonly { key: CategoryKey; name: string }[];
  consents: readonly ConsentOffer[];
  /** Shanghai day of the server. */
  today: string;
};
