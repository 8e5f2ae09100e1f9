import { awaitedWord } from '#domains/attendance/server/index.ts';
import { filesOfTargets } from '#domains/files/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { visitPhotosOf } from '#domains/files/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { claimsOfHours } from '../claims/claims.queries.ts';
import {
  correctionOnTheWire,
  correctionPapers,
  correctionsOfResults,
} from '../corrections/corrections.queries.ts';
import { recordedOf } from '../corrections/recorded.ts';
import { overlapsOf } from '../entries/conflicts.queries.ts';
import { entriesOf, makeupsOfHours } from '../entries/entries.queries.ts';
import { evidenceOf, type Evidence, stepsOf } from '../entries/evidence.queries.ts';
import { reviewRowsOf } from '../lists.queries.ts';
import { askedToVoid } from '../voiding/voiding.store.ts';
import { onTheWire } from '../on-the-wire.ts';

type ReviewRow = Awaited<ReturnType<typeof reviewRowsOf>>[number];

/** A record with the visit that it comes from in one piece, or null. */
const withVisit = (
  { jobNo, inAt, outAt, fixReason, reportText, photoCount, ...row }: ReviewRow,
  photosOf: Awaited<ReturnType<typeof visitPhotosOf>>,
) => ({
  ...row,
  visit:
    jobNo === null
      ? null
      : {
          jobNo,
          inAt: toInstantOrNull(inAt),
          outAt: toInstantOrNull(outAt),
          fixReason,
          reportText,
          photoFileIds: photoCount ? photosOf(row.assignmentId) : [],
        },
});

/** Records as the centre's second person sees them, in the order of the ids: with how they were proved, step by step, and what else lies at their time. Other scopes' are left out. */
export async function reviewRows(act: Act<StaffCaller>, hourIds: readonly number[]) {
  const { scope } = act.caller;
  const rows = await reviewRowsOf(act.sql, { hourIds, scope });
  const times = rows.flatMap(({ participationId }) => participationId ?? []);
  const [evidence, steps] = [await evidenceOf(act.sql, times), await stepsOf(act.sql, times)];
  const personBy = await personsOf(
    act.sql,
    rows.flatMap((row) => [row.teamAccountId, row.volunteerId]),
  );
  const entryBy = await entriesWithProofs(act, hourIds);
  const overlaps = await overlapsOf(act.sql, hourIds);
  const asked = await askedToVoid(act.sql, hourIds);
  const claims = await claimsOfHours(act.sql, hourIds);
  const corrections = await correctionsBy(act.sql, hourIds);
  const papersOf = await correctionPapers(
    act.sql,
    [...corrections.values()].map(({ correctionId }) => correctionId),
  );
  const photosOf = await visitPhotosOf(act.sql, rows);
  const byId = new Map(rows.map((row) => [row.hourId, row]));
  return hourIds
    .flatMap((hourId) => byId.get(hourId) ?? [])
    .map((whole) => withVisit(whole, photosOf))
    .map(({ participationId, teamAccountId, volunteerId, visit, ...row }) => ({
      ...onTheWire(row),
      waitingSince: toInstant(row.waitingSince),
      ...decisionOf(row, entryBy.get(row.hourId)?.answer === 'denied'),
      isVoidAsked: asked.has(`hour:${row.hourId}`),
      isLeadersOwn: isSamePerson(personBy(teamAccountId), personBy(volunteerId)),
      visit,
      papers: papersOf(corrections.get(row.hourId)?.correctionId ?? 0),
      entry: entryBy.get(row.hourId) ?? null,
      correction: corrections.get(row.hourId) ?? null,
      claim: withoutId(claims.get(row.hourId)),
      conflicts: (overlaps.get(row.hourId) ?? []).map((other) => ({
        ...other,
        startsAt: toInstant(other.startsAt),
        endsAt: toInstant(other.endsAt),
      })),
      proof: proofOf(
        participationId === null ? undefined : evidence.get(participationId),
        steps.filter((step) => step.participationId === participationId),
      ),
    }));
}

type Decided = { decidedAt: Date | null; deciderName: string | null; waitingSince: Date };

/** Who decided a record and when; what the volunteer denied ended with that. */
const decisionOf = ({ decidedAt, deciderName, waitingSince }: Decided, isDenied: boolean) =>
  decidedAt === null && isDenied
    ? { decidedAt: toInstant(waitingSince), deciderName: '本人' }
    : { decidedAt: toInstantOrNull(decidedAt), deciderName };

type ClaimOf = Awaited<ReturnType<typeof claimsOfHours>> extends Map<number, infer One> ? One : never;

const withoutId = (claim: ClaimOf | undefined) => {
  if (!claim) return null;
  const { claimId: _id, ...told } = claim;
  return told;
};

/** The corrections (更正) that some records would make, keyed by record. */
async function correctionsBy(sql: Act['sql'], hourIds: readonly number[]) {
  const rows = await correctionsOfResults(sql, hourIds);
  const evidence = await evidenceOf(
    sql,
    rows.flatMap(({ participationId }) => participationId ?? []),
  );
  return new Map(
    rows.map((row) => {
      const { correctionId, state, cause, oldMinutes, wishedMinutes, text, teamOpinion, teamMinutes } = row;
      const { createdAt, dueAt, wishedStartsAt, wishedEndsAt, centreOpinion, answeredBy, answeredAt } = row;
      const { centreDueAt, awaitsUntil, asks } = row;
      const clocks = { createdAt, dueAt, centreDueAt, awaitsUntil, asks };
      const told = { correctionId, state, cause, oldMinutes, wishedMinutes, text, teamOpinion, teamMinutes };
      return [
        row.resultHourId,
        {
          ...correctionOnTheWire({ ...told, ...clocks, wishedStartsAt, wishedEndsAt, centreOpinion }),
          recorded: recordedOf(row, evidence),
          answeredBy,
          answeredAt: toInstantOrNull(answeredAt),
        },
      ] as const;
    }),
  );
}

/** Witness, answer and files of the entries among some records, keyed by record; those of a past activity (补录) lie with it. */
async function entriesWithProofs(act: Act, hourIds: readonly number[]) {
  const entries = await entriesOf(act.sql, hourIds);
  const entered = [...entries.keys()];
  const makeups = await makeupsOfHours(act.sql, entered);
  const own = await proofsOf(act, { targetType: 'serviceHour', purpose: 'hourProof' }, entered);
  const whole = { targetType: 'activityMakeup', purpose: 'makeupProof' } as const;
  const shared = await proofsOf(act, whole, [...makeups.values()]);
  return new Map(
    [...entries].map(([hourId, entry]) => [
      hourId,
      {
        ...entry,
        answerDueAt: toInstant(entry.answerDueAt),
        proofs: [...own(hourId), ...shared(makeups.get(hourId))],
      },
    ]),
  );
}

/** The files of some targets, by target. */
async function proofsOf(
  act: Act,
  of: { targetType: string; purpose: 'hourProof' | 'makeupProof' },
  targetIds: readonly number[],
) {
  const files = targetIds.length === 0 ? [] : await filesOfTargets(act.sql, { ...of, targetIds });
  return (targetId: number | undefined) =>
    files.filter((file) => file.targetId === targetId).map(({ id, name }) => ({ fileId: id, name }));
}

type ProofRow = Evidence extends Map<number, infer Row> ? Row : never;

function proofOf(time: ProofRow | undefined, steps: Awaited<ReturnType<typeof stepsOf>>) {
  if (!time) return null;
  const { volunteerConfirmedAt: _confirmedAt, status: _status, ...shown } = time;
  return {
    ...shown,
    checkedInAt: toInstantOrNull(time.checkedInAt),
    checkedOutAt: toInstantOrNull(time.checkedOutAt),
    awaitsVolunteer: awaitedWord(time),
    steps: steps.map((step) => ({
      kind: step.kind,
      method: step.method,
      at: toInstant(step.at),
      tappedAt: toInstantOrNull(step.tappedAt),
      receiptNo: step.receiptNo,
      placeResult: step.placeResult,
      distanceM: step.distanceM,
      accuracyM: step.accuracyM,
      reason: step.reason,
      isOwn: step.isOwn,
      isSecondDevice: step.isSecondDevice,
    })),
  };
}
