import type { Room } from '#platform/server/binding.ts';
import { signUpsAuditWords } from './signups.audit-words.ts';
import { signUpsBindings } from './signups.routes.ts';
import { signUpsTasks } from './signups.tasks.ts';

export { readCalendarFeed } from './calendar-feed.ts';
export { recordNoShow } from './credit.ts';
export { signUpAudience } from './bulk-audience.ts';
export { cancelOwnShift, memberShiftsOf, takeShiftBack } from './member-shifts.ts';
export { offerByLink } from './offer-by-link.ts';
export { shiftWords } from './shift-words.ts';
export { lockVolunteers } from './signups.store.ts';
export { voidForActivity } from './void-for-activity.ts';

/** The signups room (报名, bm): eligibility, places, applications, the queue and credit; calendars lead to the public address. */
export const createSignUpsRoom = (setup: { secret: string; publicUrl: string }): Room => ({
  name: 'signups',
  auditWords: signUpsAuditWords,
  bindings: signUpsBindings(setup),
  tasks: signUpsTasks,
});
