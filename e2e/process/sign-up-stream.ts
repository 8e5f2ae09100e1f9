import { randomUUID } from 'node:crypto';
import { listActivitiesCall } from '../../src/domains/activities/web/activities.calls.ts';
import { getSignUpStandingCall, signUpForShiftCall } from '../../src/domains/signups/web/signups.calls.ts';
import { type ApiClient, ask, must, signInClient } from './api-client.ts';

export type OpenShift = { shiftId: number; riskVersion: number };

/** Volunteers `zhiyuan001` …, signed in. */
export async function signInVolunteers(address: string, count: number): Promise<[ApiClient, ...ApiClient[]]> {
  const nameOf = (number: number) => `zhiyuan${String(number).padStart(3, '0')}`;
  const others = Array.from({ length: count - 1 }, (_, index) => nameOf(index + 2));
  const first = await signInClient(address, nameOf(1));
  return [first, ...(await Promise.all(others.map((name) => signInClient(address, name))))];
}

/** Shifts of recruiting activities that this volunteer could take a place in now. */
export async function findOpenShifts(client: ApiClient): Promise<OpenShift[]> {
  const { list } = await must(client, listActivitiesCall, {
    phase: 'recruiting',
    hasPlaces: true,
    pageSize: 50,
  });
  const shifts: OpenShift[] = [];
  for (const { id } of list) {
    const standing = await must(client, getSignUpStandingCall, { id });
    if (standing.needsCode) continue;
    for (const { shiftId, verdict } of standing.shifts)
      if (verdict !== 'refused') shifts.push({ shiftId, riskVersion: standing.riskVersion });
  }
  return shifts;
}

export const signUpRequest = ({ shiftId, riskVersion }: OpenShift) => ({
  shiftId,
  riskVersion,
  acceptWaitlist: true,
  acceptWarnings: true,
  clientRequestId: randomUUID(),
});

/**
 * Every volunteer signs up for one shift after the other, all at once, until the server is gone or the shifts are
 * through. `whenAcknowledged` hears of each sign-up whose answer arrived whole.
 */
export async function streamSignUps(
  clients: readonly ApiClient[],
  shifts: readonly OpenShift[],
  whenAcknowledged: (signUpId: number) => void,
): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      for (const shift of shifts) {
        const answer = await ask(client, signUpForShiftCall, signUpRequest(shift)).catch(() => undefined);
        if (answer === undefined) return;
        if (answer.code === 200) whenAcknowledged(answer.result.signUpId);
      }
    }),
  );
}
