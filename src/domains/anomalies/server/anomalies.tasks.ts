import type { Insertable } from 'kysely';
import type { AnomalyFlagsTable } from '#database/tables/anomalies.ts';
import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { anomalyLimits } from '../contract/anomalies.words.ts';
import * as rules from './anomalies.rules.ts';
import { insertFlags, markChecked } from './anomalies.store.ts';
import { grouped } from './grouped.rules.ts';
import { alikeTexts } from './alike-texts.rules.ts';
import { deviceUses } from './devices.queries.ts';
import { newDevices } from './new-devices.rules.ts';
import { drawSpotChecks } from './spot-checks/draw-spot-checks.ts';
import * as looks from './looks.queries.ts';
import { teamsNamed, textsTold } from './texts.queries.ts';

type Flag = Insertable<AnomalyFlagsTable>;
type Place = Pick<Flag, 'activityId' | 'teamId' | 'organisationId' | 'title'> & { of: string; now: Date };

type Looking = Pick<Act, 'sql' | 'now'>;

const shiftBatch = 10;

const flagOf = ({ of, now, ...place }: Place, { rule, key, volunteerIds, facts }: rules.Noticed): Flag => ({
  ...place,
  rule,
  subject: `${of}:${key}`,
  volunteerIds: volunteerIds.slice(0, anomalyLimits.people),
  facts: JSON.stringify(facts),
  happenedAt: new Date(facts.from),
  foundAt: now,
});

/** Looks once at every shift, three hours after its end; what a rule notices is a flag. */
export async function lookAtShifts({ sql, now }: Looking): Promise<boolean> {
  const shifts = await looks.uncheckedShifts(sql, now, shiftBatch);
  if (shifts.length === 0) return false;
  const ids = shifts.map(({ id }) => id);
  const [steps, stays, arrivals] = [
    grouped(await looks.codeStepsOf(sql, ids), ({ shiftId }) => shiftId),
    grouped(await looks.staysOf(sql, ids), ({ shiftId }) => shiftId),
    grouped(await looks.arrivalsOf(sql, ids), ({ shiftId }) => shiftId),
  ];
  const uses = grouped(await deviceUses(sql, ids), ({ shiftId }) => shiftId);
  const flags = shifts.flatMap((shift) => {
    const { id, activityId, teamId, organisationId, title } = shift;
    const codeSteps = (steps.get(id) ?? []).map(({ volunteerId, kind, at, deviceHash }) => ({
      volunteerId,
      kind: kind === 'in' ? ('in' as const) : ('out' as const),
      at,
      device: deviceHash,
    }));
    const wholeStays = (stays.get(id) ?? []).flatMap(({ volunteerId, checkedInAt, checkedOutAt }) =>
      checkedInAt && checkedOutAt ? [{ volunteerId, inAt: checkedInAt, outAt: checkedOutAt }] : [],
    );
    const noticed = [
      ...rules.sharedDevices(codeSteps),
      ...rules.bursts(codeSteps),
      ...rules.sameTimes(wholeStays),
      ...rules.impossibleJourneys(journeysTo(shift, arrivals.get(id) ?? [])),
      ...newDevices(uses.get(id) ?? []),
    ];
    const place = { of: `shift:${id}`, now, activityId, teamId, organisationId, title };
    return noticed.map((one) => flagOf(place, one));
  });
  await insertFlags(sql, flags);
  await markChecked(sql, ids, now);
  return shifts.length === shiftBatch;
}

type Arrival = Awaited<ReturnType<typeof looks.arrivalsOf>>[number];

const journeysTo = ({ lng, lat }: looks.LookedShift, arrivals: readonly Arrival[]): rules.Journey[] =>
  arrivals.flatMap((one) => {
    if (lng === null || lat === null || one.lng === null || one.lat === null) return [];
    if (!one.checkedInAt || !one.checkedOutAt) return [];
    const from = { lng: one.lng, lat: one.lat };
    const { volunteerId, checkedOutAt: outAt, checkedInAt: inAt, title: elsewhere } = one;
    return [{ volunteerId, outAt, inAt, from, to: { lng, lat }, elsewhere }];
  });

/** Looks at what teams entered and which past activities they told in the last two days: by night, too much of it, with a proof that proved another activity, or in words that others of the team or person have. */
export async function lookAtEntries({ sql, now }: Looking): Promise<void> {
  const entries = await looks.entriesSince(sql, now);
  const byTeam = grouped(entries, ({ teamId }) => teamId);
  const shares = new Map(
    (byTeam.size === 0 ? [] : await looks.sharesOf(sql, [...byTeam.keys()], now)).map((row) => [
      row.teamId,
      row,
    ]),
  );
  const ofTeams = [...byTeam].flatMap(([teamId, own]) => {
    const [first] = own;
    if (!first) return [];
    const { teamName: title, organisationId } = first;
    const rows = own.map(({ volunteerId, toldAt }) => ({ volunteerId, at: toldAt }));
    const noticed = [
      ...rules.nightEntries(rows, now),
      ...rules.entryShare(shares.get(teamId) ?? { entered: 0, all: 0 }, now),
    ];
    const place = { of: `team:${teamId}`, now, activityId: null, teamId, organisationId, title };
    return noticed.map((one) => flagOf(place, one));
  });
  const hourIds = entries.map(({ id }) => id);
  const ofTexts = await alikeOf(sql, now);
  await insertFlags(sql, [...ofTeams, ...ofTexts, ...(await reusedOf(sql, { hourIds, now }))]);
}

async function alikeOf(sql: Act['sql'], now: Date): Promise<Flag[]> {
  const since = looks.lookedSince(now);
  const noticed = alikeTexts(await textsTold(sql, { since, now }), since);
  if (noticed.length === 0) return [];
  const teams = new Map(
    (await teamsNamed(sql, [...new Set(noticed.map(({ teamId }) => teamId))])).map((team) => [team.id, team]),
  );
  return noticed.flatMap(({ teamId, ...one }) => {
    const team = teams.get(teamId);
    if (!team) return [];
    const { name: title, organisationId } = team;
    return [flagOf({ of: 'text', now, activityId: null, teamId, organisationId, title }, one)];
  });
}

async function reusedOf(sql: Act['sql'], looked: { hourIds: readonly number[]; now: Date }): Promise<Flag[]> {
  const found = await looks.reusedProofs(sql, looked);
  return [...grouped(found, ({ sha256, eventId }) => `${sha256.slice(0, 32)}:${eventId}`)].flatMap(
    ([key, rows]) => {
      const [first] = rows;
      if (!first) return [];
      const volunteerIds = [...new Set(rows.map(({ volunteerId }) => volunteerId))];
      const at = first.at.toISOString();
      const others = new Set(rows.map(({ otherId }) => otherId)).size;
      const facts = {
        count: volunteerIds.length,
        of: others + 1,
        from: at,
        until: at,
        elsewhere: first.elsewhere,
      };
      const { activityId, teamId, organisationId, title } = first;
      const place = { of: 'file', now: looked.now, activityId, teamId, organisationId, title };
      return [flagOf(place, { rule: 'reusedProof', key, volunteerIds, facts })];
    },
  );
}

/** What the rules look at by the clock. */
export const anomaliesTasks: BackgroundTask[] = [
  { name: 'anomalies.lookAtShifts', label: '检查班次异常', everyMs: 10 * minuteMs, run: lookAtShifts },
  { name: 'anomalies.lookAtEntries', label: '检查时长异常', everyMs: hourMs, run: lookAtEntries },
  { name: 'anomalies.drawSpotChecks', label: '抽取时长抽查', everyMs: hourMs, run: drawSpotChecks },
];
