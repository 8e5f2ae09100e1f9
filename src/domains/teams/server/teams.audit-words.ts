import { joinWayLabels } from '../contract/members.words.ts';
import { protectedFieldLabels } from '../contract/team-profile.words.ts';
import {
  joinModeLabels,
  memberRoleLabels,
  memberStatusLabels,
  teamStatusLabels,
  trustGradeLabels,
} from '../contract/teams.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

const { name, ...checkedFields } = protectedFieldLabels;

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const teamsAuditWords: RoomAuditWords = {
  acts: {
    carryOutPhoneInvitation: '发出手机号邀请',
    endSuspension: '恢复队伍',
    lapseInvitations: '邀请过期',
  },
  targets: {
    team: '队伍',
    teamChange: '队伍资料变更',
    teamMember: '队员',
  },
  fields: {
    ...checkedFields,
    'team.name': name,
    changeId: '变更编号',
    contactName: '联系人',
    contactPhone: '联系电话',
    email: '邮箱',
    foundedOn: '成立日期',
    groupName: '小组',
    iconUrl: '头像或队标',
    intro: '简介',
    isPaused: '暂停',
    joinCode: '入队口令',
    joinMode: '入队方式',
    joinNotice: '入队须知',
    joinWay: '入队途径',
    memberRole: '队内角色',
    offeredTo: '移交给',
    proofs: '证明材料编号',
    shortName: '队伍简称',
    slogan: '口号',
    teamId: '队伍',
    teamUserIds: '队员',
    trustGrade: '信用等级',
  },
  values: {
    joinMode: joinModeLabels,
    joinWay: joinWayLabels,
    memberRole: memberRoleLabels,
    'team.status': teamStatusLabels,
    'teamMember.status': memberStatusLabels,
    trustGrade: trustGradeLabels,
  },
  changedBy: { setTrustGrade: 'trustGrade' },
};
