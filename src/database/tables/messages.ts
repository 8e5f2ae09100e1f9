import type { Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';

/** Tables that the messages room writes; columns are described in the migrations. */
export type MessagesTable = {
  id: number;
  accountId: number;
  category:
    | 'system'
    | 'security'
    | 'review'
    | 'signUp'
    | 'reminder'
    | 'attendance'
    | 'hours'
    | 'team'
    | 'discussion'
    | 'complaint'
    | 'news';
  level: Generated<'normal' | 'important' | 'urgent'>;
  title: string;
  body: string;
  link: string | null;
  dedupeKey: string | null;
  createdAt: Generated<Date>;
  readAt: Date | null;
  /** Deleted by its owner, or never shown to one who turned its category off. */
  deletedAt: Generated<Date | null>;
  linkId: Generated<number | null>;
  bulkId: Generated<number | null>;
};

export type MessagePreferencesTable = {
  accountId: number;
  channel: 'site' | 'sms';
  category: string;
  isOn: boolean;
};

export type ActionLinksTable = {
  id: number;
  kind: 'offer' | 'invitation' | 'visit' | 'change';
  /** Null for a requester without an account. */
  accountId: number | null;
  /** The sign-up, the membership or the job it answers. */
  targetId: number;
  createdAt: Generated<Date>;
  expiresAt: Date;
  usedAt: Generated<Date | null>;
  answer: Generated<'accept' | 'decline' | null>;
};

export type MessageDeliveriesTable = {
  id: Generated<number>;
  messageId: number;
  accountId: number;
  channel: Generated<'sms'>;
  category: string;
  template: string;
  variables: JsonColumn;
  linkId: number | null;
  notBefore: Date;
  expiresAt: Date | null;
  status: Generated<'waiting' | 'handedOver' | 'skipped'>;
  /** `unreadable`: the number or the link could not be read, such as one under another installation's key. */
  skipReason: Generated<'off' | 'noMobile' | 'expired' | 'unreadable' | null>;
  createdAt: Generated<Date>;
  settledAt: Generated<Date | null>;
};

export type BulkMessagesTable = {
  id: Generated<number>;
  teamId: number;
  title: string;
  body: string;
  audience: JsonColumn;
  audienceLabel: string;
  recipientCount: number;
  status: Generated<'sending' | 'sent'>;
  /** Everybody up to this account has been looked at. */
  lastAccountId: Generated<number>;
  sentCount: Generated<number>;
  createdAt: Generated<Date>;
  finishedAt: Generated<Date | null>;
};

export type MessageMutesTable = { accountId: number; teamId: number; createdAt: Generated<Date> };

export type MessageReportsTable = {
  id: Generated<number>;
  bulkId: number;
  accountId: number;
  reason: string;
  status: Generated<'open' | 'upheld' | 'dismissed'>;
  note: Generated<string | null>;
  decidedBy: Generated<number | null>;
  decidedAt: Generated<Date | null>;
  createdAt: Generated<Date>;
};
