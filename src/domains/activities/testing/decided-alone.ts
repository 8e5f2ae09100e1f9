import { updateActivity as update } from '../server/publish/update-activity.ts';
import { previewActivities as preview } from '../server/review/preview-activities.ts';
import { reviewActivities as reviewMany } from '../server/review/review-activities.ts';
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
/** The same for several. */
export const reviewActivities = (
  ...[act, request]: [Parameters<typeof reviewMany>[0], Parameters<typeof reviewMany>[1]]
) => reviewMany(act, request, nobody);
/** The same for a look at what would become of several. */
export const previewActivities = (
  ...[act, request]: [Parameters<typeof preview>[0], Parameters<typeof preview>[1]]
) => preview(act, request, nobody);
