import type { Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';

/** Tables of the floor. */
export type AuditLogTable = {
  id: Generated<number>;
  at: Generated<Date>;
  actorId: number | null;
  actorName: string;
  action: string;
  targetType: string;
  targetId: number | null;
  reason: string | null;
  detail: JsonColumn;
  requestId: string;
  recordedAt: Generated<Date>;
};

export type AuditSealsTable = {
  no: number;
  upTo: Date;
  lines: number;
  digest: Buffer;
  sealedAt: Generated<Date>;
};

/** How far the log was cut, and what proves the lines that stay. */
export type AuditCutsTable = {
  no: number;
  sealNo: number;
  upTo: Date;
  sealDigest: Buffer;
  lines: number;
  kept: number;
  digest: Buffer;
  cutAt: Generated<Date>;
};

export type AuditOriginsTable = {
  requestId: string;
  at: Date;
  address: string;
  deviceHash: string | null;
};

export type CommandAnswersTable = {
  accountId: number;
  commandKey: string;
  digest: string;
  answerCipher: string;
  at: Date;
};

export type InstanceNumbersTable = { number: number; holder: string; heldUntil: Date; keyId: string | null };

export type SecretKeysTable = { keyId: string; since: Date; until: Date | null; emptyAt: Date | null };

export type KeptKeysTable = { purpose: string; keyCipher: string };

export type ResealingTable = {
  subject: string;
  keyId: string;
  after: string | null;
  moved: Generated<number>;
  unreadable: Generated<number>;
  waiting: number | null;
  doneAt: Date | null;
};

export type OutboxTable = {
  id: Generated<number>;
  channel: 'sms' | 'mail';
  recipientCipher: string;
  template: string;
  variables: JsonColumn;
  dedupeKey: string;
  status: Generated<'waiting' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  nextAttemptAt: Generated<Date>;
  sentAt: Date | null;
  failure: string | null;
  createdAt: Generated<Date>;
  recipientHash: string | null;
  recipientMasked: Generated<string>;
  secretCipher: string | null;
};

export type ApprovalsTable = {
  id: Generated<number>;
  kind: string;
  subject: string;
  title: string;
  facts: JsonColumn;
  wish: JsonColumn;
  reason: string | null;
  state: Generated<'pending' | 'approved' | 'rejected' | 'withdrawn'>;
  askedBy: number;
  askedAt: Date;
  concerns: number | null;
  decidedBy: number | null;
  decidedAt: Date | null;
  decisionNote: string | null;
};

export type ExportOrdersTable = {
  id: Generated<number>;
  accountId: number;
  operation: string;
  what: string;
  fileName: string;
  request: JsonColumn;
  scope: string | null;
  /** The team for which a person ordered who leads it with a login of their own. */
  teamId: number | null;
  reason: string | null;
  rowIds: number[];
  rowCount: number;
  doneCount: Generated<number>;
  writtenCount: Generated<number>;
  checksum: Generated<number>;
  rawBytes: Generated<number>;
  packedBytes: Generated<number>;
  state: Generated<'waiting' | 'making' | 'ready' | 'failed' | 'cancelled' | 'expired'>;
  attempts: Generated<number>;
  ending: string | null;
  askedAt: Date;
  endedAt: Date | null;
  expiresAt: Date | null;
};

export type ExportPartsTable = {
  key: string;
  orderId: number;
  position: number | null;
};

export type BackgroundTasksTable = {
  name: string;
  nextRunAt: Date;
  lastRunAt: Date | null;
  lastError: string | null;
};

/** What the floor itself keeps. */
export type PlatformTables = {
  schemaMigrations: { name: string; checksum: string; appliedAt: Date };
  auditLog: AuditLogTable;
  auditOrigins: AuditOriginsTable;
  commandAnswers: CommandAnswersTable;
  auditCuts: AuditCutsTable;
  auditSeals: AuditSealsTable;
  outbox: OutboxTable;
  backgroundTasks: BackgroundTasksTable;
  instanceNumbers: InstanceNumbersTable;
  keptKeys: KeptKeysTable;
  resealing: ResealingTable;
  secretKeys: SecretKeysTable;
  approvals: ApprovalsTable;
  exportOrders: ExportOrdersTable;
  exportParts: ExportPartsTable;
};
