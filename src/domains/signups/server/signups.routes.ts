import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { createPersonalVault } from '#domains/volunteers/server/index.ts';
import { bind, bindTogether, gathered } from '#platform/server/calls/binding.ts';
import { createPortraitKeys, type Secret } from '#platform/server/encryption.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import * as applications from '../contract/applications.contract.ts';
import * as calendar from '../contract/calendar.contract.ts';
import * as credit from '../contract/credit.contract.ts';
import * as mine from '../contract/my-signups.contract.ts';
import * as companions from '../contract/companions.contract.ts';
import * as covers from '../contract/covers.contract.ts';
import * as people from '../contract/people.contract.ts';
import * as contract from '../contract/signups.contract.ts';
import { answerOffer } from './waitlist/answer-offer.ts';
import { answerChange } from './reconfirm/answer-change.ts';
import { cancelSignUp } from './cancel/cancel-sign-up.ts';
import { previewCancel } from './cancel/preview-cancel.ts';
import { appealCreditEvent } from './credit/appeal-credit-event.ts';
import { decideCreditAppeal } from './credit/decide-credit-appeal.ts';
import { listCreditAppeals } from './credit/list-credit-appeals.ts';
import { getMyCredit } from './credit/get-my-credit.ts';
import { decideApplications } from './applications/decide-applications.ts';
import { createCalendarFeed } from './calendar/create-calendar-feed.ts';
import { getCalendarFeed } from './calendar/get-calendar-feed.ts';
import { revokeCalendarFeed } from './calendar/revoke-calendar-feed.ts';
import { getMySignUp } from './lists/get-my-sign-up.ts';
import { getSignUpCalendar } from './calendar/get-sign-up-calendar.ts';
import { getSignUpStanding } from './lists/get-sign-up-standing.ts';
import { listApplications } from './applications/list-applications.ts';
import { listMySignUps } from './lists/list-my-sign-ups.ts';
import { listParticipants } from './lists/list-participants.ts';
import { listSignUpMarks } from './applications/list-sign-up-marks.ts';
import { moveSignUp } from './move-sign-up.ts';
import { offerPlace } from './waitlist/offer-place.ts';
import { removeSignUp } from './remove-sign-up.ts';
import { listMyCovers } from './covers/list-my-covers.ts';
import { askForCover } from './covers/ask-for-cover.ts';
import { askNextCoverGroup } from './covers/ask-next-cover-group.ts';
import { withdrawCover } from './covers/withdraw-cover.ts';
import { takeCover } from './covers/take-cover.ts';
import { declineCover } from './covers/decline-cover.ts';
import { listCoversToDecide } from './covers/list-covers-to-decide.ts';
import { decideCover } from './covers/decide-cover.ts';
import { addPersonNote } from './people/add-person-note.ts';
import { exportInsuranceList } from './people/export-insurance-list.ts';
import { exportSignUps } from './people/export-sign-ups.ts';
import { listNotesOnMe } from './people/list-notes-on-me.ts';
import { listPersonRecord } from './people/list-person-record.ts';
import { messageSignUp } from './people/message-sign-up.ts';
import { removePersonNote } from './people/remove-person-note.ts';
import { revealSignUpContact } from './people/reveal-sign-up-contact.ts';
import { changeCompanions } from './sign-up/change-companions.ts';
import { signUpForShift } from './sign-up/sign-up-for-shift.ts';
import { createSignUpTogether } from './sign-up/sign-up-together.ts';

/** Every call of the room, bound to its use case. */
export const signUpsBindings = ({ secret, publicUrl }: { secret: Secret; publicUrl: string }) => [
  gathered(bind(contract.getSignUpStanding, getSignUpStanding)),
  bind(contract.listSignUpMarks, listSignUpMarks),
  bindTogether(contract.signUpForShift, signUpForShift, createSignUpTogether()),
  bind(companions.changeCompanions, changeCompanions),
  bind(mine.previewCancel, previewCancel),
  bind(mine.cancelSignUp, cancelSignUp),
  bind(mine.answerOffer, answerOffer),
  bind(mine.answerChange, answerChange),
  bind(mine.listMySignUps, listMySignUps),
  bind(mine.getMySignUp, getMySignUp),
  bind(credit.getMyCredit, getMyCredit),
  bind(credit.appealCreditEvent, appealCreditEvent),
  bind(credit.listCreditAppeals, listCreditAppeals),
  bind(credit.decideCreditAppeal, decideCreditAppeal),
  bind(calendar.getSignUpCalendar, getSignUpCalendar, { given: { publicUrl } }),
  bind(calendar.getCalendarFeed, getCalendarFeed),
  bind(calendar.createCalendarFeed, createCalendarFeed),
  bind(calendar.revokeCalendarFeed, revokeCalendarFeed),
  bind(applications.listApplications, listApplications),
  bind(applications.decideApplications, decideApplications),
  bind(applications.offerPlace, offerPlace),
  bind(applications.moveSignUp, moveSignUp),
  bind(applications.removeSignUp, removeSignUp),
  bind(people.listPersonRecord, listPersonRecord),
  bind(people.revealSignUpContact, revealSignUpContact, {
    given: { vault: createPersonalVault(secret), mobiles: createMobileVault(accountKeysFrom(secret)) },
  }),
  bind(people.messageSignUp, messageSignUp),
  bind(people.addPersonNote, addPersonNote),
  bind(people.removePersonNote, removePersonNote),
  bind(people.listNotesOnMe, listNotesOnMe),
  bind(covers.listMyCovers, listMyCovers),
  bind(covers.askForCover, askForCover),
  bind(covers.askNextCoverGroup, askNextCoverGroup),
  bind(covers.withdrawCover, withdrawCover),
  bind(covers.takeCover, takeCover),
  bind(covers.declineCover, declineCover),
  bind(covers.listCoversToDecide, listCoversToDecide),
  bind(covers.decideCover, decideCover),
  bindExport(exportSignUps),
  bindExport(exportInsuranceList),
  bind(applications.listParticipants, listParticipants, {
    given: { portraitKeyOf: createPortraitKeys(secret, 'participants') },
  }),
];
