import { createMobileVault, type MobileVault } from '#domains/accounts/server/index.ts';
import { addDays, startOfDay, toInstant } from '#platform/contract/instants.ts';
import { type City, type CityTeam, type CityVolunteer, dayMs, plus } from './city.ts';
import { generatePeople, mobileOf } from './texts/people.ts';
import { regionNamed } from './texts/places/regions.ts';
import { ORGS } from './texts/places/orgs.ts';
import { createRandom } from './texts/random.ts';
import { TEAMS } from './texts/teams.ts';

type Row = Record<string, unknown>;
export type AccountBasis = { passwordHash: string; roleIds: ReadonlyMap<string, number>; vault: MobileVault };

const volunteerCount = 1_500;
const number3 = (index: number): string => String(index + 1).padStart(3, '0');

/** Accounts and volunteer rows: `zhiyuan001` onwards, the people of the pictures first. */
export function growVolunteers(city: City, basis: AccountBasis): { accounts: Row[]; volunteers: Row[] } {
  const rng = createRandom('jianglan volunteers');
  const people = generatePeople(volunteerCount, 'jianglan people', city.today);
  const grown = people.map((person, index) => {
    const isFirst = index < 12;
    // Registered over the last two and a half years; the first ones long enough ago to have a history.
    const registeredAt = plus(
      startOfDay(city.today),
      -Math.floor((isFirst ? 800 + rng.int(0, 90) : 10 + rng.next() ** 1.2 * 880) * dayMs),
    );
    return { person, index, registeredAt, isConsented: rng.next() < 0.85 };
  });
  const ordered = [...grown].sort((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime());
  const ids = new Map(ordered.map((one) => [one.index, city.idAt(one.registeredAt)]));
  const serial = new Map(ordered.map((one, place) => [one.index, place + 1]));
  const accounts: Row[] = [];
  const volunteers: Row[] = [];
  for (const { person, index, registeredAt, isConsented } of grown) {
    const id = ids.get(index) ?? 0;
    const area = person.communityCode.slice(0, 6);
    const isMinor = person.birthOn > addDays(city.today, -6575);
    accounts.push(
      accountRow(
        {
          id,
          loginName: `zhiyuan${number3(index)}`,
          userType: 2,
          roleCode: 'volunteer',
          subjectId: id,
          displayName: person.name,
          mobile: person.mobile,
          createdAt: registeredAt,
        },
        basis,
      ),
    );
    volunteers.push({
      id,
      accountId: id,
      volunteerNo: volunteerNo(registeredAt, serial.get(index) ?? 0),
      name: person.name,
      gender: person.gender === '女' ? 'female' : 'male',
      birthOn: person.birthOn,
      area,
      serviceAreas: [area],
      serviceCategories: person.categories,
      organisationId: city.organisationIds.get(person.communityCode) ?? null,
      occupation: person.organization ? `${person.organization} ${person.occupation}` : person.occupation,
      intro: person.intro,
      realNameStatus: 'verified',
      guardianConsentAt: isMinor && isConsented ? toInstant(registeredAt) : null,
      status: isMinor && !isConsented ? 'pendingGuardian' : 'active',
      isNamePublic: index < 40,
      joinsRankings: rng.next() < 0.3,
      registeredAt: toInstant(registeredAt),
    });
    if (isMinor && !isConsented) continue;
    city.volunteers.push({
      id,
      name: person.name,
      birthOn: person.birthOn,
      area,
      categories: person.categories,
      registeredAt,
      hasGuardianConsent: isConsented,
      weight: 1,
      busy: [],
    } satisfies CityVolunteer);
  }
  return { accounts, volunteers };
}

/** `V` + area + year and month + six digits + check digit (domain.md 1.4). */
function volunteerNo(at: Date, serial: number): string {
  const digits = `990100${toInstant(at).slice(2, 4)}${toInstant(at).slice(5, 7)}${String(serial).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * ((place % 7) + 1), 0);
  return `V${digits}${sum % 10}`;
}

/** Accounts and rows of the sixty teams: `duiwu001` onwards. */
export function growTeams(city: City, basis: AccountBasis): { accounts: Row[]; teams: Row[] } {
  const rng = createRandom('jianglan teams');
  const accounts: Row[] = [];
  const teams: Row[] = [];
  TEAMS.forEach((text, index) => {
    const id = index + 1;
    const registeredAt = plus(
      startOfDay(city.today),
      -Math.floor((text.status === 'pending' ? rng.int(1, 4) : 780 + rng.int(0, 160)) * dayMs),
    );
    const accountId = city.idAt(registeredAt);
    const community = regionNamed(text.community);
    const area = community.code.slice(0, 6);
    const organisationId = city.organisationIds.get(community.code) ?? city.organisationIds.get(area) ?? 1;
    const phone = `0688-${String(8_610_000 + index * 37)}`;
    accounts.push(
      accountRow(
        {
          id: accountId,
          loginName: `duiwu${number3(index)}`,
          userType: 1,
          roleCode: 'team',
          subjectId: id,
          displayName: text.shortName,
          mobile: mobileOf(20_000 + index),
          createdAt: registeredAt,
        },
        basis,
      ),
    );
    teams.push({
      id,
      accountId,
      teamNo: `T990100${String(id).padStart(6, '0')}`,
      name: text.name,
      shortName: text.shortName,
      sealChar: text.seal,
      category: text.category,
      teamClass: text.teamClass,
      legalForm: text.legalForm,
      organisationId,
      area,
      address: `${text.district}${text.community}`,
      lng: community.lng,
      lat: community.lat,
      foundedOn: text.foundedOn,
      iconUrl: text.hasLogo
        ? `/art/seal/${text.category}/team:${id}.svg?name=${encodeURIComponent(text.seal)}`
        : null,
      leaderName: text.contact,
      contactName: text.contact,
      contactPhone: phone,
      isContactPublic: true,
      slogan: text.slogan,
      intro: text.intro,
      joinMode: text.join === 'invite_only' ? 'closed' : text.join,
      trustGrade: text.trust,
      stars: text.stars,
      status: text.status,
      registeredAt: toInstant(registeredAt),
    });
    city.teams.push({
      id,
      accountId,
      name: text.name,
      category: text.category,
      alsoServes: text.alsoServes,
      area,
      organisationId,
      contact: text.contact,
      phone,
      status: text.status,
    } satisfies CityTeam);
  });
  return { accounts, teams };
}

/** Members: people of the team's district or categories; the first of each is its captain. */
export function growMembers(city: City): Row[] {
  const rng = createRandom('jianglan members');
  return city.teams
    .filter((team) => team.status !== 'pending')
    .flatMap((team) => {
      const near = city.volunteers.filter(
        (one) => one.area === team.area || one.categories.includes(team.category),
      );
      return rng.sample(near, Math.min(near.length, rng.int(18, 70))).map((one, place) => ({
        teamId: team.id,
        volunteerId: one.id,
        name: one.name,
        memberRole: place === 0 ? 'captain' : place < 3 ? 'manager' : 'member',
        status: 'active',
        joinWay: place < 3 ? 'add' : 'apply',
        joinedAt: toInstant(plus(one.registeredAt, rng.int(1, 8) * dayMs)),
        createdAt: toInstant(one.registeredAt),
      }));
    });
}

type AccountFields = {
  id: number;
  loginName: string;
  userType: 1 | 2 | 3;
  roleCode: string;
  subjectId: number;
  displayName: string;
  mobile: string;
  createdAt: Date;
};

/** One account; the demo's accounts share one password and so one hash, or hashing alone would take ten seconds. */
export function accountRow(fields: AccountFields, { passwordHash, roleIds, vault }: AccountBasis): Row {
  const { roleCode, mobile, createdAt, ...rest } = fields;
  const roleId = roleIds.get(roleCode);
  if (roleId === undefined) throw new Error(`no role ${roleCode}`);
  return {
    ...rest,
    ...vault.seal(mobile),
    passwordHash,
    passwordChangedAt: toInstant(createdAt),
    roleId,
    organisationId: null,
    createdAt: toInstant(createdAt),
  };
}

/** The organisation tree 中心—所—站; ids are given by the database, keys are the area codes. */
export const organisationTexts = ORGS;
export { createMobileVault };
