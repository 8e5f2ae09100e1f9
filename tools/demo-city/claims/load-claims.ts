import type { Database } from '#database/connection.ts';
import { claimWorkdays } from '#domains/hours/contract/claims.words.ts';
import { centreWorkdays, hourLimits } from '#domains/hours/contract/hours.words.ts';
import { addWorkdays } from '#domains/site/server/workdays.rules.ts';
import { addDays, endOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { loadMicro } from '../needs/load-micro.ts';
import { loadPosts } from '../needs/load-posts.ts';
import { loadVisitHours } from '../needs/load-visit-hours.ts';
import { loadAsks } from './load-asks.ts';
import { type Shelf, shelvePhotos } from './shelve-photos.ts';
import { type ClaimStage, claimTexts } from './claim-texts.ts';

type Calendar = Parameters<typeof addWorkdays>[2];
type Text = (typeof claimTexts)[number];
type Member = { volunteerId: number; teamId: number; accountId: number };
type Loading = Shelf & { calendar: Calendar };

/** Hours that no shift was behind: visits of jobs, duties of posts and 随手志愿, then what was claimed beside all of them. */
export async function loadHoursWithoutShift(database: Database, city: City, loading: Loading): Promise<void> {
  await loadMicro(database, city, loading);
  await loadPosts(database, city);
  await loadVisitHours(database, city, loading.calendar);
  await loadClaims(database, city, loading);
  await loadAsks(database, city, loading);
}

/** Each of the first teams gets the claims of some members, a state after the other; the first volunteer of the README has several. */
async function loadClaims(database: Database, city: City, loading: Loading): Promise<void> {
  const made: Made[] = [];
  for (const [at, member] of (await members(database)).entries()) {
    const text = claimTexts[at % claimTexts.length];
    if (!text) continue;
    const span = spanOf(city, text);
    if (await isFree(database, member.volunteerId, span))
      made.push(grow(city, loading, { text, member, span }));
  }
  await bulkInsert(
    database,
    'hourClaims',
    made.map(({ claim }) => claim),
  );
  await bulkInsert(
    database,
    'serviceHours',
    made.flatMap(({ hour }) => hour ?? []),
  );
  await shelvePhotos(
    database,
    { ...loading, city },
    made.flatMap(({ claim: { id, state, volunteerId, createdAt } }) =>
      state === 'withdrawn'
        ? []
        : [{ purpose: 'hourProof', targetType: 'hourClaim', targetId: id, volunteerId, createdAt }],
    ),
  );
}

/** Active members, not the leaders, of the first teams: nine of each, the same every time. */
async function members({ pool }: Database): Promise<Member[]> {
  const { rows } = await pool.query<{ volunteer_id: string; team_id: string; account_id: string }>(
    `select volunteer_id, team_id, account_id from (
       select m.volunteer_id, m.team_id, t.account_id, ta.login_name, va.login_name as person,
         row_number() over (partition by m.team_id order by va.login_name) as place,
         row_number() over (partition by m.volunteer_id order by ta.login_name) as nth
       from team_members m join teams t on t.id = m.team_id join accounts ta on ta.id = t.account_id
       join volunteers v on v.id = m.volunteer_id join accounts va on va.id = v.id
       where m.status = 'active' and m.member_role = 'member' and t.status = 'active' and v.status = 'active'
         and v.registered_at < now() - interval '90 days') x
     where place <= 9 and nth = 1 order by login_name, person limit 72`,
  );
  return rows.map((row) => ({
    volunteerId: Number(row.volunteer_id),
    teamId: Number(row.team_id),
    accountId: Number(row.account_id),
  }));
}

type Span = { startsAt: Date; endsAt: Date };

function spanOf(city: City, { served, from, minutes }: Text): Span {
  const startsAt = new Date(`${addDays(city.today, -served)}T${from}:00+08:00`);
  return { startsAt, endsAt: plus(startsAt, minutes * minuteMs) };
}

async function isFree({ pool }: Database, volunteerId: number, { startsAt, endsAt }: Span): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from service_hours where volunteer_id = $1 and starts_at < $3 and ends_at > $2
     union all select 1 from participations p join shifts s on s.id = p.shift_id
       where p.volunteer_id = $1 and s.starts_at < $3 and s.ends_at > $2
     union all select 1 from job_assignments where volunteer_id = $1 and in_at < $3 and out_at > $2 limit 1`,
    [volunteerId, toInstant(startsAt), toInstant(endsAt)],
  );
  return rows.length === 0;
}

const answered: readonly ClaimStage[] = ['refused', 'agreed', 'publicity', 'effective', 'rejected'];
const states: Partial<Record<ClaimStage, string>> = {
  fresh: 'atTeam',
  due: 'atTeam',
  refused: 'refused',
  withdrawn: 'withdrawn',
};
const hourStates: Partial<Record<ClaimStage, string>> = {
  agreed: 'submitted',
  slow: 'submitted',
  late: 'submitted',
  looked: 'submitted',
  publicity: 'publicity',
  effective: 'effective',
  rejected: 'rejected',
};

type Growing = { text: Text; member: Member; span: Span };
type Made = ReturnType<typeof grow>;

/** One claim, and the record that the centre has of it. */
function grow(city: City, { calendar }: Loading, { text, member, span }: Growing) {
  const { stage } = text;
  const createdAt = plus(endOfDay(addDays(city.today, -text.claimed - 1)), 9 * hourMs);
  const dueOver = endOfDay(addWorkdays(toDay(createdAt), claimWorkdays, calendar));
  // One that waits has days left, whatever day the city is opened on.
  const dueAt = states[stage] === 'atTeam' && dueOver <= city.now ? plus(city.now, 10 * hourMs) : dueOver;
  const answeredAt = answered.includes(stage) ? plus(createdAt, dayMs) : null;
  const granted = stage === 'refused' ? null : (text.granted ?? text.minutes);
  const id = city.idAt(createdAt);
  const claim = {
    id,
    claimNo: `SQ${id}`,
    volunteerId: member.volunteerId,
    teamId: member.teamId,
    title: text.title,
    category: text.category,
    place: text.place,
    startsAt: toInstant(span.startsAt),
    endsAt: toInstant(span.endsAt),
    minutes: text.minutes,
    text: text.text,
    witnessName: text.witness,
    witnessMobileTail: String((member.volunteerId % 9_000) + 1_000),
    state: states[stage] ?? 'atCentre',
    createdAt: toInstant(createdAt),
    dueAt: toInstant(dueAt),
    teamMinutes: answeredAt && granted,
    teamOpinion: answeredAt && (text.opinion ?? null),
    answeredBy: answeredAt && member.accountId,
    answeredAt: answeredAt && toInstant(answeredAt),
    updatedAt: toInstant(answeredAt ?? createdAt),
  };
  const isLate = text.late !== undefined;
  const handedAt = isLate ? createdAt : (answeredAt ?? dueAt);
  const centreDueAt = endOfDay(addWorkdays(toDay(handedAt), centreWorkdays, calendar));
  const hour = hourStates[stage]
    ? hourOf(city, calendar, { text, member, span, claim, handedAt })
    : undefined;
  const late = {
    lateReason: text.late ?? null,
    firstOpinion: (stage === 'looked' && text.opinion) || null,
    firstBy: stage === 'looked' ? city.reviewerId : null,
    firstAt: stage === 'looked' ? toInstant(plus(createdAt, hourMs)) : null,
  };
  return {
    claim: { ...claim, ...late, awaitsUntil: null, centreDueAt: hour ? toInstant(centreDueAt) : null },
    hour,
  };
}

type Handing = Growing & { claim: { id: number; claimNo: string }; handedAt: Date };

function hourOf(city: City, calendar: Calendar, { text, member, span, claim, handedAt }: Handing) {
  const status = hourStates[text.stage] ?? 'submitted';
  const isLooked = text.stage === 'looked';
  const isSaid = text.stage !== 'slow' && text.late === undefined;
  const minutes = text.granted ?? text.minutes;
  const isDecided = status !== 'submitted';
  const isShown = status === 'publicity' || status === 'effective';
  const decidedAt = status === 'publicity' ? plus(city.now, -5 * hourMs) : plus(handedAt, dayMs);
  const publicityEndsAt = endOfDay(addWorkdays(toDay(decidedAt), hourLimits.publicityWorkdays, calendar));
  const id = city.idAt(handedAt);
  const at = (instant: Date, isSo: boolean): string | null => (isSo ? toInstant(instant) : null);
  return {
    id,
    hourNo: `SJ${id}`,
    volunteerId: member.volunteerId,
    teamId: member.teamId,
    activityId: null,
    shiftId: null,
    assignmentId: null,
    claimId: claim.id,
    participationId: null,
    activityTitle: text.title,
    place: text.place,
    postName: '',
    serviceOn: toDay(span.startsAt),
    startsAt: toInstant(span.startsAt),
    endsAt: toInstant(span.endsAt),
    calculatedMinutes: 0,
    minutes,
    source: 'ownClaim',
    evidenceGrade: 'D',
    status,
    reason: `个人申请 ${claim.claimNo}。${wordsOf(text, minutes)}`,
    decisionNote: text.decision ?? null,
    enteredBy: member.volunteerId,
    confirmedBy: isSaid ? member.accountId : isLooked ? city.reviewerId : null,
    confirmedAt: at(isLooked ? plus(handedAt, hourMs) : handedAt, isSaid || isLooked),
    approvedBy: isDecided ? city.reviewerId : null,
    decidedAt: at(decidedAt, isDecided),
    publicityStartsAt: at(decidedAt, isShown),
    publicityEndsAt: at(publicityEndsAt, isShown),
    effectiveAt: at(publicityEndsAt, status === 'effective'),
    createdAt: toInstant(handedAt),
    updatedAt: toInstant(status === 'effective' ? publicityEndsAt : isDecided ? decidedAt : handedAt),
  };
}

/** What the record says of the team's word, as the product writes it. */
function wordsOf({ stage, late, opinion = '' }: Text, minutes: number): string {
  if (late !== undefined) return `服务结束已超过 30 天，只由中心审核。迟报原因：${late}`;
  return stage === 'slow' ? '队伍没有在 5 个工作日内答复。' : `队伍认可 ${minutes} 分钟：${opinion}`;
}
