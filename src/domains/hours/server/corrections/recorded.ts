import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { EvidenceGrade, HourState } from '../../contract/hours.words.ts';
import type { Evidence } from '../entries/evidence.queries.ts';

type Recorded = {
  hourId: number;
  hourNo: string;
  minutes: number;
  startsAt: Date;
  endsAt: Date;
  evidenceGrade: EvidenceGrade;
  status: HourState;
  publicityEndsAt: Date | null;
  participationId: number | null;
};

/** The record that a correction is about, as it travels, with how its ends were taken. */
export function recordedOf(row: Recorded, evidence: Evidence) {
  const time = row.participationId === null ? undefined : evidence.get(row.participationId);
  const endOf = (at: Date | null | undefined, method: string | null | undefined) =>
    at && method ? { at: toInstant(at), method, placeResult: time?.placeResult ?? 'unknown' } : null;
  return {
    hourId: row.hourId,
    hourNo: row.hourNo,
    minutes: row.minutes,
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
    evidenceGrade: row.evidenceGrade,
    state: row.status,
    publicityEndsAt: toInstantOrNull(row.publicityEndsAt),
    in: endOf(time?.checkedInAt, time?.inMethod),
    out: endOf(time?.checkedOutAt, time?.outMethod),
  };
}
