import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const signUpsAuditWords: AuditWords = {
  acts: {
    expireOffer: '候补名额过期',
    lapseSignUp: '报名过期',
    offerPlace: '给候补名额',
    promoteWaiting: '候补转正',
    recordNoShow: '记录缺席',
    voidSignUps: '作废报名',
  },
  targets: {
    signUp: '报名',
  },
};
