import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { visibleStatuses } from '../contract/activities.words.ts';
import { cardColumns, type CardRow, headJoins } from './activity-head.queries.ts';
import type { ActivityRow } from './publish/form.rules.ts';

export type DetailRow = CardRow &
  Pick<
    ActivityRow,
    | 'cancelReason'
    | 'content'
    | 'contentHtml'
    | 'pictures'
    | 'posts'
    | 'recruitTeams'
    | 'companionsMax'
    | 'requirements'
    | 'preparations'
    | 'serviceObjects'
    | 'guarantees'
    | 'address'
    | 'placeNote'
    | 'checkInRadiusM'
    | 'placePolicy'
    | 'signUpMode'
    | 'cancelDeadlineHours'
    | 'minAge'
    | 'maxAge'
    | 'minMinutes'
    | 'riskLevel'
    | 'riskNotice'
    | 'riskVersion'
    | 'policyNo'
    | 'subsidy'
    | 'weatherPolicy'
    | 'contactName'
    | 'contactPhone'
    | 'isContactPublic'
    | 'beneficiaryPlanned'
    | 'beneficiaryActual'
    | 'settleSummary'
    | 'publishedAt'
  > & {
    organisationName: string;
    teamStars: number | null;
    teamSlogan: string;
    memberCount: number;
    activityCount: number;
    effectiveMinutes: number;
    takesMembers: boolean;
    isMakeup: boolean;
  };

/** One public activity with its team's numbers; no row for any other state. */
export const publicDetail = (activityId: number, now: Date) =>
  raw<DetailRow>`select ${cardColumns}, a.cancel_reason, a.content, a.content_html, a.pictures, a.posts, a.recruit_teams, a.companions_max, a.requirements, a.preparations, a.service_objects,
  a.guarantees, a.address, a.place_note, a.check_in_radius_m, a.place_policy, a.sign_up_mode, a.cancel_deadline_hours,
  a.min_age, a.max_age, a.min_minutes, a.risk_level, a.risk_notice, a.risk_version, a.policy_no, a.subsidy,
  a.weather_policy, a.contact_name, a.contact_phone, a.is_contact_public, a.beneficiary_planned, a.beneficiary_actual,
  a.settle_summary, a.published_at, o.name as organisation_name, t.stars as team_stars, t.slogan as team_slogan,
  coalesce(f.member_count, 0) as member_count, coalesce(f.activity_count, 0) as activity_count,
  coalesce(f.effective_minutes, 0)::int as effective_minutes,
  t.status = 'active' and t.join_mode <> 'closed' as takes_members,
  exists (select 1 from activity_makeups m where m.activity_id = a.id) as is_makeup
from activities a join teams t on t.id = a.team_id join organisations o on o.id = a.organisation_id
  left join team_figures f on f.team_id = t.id${headJoins(now)}
where a.id = ${activityId} and ${isOneOf(raw`a.status`, visibleStatuses)}`;
