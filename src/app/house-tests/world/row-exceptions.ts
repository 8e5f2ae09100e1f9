import { testPassword } from '#domains/accounts/testing/accounts.builders.ts';
import { tickedConsents } from '#domains/accounts/testing/sms.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { testArea } from '#domains/site/testing/site.builders.ts';

/** A day on which nobody of the world has a record. */
const claimedDay = (): string => toDay(new Date(Date.now() - 20 * dayMs));

const inSixDays = (): string => new Date(Date.now() + 6 * dayMs).toISOString().replace('Z', '+00:00');

/** Requests that a schema does not tell, or that would be refused before their row is looked for: what stands in them besides the rows. */
export const rowExamples = (): Record<string, object> => ({
  claimHours: {
    startsAt: `${claimedDay()}T09:00:00+08:00`,
    endsAt: `${claimedDay()}T10:00:00+08:00`,
    minutes: 30,
    title: '江滩捡拾烟头',
  },
  saveMakeup: { version: 1, form: { title: '雨夜转移低洼小区车辆' } },
  changeMembers: { groupName: '一组' },
  issueDirective: { planEnd: inSixDays() },
  renamePasskey: { name: '旧电脑', password: testPassword },
  removePasskey: { password: testPassword },
  downloadWholeCertificate: { userPwd: testPassword },
  raiseNeedFor: {
    hasConsent: true,
    expectEnd: inSixDays(),
  },
  saveOrganisation: { area: testArea },
  rateService: { scores: [5, 5, 5, 5] },
  rateVolunteer: { scores: [5, 5, 5, 5] },
  submitRealName: {
    idKind: 'passport',
    idNo: 'E12345678',
    gender: 'female',
    birthOn: '1998-05-04',
    consents: tickedConsents(['identityCheck']),
  },
  submitTeamChange: { legalForm: '村(社区)' },
});

/** Rows that are offered to people who do not own them, and why. */
export const reachedByStrangers: Record<string, string> = {
  checkIn: 'everybody may stand at the place; who has no confirmed place is told so',
  checkOut: 'as checkIn',
  applyPost: 'every post of the city is seen; who is not in its team is told to join first',
  claimMicro: 'every verified volunteer may take a place of a 随手志愿',
  claimNeed: 'every team that can do it may take a need out of the pool',
  getPoolNeed: 'as claimNeed',
  createNews: 'staff of every 所 may write about an activity that is public',
  createPost: 'everybody may ask about a public activity',
  getVolunteerCode: 'whoever stands at the place may join on the spot; the leader who scans decides',
  joinTeam: 'everybody may apply to a team',
  getMenuByRole: 'a role belongs to all who have it: the menu of the own one, 403 for every other',
  getMySignUp: 'shows a public activity; own sign-ups alone are told with it',
  muteTeam: 'everybody may keep a team’s letters away',
  offerService: 'every team may offer what is on the menu',
  objectStar: 'a star in publicity is there to be objected to (公示)',
  objectHour: 'what is in publicity is there to be objected to (公示)',
  replyToPost: 'as createPost',
  reportPost: 'everybody may report a post',
  setFavourite: 'everybody may keep a public activity; whether others do is told to nobody',
  setOpeningReminder: 'as setFavourite',
  setTeamFollow: 'everybody may follow a team',
  signUpForShift: 'everybody may sign up for a public shift',
};
