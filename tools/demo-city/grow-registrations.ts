import { toInstant } from '#platform/contract/instants.ts';
import { type City, dayMs, plus } from './city.ts';

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
    reviewNote: status === 'suspended' ? '连续两个月没有结项小结，整改后恢复' : note,
    suspendedUntil: status === 'suspended' ? toInstant(plus(city.now, 20 * dayMs)) : null,
  };
}
