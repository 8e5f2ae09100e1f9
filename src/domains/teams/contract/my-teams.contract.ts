import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { dayField, doneResult, idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { memberAboutSchema } from './member-about.contract.ts';
import { memberRoleField, memberStatusField } from './members.contract.ts';
import { joinFaces, myTeamRefusals, myTeamTabs } from './members.words.ts';

const tabField = z.enum(keysOf(myTeamTabs));

const myMembershipShape = {
  teamUserId: idField,
  teamId: idField,
  name: z.string(),
  shortName: z.string(),
  sealChar: z.string().nullable(),
  iconUrl: z.string().nullable(),
  category: categoryField,
  areaName: z.string(),
  teamStatus: z.enum(['draft', 'pending', 'returned', 'rejected', 'active', 'suspended', 'dissolved']),
  /** `offline` is a place the team noted for this phone and name, to be claimed. */
  status: memberStatusField,
  memberRole: memberRoleField,
  groupName: z.string(),
  memberNo: z.string().nullable(),
  createdAt: instantField,
  joinedAt: instantField.nullable(),
  leftAt: instantField.nullable(),
  invitedUntil: instantField.nullable(),
  applyMessage: z.string(),
  endReason: z.string().nullable(),
  /** Effective minutes in this team. */
  teamMinutes: z.int(),
  isCaptainOffered: z.boolean(),
};
const myMembershipSchema = z.strictObject(myMembershipShape);
export type MyMembershipView = z.output<typeof myMembershipSchema>;

export const listMyTeams = operation({
  name: 'listMyTeams',
  method: 'POST',
  path: '/api/teams/ListMyTeams',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ ...pageRequestShape, tab: tabField.default('active') }),
  result: z.strictObject({
    ...pageResultShape(myMembershipSchema),
    counts: z.record(tabField, z.int()),
  }),
  refusals: {},
  summary: "The caller's teams by how they stand with them.",
});

const heldShiftSchema = z.strictObject({
  signUpId: idField,
  title: z.string(),
  postName: z.string(),
  startsAt: instantField,
});

export const getMyMembership = operation({
  name: 'getMyMembership',
  method: 'GET',
  path: '/api/teams/GetMyMembership/{id}',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...myMembershipShape,
    slogan: z.string(),
    memberCount: z.int(),
    captainName: z.string().nullable(),
    /** Null unless the team made it public or one is in the team. */
    contactName: z.string().nullable(),
    contactPhone: z.string().nullable(),
    serviceCount: z.int(),
    lastServiceOn: dayField.nullable(),
    /** Future places in member-only activities, which leaving would cancel. */
    memberShifts: z.array(heldShiftSchema),
    canDo: z.array(z.enum(['withdraw', 'answer', 'claim', 'leave', 'pause', 'resume', 'answerCaptaincy'])),
  }),
  refusals: {},
  summary: 'One membership of the caller: role, hours in the team, what can be done.',
});
export type MyMembershipDetail = z.output<(typeof getMyMembership)['result']>;

export const listTeammates = operation({
  name: 'listTeammates',
  method: 'POST',
  path: '/api/teams/ListTeammates',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ ...pageRequestShape, teamUserId: idField }),
  result: z.strictObject(
    pageResultShape(
      z.strictObject({
        /** Key of the drawn portrait; says nothing else. */
        avatarKey: z.string(),
        maskedName: z.string(),
        gender: z.enum(['male', 'female']).nullable(),
        memberRole: memberRoleField,
        groupName: z.string(),
        about: memberAboutSchema,
      }),
    ),
  ),
  refusals: {},
  summary: "Members of one of the caller's teams, names masked unless public.",
});

const command = <const Name extends string, const Path extends string, Shape extends z.ZodRawShape>(
  name: Name,
  path: Path,
  more: { act: string; shape: Shape; summary: string },
) =>
  operation({
    name,
    act: more.act,
    method: 'POST',
    path,
    caller: 'volunteer',
    effect: 'write',
    request: z.strictObject({ teamUserId: idField, ...more.shape }),
    result: doneResult,
    refusals: myTeamRefusals,
    summary: more.summary,
  });

export const withdrawApplication = command('withdrawApplication', '/api/teams/WithdrawApplication', {
  act: '撤回入队申请',
  shape: {},
  summary: 'Takes an application to join back.',
});

const answerField = z.enum(['accept', 'decline']);

export const answerInvitation = command('answerInvitation', '/api/teams/AnswerInvitation', {
  act: '答复入队邀请',
  shape: { answer: answerField },
  summary: 'Accepts or declines an invitation to a team.',
});

export const claimMembership = command('claimMembership', '/api/teams/ClaimMembership', {
  act: '认领队员名额',
  shape: {},
  summary: 'Takes over the place a team noted for this phone and name.',
});

export const pauseMembership = command('pauseMembership', '/api/teams/PauseMembership', {
  act: '暂停或恢复在队',
  shape: { isPaused: z.boolean() },
  summary: 'Pauses the own membership or goes on.',
});

export const answerCaptaincy = command('answerCaptaincy', '/api/teams/AnswerCaptaincy', {
  act: '答复移交队长',
  shape: { answer: answerField },
  summary: 'Accepts or declines the captaincy; accepting makes the former captain a vice captain.',
});

export const leaveTeam = command('leaveTeam', '/api/teams/LeaveTeam', {
  act: '退出队伍',
  shape: {
    reason: reasonField.optional(),
    /** Agrees that future places in member-only activities are cancelled by their usual rule. */
    cancelsShifts: z.boolean().default(false),
  },
  summary: 'Leaves a team; refused while member-only places are held, unless they are to be cancelled.',
});

export const getJoinStanding = operation({
  name: 'getJoinStanding',
  method: 'GET',
  path: '/api/teams/GetJoinStanding/{id}',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({
    id: idField,
    /** Code of an invitation link. */
    invite: z.string().trim().max(40).optional(),
  }),
  result: z.strictObject({
    teamId: idField,
    face: z.enum(keysOf(joinFaces)),
    /** One sentence on what this means and what comes next. */
    text: z.string(),
    joinNotice: z.string(),
    /** The caller's live membership, for the way to its page. */
    teamUserId: idField.nullable(),
  }),
  refusals: {},
  summary: 'How the caller stands with a team: the same judgement as joining.',
});
export type JoinStanding = z.output<(typeof getJoinStanding)['result']>;
