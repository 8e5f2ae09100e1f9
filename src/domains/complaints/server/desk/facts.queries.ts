import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { hourStates } from '#domains/hours/contract/hours.words.ts';
import { teamStatusLabels, trustGradeLabels } from '#domains/teams/contract/teams.words.ts';
import { isOneOf } from '#database/is-one-of.ts';
import type { ComplaintFact } from '../../contract/complaint-desk.contract.ts';
import type { ComplaintTarget } from '../../contract/complaints.words.ts';
import { othersAbout } from '../complaints.queries.ts';

type About = { targetType: ComplaintTarget; targetId: number; exceptId: number };
type Grades = { all: number; proved: number; said: number; unanswered: number };

const plain = (text: string, note = ''): ComplaintFact => ({ tone: 'plain', text, note });
const warning = (text: string, note = ''): ComplaintFact => ({ tone: 'warning', text, note });

/** How the hours of these rows came to be. */
async function gradesOf(sql: Sql, where: RawBuilder<unknown>): Promise<ComplaintFact[]> {
  const { rows } = await raw<Grades>`select count(*)::int as "all",
      (count(*) filter (where h.evidence_grade in ('A', 'B')))::int as proved,
      (count(*) filter (where h.evidence_grade in ('C', 'D')))::int as said,
      (count(*) filter (where ${isOneOf(raw`h.status`, ['submitted', 'disputed'])}))::int as unanswered
    from service_hours h where ${where}`.execute(sql);
  const { all, proved, said, unanswered } = rows[0] ?? { all: 0, proved: 0, said: 0, unanswered: 0 };
  if (all === 0) return [plain('还没有时长记录')];
  return [
    plain(`时长记录 ${all} 条：有现场凭证的 ${proved} 条`, '证据 A 级和 B 级'),
    ...(said > 0 ? [warning(`没有现场凭证的 ${said} 条`, '领队点名、补签或补录，证据 C 级和 D 级')] : []),
    ...(unanswered > 0 ? [warning(`${unanswered} 条在等中心审核，或有人提了异议`)] : []),
  ];
}

async function ofTeam(sql: Sql, teamId: number): Promise<ComplaintFact[]> {
  const team = await sql
    .selectFrom('teams')
    .select(['status', 'trustGrade'])
    .where('id', '=', teamId)
    .executeTakeFirst();
  if (!team) return [];
  const status = teamStatusLabels[team.status];
  return [
    plain(`队伍${status}，信用等级 ${team.trustGrade}`, trustGradeLabels[team.trustGrade]),
    ...(await gradesOf(sql, raw`h.team_id = ${teamId} and h.created_at > now() - interval '180 days'`)),
  ];
}

async function ofHour(sql: Sql, hourId: number): Promise<ComplaintFact[]> {
  const hour = await sql
    .selectFrom('serviceHours')
    .select([
      'status',
      'minutes',
      'calculatedMinutes',
      'evidenceGrade',
      'activityId',
      'assignmentId',
      'claimId',
      'hourNo',
    ])
    .where('id', '=', hourId)
    .executeTakeFirst();
  if (!hour) return [];
  const { status, minutes, calculatedMinutes, evidenceGrade, hourNo } = hour;
  return [
    plain(`${minutes} 分钟，证据 ${evidenceGrade} 级，${hourStates[status]}`, hourNo),
    ...(minutes > calculatedMinutes ? [warning(`比签到算出来的多 ${minutes - calculatedMinutes} 分钟`)] : []),
    ...(await gradesOf(sql, besidesOf(hour))),
  ];
}

type Origin = { activityId: number | null; assignmentId: number | null; claimId: number | null };

/** The records of where one comes from. */
function besidesOf({ activityId, assignmentId, claimId }: Origin) {
  if (activityId !== null) return raw`h.activity_id = ${activityId}`;
  return assignmentId === null ? raw`h.claim_id = ${claimId}` : raw`h.assignment_id = ${assignmentId}`;
}

const ofTarget: Partial<Record<ComplaintTarget, (sql: Sql, id: number) => Promise<ComplaintFact[]>>> = {
  activity: (sql, id) => gradesOf(sql, raw`h.activity_id = ${id}`),
  team: ofTeam,
  hour: ofHour,
  person: (sql, id) => gradesOf(sql, raw`h.volunteer_id = ${id}`),
};

/** What the product itself knows about what is complained of, and whether others complained too. */
export async function factsAbout(sql: Sql, about: About): Promise<ComplaintFact[]> {
  const own = (await ofTarget[about.targetType]?.(sql, about.targetId)) ?? [];
  const { count, upheldCount } = await othersAbout(sql, about);
  return [
    ...own,
    count > 0
      ? warning(`同一对象另有 ${count} 件投诉`, `其中 ${upheldCount} 件属实`)
      : plain('同一对象没有别的投诉'),
  ];
}
