import { hourStates } from '../contract/hours.words.ts';
import { materialSides } from '../contract/material.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const hoursAuditWords: RoomAuditWords = {
  acts: {
    computeVisitHour: '上门时长计算',
    forgetWitnesses: '清空往年补记和补录的证明人',
    enterMakeup: '补录活动的时长',
    escalateCorrection: '更正转中心',
    escalateHourClaim: '补记申请转中心',
    lookAtLateClaim: '迟报补记初核',
    makeHourEffective: '时长生效',
    lapseMaterialAsk: '补材料到期',
    closeHourAnswer: '补录本人未答复',
    yieldHour: '时长退回审核',
  },
  targets: {
    hourClaim: '补记申请',
    hourCorrection: '时长更正',
    hourSample: '时长样本',
    serviceHour: '服务时长',
  },
  fields: {
    chosen: '抽中的记录',
    decided: '已决定的记录',
    hourId: '服务时长',
    isLongAgo: '超过 30 天',
    minutes: '时长（分钟）',
    of: '待抽查的记录',
    opened: '已打开的记录',
    publicity: '进入公示的记录',
    side: '由谁请补材料',
    reversals: '冲正记录',
    sample: '抽查样本',
    sampleId: '抽查样本',
    submitted: '报中心审核的记录',
  },
  values: {
    side: materialSides,
    'serviceHour.answer': { confirmed: '确认', denied: '否认' },
    'serviceHour.status': hourStates,
  },
  changedBy: { adjustHour: 'minutes' },
};
