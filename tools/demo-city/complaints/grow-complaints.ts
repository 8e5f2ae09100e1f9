import type { Database } from '#database/connection.ts';
import type { ComplaintsTable } from '#database/tables/complaints.ts';
import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import {
  complaintLimits,
  type ComplaintStep,
  type ComplaintTarget,
} from '#domains/complaints/contract/complaints.words.ts';
import { createComplaintVault } from '#domains/complaints/server/index.ts';
import { complaintNoOf, openStatuses } from '#domains/complaints/server/complaints.rules.ts';
import { findTarget } from '#domains/complaints/server/targets.queries.ts';
import { addWorkdays } from '#domains/site/server/workdays.rules.ts';
import { endOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { COMPLAINTS, type ComplaintCase } from './complaint-cases.ts';
import type { Secret } from '#platform/server/encryption.ts';

type Row = Record<string, unknown>;
type Soil = {
  city: City;
  database: Database;
  sealed: ReturnType<typeof createComplaintVault>;
  openMobile: (cipher: string) => string;
  calendar: ReadonlyMap<string, boolean>;
  /** Who answered first, and who looks at it again. */
  handlers: readonly [number, number];
};

/** What people have complained of, in every state that there is. */
export async function loadComplaints(database: Database, city: City, secret: Secret): Promise<void> {
  const soil = await soilOf(database, city, secret);
  const complaints: Row[] = [];
  const steps: Row[] = [];
  for (const [place, told] of COMPLAINTS.entries()) {
    const grown = await grow(soil, told, place);
    complaints.push(grown.complaint);
    steps.push(...grown.steps);
  }
  await bulkInsert(database, 'complaints', complaints);
  await bulkInsert(database, 'complaintSteps', steps);
  await database.pool.query(`select setval('complaint_serials', $1)`, [complaints.length]);
}

async function soilOf(database: Database, city: City, secret: Secret): Promise<Soil> {
  const days = await database.kysely.selectFrom('workCalendar').select(['day', 'isWorkday']).execute();
  const other = await database.kysely
    .selectFrom('accounts as c')
    .innerJoin('roles as r', 'r.id', 'c.roleId')
    .select('c.id')
    .where('r.code', '=', 'reviewer')
    .where('c.id', '<>', city.reviewerId)
    .orderBy('c.id')
    .executeTakeFirst();
  return {
    city,
    database,
    sealed: createComplaintVault(secret),
    openMobile: createMobileVault(accountKeysFrom(secret)).open,
    calendar: new Map(days.map(({ day, isWorkday }) => [day, isWorkday])),
    handlers: [city.reviewerId, other?.id ?? city.reviewerId],
  };
}

const acceptedAfterMs = 20 * hourMs;
const answeredAfterMs = 10 * dayMs;
const extendedAfterMs = 9 * dayMs;
const reviewAfterMs = 2 * dayMs;

async function grow(soil: Soil, told: ComplaintCase, place: number) {
  const { city, sealed, handlers } = soil;
  const submittedAt = plus(city.now, -told.daysAgo * dayMs);
  const acceptedAt = plus(submittedAt, acceptedAfterMs);
  const answeredAt = plus(submittedAt, answeredAfterMs);
  const reviewAskedAt = plus(answeredAt, reviewAfterMs);
  const id = city.idAt(submittedAt);
  const complaintNo = complaintNoOf(toDay(submittedAt), place + 1);
  const isAnswered = told.answer !== undefined;
  const isOpen = openStatuses.includes(told.status);
  const began = { submitted: submittedAt, reviewing: reviewAskedAt } as const;
  const from = told.status === 'submitted' || told.status === 'reviewing' ? began[told.status] : acceptedAt;
  const workdays =
    told.status === 'submitted'
      ? complaintLimits.acceptWorkdays
      : complaintLimits.answerWorkdays + (told.extension ? complaintLimits.extensionWorkdays : 0);
  const dayAfter = (at: Date, count: number) =>
    toInstant(endOfDay(addWorkdays(toDay(at), count, soil.calendar)));
  const complaint = {
    id,
    complaintNo,
    requestKey: crypto.randomUUID(),
    kind: told.kind,
    ...(await targetOf(soil, told, place)),
    content: told.content,
    ...(await identityOf(soil, told, place)),
    queryHash: sealed.queryHash(complaintNo, 'DEMQ234567'),
    status: told.status,
    submittedAt: toInstant(submittedAt),
    dueAt: isOpen ? dayAfter(from, workdays) : null,
    overdueToldAt: null,
    handlerId:
      told.status === 'investigating' || (isAnswered && told.status !== 'reviewing') ? handlers[0] : null,
    decidedBy: isAnswered ? handlers[0] : null,
    decidedAt: isAnswered ? toInstant(answeredAt) : null,
    reviewUntil: isAnswered ? dayAfter(answeredAt, complaintLimits.reviewWorkdays) : null,
    reviewAskedAt: told.status === 'reviewing' ? toInstant(reviewAskedAt) : null,
    extendedAt: told.extension ? toInstant(plus(submittedAt, extendedAfterMs)) : null,
    unsealedFor: null,
    unsealedUntil: null,
    version: 1,
    updatedAt: toInstant(isAnswered ? answeredAt : submittedAt),
  } satisfies Record<keyof ComplaintsTable, unknown>;
  return { complaint, steps: stepsOf(told, { id, handlerId: handlers[0], submittedAt }) };
}

type Past = { id: number; handlerId: number; submittedAt: Date };

/** What happened to it, oldest first. */
function stepsOf(
  { status, answer, reviewReason, extension }: ComplaintCase,
  { id, handlerId, submittedAt }: Past,
): Row[] {
  const acceptedAt = plus(submittedAt, acceptedAfterMs);
  const answeredAt = plus(submittedAt, answeredAfterMs);
  const step = (name: ComplaintStep, at: Date, part: Row = {}): Row => ({
    complaintId: id,
    step: name,
    at: toInstant(at),
    byKind: 'complainant',
    byId: null,
    note: '',
    ...part,
  });
  const byStaff = { byKind: 'staff', byId: handlerId };
  const isAccepted = status !== 'submitted' && status !== 'withdrawn' && status !== 'refused';
  const decided = status === 'upheld' || status === 'refused' ? status : 'unfounded';
  return [
    step('submitted', submittedAt),
    ...(isAccepted ? [step('accepted', acceptedAt, byStaff)] : []),
    ...(status === 'withdrawn' ? [step('withdrawn', acceptedAt)] : []),
    ...(extension
      ? [step('extended', plus(submittedAt, extendedAfterMs), { ...byStaff, note: extension })]
      : []),
    ...(answer ? [step(decided, answeredAt, { ...byStaff, note: answer })] : []),
    ...(reviewReason ? [step('reviewAsked', plus(answeredAt, reviewAfterMs), { note: reviewReason })] : []),
  ];
}

const tableOf: Record<Exclude<ComplaintTarget, 'person'>, string> = {
  activity: `select id from activities where status in ('published', 'settling', 'publicity', 'closed') order by id desc offset $1 limit 1`,
  team: `select id from teams where status = 'active' order by id offset $1 limit 1`,
  hour: `select id from service_hours where status = 'publicity' order by id offset $1 limit 1`,
  need: `select id from needs where is_public and public_title is not null order by id desc offset $1 limit 1`,
  news: `select id from news_items where status = 'published' and team_id is not null order by id desc offset $1 limit 1`,
};

/** What it is about, as the product itself finds it, or the words that were written. */
async function targetOf({ database }: Soil, { about }: ComplaintCase, place: number) {
  const targetType = typeof about === 'string' ? about : undefined;
  if (targetType !== undefined && targetType !== 'person') {
    const { rows } = await database.pool.query<{ id: number }>(tableOf[targetType], [place]);
    const targetId = Number(rows[0]?.id ?? 0);
    const target = await findTarget(database.kysely, { targetType, targetId }, { kind: 'anonymous' });
    if (target)
      return {
        targetType,
        targetId,
        targetTitle: target.title,
        organisationId: target.organisationId,
        partyIds: target.partyIds,
      };
  }
  const targetTitle = typeof about === 'string' ? '点单时留的电话' : about.words;
  return { targetType: null, targetId: null, targetTitle, organisationId: null, partyIds: [] };
}

/** Sealed, of one of the first volunteers or of another; nothing where no name was left. */
async function identityOf({ city, database, sealed, openMobile }: Soil, told: ComplaintCase, place: number) {
  const volunteer = told.isOwn ? city.volunteers[0] : told.isNamed ? city.volunteers[20 + place] : undefined;
  if (!volunteer) return { isAnonymous: true, identityCipher: null, ownerHash: null, mobileHash: null };
  const { mobileCipher } = await database.kysely
    .selectFrom('accounts')
    .select('mobileCipher')
    .where('id', '=', volunteer.id)
    .executeTakeFirstOrThrow();
  const mobile = mobileCipher ? openMobile(mobileCipher) : '';
  return {
    isAnonymous: false,
    identityCipher: sealed.seal({ accountId: volunteer.id, isVolunteer: true, name: volunteer.name, mobile }),
    ownerHash: sealed.ownerHash(volunteer.id),
    mobileHash: null,
  };
}
