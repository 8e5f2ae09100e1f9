import { remote } from '#platform/web/calls/remote.ts';
import type * as applications from '../contract/applications.contract.ts';
import type * as calendar from '../contract/calendar.contract.ts';
import type * as credit from '../contract/credit.contract.ts';
import type * as mine from '../contract/my-signups.contract.ts';
import type { changeCompanions } from '../contract/companions.contract.ts';
import type * as covers from '../contract/covers.contract.ts';
import type * as people from '../contract/people.contract.ts';
import type * as contract from '../contract/signups.contract.ts';

export const getSignUpStandingCall = remote<typeof contract.getSignUpStanding>(
  'GET',
  '/api/signups/GetSignUpStanding/{id}',
);
export const signUpForShiftCall = remote<typeof contract.signUpForShift>(
  'POST',
  '/api/signups/SignUpForShift',
);
export const changeCompanionsCall = remote<typeof changeCompanions>('POST', '/api/signups/ChangeCompanions');
export const previewCancelCall = remote<typeof mine.previewCancel>('GET', '/api/signups/PreviewCancel/{id}');
export const cancelSignUpCall = remote<typeof mine.cancelSignUp>('POST', '/api/signups/CancelSignUp');
export const answerOfferCall = remote<typeof mine.answerOffer>('POST', '/api/signups/AnswerOffer');
export const answerChangeCall = remote<typeof mine.answerChange>('POST', '/api/signups/AnswerChange');
export const listMySignUpsCall = remote<typeof mine.listMySignUps>('POST', '/api/signups/ListMySignUps');
export const getMySignUpCall = remote<typeof mine.getMySignUp>('GET', '/api/signups/GetMySignUp/{id}');

export const getMyCreditCall = remote<typeof credit.getMyCredit>('GET', '/api/signups/GetMyCredit');
export const appealCreditEventCall = remote<typeof credit.appealCreditEvent>(
  'POST',
  '/api/signups/AppealCreditEvent',
);
export const listCreditAppealsCall = remote<typeof credit.listCreditAppeals>(
  'POST',
  '/api/signups/ListCreditAppeals',
);
export const decideCreditAppealCall = remote<typeof credit.decideCreditAppeal>(
  'POST',
  '/api/signups/DecideCreditAppeal',
);

export const getSignUpCalendarCall = remote<typeof calendar.getSignUpCalendar>(
  'GET',
  '/api/signups/GetSignUpCalendar/{id}',
);
export const getCalendarFeedCall = remote<typeof calendar.getCalendarFeed>(
  'GET',
  '/api/signups/GetCalendarFeed',
);
export const createCalendarFeedCall = remote<typeof calendar.createCalendarFeed>(
  'POST',
  '/api/signups/CreateCalendarFeed',
);
export const revokeCalendarFeedCall = remote<typeof calendar.revokeCalendarFeed>(
  'POST',
  '/api/signups/RevokeCalendarFeed',
);

export const listApplicationsCall = remote<typeof applications.listApplications>(
  'POST',
  '/api/signups/ListApplications',
);
export const decideApplicationsCall = remote<typeof applications.decideApplications>(
  'POST',
  '/api/signups/DecideApplications',
);
export const offerPlaceCall = remote<typeof applications.offerPlace>('POST', '/api/signups/OfferPlace');
export const moveSignUpCall = remote<typeof applications.moveSignUp>('POST', '/api/signups/MoveSignUp');
export const removeSignUpCall = remote<typeof applications.removeSignUp>('POST', '/api/signups/RemoveSignUp');

export const listPersonRecordCall = remote<typeof people.listPersonRecord>(
  'POST',
  '/api/signups/ListPersonRecord',
);
export const revealSignUpContactCall = remote<typeof people.revealSignUpContact>(
  'POST',
  '/api/signups/RevealSignUpContact',
);
export const messageSignUpCall = remote<typeof people.messageSignUp>('POST', '/api/signups/MessageSignUp');
export const addPersonNoteCall = remote<typeof people.addPersonNote>('POST', '/api/signups/AddPersonNote');
export const removePersonNoteCall = remote<typeof people.removePersonNote>(
  'POST',
  '/api/signups/RemovePersonNote',
);
export const listNotesOnMeCall = remote<typeof people.listNotesOnMe>('POST', '/api/signups/ListNotesOnMe');
export const exportSignUpsCall = remote<typeof people.exportSignUps>('POST', '/api/signups/ExportSignUps');
export const exportInsuranceListCall = remote<typeof people.exportInsuranceList>(
  'POST',
  '/api/signups/ExportInsuranceList',
);
export const listMyCoversCall = remote<typeof covers.listMyCovers>('GET', '/api/signups/ListMyCovers');
export const askForCoverCall = remote<typeof covers.askForCover>('POST', '/api/signups/AskForCover');
export const askNextCoverGroupCall = remote<typeof covers.askNextCoverGroup>(
  'POST',
  '/api/signups/AskNextCoverGroup',
);
export const withdrawCoverCall = remote<typeof covers.withdrawCover>('POST', '/api/signups/WithdrawCover');
export const takeCoverCall = remote<typeof covers.takeCover>('POST', '/api/signups/TakeCover');
export const declineCoverCall = remote<typeof covers.declineCover>('POST', '/api/signups/DeclineCover');
export const listCoversToDecideCall = remote<typeof covers.listCoversToDecide>(
  'POST',
  '/api/signups/ListCoversToDecide',
);
export const decideCoverCall = remote<typeof covers.decideCover>('POST', '/api/signups/DecideCover');
