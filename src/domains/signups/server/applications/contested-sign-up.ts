import type { Contested } from '#platform/server/calls/overtaken.ts';

/** A sign-up that the volunteer and several people of the team may act on. */
export const contestedSignUp = (signUpId: number): Contested => ({
  targetType: 'signUp',
  targetId: signUpId,
  noun: '这条报名',
  deeds: {
    decideApplications: { confirmed: '通过', rejected: '拒绝', waitlisted: '处理' },
    cancelSignUp: '取消',
    removeSignUp: '移除',
    moveSignUp: '调换',
    offerPlace: '处理',
    answerOffer: '处理',
    voidSignUps: '作废',
    lapseSignUp: '作废',
  },
});
