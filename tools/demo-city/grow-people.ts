import type { MobileVault } from '#domains/accounts/server/index.ts';
import { sealUrl } from '#platform/web/cover-art/art-urls.ts';
import { addDays, startOfDay, toInstant } from '#platform/contract/instants.ts';
import { type City, type CityTeam, type CityVolunteer, dayMs, plus } from './city.ts';
import { habitsOf } from './grow-profiles.ts';
import { dressMembers, growOtherMemberships } from './grow-memberships.ts';
import { reviewOf } from './grow-registrations.ts';
import { generatePeople, mobileOf, type PersonText } from './texts/people.ts';
import { regionNamed } from './texts/places/regions.ts';
import { createRandom } from './texts/random.ts';
import { RETURNED_TEAMS, type TeamText } from './texts/teams/team.ts';
import { TEAMS } from './texts/teams.ts';
import { REMARKS } from './texts/office/remarks.ts';
import { GENDER_CODES } from './texts/people/names.ts';

type Row = Record<string, unknown>;
export type AccountBasis = { passwordHash: string; roleIds: ReadonlyMap<string, number>; vault: MobileVault };

const volunteerCount = 1_500;
const number3 = (index: number): string => String(index + 1).padStart(3, '0');

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Accounts and volunteer rows: `zhiyuan001` onwards, the people of the pictures first. */
export function growVolunteers(city: City, basis: AccountBasis): { accounts: Row[]; volunteers: Row[] } {
  const rng = createRandom('jianglan volunteers');
  const people = generatePeople(volunteerCount, 'jianglan people', city.today);
  const grown = people.map((person, index) => {
    const isFirst = index < 12;
    // Registered over the last two and a half years; the first ones long enough ago to have a history.
    const registeredAt = plus(
      startOfDay(city.today),
      -Math.floor((isFirst ? 800 + rng.int(0, 90) : 0.2 + rng.next() ** 1.2 * 890) * dayMs),
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
    const isMinor = person.birthOn > addDays(city.today, -6575);
    const known = { person, index, id, registeredAt, isMinor, isConsented, serial: serial.get(index) ?? 0 };
    accounts.push(volunteerAccount(known, basis));
    volunteers.push({ ...volunteerRow(city, known), joinsRankings: rng.next() < 0.3 });
    if (!isMinor || isConsented) city.volunteers.push(cityVolunteer(known));
  }
  return { accounts, volunteers };
}

type Known = {
  person: PersonText;
  index: number;
  id: number;
  registeredAt: Date;
  isMinor: boolean;
  isConsented: boolean;
  serial: number;
};

const areaOf = (person: PersonText): string => person.communityCode.slice(0, 6);

const volunteerAccount = ({ person, index, id, registeredAt }: Known, basis: AccountBasis): Row =>
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
  );

const volunteerRow = (
  city: City,
  { person, index, id, registeredAt, isMinor, isConsented, serial }: Known,
): Row => ({
  id,
  accountId: id,
  volunteerNo: volunteerNo(registeredAt, serial),
  name: person.name,
  gender: GENDER_CODES[person.gender],
  birthOn: person.birthOn,
  area: areaOf(person),
  serviceAreas: [areaOf(person)],
  serviceCategories: person.categories,
  organisationId: city.organisationIds.get(person.communityCode) ?? null,
  occupation: person.organization ? `${person.organization} ${person.occupation}` : person.occupation,
  intro: person.intro,
  realNameStatus: 'verified',
  guardianConsentAt: isMinor && isConsented ? toInstant(registeredAt) : null,
  status: isMinor && !isConsented ? 'pendingGuardian' : 'active',
  isNamePublic: index < 40,
  isProfilePublic: index % 3 === 0,
  ...habitsOf(index),
  registeredAt: toInstant(registeredAt),
});

const cityVolunteer = ({ person, index, id, registeredAt, isConsented }: Known): CityVolunteer => ({
  id,
  name: person.name,
  birthOn: person.birthOn,
  area: areaOf(person),
  categories: person.categories,
  registeredAt,
  hasGuardianConsent: isConsented,
  isReliable: index < 3,
  busy: [],
});

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
    const ageDays = text.status === 'pending' ? rng.int(1, 4) : 780 + rng.int(0, 160);
    const registeredAt = plus(startOfDay(city.today), -ageDays * dayMs);
    const known = { text, id: index + 1, accountId: city.idAt(registeredAt), registeredAt };
    accounts.push(teamAccount(known, basis));
    teams.push(teamRow(city, known));
    city.teams.push(cityTeam(city, known));
  });
  RETURNED_TEAMS.forEach(({ state, note, ...text }, index) => {
    const registeredAt = plus(startOfDay(city.today), -(6 + 9 * index) * dayMs);
    const id = TEAMS.length + index + 1;
    const known = { text, id, accountId: city.idAt(registeredAt), registeredAt };
    accounts.push(teamAccount(known, basis));
    teams.push({ ...teamRow(city, known), status: state, ...reviewOf(city, state, { registeredAt, note }) });
  });
  return { accounts, teams };
}

type KnownTeam = { text: TeamText; id: number; accountId: number; registeredAt: Date };

const teamAccount = ({ text, id, accountId, registeredAt }: KnownTeam, basis: AccountBasis): Row =>
  accountRow(
    {
      id: accountId,
      loginName: `duiwu${number3(id - 1)}`,
      userType: 1,
      roleCode: 'team',
      subjectId: id,
      displayName: text.shortName,
      mobile: mobileOf(20_000 + id),
      createdAt: registeredAt,
    },
    basis,
  );

function cityTeam(city: City, { text, id, accountId }: KnownTeam): CityTeam {
  const { code } = regionNamed(text.community);
  const area = code.slice(0, 6);
  return {
    id,
    accountId,
    name: text.name,
    category: text.category,
    alsoServes: text.alsoServes,
    area,
    organisationId: city.organisationIds.get(code) ?? city.organisationIds.get(area) ?? 1,
    contact: text.contact,
    phone: `0688-${String(8_610_000 + id * 37)}`,
    status: text.status,
  };
}

function teamRow(city: City, known: KnownTeam): Row {
  const { text, id, accountId, registeredAt } = known;
  const { area, organisationId, phone } = cityTeam(city, known);
  const { lng, lat } = regionNamed(text.community);
  return {
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
    lng,
    lat,
    foundedOn: text.foundedOn,
    iconUrl: text.hasLogo
      ? sealUrl({ name: text.name, kind: text.category, key: `team:${id}`, char: text.seal })
      : null,
    leaderName: text.contact,
    contactName: text.contact,
    contactPhone: phone,
    isContactPublic: true,
    slogan: text.slogan,
    intro: text.intro,
    joinMode: text.join,
    joinCode: text.join === 'code' ? '2468' : null,
    joinNotice: REMARKS.joinNotice,
    ...reviewOf(city, text.status, { registeredAt }),
    trustGrade: text.trust,
    stars: text.stars,
    status: text.status,
    registeredAt: toInstant(registeredAt),
  };
}

/** Memberships of every state; people in office first. */
export function growMembers(city: City, basis: AccountBasis): Row[] {
  const inOffice = membersInOffice(city);
  const rows = [...dressMembers(city, inOffice), ...growOtherMemberships(city, inOffice, basis)];
  return rows.map((row) => ({
    ...row,
    updatedAt: row.leftAt ?? row.pausedAt ?? row.decidedAt ?? row.joinedAt ?? row.createdAt,
  }));
}

/** Who leads which team, as `team/volunteer`: their own hours go to the centre. */
export const leadersOf = (city: City): ReadonlySet<string> =>
  new Set(
    membersInOffice(city)
      .filter((row) => row.memberRole !== 'member')
      .map((row) => `${String(row.teamId)}/${String(row.volunteerId)}`),
  );

/** The members of each team, as the demo city begins. */
export function membersByTeam(city: City): Map<number, number[]> {
  const byTeam = new Map<number, number[]>();
  for (const { teamId, volunteerId } of membersInOffice(city))
    byTeam.set(Number(teamId), [...(byTeam.get(Number(teamId)) ?? []), Number(volunteerId)]);
  return byTeam;
}

/** Members: people of the team's district or categories; the first of each is its captain. */
function membersInOffice(city: City): Row[] {
  const rng = createRandom('jianglan members');
  return city.teams
    .filter((team) => team.status !== 'pending')
    .flatMap((team) => {
      const near = city.volunteers.filter(
        (one) => one.area === team.area || one.categories.includes(team.category),
      );
      const drawn = rng.sample(near, Math.min(near.length, rng.int(18, 70)));
      return (isShownTeam(team) ? withKnown(city, drawn) : drawn).map((one, place) => ({
        teamId: team.id,
        volunteerId: one.id,
        name: one.name,
        memberRole: place === 0 ? 'captain' : place < 3 ? 'manager' : 'member',
        status: 'active',
        joinWay: place < 3 ? 'add' : 'apply',
        joinedAt: toInstant(earlier(plus(one.registeredAt, rng.int(1, 8) * dayMs), city.now)),
        createdAt: toInstant(one.registeredAt),
      }));
    });
}

const shownTeam = TEAMS.find(({ category }) => category === 'eco')?.name;

/** The team of the demo whose managers lead with logins that the README names: the first that cares for the river. */
export const isShownTeam = ({ name }: Pick<CityTeam, 'name'>): boolean => name === shownTeam;

/** The second volunteer is a manager of that team, the third one of its members. */
function withKnown(city: City, drawn: readonly CityVolunteer[]): CityVolunteer[] {
  const [, second, third] = city.volunteers;
  const others = drawn.filter((one) => one !== second && one !== third);
  if (!second || !third) return others;
  return [...others.slice(0, 1), second, ...others.slice(1, 2), third, ...others.slice(2)];
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
