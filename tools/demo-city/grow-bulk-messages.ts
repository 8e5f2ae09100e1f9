import { toInstant } from '#platform/contract/instants.ts';
import { type City, type CityActivity, dayMs, hourMs, plus } from './city.ts';
import type { CitySignUp } from './grow-sign-ups.ts';
import { fillIn, LETTERS } from './texts/office/letters.ts';

type Row = Record<string, unknown>;

const { texts, to, report } = LETTERS.bulk;

/** What a few teams wrote to the people of an activity, the messages it made, one report and one person who mutes a team. */
export function growBulkMessages(city: City, signUps: readonly CitySignUp[]) {
  const byActivity = new Map<CityActivity, CitySignUp[]>();
  for (const signUp of signUps) {
    if (signUp.status !== 'confirmed') continue;
    const { activity } = signUp.shift;
    byActivity.set(activity, [...(byActivity.get(activity) ?? []), signUp]);
  }
  const chosen = [...byActivity].filter(([, people]) => people.length >= 5).slice(-texts.length);
  const grown = { bulks: [] as Row[], messages: [] as Row[], reports: [] as Row[], mutes: [] as Row[] };
  for (const [index, [activity, people]] of chosen.entries()) {
    const id = index + 1;
    const text = texts[index]!;
    const at = plus(city.now, -(index + 1) * dayMs - 3 * hourMs);
    const accounts = [...new Set(people.map(({ volunteer }) => volunteer.id))].sort((a, b) => a - b);
    grown.bulks.push({
      id,
      teamId: activity.team.id,
      ...text,
      audience: { kind: 'activity', activityId: activity.id, statuses: ['confirmed'] },
      audienceLabel: fillIn(to, { title: activity.title }),
      recipientCount: accounts.length,
      status: 'sent',
      lastAccountId: accounts.at(-1),
      sentCount: accounts.length,
      createdAt: toInstant(at),
      finishedAt: toInstant(plus(at, 5_000)),
    });
    grown.messages.push(
      ...accounts.map((accountId, turn) => ({
        id: city.idAt(at),
        accountId,
        category: 'team',
        level: 'normal',
        title: text.title,
        body: `${text.body}\n——${activity.team.name}`,
        link: null,
        dedupeKey: `bulk:${id}`,
        createdAt: toInstant(at),
        readAt: turn % 3 === 0 ? null : toInstant(plus(at, hourMs)),
        linkId: null,
        bulkId: id,
      })),
    );
    if (index === 0) {
      const [first, second] = accounts;
      grown.reports.push({
        bulkId: id,
        accountId: first,
        reason: report,
        createdAt: toInstant(plus(at, 2 * hourMs)),
      });
      grown.mutes.push({
        accountId: second,
        teamId: activity.team.id,
        createdAt: toInstant(plus(at, 2 * hourMs)),
      });
    }
  }
  return grown;
}
