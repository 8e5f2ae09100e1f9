import type { Database } from '#database/connection.ts';
import { createSilentLetters } from '#app/settings/letters.ts';
import {
  type ConsentPurpose,
  consentsNeeded,
  consentTexts,
} from '#domains/accounts/contract/consents.words.ts';
import { textHashOf } from '#domains/accounts/server/index.ts';
import { startOfDay, toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from './bulk-insert.ts';
import { type City, dayMs, plus } from './city.ts';
import { accountRow, type AccountBasis } from './grow-people.ts';
import { mobileOf } from './texts/people.ts';
import { createRandom } from './texts/random.ts';
import { LETTERS } from './texts/office/letters.ts';
import { GUARDIAN_NAMES } from './texts/people/names.ts';
import { UNREGISTERED_TEAM } from './texts/teams/unregistered.ts';
import type { Secret } from '#platform/server/encryption.ts';

type Row = Record<string, unknown>;
const minuteMs = 60_000;

/** Consents of everybody, guardians of minors, a team that has not handed in its papers, and the outbox in every state. */
export async function loadRegistration(
  database: Database,
  city: City,
  { basis, secret }: { basis: AccountBasis; secret: Secret },
): Promise<void> {
  await loadDraftTeam(database, city, basis);
  await loadConsents(database, city, basis);
  await loadSms(database, city, secret);
  await database.pool.query(`select setval('volunteer_serials', (select count(*) from volunteers))`);
}

/** A team registered this morning whose papers are still missing: 队伍中心 asks for them. */
async function loadDraftTeam(database: Database, city: City, basis: AccountBasis): Promise<void> {
  const model = city.teams.find((team) => team.status === 'active');
  if (!model) return;
  const registeredAt = plus(city.now, -3 * 60 * minuteMs);
  const { last } = await database.kysely
    .selectFrom('teams')
    .select((row) => row.fn.max<number>('id').as('last'))
    .executeTakeFirstOrThrow();
  const id = Number(last) + 1;
  const accountId = city.idAt(registeredAt);
  const { leader, phone, ...text } = UNREGISTERED_TEAM;
  const mobile = mobileOf(20_900);
  const fields = { id: accountId, loginName: 'duiwu090', displayName: text.name, mobile, subjectId: id };
  await bulkInsert(database, 'accounts', [
    accountRow({ ...fields, userType: 1, roleCode: 'team', createdAt: registeredAt }, basis),
  ]);
  await bulkInsert(database, 'teams', [
    {
      id,
      accountId,
      teamNo: `T${model.area}${String(id).padStart(6, '0')}`,
      ...text,
      organisationId: model.organisationId,
      area: model.area,
      leaderName: leader,
      contactName: leader,
      contactPhone: phone,
      isContactPublic: false,
      joinMode: 'approval',
      trustGrade: 'B',
      status: 'draft',
      registeredAt: toInstant(registeredAt),
    },
  ]);
}

type Person = {
  id: number;
  userType: 1 | 2;
  createdAt: Date;
  name: string | null;
  guardianConsentAt: Date | null;
  isNamePublic: boolean | null;
  joinsRankings: boolean | null;
  isProfilePublic: boolean | null;
};

/** What somebody agreed to by a switch of the profile. */
const switchedOn = (one: Person): ConsentPurpose[] => [
  ...(one.isNamePublic ? (['publicName'] as const) : []),
  ...(one.joinsRankings ? (['rankings'] as const) : []),
  ...(one.isProfilePublic ? (['publicProfile'] as const) : []),
];

/** Everybody agreed when registering, or within days after the texts in force came. */
async function loadConsents(database: Database, city: City, basis: AccountBasis): Promise<void> {
  const rng = createRandom('jianglan consents');
  const people = (await database.kysely
    .selectFrom('accounts as a')
    .leftJoin('volunteers as v', 'v.accountId', 'a.id')
    .select([
      'a.id',
      'a.userType',
      'a.createdAt',
      'v.name',
      'v.guardianConsentAt',
      'v.isNamePublic',
      'v.joinsRankings',
      'v.isProfilePublic',
    ])
    .where('a.userType', 'in', [1, 2])
    .orderBy('a.id')
    .execute()) as Person[];
  const since = startOfDay(consentTexts.serviceAgreement.effectiveOn);
  const agreedAt = ({ createdAt }: Person): Date => {
    const later = plus(since, rng.int(60, 15 * 24 * 60) * minuteMs);
    return createdAt >= since || later > city.now ? createdAt : later;
  };
  const rowsOf = (person: Person, purposes: readonly ConsentPurpose[], givenBy: string): Row[] => {
    const givenAt = toInstant(agreedAt(person));
    return purposes.map((purpose) => ({
      accountId: person.id,
      purpose,
      version: consentTexts[purpose].version,
      textHash: textHashOf(purpose),
      givenBy,
      givenAt,
    }));
  };
  const minors = people.filter((person) => person.guardianConsentAt !== null);
  await bulkInsert(database, 'consents', [
    ...people.flatMap((one) =>
      rowsOf(one, one.userType === 1 ? consentsNeeded.team : consentsNeeded.volunteer, 'self'),
    ),
    ...minors.flatMap((one) => rowsOf(one, consentsNeeded.guardian, 'guardian')),
    ...people.flatMap((one) => rowsOf(one, switchedOn(one), 'self')),
  ]);
  const shared = minors.find(({ name }) => name?.slice(0, 1) !== minors[0]?.name?.slice(0, 1));
  await bulkInsert(
    database,
    'guardians',
    minors.map((minor, index) => ({
      volunteerId: minor.id,
      name: `${minor.name?.slice(0, 1) ?? ''}${rng.pick(GUARDIAN_NAMES)}`,
      relation: rng.weighted([
        ['mother', 5],
        ['father', 4],
        ['other', 1],
      ] as const),
      // The second child gave the phone of another family's guardian.
      ...basis.vault.seal(mobileOf(40_000 + (minor.id === shared?.id ? 0 : index))),
      consentedAt: toInstant(minor.guardianConsentAt ?? minor.createdAt),
    })),
  );
}

type SmsText = {
  minutesAgo: number;
  person: number;
  template: string;
  variables?: Record<string, string>;
  secrets?: Record<string, string>;
  /** Absent: sent at the first attempt. */
  failure?: { attempts: number; text: string; isGivenUp: boolean };
};

const code = (digits: string) => ({ variables: { minutes: '5' }, secrets: { code: digits } });
const { cancelled, story, haircut, limit } = LETTERS.sms;
const silent = 'The operation was aborted due to timeout';

const smsTexts: readonly SmsText[] = [
  { minutesAgo: 6 * 1_440, person: 3, template: 'verifyCode', ...code('730418') },
  { minutesAgo: 5 * 1_440 + 40, person: 18, template: 'verifyCode', ...code('116902') },
  { minutesAgo: 4 * 1_440 + 300, person: 41, template: 'guardianCode', ...code('582077') },
  { minutesAgo: 3 * 1_440 + 90, person: 900, template: 'numberUnknown' },
  {
    minutesAgo: 2 * 1_440 + 500,
    person: 7,
    template: 'activityCancelled',
    variables: cancelled,
  },
  {
    minutesAgo: 2 * 1_440 + 20,
    person: 22,
    template: 'activityReminder',
    variables: story,
    failure: { attempts: 8, text: limit, isGivenUp: true },
  },
  { minutesAgo: 1_440 + 700, person: 52, template: 'verifyCode', ...code('904415') },
  {
    minutesAgo: 1_440 + 61,
    person: 60,
    template: 'verifyCode',
    ...code('277310'),
    failure: { attempts: 8, text: limit, isGivenUp: true },
  },
  { minutesAgo: 400, person: 71, template: 'verifyCode', ...code('650913') },
  { minutesAgo: 180, person: 88, template: 'guardianCode', ...code('038846') },
  {
    minutesAgo: 14,
    person: 95,
    template: 'activityReminder',
    variables: haircut,
    failure: { attempts: 4, text: silent, isGivenUp: false },
  },
  { minutesAgo: 3, person: 61, template: 'verifyCode', ...code('419225') },
];

/** 短信发件箱 with something in every state: sent, given up, and waiting for its next attempt. */
async function loadSms(database: Database, city: City, secret: Secret): Promise<void> {
  const letters = createSilentLetters(secret);
  const sql = database.kysely;
  for (const [
    index,
    { minutesAgo, person, template, variables = {}, secrets, failure },
  ] of smsTexts.entries()) {
    const at = plus(city.now, -minutesAgo * minuteMs);
    const dedupeKey = `demo:sms:${index}`;
    const recipient = mobileOf(person);
    await letters.enqueue(
      { sql, now: at },
      { channel: 'sms', recipient, template, variables, dedupeKey, ...(secrets ? { secrets } : {}) },
    );
    await sql
      .updateTable('outbox')
      .set(
        failure
          ? {
              status: failure.isGivenUp ? 'failed' : 'waiting',
              attempts: failure.attempts,
              failure: failure.text,
              nextAttemptAt: plus(city.now, failure.isGivenUp ? -dayMs : 40 * minuteMs),
            }
          : { status: 'sent', attempts: 1, sentAt: plus(at, 4_000) },
      )
      .where('dedupeKey', '=', dedupeKey)
      .execute();
  }
}
