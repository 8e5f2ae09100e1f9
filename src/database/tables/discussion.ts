import type { Generated } from 'kysely';

/** Tables that the discussion room writes; columns are described in the migration. */
export type ChatPostsTable = {
  id: number;
  activityId: number;
  parentId: number | null;
  kind: 'notice' | 'question' | 'answer' | 'discussion';
  content: string;
  authorId: number;
  authorKind: 'volunteer' | 'team' | 'staff';
  visibility: Generated<'public' | 'signedUp'>;
  isPinned: Generated<boolean>;
  status: Generated<'visible' | 'held' | 'hidden' | 'deleted'>;
  heldReason: Generated<string | null>;
  hiddenReason: Generated<string | null>;
  moderatedBy: Generated<number | null>;
  moderatedAt: Generated<Date | null>;
  reportCount: Generated<number>;
  /** First answer of the team to a question. */
  answeredAt: Generated<Date | null>;
  createdAt: Generated<Date>;
};

export type ChatReportsTable = {
  postId: number;
  accountId: number;
  reason: string;
  createdAt: Generated<Date>;
  answeredAt: Generated<Date | null>;
};

export type ChatWordsTable = {
  id: Generated<number>;
  word: string;
  createdBy: number | null;
  createdAt: Generated<Date>;
};
