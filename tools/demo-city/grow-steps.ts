import { systemName } from '#platform/contract/account-kinds.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { City, CityTeam } from './city.ts';
import type { CitySignUp } from './grow-sign-ups.ts';

type Row = Record<string, unknown>;

/** Audit lines of what sign-ups and hours have gone through and do not keep themselves: places offered, minutes adjusted. */
export function growSteps(
  city: City,
  { signUps, hours }: { signUps: readonly CitySignUp[]; hours: readonly Row[] },
): Row[] {
  const teams = new Map(city.teams.map((team) => [team.id, team]));
  const offers = signUps
    .filter(({ status }) => status === 'offered')
    .map(({ id, shift, decidedAt, createdAt }) => ({
      ...actedBy(shift.activity.team, decidedAt ?? createdAt),
      action: 'offerPlace',
      targetType: 'signUp',
      targetId: id,
      reason: null,
      detail: { shiftId: shift.id },
    }));
  const adjustments = hours
    .filter(
      ({ source, minutes, calculatedMinutes }) => source === 'attendance' && minutes !== calculatedMinutes,
    )
    .map((hour) => ({
      ...actedBy(teams.get(Number(hour.teamId)), halfway(hour.createdAt, hour.confirmedAt)),
      action: 'adjustHour',
      targetType: 'serviceHour',
      targetId: hour.id,
      reason: hour.reason,
      detail: { before: hour.calculatedMinutes, after: hour.minutes },
    }));
  return [...offers, ...adjustments].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const actedBy = (team: CityTeam | undefined, at: Date) => ({
  at: toInstant(at),
  actorId: team?.accountId ?? null,
  actorName: team?.name ?? systemName,
  requestId: 'demo-city',
});

const halfway = (from: unknown, to: unknown): Date =>
  new Date((Date.parse(String(from)) + Date.parse(String(to))) / 2);
