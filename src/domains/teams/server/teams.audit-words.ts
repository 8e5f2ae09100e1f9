import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const teamsAuditWords: AuditWords = {
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
};
