import type { Room } from '#platform/server/calls/binding.ts';
import { signUpsAuditWords } from './signups.audit-words.ts';
import { signUpsBindings } from './signups.routes.ts';
import { signUpsTasks } from './signups.tasks.ts';
import { signupsLeaving } from './leaving/signups-leaving.ts';
import type { Secret } from '#platform/server/encryption.ts';

export { readCalendarFeed } from './calendar/read-calendar-feed.ts';
export { signUpsSecrets } from './signups.secrets.ts';
export { recordNoShow } from './credit/record-no-show.ts';
export { signUpAudience } from './applications/bulk-audience.queries.ts';
export { cancelOwnShift, takeShiftBack } from './member-shifts.ts';
export { memberShiftsOf } from './member-shifts.queries.ts';
export { changeByLink } from './reconfirm/change-by-link.ts';
export { followMovedShifts } from './reconfirm/ask-again.ts';
export { offerByLink } from './waitlist/offer-by-link.ts';
export { wholeCalendar } from './calendar/whole-calendar.ts';
export { placeMakeup } from './sign-up/place-makeup.ts';
export { shiftWords } from './calendar/shift-words.ts';
export { lockShifts, lockVolunteers } from './signups.store.ts';
export { voidForActivity } from './void-for-activity.ts';

/** The signups room (报名, bm): eligibility, places, applications, the queue and credit; calendars lead to the public address. */
export const createSignUpsRoom = (setup: { secret: Secret; publicUrl: string }): Room => ({
  name: 'signups',
  leaving: signupsLeaving,
  auditWords: signUpsAuditWords,
  bindings: signUpsBindings(setup),
  tasks: signUpsTasks,
});
