import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act, StaffCaller } from '#platform/server/act.ts';
import { evidenceOf, type Evidence, stepsOf } from './evidence.queries.ts';
import { isFixed } from './hours.rules.ts';
import { reviewRowsOf } from './lists.queries.ts';
import { onTheWire } from './on-the-wire.ts';

/** Records as the centre's second person sees them, in the order of the ids: with how they were proved, step by step. Other scopes' are left out. */
export async function reviewRows(act: Act<StaffCaller>, hourIds: readonly number[]) {
  const { organisationPath } = act.caller;
  const rows = await reviewRowsOf(act.sql, { hourIds, organisationPath });
  const times = rows.flatMap(({ participationId }) => participationId ?? []);
  const [evidence, steps] = [await evidenceOf(act.sql, times), await stepsOf(act.sql, times)];
  const personBy = await personsOf(
    act.sql,
    rows.flatMap((row) => [row.teamAccountId, row.volunteerId]),
  );
  const byId = new Map(rows.map((row) => [row.hourId, row]));
  return hourIds
    .flatMap((hourId) => byId.get(hourId) ?? [])
    .map(({ participationId, teamAccountId, volunteerId, ...row }) => ({
      ...onTheWire(row),
      waitingSince: toInstant(row.waitingSince),
      isLeadersOwn: isSamePerson(personBy(teamAccountId), personBy(volunteerId)),
      proof: proofOf(
        participationId === null ? undefined : evidence.get(participationId),
        steps.filter((step) => step.participationId === participationId),
      ),
    }));
}

type ProofRow = Evidence extends Map<number, infer Row> ? Row : never;

function proofOf(time: ProofRow | undefined, steps: Awaited<ReturnType<typeof stepsOf>>) {
  if (!time) return null;
  const { volunteerConfirmedAt, ...shown } = time;
  return {
    ...shown,
    checkedInAt: toInstantOrNull(time.checkedInAt),
    checkedOutAt: toInstantOrNull(time.checkedOutAt),
    awaitsVolunteer: isFixed(time) && volunteerConfirmedAt === null,
    steps: steps.map((step) => ({
      kind: step.kind,
      method: step.method,
      at: toInstant(step.at),
      receiptNo: step.receiptNo,
      placeResult: step.placeResult,
      distanceM: step.distanceM,
      accuracyM: step.accuracyM,
      reason: step.reason,
      isOwn: step.isOwn,
    })),
  };
}
