import type { Generated } from 'kysely';

/** Tables that the messages room writes; columns are described in the migration. */
export type MessagesTable = {
  id: number;
  accountId: number;
  category: 'system' | 'review' | 'signUp' | 'reminder' | 'attendance' | 'hours' | 'team' | 'news';
  level: Generated<'normal' | 'important' | 'urgent'>;
  title: string;
  body: string;
  link: string | null;
  dedupeKey: string | null;
  createdAt: Generated<Date>;
  readAt: Date | null;
};
