import type { Database } from '#database/connection.ts';
import { slots } from '#domains/volunteers/contract/profile.words.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from './bulk-insert.ts';
import { type City, dayMs, plus } from './city.ts';
import { createRandom } from './texts/random.ts';
import { REVIEWER_NAME } from './texts/office/staff.ts';
import { SKILLS } from './texts/people/skills.ts';
import { TEAM_CHANGES } from './texts/teams/changes.ts';

type Row = Record<string, unknown>;

const { skills, languages } = SKILLS;
const [everybodys, ...others] = languages;

/** When somebody has time and what they can do: weekends first, a few skills, the language of the city. */
export function habitsOf(index: number): Row {
  const rng = createRandom(`habits ${index}`);
  const weekend = slots.filter((slot) => /^(sat|sun|holiday)/.test(slot));
  const evenings = slots.filter((slot) => slot.endsWith('night'));
  return {
    availability: [
      ...new Set([...rng.sample(weekend, rng.int(1, 5)), ...rng.sample(evenings, rng.int(0, 2))]),
    ],
    skills: rng.sample(skills, rng.int(0, 3)),
    languages: [everybodys, ...(rng.chance(0.4) ? [rng.pick(others)] : [])],
    invitePreference: rng.chance(0.1) ? 'refuse' : 'ask',
  };
}

/** Changes of checked facts: two wait, one was passed, one rejected. */
export async function loadTeamChanges(database: Database, city: City): Promise<void> {
  const active = city.teams.filter((team) => team.status === 'active').slice(6, 10);
  const rows = await database.kysely
    .selectFrom('teams')
    .select(['id', 'name', 'leaderName', 'teamClass'])
    .where(
      'id',
      'in',
      active.map((team) => team.id),
    )
    .execute();
  const changes = TEAM_CHANGES.flatMap((text, index) => {
    const team = rows.find((row) => row.id === active[index]?.id);
    if (!team) return [];
    const submittedAt = plus(city.now, -text.hoursAgo * 3_600_000);
    const isDecided = text.status !== 'pending';
    const now = team[text.field];
    const change = text.to === undefined ? { from: text.from ?? '', to: now } : { from: now, to: text.to };
    return [
      {
        id: city.idAt(submittedAt),
        teamId: team.id,
        fields: [{ field: text.field, ...change }],
        note: text.note,
        status: text.status,
        submittedAt: toInstant(submittedAt),
        decidedAt: isDecided ? toInstant(plus(submittedAt, 18 * 3_600_000)) : null,
        decidedBy: isDecided ? city.reviewerId : null,
        deciderName: isDecided ? REVIEWER_NAME : null,
        reason: text.reason,
      },
    ];
  });
  await bulkInsert(database, 'teamChanges', changes);
}

const devices = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
];

/** Two devices that the first volunteer and the first team left signed in; nobody holds their tokens. */
export async function loadDevices(database: Database, city: City): Promise<void> {
  const accounts = [city.volunteers[0]?.id, city.teams[0]?.accountId].filter((id) => id !== undefined);
  const rows = accounts.flatMap((accountId) =>
    devices.map((device, index) => {
      const createdAt = plus(city.now, -(index + 1) * 7 * 3_600_000);
      const id = city.idAt(createdAt);
      return {
        id,
        accountId,
        accessHash: `demo-access-${id}`,
        accessExpiresAt: toInstant(createdAt),
        refreshHash: `demo-refresh-${id}`,
        expiresAt: toInstant(plus(city.now, (index + 4) * dayMs)),
        device,
        createdAt: toInstant(createdAt),
        provedAt: toInstant(createdAt),
        lastSeenAt: toInstant(plus(createdAt, 40 * 60_000)),
      };
    }),
  );
  await bulkInsert(database, 'sessions', rows);
}
