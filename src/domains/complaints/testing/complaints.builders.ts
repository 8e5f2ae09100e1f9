import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { ComplaintsTable } from '#database/tables/complaints.ts';
import type { Sql } from '#database/transaction.ts';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { insertFile } from '#domains/files/server/files.store.ts';
import { ensurePlaces } from '#domains/site/testing/site.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { testId } from '#testing/test-act.ts';
import { createComplaintVault } from '../server/index.ts';
import { complaintNoOf, openStatuses } from '../server/complaints.rules.ts';
import { insertComplaint, nextComplaintSerial } from '../server/complaints.store.ts';

/** The code of every built complaint. */
export const testQueryCode = 'ABCDEFGH23';

export type ComplaintWish = Partial<Insertable<ComplaintsTable>> & {
  now?: Date;
  /** The account that complains; nobody unless told. */
  accountId?: number;
  name?: string;
  mobile?: string;
};

/** A complaint about a team that waits for the centre, without a name unless an account is told. */
export async function buildComplaint(sql: Sql, { now = new Date(), accountId, ...wish }: ComplaintWish = {}) {
  const { name = '欧阳秋水', mobile = '13912340987', ...row } = wish;
  const vault = createComplaintVault(testSecret);
  const complaintId = testId();
  const complaintNo = complaintNoOf(toDay(now), await nextComplaintSerial(sql));
  const status = row.status ?? 'submitted';
  await insertComplaint(sql, {
    complaintNo,
    requestKey: randomUUID(),
    kind: 'team',
    targetType: null,
    targetId: null,
    targetTitle: '澜江守护环保志愿服务队',
    organisationId: (await ensurePlaces(sql)).id,
    partyIds: [],
    content: '点名登记的人没到场，名单却写实到 42 人。',
    isAnonymous: accountId === undefined,
    identityCipher:
      accountId === undefined ? null : vault.seal({ accountId, isVolunteer: true, name, mobile }),
    ownerHash: accountId === undefined ? null : vault.ownerHash(accountId),
    mobileHash: null,
    queryHash: vault.queryHash(complaintNo, testQueryCode),
    submittedAt: now,
    dueAt: openStatuses.includes(status) ? new Date(now.getTime() + 2 * dayMs) : null,
    updatedAt: now,
    ...row,
    status,
    id: complaintId,
  });
  return { complaintId, complaintNo, followKey: vault.followKey(complaintId, now) };
}

/** A piece of evidence that a complaint has; nothing lies on the shelf. */
export async function buildEvidence(sql: Sql, complaintId: number): Promise<number> {
  const id = testId();
  await insertFile(sql, {
    id,
    key: id.toString(16).padStart(32, '0'),
    purpose: 'complaintProof',
    uploaderId: null,
    name: '投诉证据',
    mime: 'image/jpeg',
    bytes: 20_480,
    width: 800,
    height: 600,
    sha256: 'b'.repeat(64),
    status: 'attached',
    targetType: 'complaint',
    targetId: complaintId,
    expiresAt: null,
  });
  return id;
}
