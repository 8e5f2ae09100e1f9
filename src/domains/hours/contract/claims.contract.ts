import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField, reasonField, textField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { shownToAll } from '#platform/contract/text/personal-numbers.ts';
import { claimRefusals, claimStates, claimStepRefusals } from './claims.words.ts';
import { minutesField, stateField } from './hours.contract.ts';
import { lateShape } from './hour-proof.contract.ts';
import { materialShape } from './material.contract.ts';
import { hourLimits } from './hours.words.ts';

const { awaitsMaterial, claimOver, decidedAlready, ownClaim, minutesMissing, overClaimed, overlaps } =
  claimStepRefusals;

const claimShape = {
  claimId: idField,
  claimNo: z.string(),
  title: z.string(),
  category: categoryField,
  place: z.string(),
  startsAt: instantField,
  endsAt: instantField,
  minutes: z.int(),
  /** What was done, in the words of who served. */
  text: z.string(),
  witnessName: z.string(),
  state: z.enum(keysOf(claimStates)),
  createdAt: instantField,
  /** Until then the team answers; later the claim goes to the centre by itself. */
  dueAt: instantField,
  /** Working days left until then, today among them when it is one. */
  workdaysLeft: z.int(),
  teamMinutes: z.int().nullable(),
  teamOpinion: z.string().nullable(),
  answeredAt: instantField.nullable(),
  ...lateShape,
  proofs: z.array(z.strictObject({ fileId: idField, name: z.string() })),
  ...materialShape,
  /** Until when the centre decides; null before it has it. */
  centreDueAt: instantField.nullable(),
  /** The record that the centre decides, once the claim is there. */
  hour: z
    .strictObject({
      hourId: idField,
      hourNo: z.string(),
      minutes: z.int(),
      state: stateField,
      /** Why the centre did not accept it. */
      decisionNote: z.string().nullable(),
      publicityEndsAt: instantField.nullable(),
    })
    .nullable(),
};

/** Teams that I belong or belonged to, or whose activities I signed up for: whoever organised a service records it (67号令). */
export const listClaimTeams = operation({
  name: 'listClaimTeams',
  method: 'GET',
  path: '/api/hours/ListClaimTeams',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    list: z.array(z.strictObject({ teamId: idField, name: z.string() })),
  }),
  refusals: {},
  summary: '可以申请补记服务的队伍',
});

/**
 * 个人申请: claims service that nobody recorded (domain.md 4.3.4, 4.3.8, 4.3.10): within 30 days, one day, at most 480 minutes, with
 * papers and a witness, where the person has no other record. The team answers within five working days, then the centre
 * decides; grade D for good. To a year after the service the centre alone decides, by two people (decision 0041).
 */
export const claimHours = operation({
  name: 'claimHours',
  act: '申请补记服务',
  method: 'POST',
  path: '/api/hours/ClaimHours',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    teamId: idField,
    title: shownToAll(textField('服务名称', 4, 50)),
    category: categoryField,
    place: shownToAll(textField('服务地点', 2, 60)),
    startsAt: instantField,
    endsAt: instantField,
    minutes: minutesField,
    text: textField('服务经过', 10, 500),
    /** Needed where the service ended more than thirty days ago: the centre alone then decides, by two people. */
    lateReason: textField('迟报原因', 10, 300).optional(),
    /** Uploaded for `hourProof`. */
    fileIds: z
      .array(idField, '请上传现场照片或文件')
      .min(1, '请上传现场照片或文件，至少 1 份')
      .max(hourLimits.entryProofs, `证明材料至多 ${hourLimits.entryProofs} 份`),
    witnessName: textField('证明人姓名', 2, 30),
    witnessMobileTail: z
      .string('请填写证明人手机号后 4 位')
      .trim()
      .regex(/^\d{4}$/, '请填写证明人手机号后 4 位数字'),
  }),
  /** `dueAt` is the team's clock, or the centre's where it has the claim at once. */
  result: z.strictObject({ claimId: idField, dueAt: instantField, isAtCentre: z.boolean() }),
  refusals: claimRefusals,
  summary: '申请补记一次服务',
  rateLimit: { max: 10, windowMs: hourMs },
});

/** My claims, the newest first. */
export const listMyHourClaims = operation({
  name: 'listMyHourClaims',
  method: 'POST',
  path: '/api/hours/ListMyHourClaims',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ ...pageRequestShape }),
  result: z.strictObject(
    pageResultShape(
      z.strictObject({
        ...claimShape,
        teamName: z.string(),
        canWithdraw: z.boolean(),
        canAskCentre: z.boolean(),
      }),
    ),
  ),
  refusals: {},
  summary: '我的补记申请',
});

/** Takes an own claim back while nobody has decided it; its papers go. */
export const withdrawHourClaim = operation({
  name: 'withdrawHourClaim',
  act: '撤回补记申请',
  method: 'POST',
  path: '/api/hours/WithdrawHourClaim',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ claimId: idField }),
  result: doneResult,
  refusals: { claimOver, decidedAlready },
  summary: '撤回补记申请',
});

/** After the team's refusal: the centre looks once more, and what it says is the last. */
export const askCentreForClaim = operation({
  name: 'askCentreForClaim',
  act: '请中心复核补记申请',
  method: 'POST',
  path: '/api/hours/AskCentreForClaim',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ claimId: idField }),
  result: doneResult,
  refusals: { claimOver, overlaps },
  summary: '请中心再看一次补记申请',
});

/** Claims made to my team, those that wait for it first. */
export const listTeamHourClaims = operation({
  name: 'listTeamHourClaims',
  method: 'POST',
  path: '/api/hours/ListTeamHourClaims',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ ...pageRequestShape }),
  result: z.strictObject(
    pageResultShape(
      z.strictObject({
        ...claimShape,
        name: z.string(),
        volunteerNo: z.string(),
        witnessMobileTail: z.string(),
        /** Whoever asks is whom the claim is about: somebody else of the team answers. */
        isOwn: z.boolean(),
        isMember: z.boolean(),
        /** Earlier claims of the person that the centre accepted, and all of them. */
        acceptedBefore: z.int(),
        claimsBefore: z.int(),
        /** Activities of this team at that time that the person signed up for. */
        signUps: z.array(z.string()),
      }),
    ),
  ),
  refusals: {},
  summary: '队伍收到的补记申请',
});

/** The team's answer: what it stands for, at most the minutes claimed, goes to the centre's second person; a refusal is told with its reason. */
export const answerHourClaim = operation({
  name: 'answerHourClaim',
  act: '答复补记申请',
  method: 'POST',
  path: '/api/hours/AnswerHourClaim',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    claimId: idField,
    verdict: z.enum(['agree', 'fewer', 'refuse'], '请选择你们的意见'),
    /** Needed for `fewer`. */
    minutes: minutesField.optional(),
    opinion: reasonField,
  }),
  result: doneResult,
  refusals: { claimOver, ownClaim, awaitsMaterial, minutesMissing, overClaimed, overlaps },
  summary: '答复补记申请',
});
