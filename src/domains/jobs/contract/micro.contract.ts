import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { doneResult, idField, instantField, textField, versionField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { shownToAll } from '#platform/contract/text/personal-numbers.ts';
import { photoConsents } from './assignments.words.ts';
import { jobVerdicts } from './directives.words.ts';
import {
  claimMicroRefusals,
  endMicroRefusals,
  handBackMicroRefusals,
  issueMicroRefusals,
  microLimits,
  microPartStatuses,
  pieceMinutes,
  reportMicroRefusals,
  verifyMicroRefusals,
} from './micro.words.ts';

/** Dispatchers of the centre, and of the 所 or 站 where it is. */
const issuer = permission('needs.dispatch', { scope: 'rows' });

/** 随手志愿: something small that any verified volunteer may do, proved by a photo and accepted by who issued it. */
export const issueMicro = operation({
  name: 'issueMicro',
  act: '发布随手志愿',
  method: 'POST',
  path: '/api/jobs/IssueMicro',
  caller: issuer,
  effect: 'write',
  request: z.strictObject({
    title: shownToAll(textField('标题', 4, 40)),
    content: shownToAll(textField('要做什么', 10, 2000)),
    category: categoryField,
    /** The 所 or 站 where it is. */
    organisationId: idField,
    address: shownToAll(textField('地点', 2, 80)),
    /** 承接队伍: in its ledger the hours stand. */
    teamId: idField,
    /** What each piece counts. */
    pieceMinutes: z.literal(pieceMinutes, '请选择每件记多少分钟'),
    /** Until when places are given. */
    planEnd: instantField,
    peopleNeeded: z.int('名额应为整数').min(1, '至少 1 个名额').max(500, '至多 500 个名额'),
  }),
  result: z.strictObject({ jobId: z.int(), jobNo: z.string() }),
  refusals: issueMicroRefusals,
  summary: 'Opens a 随手志愿 for verified volunteers until its places are taken or its time is over.',
});

export const listMicroTeams = operation({
  name: 'listMicroTeams',
  method: 'POST',
  path: '/api/jobs/ListMicroTeams',
  caller: issuer,
  effect: 'read',
  request: z.strictObject({ organisationId: idField }),
  result: z.strictObject({ list: z.array(z.strictObject({ teamId: z.int(), shortName: z.string() })) }),
  refusals: {},
  summary:
    'Teams that can carry a 随手志愿 of a 所 or 站: those of it, below it and above it, at most 200 by name.',
});

const microShape = {
  jobId: z.int(),
  jobNo: z.string(),
  title: z.string(),
  content: z.string(),
  category: categoryField,
  placeName: z.string(),
  address: z.string(),
  teamName: z.string(),
  pieceMinutes: z.int(),
  planEnd: instantField,
};
const partShape = {
  partId: z.int(),
  status: z.enum(microPartStatuses),
  claimedAt: instantField,
  reportDueAt: instantField,
  reportText: z.string().nullable(),
  doneAt: instantField.nullable(),
  photoFileIds: z.array(z.int()),
  /** What the issuer said to the photo; empty where nothing was said. */
  said: z.string(),
  version: z.int(),
};

export const listOpenMicro = operation({
  name: 'listOpenMicro',
  method: 'POST',
  path: '/api/jobs/ListOpenMicro',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(z.strictObject({ ...microShape, placesLeft: z.int() }))),
  refusals: {},
  summary: '随手志愿 with places left that the caller has not taken yet, the first to end before.',
});

export const listMyMicro = operation({
  name: 'listMyMicro',
  method: 'POST',
  path: '/api/jobs/ListMyMicro',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(z.strictObject({ ...microShape, ...partShape }))),
  refusals: {},
  summary: "The caller's own 随手志愿, the newest first.",
});

export const claimMicro = operation({
  name: 'claimMicro',
  act: '领取随手志愿',
  method: 'POST',
  path: '/api/jobs/ClaimMicro',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ jobId: idField }),
  result: z.strictObject({ partId: z.int(), reportDueAt: instantField }),
  refusals: claimMicroRefusals,
  summary: 'Takes one of the places of a 随手志愿 for the caller.',
});

export const reportMicro = operation({
  name: 'reportMicro',
  act: '提交随手志愿照片',
  method: 'POST',
  path: '/api/jobs/ReportMicro',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    partId: idField,
    text: textField('做了什么', 4, 500),
    doneAt: instantField,
    photoFileIds: z
      .array(idField)
      .min(1, '请传一张照片')
      .max(microLimits.photos, `照片至多 ${microLimits.photos} 张`),
    photoConsent: z.enum(photoConsents, '请说明有没有拍到人'),
  }),
  result: doneResult,
  refusals: reportMicroRefusals,
  summary: 'Proves a 随手志愿 by photos, with a word about who is in them.',
});

export const handBackMicro = operation({
  name: 'handBackMicro',
  act: '退回随手志愿',
  method: 'POST',
  path: '/api/jobs/HandBackMicro',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ partId: idField }),
  result: doneResult,
  refusals: handBackMicroRefusals,
  summary: 'Gives the place of a 随手志愿 back, without harm.',
});

export const listMicroParts = operation({
  name: 'listMicroParts',
  method: 'POST',
  path: '/api/jobs/ListMicroParts',
  caller: issuer,
  effect: 'read',
  request: z.strictObject({ ...staffPageShape, jobId: idField }),
  result: z.strictObject(pageResultShape(z.strictObject({ ...partShape, name: z.string() }))),
  refusals: {},
  summary: 'Who took a place of a 随手志愿, what waits to be accepted before all else.',
});

export const verifyMicro = operation({
  name: 'verifyMicro',
  act: '验收随手志愿',
  method: 'POST',
  path: '/api/jobs/VerifyMicro',
  caller: issuer,
  effect: 'write',
  request: z.strictObject({
    partId: idField,
    version: versionField,
    verdict: z.enum(jobVerdicts, '请选择通过还是退回'),
    reason: z.string().trim().max(200, '说明至多 200 个字').default(''),
  }),
  result: doneResult,
  refusals: verifyMicroRefusals,
  summary: 'Accepts the photos of a 随手志愿, or sends them back with a sentence and new time.',
});

export const endMicro = operation({
  name: 'endMicro',
  act: '结束随手志愿',
  method: 'POST',
  path: '/api/jobs/EndMicro',
  caller: issuer,
  effect: 'write',
  request: z.strictObject({ jobId: idField, version: versionField }),
  result: doneResult,
  refusals: endMicroRefusals,
  summary: 'Gives no more places of a 随手志愿; who has one may still prove what they did.',
});
