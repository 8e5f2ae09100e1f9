import type { MemberAbout } from '../../contract/member-about.contract.ts';

type Written = {
  isProfilePublic: boolean | null;
  intro: string | null;
  skills: string[] | null;
  languages: string[] | null;
};

/** What fellows read of somebody: nothing without their consent, and nothing where nothing was written. */
export const aboutOf = (row: Written | undefined): MemberAbout => {
  if (!row?.isProfilePublic) return null;
  const about = { intro: row.intro ?? '', skills: row.skills ?? [], languages: row.languages ?? [] };
  return about.intro.length + about.skills.length + about.languages.length > 0 ? about : null;
};
