import { type HourState, hourStates } from './hours.words.ts';
import { awaitsMaterialLabel } from './material.words.ts';

/** How far a personal claim (个人申请) has come before it is a record that the centre decides. */
export const claimStates = {
  atTeam: '等队伍答复',
  refused: '队伍不同意',
  atCentre: '等中心审核',
  withdrawn: '已撤回',
} as const;
export type ClaimState = keyof typeof claimStates;

type ClaimStanding = {
  state: ClaimState;
  hour: { state: HourState } | null;
  awaitsUntil: string | null;
};

/** What a claim is read as: its own state, and once the centre has its record that record's. */
export function claimStateLabel({ state, hour, awaitsUntil }: ClaimStanding): string {
  if (awaitsUntil !== null) return awaitsMaterialLabel;
  return state === 'atCentre' && hour && hour.state !== 'submitted'
    ? hourStates[hour.state]
    : claimStates[state];
}

/** Working days in which the team answers a claim; then it goes to the centre. */
export const claimWorkdays = 5;

/** Refusals of a claim, each with its sentence. */
export const claimRefusals = {
  notOver: '服务结束以后才能申请，请核对日期和时间',
  tooOld: '服务结束已超过一年，不能再申请补记',
  lateReasonMissing: '服务结束已超过 30 天，请写明为什么现在才申请',
  overMidnight: '一份申请只能写同一天的服务，跨过午夜的请分两份申请',
  overSpan: '分钟数不能超过起止之间的时间',
  noService: '会议、培训、聚餐、团建、听讲座不算志愿服务时长',
  notWithTeam: '只能向你所在的队伍，或你报名参加过活动的队伍申请',
  stopped: '你的账号已停用、受限或未生效，暂时不能申请。请联系实践中心',
  witnessIsPerson: '证明人不能是你本人，请另填一位在场的人',
  overlaps: '这段时间你已经有一条时长记录。分钟数不对的，请在那条记录上申请更正',
  alreadyClaimed: '这段时间你已经申请过一次。每次服务只能申请一份，请看已有的那份',
  proofUsed: '有一份材料你已经用来证明另一条记录，请换成这次服务的材料',
} as const;
export type ClaimRefusal = keyof typeof claimRefusals;

/** Refusals of what comes after a claim. */
export const claimStepRefusals = {
  claimOver: '这份申请已经有了答复或已撤回，请刷新后再看',
  decidedAlready: '已经有人审核过这份申请，不能再撤回',
  ownClaim: '这是你本人的申请，请队里另一位管理员答复',
  minutesMissing: '请填写你们认可的分钟数',
  overClaimed: '认可的分钟数不能超过申请的分钟数',
  awaitsMaterial: '已请本人补材料，补交或到期以后再答复',
  overlaps: '这段时间已经有一条这位志愿者的时长记录，请先处理那一条，或者不同意这份申请',
} as const;
export type ClaimStepRefusal = keyof typeof claimStepRefusals;
