import type { Contested } from '#platform/server/calls/overtaken.ts';

/** A team that itself and several reviewers may act on. */
export const contestedTeam = (teamId: number): Contested => ({
  targetType: 'team',
  targetId: teamId,
  noun: '这支队伍',
  deeds: {
    submitTeamRegistration: '提交',
    reviewTeamRegistration: { pass: '通过', return: '退回', reject: '不予通过' },
    updateMyTeamProfile: '修改',
    changeTeamLogo: '修改',
    submitTeamChange: '修改',
    reviewTeamChange: '修改',
  },
});

/** One change that a team asked for. */
export const contestedTeamChange = (teamId: number, changeId: number): Contested => ({
  targetType: 'team',
  targetId: teamId,
  noun: '这次变更',
  deeds: { withdrawTeamChange: '撤回', reviewTeamChange: { pass: '通过', reject: '不予通过' } },
  detail: { changeId },
});

/** A member whom several people of the team may change. */
export const contestedMember = (teamUserId: number): Contested => ({
  targetType: 'teamMember',
  targetId: teamUserId,
  noun: '这位队员的资料',
  deeds: { updateMember: '修改', pauseMember: '修改', joinTeam: '修改' },
});

/** Somebody who applied to a team; a batch of decisions is one line that names them all. */
export const contestedApplicant = (teamUserId: number): Contested => ({
  targetType: 'teamMember',
  targetId: null,
  noun: '这条申请',
  deeds: { decideApplicants: { approve: '通过', reject: '拒绝' } },
  detail: { teamUserIds: [teamUserId] },
});
