import type { Sql } from '#database/transaction.ts';
import type { MemberAbout } from '../../contract/member-about.contract.ts';

type Written = { intro: string | null; skills: string[] | null; languages: string[] | null };

/** What fellows read of somebody: nothing without their consent, and nothing where nothing was written. */
export const aboutOf = (row: Written & { isProfilePublic: boolean | null }): MemberAbout => {
  const { intro, skills, languages } = row;
  const about = { intro: intro ?? '', skills: skills ?? [], languages: languages ?? [] };
  return row.isProfilePublic && about.intro.length + about.skills.length + about.languages.length > 0
    ? about
    : null;
};

/** The same of one person, by its row. */
export async function aboutMember(sql: Sql, volunteerId: number): Promise<MemberAbout> {
  const row = await sql
    .selectFrom('volunteers')
    .select(['isProfilePublic', 'intro', 'skills', 'languages'])
    .where('id', '=', volunteerId)
    .executeTakeFirst();
  return row === undefined ? null : aboutOf(row);
}
