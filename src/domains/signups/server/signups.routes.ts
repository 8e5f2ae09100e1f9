import { bind } from '#platform/server/binding.ts';
import * as applications from '../contract/applications.contract.ts';
import * as calendar from '../contract/calendar.contract.ts';
import * as mine from '../contract/my-signups.contract.ts';
import * as contract from '../contract/signups.contract.ts';
import { answerOffer } from './answer-offer.ts';
import { cancelSignUp, previewCancel } from './cancel-sign-up.ts';
import { getMyCredit } from './credit.ts';
import { decideApplications } from './decide-applications.ts';
import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from './calendar-feed.ts';
import { getMySignUp } from './get-my-sign-up.ts';
import { getSignUpCalendar } from './get-sign-up-calendar.ts';
import { getSignUpStanding } from './get-sign-up-standing.ts';
import { listApplications } from './list-applications.ts';
import { listMySignUps } from './list-my-sign-ups.ts';
import { listParticipants } from './list-participants.ts';
import { listSignUpMarks } from './list-sign-up-marks.ts';
import { moveSignUp } from './move-sign-up.ts';
import { offerPlace } from './offer-place.ts';
import { removeSignUp } from './remove-sign-up.ts';
import { signUpForShift } from './sign-up-for-shift.ts';

/** Every call of the room, bound to its use case. */
export const signUpsBindings = ({ secret, publicUrl }: { secret: string; publicUrl: string }) => [
  bind(contract.getSignUpStanding, getSignUpStanding),
  bind(contract.listSignUpMarks, listSignUpMarks),
  bind(contract.signUpForShift, signUpForShift),
  bind(mine.previewCancel, previewCancel),
  bind(mine.cancelSignUp, cancelSignUp),
  bind(mine.answerOffer, answerOffer),
  bind(mine.listMySignUps, listMySignUps),
  bind(mine.getMySignUp, getMySignUp),
  bind(mine.getMyCredit, getMyCredit),
  bind(calendar.getSignUpCalendar, getSignUpCalendar(publicUrl)),
  bind(calendar.getCalendarFeed, getCalendarFeed),
  bind(calendar.createCalendarFeed, createCalendarFeed),
  bind(calendar.revokeCalendarFeed, revokeCalendarFeed),
  bind(applications.listApplications, listApplications),
  bind(applications.decideApplications, decideApplications),
  bind(applications.offerPlace, offerPlace),
  bind(applications.moveSignUp, moveSignUp),
  bind(applications.removeSignUp, removeSignUp),
  bind(applications.listParticipants, listParticipants(secret)),
];
