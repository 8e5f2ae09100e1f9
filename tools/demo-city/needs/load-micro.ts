import type { Database } from '#database/connection.ts';
import type { MicroPartsTable } from '#database/tables/jobs.ts';
import { microReportDue } from '#domains/jobs/server/micro/micro.rules.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { startOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, type CityVolunteer, dayMs, hourMs, plus } from '../city.ts';
import { type Shelf, shelvePhotos } from '../claims/shelve-photos.ts';
import { MICRO } from '../texts/micro.ts';
import { type Carrier, microJob, microVisit } from './micro-rows.ts';

type Row = Record<string, unknown>;
type Status = MicroPartsTable['status'];
/** When it was issued and ends, in days from today, and how far the places of it have come. */
type Case = { from: number; to: number; places: number; minutes: number; parts: readonly Status[] };

const cases: readonly Case[] = [
  { from: -40, to: -20, places: 5, minutes: 20, parts: ['verified', 'verified', 'verified', 'expired'] },
  { from: -24, to: -6, places: 4, minutes: 30, parts: ['verified', 'verified', 'handedBack', 'expired'] },
  { from: -12, to: 9, places: 8, minutes: 20, parts: ['verified', 'verified', 'reported', 'accepted'] },
  { from: -9, to: 12, places: 3, minutes: 30, parts: ['verified', 'reported', 'accepted'] },
  { from: -6, to: 15, places: 10, minutes: 45, parts: ['reported', 'handedBack'] },
  { from: -4, to: 20, places: 20, minutes: 10, parts: ['verified', 'reported', 'accepted'] },
  { from: -2, to: 26, places: 15, minutes: 20, parts: [] },
  { from: -1, to: 5, places: 6, minutes: 30, parts: [] },
];

type Soil = {
  city: City;
  issuerId: number;
  carriers: readonly Carrier[];
  serial: number;
};

/** 随手志愿 of the city in every state, by the clocks and rules of the product; the photos of what was sent with them. */
export async function loadMicro(database: Database, city: City, shelf: Shelf): Promise<void> {
  const soil = await soilOf(database, city);
  const people = peopleOf(await ableOf(database, city));
  const grown = cases.map((one, place) => grow(soil, one, { place, people }));
  await bulkInsert(
    database,
    'jobs',
    grown.map(({ job }) => job),
  );
  await bulkInsert(
    database,
    'jobSteps',
    grown.flatMap(({ steps }) => steps),
  );
  const parts = grown.flatMap((one) => one.parts);
  await bulkInsert(
    database,
    'microParts',
    parts.map(({ part }) => part),
  );
  await bulkInsert(
    database,
    'jobAssignments',
    parts.flatMap(({ visit }) => visit ?? []),
  );
  await shelvePhotos(
    database,
    { ...shelf, city },
    parts.flatMap(({ part, reportedAt, volunteerId }) =>
      reportedAt
        ? [
            {
              purpose: 'microPhoto',
              targetType: 'microPart',
              targetId: part.id,
              volunteerId,
              createdAt: toInstant(plus(reportedAt, -2 * minuteMs)),
              expiresAt: toInstant(plus(reportedAt, 365 * dayMs)),
            },
          ]
        : [],
    ),
  );
  await database.pool.query(`select setval('job_serials', $1)`, [soil.serial + cases.length]);
}

async function soilOf({ kysely, pool }: Database, city: City): Promise<Soil> {
  const { id: issuerId } = await kysely
    .selectFrom('accounts')
    .select('id')
    .where('loginName', '=', 'diaodu001')
    .executeTakeFirstOrThrow();
  const carriers = await kysely
    .selectFrom('teams as t')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .select(['o.id as unitId', 'o.area', 't.id as teamId'])
    .where('t.status', '=', 'active')
    .where('o.kind', '<>', 'centre')
    .where('o.area', 'is not', null)
    .where('t.registeredAt', '<', plus(city.now, -60 * dayMs))
    .orderBy('t.id')
    .execute();
  const { rows } = await pool.query<{ serial: string }>('select last_value as serial from job_serials');
  return {
    city,
    issuerId,
    serial: Number(rows[0]?.serial ?? 0),
    carriers: carriers.flatMap(({ area, ...rest }) => (area === null ? [] : [{ ...rest, area }])),
  };
}

/** Who of the city may take a place. */
async function ableOf({ kysely }: Database, city: City): Promise<CityVolunteer[]> {
  const rows = await kysely
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .select('v.id')
    .where('v.status', '=', 'active')
    .where('v.restrictedUntil', 'is', null)
    .where('v.realNameStatus', '=', 'verified')
    .where('c.status', '=', 'active')
    .execute();
  const able = new Set(rows.map(({ id }) => id));
  return city.volunteers.filter(
    ({ id, registeredAt }) => able.has(id) && registeredAt < plus(city.now, -60 * dayMs),
  );
}

/** Verified volunteers one after the other, each once, who have nothing else at that time; the first of the README takes the newest. */
function peopleOf(able: readonly CityVolunteer[]) {
  const [first, ...others] = able;
  const waiting = [...others];
  return ({ from, to }: { from: Date; to: Date }, isNewest: boolean): CityVolunteer => {
    const isFree = ({ busy }: CityVolunteer): boolean =>
      busy.every((span) => span.to <= from.getTime() || span.from >= to.getTime());
    const person = isNewest && first && isFree(first) ? first : waiting.find(isFree);
    if (!person) throw new Error('nobody in the city passes by');
    if (person !== first) waiting.splice(0, waiting.indexOf(person) + 1);
    person.busy.push({ from: from.getTime(), to: to.getTime() });
    return person;
  };
}

type At = { place: number; people: ReturnType<typeof peopleOf> };

function grow(soil: Soil, one: Case, { place, people }: At) {
  const { city, issuerId, carriers } = soil;
  const text = MICRO[place % MICRO.length];
  const carrier = carriers[(place * 7) % carriers.length];
  if (!text || !carrier) throw new Error('the city has nothing to do in passing');
  const at = (day: number, hours: number): Date =>
    plus(startOfDay(toDay(plus(city.now, day * dayMs))), hours * hourMs);
  const [issuedAt, planEnd] = [at(one.from, 9), at(one.to, 18)];
  const isOver = planEnd <= city.now;
  const serial = soil.serial + place + 1;
  const id = city.idAt(issuedAt);
  const job = microJob({ now: city.now, id, issuerId, one, text, carrier, issuedAt, planEnd, serial });
  const step = { jobId: job.id, reason: null, note: '' };
  const steps: Row[] = [
    { ...step, status: 'open', at: job.issuedAt, byKind: 'staff', byId: issuerId },
    ...(isOver ? [{ ...step, status: 'ended', at: job.planEnd, byKind: 'system', byId: null }] : []),
  ];
  const parts = one.parts.map((status, nth) => {
    // At noon, a day after the other, yesterday at the latest.
    const claimedAt = plus(at(Math.min(one.from + 1 + nth, -1), 12), nth * 7 * minuteMs);
    return partOf(soil, {
      job,
      planEnd,
      text,
      status,
      claimedAt,
      minutes: one.minutes,
      people,
      isNewest: nth === 0,
    });
  });
  return { job, steps, parts };
}

type Taking = {
  job: { id: number };
  planEnd: Date;
  text: (typeof MICRO)[number];
  status: Status;
  claimedAt: Date;
  minutes: number;
  people: At['people'];
  isNewest: boolean;
};

function partOf({ city, issuerId }: Soil, taking: Taking) {
  const { job, planEnd, text, status, claimedAt, minutes } = taking;
  const doneAt = plus(claimedAt, (minutes + 5) * minuteMs);
  const { id: volunteerId } = taking.people({ from: claimedAt, to: doneAt }, taking.isNewest);
  const isReported = status === 'reported' || status === 'verified';
  const reportedAt = isReported ? plus(doneAt, 4 * minuteMs) : undefined;
  const verified = reportedAt && plus(reportedAt, 3 * hourMs);
  const verifiedAt = status === 'verified' ? verified : undefined;
  const reportDueAt = microReportDue(planEnd, claimedAt);
  const endedAt =
    verifiedAt ??
    (status === 'handedBack' ? plus(claimedAt, hourMs) : status === 'expired' ? reportDueAt : undefined);
  const last = endedAt ?? reportedAt ?? claimedAt;
  const id = city.idAt(claimedAt);
  const said = { reportText: reportedAt ? text.done : null, photoConsent: reportedAt ? 'noFaces' : null };
  const part = {
    id,
    jobId: job.id,
    volunteerId,
    status,
    claimedAt: toInstant(claimedAt),
    reportDueAt: toInstant(reportDueAt),
    ...said,
    doneAt: reportedAt ? toInstant(doneAt) : null,
    reportedAt: reportedAt ? toInstant(reportedAt) : null,
    said: '',
    decidedBy: verifiedAt ? issuerId : null,
    decidedAt: verifiedAt ? toInstant(verifiedAt) : null,
    endedAt: endedAt ? toInstant(endedAt) : null,
    version: 1 + Number(isReported) + Number(endedAt !== undefined),
    createdAt: toInstant(claimedAt),
    updatedAt: toInstant(last),
  } satisfies Record<keyof MicroPartsTable, unknown>;
  const visit = verifiedAt && microVisit(part, { claimedAt, doneAt, minutes }, verifiedAt);
  return { part, visit, reportedAt, volunteerId };
}
