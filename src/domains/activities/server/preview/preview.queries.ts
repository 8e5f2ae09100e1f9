import { sql as raw } from 'kysely';

export type PreviewFrame = {
  organisationName: string;
  areaName: string | null;
  name: string;
  shortName: string;
  category: string;
  sealChar: string | null;
  stars: number | null;
  slogan: string;
  memberCount: number;
  activityCount: number;
  effectiveMinutes: number;
  takesMembers: boolean;
};

/** What a page about an activity of this team says besides the form: the team with its figures, its unit and the area's name. */
export const previewFrame = (teamId: number, area: string | null) =>
  raw<PreviewFrame>`select o.name as organisation_name, (select name from areas where code = ${area}) as area_name,
  t.name, t.short_name, t.category, t.seal_char, t.stars, t.slogan,
  coalesce(f.member_count, 0) as member_count, coalesce(f.activity_count, 0) as activity_count,
  coalesce(f.effective_minutes, 0)::int as effective_minutes, t.status = 'active' and t.join_mode <> 'closed' as takes_members
from teams t join organisations o on o.id = t.organisation_id left join team_figures f on f.team_id = t.id
where t.id = ${teamId}`;
