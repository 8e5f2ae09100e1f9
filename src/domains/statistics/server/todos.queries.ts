import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { PermissionCode } from '#domains/roles/contract/permissions.words.ts';
import { unitInScope } from '#domains/site/server/index.ts';

/** A queue of the back office: whose work it is, where it lies, its rows with their organisation, and since when they wait. */
export type Queue = {
  key: string;
  permission: PermissionCode;
  label: string;
  link: string;
  rows: RawBuilder<unknown>;
  organisationId: RawBuilder<unknown>;
  waitsSince: RawBuilder<unknown>;
  /** How long it may wait; a working day unless told, `due`: `waitsSince` is the end of its own clock. */
  limit?: 'objection' | 'day' | 'due';
};

/** Every queue, in the order of the first page. */
export const queues: readonly Queue[] = [
  {
    key: 'activities',
    permission: 'activities.review',
    label: '活动审核',
    link: '/review/activities',
    rows: raw`activities a where a.status = 'pending'`,
    organisationId: raw`a.organisation_id`,
    waitsSince: raw`a.submitted_at`,
  },
  {
    key: 'activityChanges',
    permission: 'activities.review',
    label: '活动变更',
    link: '/review/activities?tab=changes',
    rows: raw`activity_changes c join activities a on a.id = c.activity_id where c.status = 'pending' and a.status = 'published'`,
    organisationId: raw`a.organisation_id`,
    waitsSince: raw`c.submitted_at`,
  },
  {
    key: 'makeups',
    permission: 'activities.review',
    label: '补录活动',
    link: '/review/activities?tab=makeups',
    rows: raw`activity_makeups m where m.state = 'pending'`,
    organisationId: raw`m.organisation_id`,
    waitsSince: raw`m.submitted_at`,
  },
  {
    key: 'teams',
    permission: 'teams.review',
    label: '队伍审核',
    link: '/review/teams',
    rows: raw`teams t where t.status = 'pending'`,
    organisationId: raw`t.organisation_id`,
    waitsSince: raw`t.submitted_at`,
  },
  {
    key: 'teamChanges',
    permission: 'teams.review',
    label: '队伍资料变更',
    link: '/review/teams?tab=changes',
    rows: raw`team_changes c join teams t on t.id = c.team_id where c.status = 'pending'`,
    organisationId: raw`t.organisation_id`,
    waitsSince: raw`c.submitted_at`,
  },
  {
    key: 'needs',
    permission: 'needs.review',
    label: '需求审核',
    link: '/review/needs',
    rows: raw`needs n where n.status = 'submitted'`,
    organisationId: raw`n.organisation_id`,
    waitsSince: raw`n.review_due_at`,
    limit: 'due',
  },
  {
    key: 'dispatch',
    permission: 'needs.dispatch',
    label: '调度台',
    link: '/review/dispatch',
    rows: raw`needs n where n.status = 'toDispatch'`,
    organisationId: raw`n.organisation_id`,
    waitsSince: raw`n.dispatch_due_at`,
    limit: 'due',
  },
  {
    key: 'lateJobs',
    permission: 'needs.dispatch',
    label: '任务超时',
    link: '/manage/jobs?late=1',
    rows: raw`jobs j where j.late_clock is not null`,
    organisationId: raw`j.organisation_id`,
    waitsSince: raw`case j.late_clock when 'contact' then j.contact_due_at else j.finish_due_at end`,
    limit: 'due',
  },
  {
    key: 'jobReports',
    permission: 'needs.dispatch',
    label: '任务验收',
    link: '/manage/jobs?tab=submitted&kind=directive',
    rows: raw`jobs j where j.kind = 'directive' and j.status = 'submitted'`,
    organisationId: raw`j.organisation_id`,
    waitsSince: raw`j.submitted_at`,
  },
  {
    key: 'microProofs',
    permission: 'needs.dispatch',
    label: '随手志愿验收',
    link: '/manage/jobs?tab=submitted&kind=micro',
    rows: raw`(select m.job_id, min(m.reported_at) as reported_at from micro_parts m where m.status = 'reported'
      group by m.job_id) m join jobs j on j.id = m.job_id`,
    organisationId: raw`j.organisation_id`,
    waitsSince: raw`m.reported_at`,
  },
  {
    key: 'realNames',
    permission: 'volunteers.verify',
    label: '实名审核',
    link: '/review/real-names',
    rows: raw`real_name_checks c join volunteers v on v.id = c.volunteer_id where c.status = 'pending'`,
    organisationId: raw`v.organisation_id`,
    waitsSince: raw`c.submitted_at`,
  },
  {
    key: 'news',
    permission: 'news.review',
    label: '动态审核',
    link: '/review/news',
    rows: raw`news_items n where (n.status in ('pending', 'pending2') or n.revision_status in ('pending', 'pending2'))`,
    organisationId: raw`n.organisation_id`,
    waitsSince: raw`n.submitted_at`,
  },
  {
    key: 'discussion',
    permission: 'discussion.review',
    label: '问答管理',
    link: '/review/discussion',
    rows: raw`chat_posts p join activities a on a.id = p.activity_id where p.status = 'held'`,
    organisationId: raw`a.organisation_id`,
    waitsSince: raw`p.created_at`,
    limit: 'day',
  },
  {
    key: 'reportedPosts',
    permission: 'discussion.review',
    label: '被举报的发言',
    link: '/review/discussion?tab=reported',
    rows: raw`chat_posts p join activities a on a.id = p.activity_id where p.report_count > 0 and p.status = 'visible'`,
    organisationId: raw`a.organisation_id`,
    waitsSince: raw`(select min(r.created_at) from chat_reports r where r.post_id = p.id and r.answered_at is null)`,
    limit: 'day',
  },
  {
    key: 'bulkReports',
    permission: 'discussion.review',
    label: '群发举报',
    link: '/review/discussion?tab=bulk',
    rows: raw`message_reports m join bulk_messages b on b.id = m.bulk_id join teams t on t.id = b.team_id where m.status = 'open'`,
    organisationId: raw`t.organisation_id`,
    waitsSince: raw`m.created_at`,
    limit: 'day',
  },
  {
    key: 'hours',
    permission: 'hours.review',
    label: '时长审核',
    link: '/review/hours',
    rows: raw`service_hours h join teams t on t.id = h.team_id where h.status = 'submitted'`,
    organisationId: raw`t.organisation_id`,
    waitsSince: raw`h.updated_at`,
  },
  {
    key: 'objections',
    permission: 'hours.review',
    label: '时长异议',
    link: '/review/hours?tab=disputed',
    rows: raw`service_hours h join teams t on t.id = h.team_id where h.status = 'disputed'`,
    organisationId: raw`t.organisation_id`,
    waitsSince: raw`h.updated_at`,
    limit: 'objection',
  },
  {
    key: 'corrections',
    permission: 'hours.review',
    label: '更正',
    link: '/review/corrections',
    rows: raw`hour_corrections c join teams t on t.id = c.team_id where c.state = 'atCentre'`,
    organisationId: raw`t.organisation_id`,
    // While the person is asked for material the clock stands.
    waitsSince: raw`greatest(c.centre_due_at, c.awaits_until)`,
    limit: 'due',
  },
  {
    key: 'claims',
    permission: 'hours.review',
    label: '补记申请',
    link: '/review/corrections?kind=claims',
    rows: raw`hour_claims c join service_hours h on h.claim_id = c.id and h.source = 'ownClaim' join teams t on t.id = c.team_id
      where c.state = 'atCentre' and h.status = 'submitted'`,
    organisationId: raw`t.organisation_id`,
    waitsSince: raw`greatest(c.centre_due_at, c.awaits_until)`,
    limit: 'due',
  },
  {
    key: 'complaints',
    permission: 'complaints.handle',
    label: '投诉举报',
    link: '/review/complaints',
    rows: raw`complaints c where c.due_at is not null`,
    organisationId: raw`c.organisation_id`,
    waitsSince: raw`c.due_at`,
    limit: 'due',
  },
  {
    key: 'creditAppeals',
    permission: 'complaints.handle',
    label: '信用申诉',
    link: '/review/credit-appeals',
    rows: raw`credit_events e join sign_ups u on u.id = e.sign_up_id join activities a on a.id = u.activity_id join teams t on t.id = a.team_id where e.status = 'appealed'`,
    organisationId: raw`t.organisation_id`,
    waitsSince: raw`e.appeal_due_at`,
    limit: 'due',
  },
  {
    key: 'stars',
    permission: 'volunteers.manage',
    label: '星级候选',
    link: '/review/stars',
    rows: raw`star_awards s join volunteers v on v.id = s.volunteer_id where s.state = 'candidate'`,
    organisationId: raw`v.organisation_id`,
    waitsSince: raw`s.counted_at`,
  },
  {
    key: 'starObjections',
    permission: 'volunteers.manage',
    label: '星级异议',
    link: '/review/stars?tab=objected',
    rows: raw`star_awards s join volunteers v on v.id = s.volunteer_id where s.state = 'objected'`,
    organisationId: raw`v.organisation_id`,
    waitsSince: raw`s.objected_at`,
    limit: 'objection',
  },
  {
    key: 'shortStars',
    permission: 'volunteers.manage',
    label: '时长不足的星级',
    link: '/review/stars?tab=short',
    rows: raw`star_awards s join volunteers v on v.id = s.volunteer_id where s.short_since is not null`,
    organisationId: raw`v.organisation_id`,
    waitsSince: raw`s.short_since`,
  },
  {
    key: 'anomalies',
    permission: 'anomalies.judge',
    label: '异常看板',
    link: '/review/anomalies',
    rows: raw`anomaly_flags f where f.status in ('pending', 'asking')`,
    organisationId: raw`f.organisation_id`,
    // A team that was asked has three days to explain; then the desk's own time runs.
    waitsSince: raw`case when f.status = 'asking' then f.decided_at + interval '3 days' else f.found_at end`,
  },
  {
    key: 'spotChecks',
    permission: 'anomalies.judge',
    label: '每周抽查',
    link: '/review/spot-checks',
    rows: raw`spot_checks c join spot_draws d on d.week = c.week join service_hours h on h.id = c.hour_id join teams t on t.id = h.team_id where c.status in ('open', 'unclear')`,
    organisationId: raw`t.organisation_id`,
    // Until the next week is drawn.
    waitsSince: raw`d.drawn_at + interval '7 days'`,
    limit: 'due',
  },
  {
    key: 'approvals',
    permission: 'security.edit',
    label: '待批申请',
    link: '/system/approvals',
    rows: raw`approvals p where p.state = 'pending'`,
    organisationId: raw`null::bigint`,
    waitsSince: raw`p.asked_at`,
  },
];

/** The tables that the queues are counted in: a change of one of them may change what waits. */
export const todoTables: readonly string[] = [
  'activities',
  'teams',
  'team_changes',
  'needs',
  'jobs',
  'real_name_checks',
  'news_items',
  'chat_posts',
  'chat_reports',
  'message_reports',
  'service_hours',
  'hour_corrections',
  'hour_claims',
  'complaints',
  'credit_events',
  'star_awards',
  'anomaly_flags',
  'spot_checks',
  'approvals',
];

/** Rows that have waited since before this moment wait too long: by working days, as objections, by a day, or by their own clock. */
export type OverdueBefore = { none: Date; objection: Date; day: Date; due: Date };

/** How much waits in each queue inside a data scope, and how much of it too long. */
export async function countQueues(
  sql: Sql,
  wanted: readonly Queue[],
  { scope, before }: { scope: string | undefined; before: OverdueBefore },
) {
  const counts = wanted.map(
    ({ key, rows, organisationId, waitsSince, limit }) =>
      raw`select ${raw.lit(key)} as key, count(*)::int as count,
      (count(*) filter (where ${waitsSince} < ${before[limit ?? 'none']}))::int as overdue_count
      from ${rows} and ${unitInScope(organisationId, scope)}`,
  );
  const counted = await raw<{
    key: string;
    count: number;
    overdueCount: number;
  }>`${raw.join(counts, raw` union all `)}`.execute(sql);
  return counted.rows;
}
