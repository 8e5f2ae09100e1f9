import type { RemoteRequest, RemoteResult } from '#platform/web/calls/remote.ts';
import type { Tap as AnyTap, TapOutcome as AnyOutcome, TapQueue } from '#platform/web/taps/tap-queue.ts';
import type { rollCallCall } from '../attendance.calls.ts';

type Request = RemoteRequest<typeof rollCallCall>;
export type RollCallAnswer = RemoteResult<typeof rollCallCall>;

/** What a leader tapped: whom and what. */
export type RollCallMade = {
  shiftId: number;
  people: readonly { volunteerId: number; name: string }[];
  act: Request['act'];
  reason?: string | undefined;
};
export type Tap = AnyTap<RollCallMade>;
export type TapOutcome = AnyOutcome<RollCallAnswer>;

/** A tap as it is sent; its own number makes the server take it once. */
export const requestOf = ({ id, at, shiftId, people, act, reason }: Tap, sentAt: string): Request => ({
  shiftId,
  volunteerIds: people.map(({ volunteerId }) => volunteerId),
  act,
  tap: { id, at, sentAt },
  ...(reason ? { reason } : {}),
});

/** Takes a person out of what was last tapped of them and is still here; false when it is on its way already. */
export function takeBack(
  { taps, change }: Pick<TapQueue<RollCallMade, RollCallAnswer>, 'taps' | 'change'>,
  shiftId: number,
  volunteerId: number,
): boolean {
  const last = taps().findLast(
    (tap) => tap.shiftId === shiftId && tap.people.some((person) => person.volunteerId === volunteerId),
  );
  if (!last) return false;
  const people = last.people.filter((person) => person.volunteerId !== volunteerId);
  return change(last.id, people.length > 0 ? { ...last, people } : undefined);
}
