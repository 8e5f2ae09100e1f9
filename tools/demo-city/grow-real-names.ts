import type { Database } from '#database/connection.ts';
import { consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import { endConsents, recordConsents } from '#domains/accounts/server/index.ts';
import type { IdKind } from '#domains/volunteers/contract/real-name.words.ts';
import { createPersonalVault, type PersonalVault } from '#domains/volunteers/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { bulkInsert } from './bulk-insert.ts';
import { type City, type CityVolunteer, dayMs, plus } from './city.ts';
import { shelveProofs } from './shelve-proofs.ts';
import { REMARKS } from './texts/office/remarks.ts';
import { REVIEWER_NAME } from './texts/office/staff.ts';
import type { Secret } from '#platform/server/encryption.ts';

type Row = Record<string, unknown>;

type CheckText = {
  idKind: IdKind;
  /** Absent, the number of the person's own birthday and gender. */
  idNo?: string;
  findings: string[];
  isChange: boolean;
  status: 'pending' | 'passed' | 'rejected';
  hoursAgo: number;
  reason?: string;
};

/** What stands in 实名审核: a few that wait, a few that staff decided, one that claims a number already taken. Numbers are invented. */
const checkTexts: readonly CheckText[] = [
  {
    idKind: 'passport',
    idNo: 'E00000017',
    findings: ['otherDocument'],
    isChange: false,
    status: 'pending',
    hoursAgo: 30,
  },
  {
    idKind: 'hongKongMacao',
    idNo: 'H00000026',
    findings: ['otherDocument'],
    isChange: false,
    status: 'pending',
    hoursAgo: 9,
  },
  {
    idKind: 'foreignResident',
    idNo: 'ZZZ000000000035',
    findings: ['otherDocument', 'nameDiffers'],
    isChange: false,
    status: 'pending',
    hoursAgo: 3,
  },
  {
    idKind: 'taiwan',
    idNo: '00000044',
    findings: ['otherDocument'],
    isChange: false,
    status: 'passed',
    hoursAgo: 120,
  },
  {
    idKind: 'passport',
    idNo: 'E00000053',
    findings: ['otherDocument', 'birthDiffers'],
    isChange: false,
    status: 'rejected',
    hoursAgo: 76,
    reason: REMARKS.realNameRejected,
  },
  { idKind: 'mainland', findings: ['unproved'], isChange: false, status: 'pending', hoursAgo: 27 },
  { idKind: 'mainland', findings: ['unproved'], isChange: false, status: 'pending', hoursAgo: 7 },
  {
    idKind: 'taiwan',
    idNo: '00000044',
    findings: ['otherDocument', 'numberClaimed'],
    isChange: false,
    status: 'pending',
    hoursAgo: 20,
  },
  {
    idKind: 'passport',
    idNo: 'G00000062',
    findings: ['otherDocument', 'changesVerified'],
    isChange: true,
    status: 'pending',
    hoursAgo: 5,
  },
];

type Basis = { secret: Secret; storage: StoragePort; signUps: readonly { volunteer: CityVolunteer }[] };

/** Real-name checks of people who have not signed up for anything yet, and one change of somebody verified long ago. */
export async function loadRealNames(
  database: Database,
  city: City,
  { secret, storage, signUps }: Basis,
): Promise<void> {
  const vault = createPersonalVault(secret);
  const { newcomers, known, withdrew } = castOf(city, signUps);
  const genders = await gendersOf(database, [...newcomers, ...(known ? [known] : [])]);
  const rows = checkTexts.flatMap((text, index) => {
    const person = text.isChange ? known : newcomers[index];
    if (!person) return [];
    const gender = genders.get(person.id) ?? 'female';
    return [{ person, text, row: { ...checkRow(city, vault, { person, text, gender }), gender } }];
  });
  await bulkInsert(
    database,
    'realNameChecks',
    rows.map(({ row }) => row),
  );
  await bulkInsert(
    database,
    'realNameLooks',
    rows.flatMap(({ row }) => lookAt(city, row)),
  );
  await shelveProofs(
    database,
    { storage, secret, idAt: city.idAt },
    rows.map(({ row }) => row),
  );
  for (const { person, text, row } of rows) {
    const handedIn = { sql: database.kysely, now: new Date(row.submittedAt) };
    await recordConsents(handedIn, {
      accountId: person.id,
      purposes: consentsNeeded.identity,
      givenBy: 'self',
    });
    const { idKind, idCipher, idHash, idMasked } = row;
    await database.kysely
      .updateTable('volunteers')
      .set({
        realNameStatus: statusAfter(text),
        ...(text.status === 'passed' ? { idKind, idCipher, idHash, idMasked } : {}),
      })
      .where('id', '=', person.id)
      .execute();
  }
  await growConsents(database, city, withdrew);
  await bulkInsert(
    database,
    'auditLog',
    viewerLines(
      city,
      rows.map(({ person }) => person),
    ),
  );
}

/** Who hands in: people without a sign-up, one known long ago; and who withdrew the consent. */
function castOf(city: City, signUps: Basis['signUps']) {
  const busy = new Set(signUps.map(({ volunteer }) => volunteer.id));
  const idle = city.volunteers.filter(
    (one) => !busy.has(one.id) && one.registeredAt < plus(city.now, -6 * dayMs),
  );
  return {
    newcomers: idle.slice(-checkTexts.length),
    known: city.volunteers.filter((one) => busy.has(one.id))[40],
    withdrew: idle.at(-checkTexts.length - 1),
  };
}

/** The first volunteer agreed to the use of the ID number; one who agreed took it back. */
async function growConsents(database: Database, city: City, withdrew: CityVolunteer | undefined) {
  const given = { sql: database.kysely, now: plus(city.now, -5 * dayMs) };
  for (const person of [city.volunteers[0], withdrew])
    if (person)
      await recordConsents(given, {
        accountId: person.id,
        purposes: consentsNeeded.identity,
        givenBy: 'self',
      });
  if (withdrew)
    await endConsents(database.kysely, {
      accountId: withdrew.id,
      purpose: 'identityCheck',
      at: plus(city.now, -2 * dayMs),
    });
}

async function gendersOf(database: Database, people: readonly CityVolunteer[]) {
  const rows = await database.kysely
    .selectFrom('volunteers')
    .select(['id', 'gender'])
    .where(
      'id',
      'in',
      people.map((person) => person.id),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row.gender]));
}

/** A province alone is nobody's place of registration, so that these numbers can be nobody's. */
const inventedArea = '110000';

/** A number by the rules of GB 11643 whose serial leaves no doubt that it is invented. */
function inventedIdNo(birthOn: string, gender: 'male' | 'female'): string {
  const digits = `${inventedArea}${birthOn.replaceAll('-', '')}${gender === 'male' ? '999' : '998'}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return digits + '10X98765432'[sum % 11];
}

/** Whoever decided had opened number and picture. */
const lookAt = (city: City, { id, decidedAt }: { id: number; decidedAt: string | null }): Row[] =>
  decidedAt
    ? [{ checkId: id, accountId: city.reviewerId, checkVersion: 1, pictureCount: 1, lookedAt: decidedAt }]
    : [];

const statusAfter = ({ status, isChange, findings }: CheckText) => {
  if (status === 'pending' && findings.every((finding) => finding === 'unproved')) return 'formatChecked';
  if (status === 'pending') return isChange ? 'recheck' : 'pending';
  return status === 'passed' ? 'verified' : 'rejected';
};

function checkRow(
  city: City,
  vault: PersonalVault,
  { person, text, gender }: { person: CityVolunteer; text: CheckText; gender: 'male' | 'female' },
) {
  const {
    idKind,
    idNo = inventedIdNo(person.birthOn, gender),
    findings,
    isChange,
    status,
    hoursAgo,
    reason,
  } = text;
  const submittedAt = plus(city.now, -hoursAgo * 3_600_000);
  const isDecided = status !== 'pending';
  return {
    id: city.idAt(submittedAt),
    volunteerId: person.id,
    name: person.name,
    birthOn: person.birthOn,
    idKind,
    ...vault.sealId(idNo),
    isChange,
    status,
    findings,
    submittedAt: toInstant(submittedAt),
    decidedAt: isDecided ? toInstant(plus(submittedAt, 20 * 3_600_000)) : null,
    decidedBy: isDecided ? city.reviewerId : null,
    deciderName: isDecided ? REVIEWER_NAME : null,
    reason: reason ?? null,
  };
}

/** The reviewer's looks at hidden data: what people find under 谁看过我的信息. */
const viewerLines = (city: City, people: readonly CityVolunteer[]): Row[] =>
  [city.volunteers[0], ...people.slice(3, 5)].flatMap((person, index) =>
    person
      ? [
          {
            at: toInstant(plus(city.now, -(3 + index) * dayMs)),
            actorId: city.reviewerId,
            actorName: REVIEWER_NAME,
            action: 'revealRealNameCheck',
            targetType: 'volunteer',
            targetId: person.id,
            reason: REMARKS.realNameLook,
            detail: { seen: ['idNo', 'idProof'] },
            requestId: `demo-${index}`,
          },
        ]
      : [],
  );
