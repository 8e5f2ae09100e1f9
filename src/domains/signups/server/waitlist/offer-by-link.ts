import type { ActionLinkPerformer } from '#domains/messages/server/index.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { refusingAs } from '#platform/server/calls/refusing-as.ts';
import { ownSignUpRefusals } from '../../contract/signups.words.ts';
import { answerOfferOf } from './answer-offer-of.ts';
import { findOwnSignUp } from '../signups.queries.ts';

/** What a one-time link says of an offered place, and how it answers: exactly as its owner would after logging in. */
export const offerByLink: ActionLinkPerformer = {
  async describe({ sql, now }, { accountId, targetId }) {
    const signUp = await findOwnSignUp(sql, targetId, accountId);
    if (!signUp) return undefined;
    const isRunning = signUp.activityStatus === 'published' && signUp.shiftStatus !== 'cancelled';
    return {
      isOpen: signUp.state === 'offered' && isRunning && signUp.startsAt > now,
      title: '候补名额等你确认',
      facts: [
        { label: '活动', text: signUp.title },
        { label: '岗位', text: signUp.postName },
        { label: '时间', text: dayTimeLabel(signUp.startsAt) },
        { label: '集合地点', text: signUp.placeName },
      ],
      acceptLabel: '接受名额',
      declineLabel: '放弃名额',
      acceptMeans: '报名成功，请按时到场签到。',
      declineMeans: '名额让给下一位候补，不影响你的信用。',
    };
  },
  async perform(act, { accountId, targetId }, answer) {
    const asOwner = refusingAs(act, 'linkOver', ownSignUpRefusals);
    return (await answerOfferOf(asOwner, accountId, { signUpId: targetId, answer })).message;
  },
};
