import type { NeedStatus } from './needs.words.ts';

/** The six stops that every need goes through. */
export const trackStops = ['点单', '核实', '派单', '接单', '服务', '评单'] as const;

/** How many stops are behind a need in this state; the next one is where it is now. Six when it was rated or closed. */
const passed: Readonly<Record<NeedStatus, number>> = {
  submitted: 1,
  returned: 0,
  rejected: 1,
  merged: 1,
  toDispatch: 2,
  dispatched: 3,
  openPool: 3,
  accepted: 4,
  inService: 4,
  toRate: 5,
  closed: 6,
  cancelled: 0,
};

export type TrackStep = { status: NeedStatus; at: string };
export type TrackStop = {
  name: (typeof trackStops)[number];
  state: 'done' | 'now' | 'next' | 'off';
  /** When it was reached; null while it is ahead. */
  at: string | null;
};

const isOver = (status: NeedStatus): boolean =>
  status === 'rejected' || status === 'merged' || status === 'cancelled';

/**
 * The track of a need from its steps, oldest first: done, now, next. A need that ended on the way has no `now`, and what lies
 * ahead of it is off. A stop is dated by the last time it was passed, for work may come back.
 */
export function trackOf(status: NeedStatus, steps: readonly TrackStep[]): TrackStop[] {
  const reached = isOver(status) ? furthest(steps) : passed[status];
  return trackStops.map((name, place) => ({
    name,
    state: place < reached ? 'done' : isOver(status) ? 'off' : place === reached ? 'now' : 'next',
    at: place < reached ? whenPassed(steps, place) : null,
  }));
}

const furthest = (steps: readonly TrackStep[]): number => {
  const before = steps.filter((step) => !isOver(step.status)).at(-1);
  return before ? Math.max(1, passed[before.status]) : 1;
};

function whenPassed(steps: readonly TrackStep[], place: number): string | null {
  const at = steps.findLastIndex(
    (step, index) =>
      passed[step.status] > place && (passed[steps[index - 1]?.status ?? 'cancelled'] ?? 0) <= place,
  );
  return steps[at]?.at ?? null;
}
