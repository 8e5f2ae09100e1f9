import { dayMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { anomalyLimits as limits } from '../../contract/anomalies.words.ts';
import { grouped } from '../grouped.rules.ts';
import type { StepAround } from './steps.queries.ts';

const shiftSubject = /^shift:(\d+):/;

/** The shift that a flag was noticed in; null for what was entered and written. */
export function shiftOfSubject(subject: string): number | null {
  const [, id] = shiftSubject.exec(subject) ?? [];
  return id === undefined ? null : Number(id);
}

const peopleIn = (steps: readonly StepAround[]): number =>
  new Set(steps.map(({ volunteerId }) => volunteerId)).size;

/** Device marks by rank: that with most people of the flag first, then with most people, then the earliest. */
function ranked(steps: readonly StepAround[]): string[] {
  const own = steps.filter(({ deviceHash }) => deviceHash !== null);
  return [...grouped(own, ({ deviceHash }) => deviceHash ?? '')]
    .map(([device, all]) => ({
      device,
      about: peopleIn(all.filter(({ isAbout }) => isAbout)),
      people: peopleIn(all),
      first: Math.min(...all.map(({ at }) => at.getTime())),
    }))
    .sort((a, b) => b.about - a.about || b.people - a.people || a.first - b.first)
    .map(({ device }) => device);
}

/** What the board shows of the taps of a shift: devices by their rank, never by their mark, and names of the flag's own people by one sign. */
export function shownSteps(read: readonly StepAround[], now: Date) {
  const steps = read.slice(0, limits.steps).sort((a, b) => a.at.getTime() - b.at.getTime());
  const devices = ranked(steps);
  const people = [...new Set(steps.map(({ volunteerId }) => volunteerId))];
  const rank = new Map(devices.map((device, place) => [device, place + 1]));
  const forgottenBefore = now.getTime() - limits.deviceDays * dayMs;
  return {
    steps: steps.map(({ kind, at, deviceHash, isAbout, displayName, volunteerId }) => ({
      at: toInstant(at),
      isOut: kind === 'out',
      device: deviceHash === null ? null : (rank.get(deviceHash) ?? null),
      person: people.indexOf(volunteerId) + 1,
      isAbout,
      sign: isAbout ? ([...displayName][0] ?? null) : null,
    })),
    deviceMarks: devices.slice(0, limits.deviceRows).map((device) => device.slice(0, 4).toUpperCase()),
    areDevicesForgotten:
      devices.length === 0 && steps.length > 0 && steps.every(({ at }) => at.getTime() < forgottenBefore),
    hasMoreSteps: read.length > limits.steps,
  };
}
