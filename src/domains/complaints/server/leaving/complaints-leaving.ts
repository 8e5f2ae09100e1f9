import { releaseFiles } from '#domains/files/server/index.ts';
import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { named } from '#platform/server/leaving/trace.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { complaintsWithEvidence, openComplaintCount } from './leaving.queries.ts';
import { forgetOwner } from './leaving.store.ts';

/** A complaint is answered first; then it stays as a case by nobody. Whom a complaint is about is not told here: the sentence is one. */
export const complaintsLeaving = (vault: Pick<ComplaintVault, 'ownerHash'>): PersonLeaving => ({
  blockers: async ({ sql }, accountId) => {
    const count = await openComplaintCount(sql, { accountId, ownerHash: vault.ownerHash(accountId) });
    if (count === 0) return [];
    return [
      {
        sentence: '还有和你有关的投诉没有办结，要等办结',
        href: '/usercenter/index/mycomplaint',
        link: '投诉举报',
      },
    ];
  },
  forget: async (act, accountId) => {
    const ownerHash = vault.ownerHash(accountId);
    for (const targetId of await complaintsWithEvidence(act.sql, ownerHash))
      await releaseFiles(act, { targetType: 'complaint', targetId, purpose: 'complaintProof', at: act.now });
    await forgetOwner(act.sql, ownerHash);
  },
  traces: [
    named(
      'complaints',
      'content target_title',
      'complaint_no kind target_type identity_cipher owner_hash mobile_hash query_hash status',
    ),
    named('complaint_steps', 'note', 'step by_kind'),
    named('complaint_drafts', 'answer party_note'),
  ],
});
