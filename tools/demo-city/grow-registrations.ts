import { toInstant } from '#platform/contract/instants.ts';
import { type City, dayMs, plus } from './city.ts';
import { REMARKS } from './texts/office/remarks.ts';

type Row = Record<string, unknown>;

/** When a team handed its registration in and what the centre said. */
export function reviewOf(city: City, status: string, given: { registeredAt: Date; note?: string }): Row {
  const { registeredAt, note = null } = given;
  const submittedAt = toInstant(plus(registeredAt, -2 * dayMs));
  if (status === 'pending')
    return {
      submittedAt: toInstant(registeredAt),
      reviewedAt: null,
      reviewedBy: null,
      reviewNote: null,
      suspendedUntil: null,
    };
  return {
    submittedAt,
    reviewedAt: toInstant(registeredAt),
    reviewedBy: city.reviewerId,
    reviewNote: status === 'suspended' ? REMARKS.teamSuspended : note,
    suspendedUntil: status === 'suspended' ? toInstant(plus(city.now, 20 * dayMs)) : null,
  };
}
