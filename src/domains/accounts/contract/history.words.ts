/** Kinds of objects whose history staff read beside them. */
export const historyKinds = [
  'activity',
  'team',
  'volunteer',
  'need',
  'complaint',
  'job',
  'news',
  'role',
  'account',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Lines of one read. */
export const historyPageSize = 20;
