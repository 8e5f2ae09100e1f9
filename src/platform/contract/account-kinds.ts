/**
 * The kinds of accounts there are, as people call them, and how each speaks of itself. All that the floor knows of them: who
 * they are beyond that stands in their rooms.
 */
export const accountKinds = {
  volunteer: { name: '志愿者', self: '你' },
  team: { name: '服务队伍', self: '本队' },
  staff: { name: '工作人员', self: '你' },
} as const;

/** Their numbers on the wire (`userType`). */
export const kindOfUserType = { 1: 'team', 2: 'volunteer', 3: 'staff' } as const;

export type AccountKind = keyof typeof accountKinds;

/** What the audit log and notices call whoever acts without an account: background work, the first start. */
export const systemName = '系统';
