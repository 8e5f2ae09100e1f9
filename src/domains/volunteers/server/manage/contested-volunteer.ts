import type { Contested } from '#platform/server/calls/overtaken.ts';

/** A volunteer whose standing several people of the centre may change. */
export const contestedVolunteer = (volunteerId: number): Contested => ({
  targetType: 'volunteer',
  targetId: volunteerId,
  noun: '这位志愿者的状态',
  deeds: { changeVolunteerStanding: '调整', giveGuardianConsent: '更新' },
});

/** A profile that is open in two places. */
export const contestedProfile = (volunteerId: number): Contested => ({
  targetType: 'volunteer',
  targetId: volunteerId,
  noun: '资料',
  deeds: {
    updateMyProfile: '修改',
    changeMyAvatar: '修改',
    givePublicityConsent: '修改',
    withdrawPublicityConsent: '修改',
    decideRealNameCheck: '更新',
  },
});

/** A real-name check that several reviewers may decide. */
export const contestedCheck = (volunteerId: number, checkId: number): Contested => ({
  targetType: 'volunteer',
  targetId: volunteerId,
  noun: '这条实名认证',
  deeds: { decideRealNameCheck: { pass: '通过', reject: '不予通过' }, withdrawRealName: '撤回' },
  detail: { checkId },
});
