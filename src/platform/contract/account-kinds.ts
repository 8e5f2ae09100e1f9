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
/**
 * What somebody may who acts for a whole account with a login of their own, each rank with all below it: `leader` leads single
 * rows, `manager` all of them, `head` is at the head of it. What only the account itself may is `account` (domain.md 4.10).
 */
export const leaderRanks = ['leader', 'manager', 'head', 'account'] as const;
export type LeaderRank = (typeof leaderRanks)[number];
/** The rank of a person: the account itself is none. */
export type PersonRank = Exclude<LeaderRank, 'account'>;

/** Whether somebody of this rank may do what asks for that one. */
export const hasRank = (rank: LeaderRank, asked: LeaderRank): boolean =>
  leaderRanks.indexOf(rank) >= leaderRanks.indexOf(asked);

/** The header in which the browser of such a person names the one they act for. */
export const actingForHeader = 'acting-for';
