import type { Database } from '#database/connection.ts';
import type { JobAssignmentsTable } from '#database/tables/jobs.ts';
import { memberAnswerDue, visitMinutes } from '#domains/jobs/server/assign/assignments.rules.ts';
import { ageOn, isMinor } from '#domains/volunteers/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';

type Row = Record<keyof JobAssignmentsTable, unknown>;
type Span = { from: Date; to: Date };
const reports = ['换好了，当面试过。', '教了两遍，对方自己做成了一次。', '都收拾好了，下次带一把梯子。'];

/** Who of the teams went to their jobs: asked, on the way, inside, back with their feedback, and who said no. */
export async function loadAssignments(database: Database, city: City): Promise<void> {
  const jobs = await jobsOf(database);
  const members = await membersOf(database, city);
  const rows: Row[] = [];
  const asking: { id: number; at: Date; accountId: number }[] = [];
  for (const [serial, job] of jobs.entries()) {
    const pick = picker(city, members.get(job.teamId ?? 0) ?? [], job.status === 'accepted' ? 0 : serial);
    const part = partOf(city, job, serial);
    if (!part) continue;
    const volunteerId = pick(part.span);
    if (volunteerId === undefined) continue;
    rows.push({ ...part.row, id: city.idAt(part.offeredAt), volunteerId });
    const other = serial % 3 === 1 ? pick(part.span) : undefined;
    if (other !== undefined)
      rows.push(declined(city, { jobId: job.id, volunteerId: other, at: part.offeredAt }));
    if (job.status === 'accepted') asking.push({ id: job.id, at: part.offeredAt, accountId: job.accountId });
  }
  await bulkInsert(database, 'jobAssignments', rows);
  await bulkInsert(
    database,
    'jobSteps',
    asking.map(({ id, at, accountId }) => ({
      jobId: id,
      status: 'assigning',
      at: toInstant(at),
      byKind: 'team',
      byId: accountId,
      reason: null,
      note: '',
    })),
  );
  await database.kysely
    .updateTable('jobs')
    .set({ status: 'assigning' })
    .where(
      'id',
      'in',
      asking.map(({ id }) => id),
    )
    .execute();
}

const jobsOf = ({ kysely }: Database) =>
  kysely
    .selectFrom('jobs as j')
    .innerJoin('teams as t', 't.id', 'j.teamId')
    .select(['j.id', 'j.status', 'j.teamId', 'j.answeredAt', 'j.visitStart', 'j.visitEnd', 't.accountId'])
    .where('j.status', 'in', ['accepted', 'inProgress', 'submitted', 'done'])
    .orderBy('j.id')
    .execute();
type Job = Awaited<ReturnType<typeof jobsOf>>[number];

/** Members who may be sent to a home, by team. */
async function membersOf({ kysely }: Database, city: City): Promise<ReadonlyMap<number, number[]>> {
  const rows = await kysely
    .selectFrom('teamMembers as m')
    .innerJoin('volunteers as v', 'v.id', 'm.volunteerId')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .select(['m.teamId', 'v.id', 'v.birthOn'])
    .where('m.status', '=', 'active')
    .where('v.status', '=', 'active')
    .where('v.restrictedUntil', 'is', null)
    .where('v.realNameStatus', '=', 'verified')
    .where('c.status', '=', 'active')
    .where('m.joinedAt', '<', plus(city.now, -30 * dayMs))
    .orderBy('v.id')
    .execute();
  const grownUp = rows.filter(({ birthOn }) => !isMinor(ageOn(birthOn, city.today) - 1));
  const byTeam = new Map<number, number[]>();
  for (const { teamId, id } of grownUp) byTeam.set(teamId, [...(byTeam.get(teamId) ?? []), id]);
  const shown = new Set(city.volunteers.slice(0, 3).map(({ id }) => id));
  for (const own of byTeam.values())
    own.sort((one, other) => Number(shown.has(other)) - Number(shown.has(one)));
  return byTeam;
}

/** Gives members one after the other who have promised nothing else in a span, and keeps what they promise now. */
const picker = (city: City, members: readonly number[], serial: number) => {
  const turn = members.length === 0 ? 0 : serial % members.length;
  const turned = [...members.slice(turn), ...members.slice(0, turn)];
  return ({ from, to }: Span): number | undefined => {
    const free = turned.find((id) => {
      const busy = city.volunteers.find((one) => one.id === id)?.busy ?? [];
      return busy.every((span) => span.to <= from.getTime() || span.from >= to.getTime());
    });
    const person = city.volunteers.find(({ id }) => id === free);
    person?.busy.push({ from: from.getTime(), to: to.getTime() });
    return person?.id;
  };
};

type Grown = { row: Omit<Row, 'id' | 'volunteerId'>; offeredAt: Date; span: Span };

/** One person's part as far as its job has come; undefined where nobody was asked yet. */
function partOf(city: City, job: Job, serial: number): Grown | undefined {
  const { visitStart, visitEnd, answeredAt } = job;
  if (!answeredAt) return undefined;
  if (!visitStart || !visitEnd) {
    if (serial % 3 === 2) return undefined;
    const offeredAt = plus(city.now, -hourMs);
    const isGoing = serial % 3 === 1;
    const span = { from: plus(city.now, dayMs), to: plus(city.now, dayMs + hourMs) };
    return { ...told(job, { offeredAt, status: isGoing ? 'accepted' : 'offered' }), offeredAt, span };
  }
  const asked = plus(answeredAt, 5 * hourMs);
  const offeredAt = asked < plus(city.now, -hourMs) ? asked : plus(city.now, -hourMs);
  const [inAt, outAt] = [plus(visitStart, 3 * minuteMs), plus(visitStart, (70 + (serial % 40)) * minuteMs)];
  const isOver = outAt < city.now;
  const status = isOver
    ? job.status === 'inProgress' && serial % 2 === 0
      ? 'working'
      : 'reported'
    : inAt < city.now
      ? 'working'
      : 'accepted';
  const times = status === 'accepted' ? {} : { inAt, ...(isOver ? { outAt } : {}) };
  return {
    ...told(job, { offeredAt, status, ...times, serial }),
    offeredAt,
    span: { from: visitStart, to: visitEnd },
  };
}

type Told = {
  offeredAt: Date;
  status: JobAssignmentsTable['status'];
  inAt?: Date;
  outAt?: Date;
  serial?: number;
};

/** The row by the product's own rules. */
function told(job: Job, { offeredAt, status, inAt, outAt, serial = 0 }: Told): Pick<Grown, 'row'> {
  const answeredAt = status === 'offered' ? null : plus(offeredAt, 20 * minuteMs);
  const reportedAt = status === 'reported' && outAt ? plus(outAt, 10 * minuteMs) : null;
  const last = reportedAt ?? outAt ?? inAt ?? answeredAt ?? offeredAt;
  return {
    row: {
      jobId: job.id,
      status,
      offeredAt: toInstant(offeredAt),
      answerDueAt: toInstant(memberAnswerDue(offeredAt, job.visitStart)),
      answeredAt: answeredAt && toInstant(answeredAt),
      inAt: inAt ? toInstant(inAt) : null,
      outAt: outAt ? toInstant(outAt) : null,
      minutes: inAt && outAt ? visitMinutes({ inAt, outAt, visitStart: job.visitStart }) : null,
      fixReason: null,
      hasWaited: false,
      outcome: reportedAt ? (serial % 9 === 0 ? 'again' : 'done') : null,
      reportText: reportedAt ? (reports[serial % reports.length] ?? '') : null,
      reportedAt: reportedAt && toInstant(reportedAt),
      photoCount: 0,
      photoConsent: null,
      reason: null,
      note: '',
      endedAt: null,
      version: 1,
      createdAt: toInstant(offeredAt),
      updatedAt: toInstant(last),
    },
  };
}

/** Somebody who was asked beside, and could not. */
const declined = (
  city: City,
  { jobId, volunteerId, at }: { jobId: number; volunteerId: number; at: Date },
): Row => {
  const answered = toInstant(plus(at, 15 * minuteMs));
  return {
    id: city.idAt(at),
    jobId,
    volunteerId,
    status: 'declined',
    offeredAt: toInstant(at),
    answerDueAt: toInstant(memberAnswerDue(at, null)),
    answeredAt: answered,
    inAt: null,
    outAt: null,
    minutes: null,
    fixReason: null,
    hasWaited: false,
    outcome: null,
    reportText: null,
    reportedAt: null,
    photoCount: 0,
    photoConsent: null,
    reason: toDay(at) < city.today ? 'time' : 'distance',
    note: '',
    endedAt: answered,
    version: 1,
    createdAt: toInstant(at),
    updatedAt: answered,
  };
};
