import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { emptied } from '#platform/server/leaving/trace.ts';
import { releaseFiles } from '#domains/files/server/index.ts';
import { needFilePurposes } from '../../contract/need-files.words.ts';
import { openNeedCount, ownNeedsWithFiles } from './leaving.queries.ts';

/** What one asked for is over first; then names, doors and free words go as they go after a year (domain.md B). */
export const needsLeaving: PersonLeaving = {
  blockers: async ({ sql }, accountId) => {
    const count = await openNeedCount(sql, accountId);
    if (count === 0) return [];
    const sentence = `还有 ${count} 件求助没有办完，请先取消或等它办结`;
    return [{ sentence, href: '/usercenter/index/myneed', link: '我的需求' }];
  },
  forget: async (act, accountId) => {
    for (const { id: targetId } of await ownNeedsWithFiles(act.sql, accountId))
      for (const purpose of needFilePurposes)
        await releaseFiles(act, { targetType: 'need', targetId, purpose, at: act.now });
  },
  traces: [
    emptied({ table: 'need_steps', of: 'by_id' }, { note: "''" }, 'status by_kind reason'),
    emptied({ table: 'need_ratings', of: 'by_id' }, { note: "''" }, 'outcome via'),
    emptied(
      { table: 'needs', of: 'requester_account_id' },
      {
        private_cipher: 'null',
        requester_mobile_hash: 'null',
        requester_masked: "''",
        description: "coalesce(public_text, '')",
      },
      'need_no request_key status title public_title public_text need_type category requester_kind area urgency channel verify_method outcome for_minor',
    ),
  ],
};
