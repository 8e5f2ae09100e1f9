import { toInstant } from '#platform/contract/instants.ts';
import { type City, type CityTeam, type CityVolunteer, dayMs, plus } from './city.ts';
import type { AccountBasis } from './grow-people.ts';
import { generatePeople, mobileOf } from './texts/people.ts';
import { createRandom, type Random } from './texts/random.ts';
import { REMARKS } from './texts/office/remarks.ts';
import { PHRASES } from './texts/phrases.ts';
import { MEMBERS } from './texts/teams/members.ts';

type Row = Record<string, unknown>;

const { groups, tags } = MEMBERS;
/** Numbers of people without an account; those of the volunteers lie far below. */
const firstOfflineMobile = 40_000;

/** Everything that a membership row may name, so that all rows of a bulk insert have the same columns. */
const plainMembership = {
  groupName: '',
  memberNo: null,
  gender: null,
  mobileCipher: null,
  mobileHash: null,
  mobileMasked: null,
  applyMessage: '',
  rejectReason: null,
  leaveReason: null,
  remark: '',
  tags: [] as string[],
  invitedUntil: null,
  pausedAt: null,
  leftAt: null,
  decidedAt: null,
};

/** Gives the members in office groups, numbers, tags, and pauses a few of them. */
export function dressMembers(city: City, members: readonly Row[]): Row[] {
  const rng = createRandom('jianglan member notes');
  const categories = new Map(city.teams.map((team) => [team.id, team.category]));
  const counts = new Map<unknown, number>();
  return members.map((member) => {
    const place = (counts.get(member.teamId) ?? 0) + 1;
    counts.set(member.teamId, place);
    const names = groups[categories.get(Number(member.teamId)) ?? 'neighbor'];
    const isPaused = place > 3 && rng.next() < 0.03;
    return {
      ...plainMembership,
      ...member,
      groupName: rng.next() < 0.75 ? rng.pick(names) : '',
      memberNo: rng.next() < 0.6 ? `D${String(place).padStart(3, '0')}` : null,
      tags: rng.next() < 0.25 ? [rng.pick(tags)] : [],
      ...(isPaused && { status: 'paused', pausedAt: toInstant(plus(city.now, -rng.int(3, 60) * dayMs)) }),
    };
  });
}

/** People in every other state: applied, invited, 线下成员, refused, gone. */
export function growOtherMemberships(city: City, members: readonly Row[], basis: AccountBasis): Row[] {
  const rng = createRandom('jianglan memberships');
  const inTeam = new Set(members.map((member) => `${String(member.teamId)}/${String(member.volunteerId)}`));
  const names = generatePeople(400, 'jianglan offline', city.today).slice(40);
  let offlineCount = 0;
  const rows: Row[] = [];
  for (const team of city.teams.filter(({ status }) => status === 'active')) {
    const outside = city.volunteers.filter(({ id }) => !inTeam.has(`${team.id}/${id}`));
    const people = rng.sample(outside, 12);
    const draw = (count: number): CityVolunteer[] => people.splice(0, count);
    for (const one of draw(rng.int(0, 3))) rows.push(applied(city, { team, one, rng }));
    for (const one of draw(rng.int(0, 2))) rows.push(invited(city, { team, one, rng }));
    for (const one of draw(rng.int(0, 3))) rows.push(ended(city, { team, one, rng }));
    for (let left = rng.int(0, 4); left > 0; left -= 1) {
      const person = names[offlineCount % names.length];
      if (person)
        rows.push(
          offline(
            city,
            { team, name: person.name, mobile: mobileOf(firstOfflineMobile + offlineCount) },
            { rng, basis },
          ),
        );
      offlineCount += 1;
    }
  }
  return [...rows, ...firstPersonRows(city, inTeam, basis)];
}

type Drawn = { team: CityTeam; one: CityVolunteer; rng: Random };

const basisOf = (city: City, { team, one, rng }: Drawn, daysAgo: number): Row => ({
  ...plainMembership,
  teamId: team.id,
  volunteerId: one.id,
  name: one.name,
  memberRole: 'member',
  joinedAt: null,
  createdAt: toInstant(plus(city.now, -(daysAgo + rng.next()) * dayMs)),
});

const applied = (city: City, drawn: Drawn): Row => ({
  ...basisOf(city, drawn, drawn.rng.int(0, 4)),
  status: 'applied',
  joinWay: 'apply',
  applyMessage: drawn.rng.pick(PHRASES.joinRequests),
});

function invited(city: City, drawn: Drawn): Row {
  const daysAgo = drawn.rng.int(0, 5);
  return {
    ...basisOf(city, drawn, daysAgo),
    status: 'invited',
    joinWay: 'invite',
    invitedUntil: toInstant(plus(city.now, (6 - daysAgo) * dayMs)),
  };
}

/** Refused, declined, withdrawn, lapsed, left or moved out some weeks ago. */
function ended(city: City, drawn: Drawn): Row {
  const { rng } = drawn;
  const daysAgo = rng.int(20, 200);
  const status = rng.pick(['rejected', 'declined', 'withdrawn', 'lapsed', 'left', 'removed'] as const);
  const endedAt = toInstant(plus(city.now, -(daysAgo - 10) * dayMs));
  const wasIn = status === 'left' || status === 'removed';
  return {
    ...basisOf(city, drawn, daysAgo),
    status,
    joinWay: status === 'declined' || status === 'lapsed' ? 'invite' : 'apply',
    joinedAt: wasIn ? toInstant(plus(city.now, -daysAgo * dayMs)) : null,
    leftAt: status === 'rejected' || status === 'lapsed' ? null : endedAt,
    decidedAt: status === 'rejected' || status === 'removed' ? endedAt : null,
    rejectReason: status === 'rejected' ? rng.pick(PHRASES.joinRejections) : null,
    leaveReason:
      status === 'left' ? rng.pick(PHRASES.leaveReasons) : status === 'removed' ? REMARKS.removed : null,
  };
}

function offline(
  city: City,
  given: { team: CityTeam; name: string; mobile: string },
  { rng, basis }: { rng: Random; basis: AccountBasis },
): Row {
  const at = toInstant(plus(city.now, -rng.int(10, 300) * dayMs));
  return {
    ...plainMembership,
    teamId: given.team.id,
    volunteerId: null,
    name: given.name,
    memberRole: 'member',
    status: 'offline',
    joinWay: rng.next() < 0.7 ? 'import' : 'add',
    joinedAt: at,
    createdAt: at,
    gender: rng.pick(['male', 'female'] as const),
    ...basis.vault.seal(given.mobile),
  };
}

/** The person of the pictures has one of each to answer: an invitation, and a place noted for the phone and name. */
function firstPersonRows(city: City, inTeam: ReadonlySet<string>, basis: AccountBasis): Row[] {
  const [person] = city.volunteers;
  const [text] = generatePeople(1, 'jianglan people', city.today);
  if (!person || !text) return [];
  const rng = createRandom('jianglan first person');
  const free = city.teams.filter(
    (team) => team.status === 'active' && !inTeam.has(`${team.id}/${person.id}`) && team.id > 20,
  );
  const [inviting, noting] = free;
  return [
    ...(inviting ? [invited(city, { team: inviting, one: person, rng })] : []),
    ...(noting
      ? [offline(city, { team: noting, name: person.name, mobile: text.mobile }, { rng, basis })]
      : []),
  ];
}
