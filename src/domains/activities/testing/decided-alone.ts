import { updateActivity as update } from '../server/publish/update-activity.ts';
import { reviewActivity as review } from '../server/review/review-activity.ts';

const nobody = { onShiftsMoved: async () => undefined };

/** The room alone: nobody's sign-up goes with a moved shift. */
export const updateActivity = (
  ...[act, request]: [Parameters<typeof update>[0], Parameters<typeof update>[1]]
) => update(act, request, nobody);
/** The same for a decision. */
export const reviewActivity = (
  ...[act, request]: [Parameters<typeof review>[0], Parameters<typeof review>[1]]
) => review(act, request, nobody);
