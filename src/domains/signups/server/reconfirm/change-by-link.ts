import type { ActionLinkPerformer } from '#domains/messages/server/index.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { refusingAs } from '#platform/server/calls/refusing-as.ts';
import { ownSignUpRefusals } from '../../contract/signups.words.ts';
import { findOwnSignUp } from '../signups.queries.ts';
import { answerChangeOf } from './answer-change-of.ts';
import { type Question, questionOf } from './reconfirm.queries.ts';

/** Characters of a long text that are told beside the link; the page of the activity has it all. */
const shownLength = 60;
const cut = (text: string): string => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);

/** A link asks about one change: a later question has its own. */
const isOf = (question: Question | undefined, expiresAt: Date): boolean =>
  question?.expiresAt.getTime() === expiresAt.getTime();

/** What a one-time link says of a changed activity, and how it answers: exactly as its owner would after logging in. */
export const changeByLink: ActionLinkPerformer = {
  async describe({ sql, now }, { accountId, targetId, expiresAt }) {
    const signUp = await findOwnSignUp(sql, targetId, accountId);
    const question = signUp && (await questionOf(sql, signUp.id));
    if (!signUp || !question) return undefined;
    const isRunning = signUp.activityStatus === 'published' && signUp.shiftStatus !== 'cancelled';
    const isHeld = signUp.state === 'confirmed' && signUp.startsAt > now;
    return {
      isOpen: question.answer === null && isOf(question, expiresAt) && isRunning && isHeld,
      title: '活动安排有变，请再次确认',
      facts: [
        { label: '活动', text: signUp.title },
        { label: '时间', text: dayTimeLabel(signUp.startsAt) },
        { label: '集合地点', text: signUp.placeName },
        ...question.differences.map(({ label, before, after }) => ({
          label: `变更：${label}`,
          text: `${cut(before)} → ${cut(after)}`,
        })),
      ],
      acceptLabel: '继续参加',
      declineLabel: '不来了',
      acceptMeans: '名额保留，请按新的安排到场。',
      declineMeans: '名额让给候补，不影响你的信用。',
    };
  },
  async perform(act, { accountId, targetId, expiresAt }, answer) {
    const asOwner = refusingAs(act, 'linkOver', ownSignUpRefusals);
    if (!isOf(await questionOf(act.sql, targetId), expiresAt)) throw act.refuse('linkOver');
    const request = {
      signUpId: targetId,
      answer: answer === 'accept' ? ('keep' as const) : ('leave' as const),
    };
    return (await answerChangeOf(asOwner, accountId, request)).message;
  },
};
