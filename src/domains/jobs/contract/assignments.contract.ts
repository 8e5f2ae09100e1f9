import { z } from 'zod';
import { doneResult, idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import {
  photoConsents,
  assignmentStatuses,
  assignMembersRefusals,
  fixMemberVisitRefusals,
  memberStops,
  mostMembers,
  releaseMemberRefusals,
  visitOutcomes,
} from './assignments.words.ts';

/** What somebody promised already at the time of a job. */
export const clashSchema = z.strictObject({ title: z.string(), startsAt: instantField });

const jobMemberSchema = z.strictObject({
  assignmentId: z.int(),
  volunteerId: z.int(),
  name: z.string(),
  status: z.enum(assignmentStatuses),
  offeredAt: instantField,
  answerDueAt: instantField,
  inAt: instantField.nullable(),
  outAt: instantField.nullable(),
  minutes: z.int().nullable(),
  grade: z.enum(['C', 'D']).nullable(),
  outcome: z.enum(visitOutcomes).nullable(),
  reportText: z.string().nullable(),
  photoConsent: z.enum(photoConsents).nullable(),
  /** Seen with GetFileLink, for a year. */
  photoFileIds: z.array(z.int()),
  reason: z.string().nullable(),
  note: z.string(),
});
export type JobMember = z.output<typeof jobMemberSchema>;

export const listJobMembers = operation({
  name: 'listJobMembers',
  method: 'POST',
  path: '/api/jobs/ListJobMembers',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ jobId: idField }),
  result: z.strictObject({ list: z.array(jobMemberSchema) }),
  refusals: {},
  summary: 'Who of the team was asked for a job, what they said, and when they were there.',
});

const jobCandidateSchema = z.strictObject({
  volunteerId: z.int(),
  name: z.string(),
  memberRole: z.enum(['captain', 'viceCaptain', 'manager', 'liaison', 'member']),
  /** Why they cannot go; null where they can. */
  stoppedBy: z.enum(memberStops).nullable(),
  clash: clashSchema.nullable(),
});
export type JobCandidate = z.output<typeof jobCandidateSchema>;

export const listJobCandidates = operation({
  name: 'listJobCandidates',
  method: 'POST',
  path: '/api/jobs/ListJobCandidates',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({
    ...pageRequestShape,
    jobId: idField,
    keyword: z.string().trim().max(20, '关键词至多 20 个字').default(''),
  }),
  result: z.strictObject(pageResultShape(jobCandidateSchema)),
  refusals: {},
  summary: 'Active members of the team, with who cannot go to a job and why.',
});

export const assignMembers = operation({
  name: 'assignMembers',
  act: '分派队员',
  method: 'POST',
  path: '/api/jobs/AssignMembers',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    jobId: idField,
    volunteerIds: z
      .array(idField)
      .min(1, '请选择队员')
      .max(mostMembers, `一件任务至多分派 ${mostMembers} 人`),
  }),
  result: doneResult,
  refusals: assignMembersRefusals,
  summary: 'Asks members of the team to go; each answers for themselves.',
});

export const releaseMember = operation({
  name: 'releaseMember',
  act: '换下队员',
  method: 'POST',
  path: '/api/jobs/ReleaseMember',
  caller: 'team',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ assignmentId: idField, reason: reasonField }),
  result: doneResult,
  refusals: releaseMemberRefusals,
  summary: 'Takes somebody off a job before their visit, with a sentence.',
});

export const fixMemberVisit = operation({
  name: 'fixMemberVisit',
  act: '补签上门',
  method: 'POST',
  path: '/api/jobs/FixMemberVisit',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    assignmentId: idField,
    inAt: instantField,
    outAt: instantField,
    reason: reasonField,
  }),
  result: doneResult,
  refusals: fixMemberVisitRefusals,
  summary: 'Enters the times of a visit that a member forgot; its evidence is D.',
});
