import { signUpStates } from '../contract/signups.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const signUpsAuditWords: RoomAuditWords = {
  acts: {
    forgetCompanions: '隐去往年同行人的姓名',
    askAgain: '请人再次确认',
    tellSilence: '告知过了答复时间',
    lapseCover: '顶班求助到期',
    swapPlace: '换人',
    expireOffer: '候补名额过期',
    lapseSignUp: '报名过期',
    offerPlace: '给候补名额',
    placeMakeup: '补录活动的报名',
    promoteWaiting: '候补转正',
    recordNoShow: '记录缺席',
    voidSignUps: '作废报名',
  },
  targets: {
    signUp: '报名',
    creditEvent: '信用记录',
    coverRequest: '顶班求助',
    personNote: '志愿者备注',
  },
  fields: {
    askedCount: '问了几人',
    body: '内容',
    code: '取消原因',
    fromShiftId: '原场次',
    fromSignUpId: '原报名',
    isLate: '临期取消',
    isRepeated: '重复提交',
    partySize: '共几人',
    points: '信用分',
    shiftId: '场次',
    signUpId: '报名',
    state: '状态',
    toShiftId: '新场次',
  },
  values: { 'signUp.state': signUpStates, 'signUp.status': signUpStates },
};
