import type { Database } from '#database/connection.ts';
import { insertPlaced } from '#domains/signups/server/signups.store.ts';
import { hourLimits } from '#domains/hours/contract/hours.words.ts';
import { makeupFormSchema } from '#domains/activities/contract/makeups.contract.ts';
import { shiftsOf } from '#domains/activities/server/activities.queries.ts';
import { changeActivity } from '#domains/activities/server/activities.store.ts';
import { activityFormOf } from '#domains/activities/server/makeups/makeup-form.ts';
import { spanOf } from '#domains/activities/server/makeups/makeups.rules.ts';
import { fillPlaces } from '#domains/activities/server/makeups/makeups.store.ts';
import { storeDraft } from '#domains/activities/server/index.ts';
import { addWorkdays } from '#domains/site/server/workdays.rules.ts';
import { addDays, endOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { type Shelf, shelvePhotos } from '../claims/shelve-photos.ts';
import { giveHours } from './give-hours.ts';
import { type MakeupStage, type MakeupText, makeupTexts, settledWords } from './makeup-texts.ts';

type Calendar = Parameters<typeof addWorkdays>[2];
type Loading = Shelf & { calendar: Calendar };
type Team = { teamId: number; accountId: number; organisationId: number; area: string };

const states: Record<MakeupStage, string> = {
  draft: 'draft',
  pending: 'pending',
  returned: 'returned',
  refused: 'refused',
  passed: 'passed',
  settled: 'passed',
};
const isBecome = (stage: MakeupStage): boolean => stage === 'passed' || stage === 'settled';

/** Past activities (补录) of some teams in every state; those that the centre passed are activities with people and hours. */
export async function loadMakeups(database: Database, city: City, loading: Loading): Promise<void> {
  const photographed: Parameters<typeof shelvePhotos>[2][number][] = [];
  for (const text of makeupTexts) {
    const team = await teamOf(database, text.team);
    const formed = formOf(city, text, team);
    const people = team && formed ? await freePeople(database, { team, text, ...formed.span }) : [];
    if (!team || !formed || people.length === 0) continue;
    const createdAt = plus(endOfDay(addDays(city.today, -text.told - 1)), 9 * hourMs);
    const makeup = { text, team, people, createdAt, ...formed };
    const activityId = isBecome(text.stage)
      ? await becomeActivity(database, city, { ...makeup, calendar: loading.calendar })
      : null;
    const id = await keep(database, city, { ...makeup, activityId });
    photographed.push({
      purpose: 'makeupProof',
      targetType: 'activityMakeup',
      targetId: id,
      volunteerId: team.accountId,
      createdAt: toInstant(createdAt),
    });
  }
  await shelvePhotos(database, { ...loading, city }, photographed);
}

async function teamOf({ pool }: Database, login: string): Promise<Team | undefined> {
  const { rows } = await pool.query<{
    id: string;
    account_id: string;
    organisation_id: string;
    area: string;
  }>(
    `select t.id, t.account_id, t.organisation_id, t.area from teams t join accounts a on a.id = t.account_id
     where a.login_name = $1 and t.status = 'active'`,
    [login],
  );
  const [row] = rows;
  return (
    row && {
      teamId: Number(row.id),
      accountId: Number(row.account_id),
      organisationId: Number(row.organisation_id),
      area: row.area,
    }
  );
}

type Span = { startsAt: Date; endsAt: Date };

/** Members with proved names, not the leaders, who have nothing else on that day. */
async function freePeople(
  { pool }: Database,
  { team, text, startsAt, endsAt }: Span & { team: Team; text: MakeupText },
): Promise<number[]> {
  const { rows } = await pool.query<{ volunteer_id: string }>(
    `select m.volunteer_id from team_members m join volunteers v on v.id = m.volunteer_id join accounts a on a.id = v.id
     where m.team_id = $1 and m.status = 'active' and m.member_role = 'member' and v.status = 'active' and a.status = 'active'
       and v.real_name_status = 'verified' and v.restricted_until is null and m.joined_at < $2::timestamptz - interval '1 day'
       and not exists (select 1 from service_hours h where h.volunteer_id = v.id and h.service_on = ($2::timestamptz at time zone 'Asia/Shanghai')::date)
       and not exists (select 1 from sign_ups u where u.volunteer_id = v.id and u.starts_at < $3 and u.ends_at > $2)
       and not exists (select 1 from hour_claims c where c.volunteer_id = v.id and c.starts_at < $3 and c.ends_at > $2)
       and not exists (select 1 from job_assignments j where j.volunteer_id = v.id and j.in_at < $3 and j.out_at > $2)
     order by a.login_name limit $4`,
    [team.teamId, toInstant(startsAt), toInstant(endsAt), text.people],
  );
  return rows.map((row) => Number(row.volunteer_id));
}

/** Its form, and its time. */
function formOf(city: City, text: MakeupText, team: Team | undefined) {
  const times = { day: addDays(city.today, -text.served), from: text.from, to: text.to };
  const { startsAt, endsAt } = spanOf(times);
  if (!team || !startsAt || !endsAt) return undefined;
  const { title, category, placeName, content, reason, witness } = text;
  const form = makeupFormSchema.parse({
    ...times,
    title,
    category,
    area: team.area,
    placeName,
    content,
    reason,
    witnessName: witness,
    witnessMobileTail: String((team.teamId % 9_000) + 1_000).slice(-4),
  });
  return { form, span: { startsAt, endsAt } };
}

export type Making = NonNullable<ReturnType<typeof formOf>> & {
  text: MakeupText;
  team: Team;
  people: readonly number[];
  createdAt: Date;
};

/** When it was handed in, decided, and settled. */
function stepsOf(city: City, createdAt: Date, calendar: Calendar) {
  const submittedAt = plus(createdAt, hourMs);
  const decidedAt = plus(createdAt, dayMs) < city.now ? plus(createdAt, dayMs) : plus(city.now, -hourMs);
  const acceptedAt = plus(decidedAt, dayMs);
  const publicityEndsAt = endOfDay(addWorkdays(toDay(acceptedAt), hourLimits.publicityWorkdays, calendar));
  return { submittedAt, decidedAt, acceptedAt, publicityEndsAt };
}

/** Keeps the row with its people; gives its id. */
async function keep(
  database: Database,
  city: City,
  { form, span, text, team, people, createdAt, activityId }: Making & { activityId: number | null },
): Promise<number> {
  const { day, from, to, fileIds: _files, people: _people, ...told } = form;
  const { submittedAt, decidedAt } = stepsOf(city, createdAt, new Map());
  const isTold = text.stage !== 'draft';
  const isDecided = isTold && text.stage !== 'pending';
  const id = city.idAt(createdAt);
  const makeup = {
    ...told,
    id,
    makeupNo: `BL${toDay(createdAt).replaceAll('-', '')}-${String(id % 10_000_000).padStart(7, '0')}`,
    teamId: team.teamId,
    organisationId: team.organisationId,
    servedOn: day,
    fromTime: from,
    toTime: to,
    startsAt: toInstant(span.startsAt),
    endsAt: toInstant(span.endsAt),
    state: states[text.stage],
    submittedAt: isTold ? toInstant(submittedAt) : null,
    submittedBy: isTold ? team.accountId : null,
    decidedAt: isDecided ? toInstant(decidedAt) : null,
    decidedBy: isDecided ? city.reviewerId : null,
    note: text.note ?? null,
    activityId,
    createdAt: toInstant(createdAt),
    updatedAt: toInstant(isDecided ? decidedAt : createdAt),
  };
  await bulkInsert(database, 'activityMakeups', [makeup]);
  await bulkInsert(
    database,
    'activityMakeupPeople',
    people.map((volunteerId, sort) => ({
      makeupId: id,
      volunteerId,
      sort,
      fromTime: '',
      toTime: '',
      minutes: 0,
    })),
  );
  return id;
}

/** The activity that it became, as the product makes it, with a place and an entry of hours for each person. */
async function becomeActivity(
  database: Database,
  city: City,
  making: Making & { calendar: Calendar },
): Promise<number> {
  const { form, span, text, team, people, createdAt, calendar } = making;
  const sql = database.kysely;
  const { submittedAt, decidedAt, acceptedAt, publicityEndsAt } = stepsOf(city, createdAt, calendar);
  const named = people.map((volunteerId) => ({
    volunteerId,
    from: '',
    to: '',
    minutes: 0,
    isFromSheet: false,
  }));
  const draft = activityFormOf({ ...form, people: named });
  const { activityId } = await storeDraft({ sql, now: decidedAt }, draft, team.teamId);
  const isSettled = text.stage === 'settled';
  const settled = {
    status: 'closed' as const,
    settleSummary: settledWords,
    beneficiaryActual: 60,
    settledAt: acceptedAt,
    closedAt: publicityEndsAt,
  };
  await changeActivity(sql, activityId, {
    change: {
      status: 'settling',
      takenCount: people.length,
      signUpClosesAt: span.startsAt,
      submittedAt,
      reviewedAt: decidedAt,
      reviewedBy: city.reviewerId,
      publishedAt: decidedAt,
      ...(isSettled && settled),
    },
    now: isSettled ? publicityEndsAt : decidedAt,
  });
  await fillPlaces(sql, activityId, people.length);
  const [shift] = await shiftsOf(sql, activityId);
  const shiftId = shift?.id ?? 0;
  const at = decidedAt;
  await insertPlaced(
    sql,
    people.map((volunteerId) => ({
      ...span,
      id: city.idAt(at),
      activityId,
      shiftId,
      volunteerId,
      decidedBy: team.accountId,
      at,
    })),
  );
  await giveHours(database, city, { ...making, activityId, shiftId, at, acceptedAt, publicityEndsAt });
  return activityId;
}
