import type { Database } from '#database/connection.ts';
import type { NeedsTable } from '#database/tables/needs.ts';
import { accountKeysFrom, createMobileVault, type MobileVault } from '#domains/accounts/server/index.ts';
import {
  cancelReasons,
  type NeedStatus,
  rejectReasons,
  requesterKinds,
  returnReasons,
  verifyMethods,
} from '#domains/needs/contract/needs.words.ts';
import { createNeedVault, type NeedVault } from '#domains/needs/server/index.ts';
import { categoryOfType, clockEnd, endedNeedStatuses, needNoOf } from '#domains/needs/server/needs.rules.ts';
import { dueAfter } from '#domains/site/server/review-clock.rules.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { maskName } from '#platform/contract/masking.ts';
import { startOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { NEEDS } from '../texts/needs.ts';
import { createRandom, type Random } from '../texts/random.ts';
import { loadAssignments } from './grow-assignments.ts';
import { growDirectives } from './grow-directives.ts';
import { growWork, type Work } from './grow-work.ts';
import { CASES, type NeedCase } from './need-cases.ts';
import { type StepTimes, stepTimes } from './step-times.ts';
import type { Secret } from '#platform/server/encryption.ts';

type Row = Record<string, unknown>;
type Soil = {
  city: City;
  dispatcherId: number;
  rng: Random;
  /** Of the times at which steps were taken, so that they change nothing else. */
  clock: Random;
  people: NeedVault;
  vault: MobileVault;
  units: readonly { id: number; area: string; address: string }[];
  calendar: ReadonlyMap<string, boolean>;
  /** What is on the menu of services. */
  services: readonly { id: number; needType: string }[];
  /** Numbers of the first volunteers, who have raised some with their accounts. */
  own: readonly { accountId: number; name: string; mobile: string }[];
};

/** Names by which people without an account ask. */
const askers = [
  '陈女士',
  '林先生',
  '周阿姨',
  '吴师傅',
  '何女士',
  '老许',
  '韩大姐',
  '沈先生',
  '方奶奶',
  '乔女士',
];

/** What people have asked for over two months, in every state that the centre's verification leads to. */
export async function loadNeeds(database: Database, city: City, secret: Secret): Promise<void> {
  const soil = await soilOf(database, city, secret);
  const needs: Row[] = [];
  const steps: Row[] = [];
  const work: Work = { dispatches: [], jobs: [], jobSteps: [], ratings: [] };
  for (const [place, told] of CASES.entries()) {
    const grown = grow(soil, told, { place, earlier: needs });
    needs.push(grown.need);
    if (told.work !== undefined) {
      const rows = growWork(soil, { ...grown, end: told.work, serial: place });
      for (const table of keysOf(work)) work[table].push(...rows[table]);
    }
    steps.push(...grown.steps);
  }
  const directives = growDirectives(soil, needs.length + 1);
  await bulkInsert(database, 'needs', needs);
  await bulkInsert(database, 'needSteps', steps);
  await bulkInsert(database, 'dispatches', work.dispatches);
  await bulkInsert(database, 'jobs', [...work.jobs, ...directives.jobs]);
  await bulkInsert(database, 'jobSteps', [...work.jobSteps, ...directives.jobSteps]);
  await bulkInsert(database, 'needRatings', work.ratings);
  await loadAssignments(database, city);
  await database.pool.query(`select setval('job_serials', $1)`, [needs.length + directives.jobs.length]);
  await database.pool.query(`select setval('need_serials', $1)`, [needs.length]);
}

async function soilOf(database: Database, city: City, secret: Secret): Promise<Soil> {
  const { kysely } = database;
  const dispatcher = await kysely
    .selectFrom('accounts')
    .select('id')
    .where('loginName', '=', 'diaodu001')
    .executeTakeFirstOrThrow();
  const vault = createMobileVault(accountKeysFrom(secret));
  const units = await kysely
    .selectFrom('organisations')
    .select(['id', 'area', 'address'])
    .where('kind', '<>', 'centre')
    .orderBy('id')
    .execute();
  const days = await kysely.selectFrom('workCalendar').select(['day', 'isWorkday']).execute();
  const services = await kysely
    .selectFrom('serviceItems')
    .select(['id', 'needType'])
    .where('status', '=', 'listed')
    .orderBy('id')
    .execute();
  const accounts = await kysely
    .selectFrom('accounts')
    .select(['id', 'displayName', 'mobileCipher'])
    .where(
      'id',
      'in',
      city.volunteers.slice(0, 3).map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return {
    city,
    vault,
    units,
    services,
    dispatcherId: dispatcher.id,
    rng: createRandom('jianglan needs'),
    clock: createRandom('jianglan step times'),
    people: createNeedVault(secret),
    calendar: new Map(days.map(({ day, isWorkday }) => [day, isWorkday])),
    own: accounts.flatMap(({ id, displayName, mobileCipher }) =>
      mobileCipher ? [{ accountId: id, name: displayName, mobile: vault.open(mobileCipher) }] : [],
    ),
  };
}

/** Before this nobody could ask by the menu: it is no older. */
const menuHoursAgo = 1_400;

/** Two of five ask by the menu, for a service of their kind. */
function serviceFor({ services }: Soil, needType: string, place: number): number | null {
  const own = services.filter((service) => service.needType === needType);
  return place % 5 < 2 ? (own[place % Math.max(1, own.length)]?.id ?? null) : null;
}

type Place = { place: number; earlier: readonly Row[] };

function grow(
  soil: Soil,
  told: NeedCase,
  { place, earlier }: Place,
): { need: Row; times: StepTimes; steps: Row[] } {
  const { city, rng } = soil;
  const submittedAt = plus(city.now, -told.hoursAgo * hourMs);
  const text = NEEDS[place % NEEDS.length] ?? NEEDS[0];
  if (!text) throw new Error('the city asks for nothing');
  const id = city.idAt(submittedAt);
  const own = told.isOwn ? soil.own[place % soil.own.length] : undefined;
  const expectDay = startOfDay(toDay(plus(submittedAt, rng.int(2, 6) * dayMs)));
  const isTimeFlexible = rng.chance(0.6);
  const isPublic = rng.chance(0.85);
  const asked = askedBy(soil, { place, own, risk: text.risk });
  const category = categoryOfType(text.needType);
  const times = stepTimes(soil, told, { category, unitId: asked.organisationId, submittedAt });
  const decidedAt = times.verified;
  const need = {
    id,
    needNo: needNoOf(toDay(submittedAt), place + 1),
    requestKey: crypto.randomUUID(),
    status: told.status,
    title: text.title,
    description: text.text,
    needType: text.needType,
    category,
    personCount: 1,
    peopleNeeded: null,
    expectStart: toInstant(plus(expectDay, 9 * hourMs)),
    expectEnd: toInstant(plus(expectDay, 12 * hourMs)),
    isTimeFlexible,
    urgency: told.urgency,
    isPublic,
    mergedInto:
      told.status === 'merged' ? (earlier.findLast(({ status }) => status !== 'merged')?.id ?? null) : null,
    overdueToldAt: null,
    outcome: null,
    rateDueAt: null,
    reworkCount: 0,
    hasVoice: false,
    pictureCount: 0,
    textTypedBy: null,
    textTypedAt: null,
    forMinor: null,
    takenBy: null,
    serviceItemId: told.hoursAgo > menuHoursAgo ? null : serviceFor(soil, text.needType, place),
    ...asked,
    ...verifiedAs(soil, told, { text, decidedAt }),
    ...timesOf(soil, told, { submittedAt, decidedAt }),
  } satisfies Record<keyof NeedsTable, unknown>;
  return {
    need,
    times,
    steps: stepsOf(soil, { id, told, submittedAt, decidedAt, accountId: own?.accountId ?? null }),
  };
}

type Own = Soil['own'][number] | undefined;

/** Who asks, from where: a first volunteer with the account, or somebody by number alone. */
function askedBy(
  { rng, units, people, vault }: Soil,
  { place, own, risk }: { place: number; own: Own; risk: string },
) {
  const unit = rng.pick(units);
  const kind = own ? 'self' : rng.pick(requesterKinds.slice(0, 4));
  const name = own?.name ?? rng.pick(askers);
  const mobile = own?.mobile ?? `1390688${String(4_000 + place)}`;
  return {
    requesterKind: kind,
    requesterAccountId: own?.accountId ?? null,
    privateCipher: people.seal({
      requesterName: name,
      requesterMobile: mobile,
      beneficiaryName: kind === 'self' ? name : '家里的老人',
      beneficiaryMobile: kind === 'self' ? mobile : '',
      guardianName: '',
      guardianMobile: '',
      address: `${unit.address}附近 ${rng.int(1, 20)} 栋 ${rng.int(1, 6)}0${rng.int(1, 4)}`,
      risk,
    }),
    requesterMobileHash: vault.hashOf(mobile),
    requesterMasked: maskName(name),
    area: unit.area,
    organisationId: unit.id,
    channel: own ? 'account' : 'site',
  };
}

const isVerified = ({ status, wasVerified }: NeedCase): boolean =>
  status === 'toDispatch' || wasVerified === true;

type Verified = { text: (typeof NEEDS)[number]; decidedAt: Date };

/** What staff wrote for everybody when they verified. */
const verifiedAs = ({ city, rng }: Soil, told: NeedCase, { text, decidedAt }: Verified) =>
  isVerified(told)
    ? {
        publicTitle: text.publicTitle,
        publicText: text.publicText,
        verifyMethod: rng.pick(verifyMethods),
        verifiedBy: city.reviewerId,
        verifiedAt: toInstant(decidedAt),
      }
    : { publicTitle: null, publicText: null, verifyMethod: null, verifiedBy: null, verifiedAt: null };

type Times = { submittedAt: Date; decidedAt: Date };

/** The clocks by the product's own rules, the end, and how often the row was changed. */
function timesOf({ calendar }: Soil, told: NeedCase, { submittedAt, decidedAt }: Times) {
  const due = (from: Date) => toInstant(clockEnd(told.urgency, from, dueAfter(from, calendar)));
  const isEnded = endedNeedStatuses.some((status) => status === told.status);
  const isNew = told.status === 'submitted';
  return {
    submittedAt: toInstant(submittedAt),
    reviewDueAt: due(submittedAt),
    dispatchDueAt: isVerified(told) ? due(decidedAt) : null,
    endedAt: isEnded ? toInstant(endOf(told, decidedAt)) : null,
    version: isNew ? 1 : told.wasVerified ? 3 : 2,
    createdAt: toInstant(submittedAt),
    updatedAt: toInstant(isNew ? submittedAt : decidedAt),
  };
}

/** What had been verified ended an hour later. */
const endOf = ({ wasVerified }: NeedCase, decidedAt: Date): Date =>
  wasVerified ? plus(decidedAt, hourMs) : decidedAt;

type Past = { id: number; told: NeedCase; submittedAt: Date; decidedAt: Date; accountId: number | null };

function stepsOf({ city, rng }: Soil, { id, told, submittedAt, decidedAt, accountId }: Past): Row[] {
  const step = (status: NeedStatus, at: Date, part: Row = {}) => ({
    needId: id,
    status,
    at: toInstant(at),
    byKind: 'staff',
    byId: city.reviewerId,
    reason: null,
    note: '',
    ...part,
  });
  const asked = step('submitted', submittedAt, { byKind: 'requester', byId: accountId });
  const verified = told.wasVerified ? [step('toDispatch', decidedAt)] : [];
  const endAt = endOf(told, decidedAt);
  if (told.status === 'submitted') return [asked];
  if (told.status === 'cancelled')
    return [
      asked,
      ...verified,
      step('cancelled', endAt, {
        byKind: 'requester',
        byId: accountId,
        reason: rng.pick(cancelReasons.slice(0, 4)),
      }),
    ];
  const reasons: Partial<Record<NeedStatus, Row>> = {
    returned: { reason: rng.pick(returnReasons), note: '请把地方和时间写具体一点，好安排人。' },
    rejected: { reason: rng.pick(rejectReasons.slice(1)), note: '可以先问问社区，或者拨打服务热线。' },
  };
  return [asked, step(told.status, decidedAt, reasons[told.status])];
}
