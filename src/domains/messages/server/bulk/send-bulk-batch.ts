import type { Act } from '#platform/server/calls/act.ts';
import { notifyMany } from '../notify.ts';
import type { Audience } from '../../contract/bulk.contract.ts';
import { type AudienceSources, nextRecipients, nextUnderWay, peopleOfAudience } from './bulk.queries.ts';
import { changeBulkMessage } from './bulk.store.ts';

const batch = 200;

/** Sends the next batch of the oldest bulk message that is under way; the message's key keeps it to once a person. */
export const sendBulkBatch =
  (sources: AudienceSources) =>
  async (act: Act): Promise<boolean> => {
    const bulk = await nextUnderWay(act.sql);
    if (!bulk) return false;
    const { teamId } = bulk;
    const people = peopleOfAudience(sources, { teamId, audience: bulk.audience as Audience });
    const next = await nextRecipients(act.sql, people, { teamId, afterId: bulk.lastAccountId, limit: batch });
    const sentCount = await notifyMany(
      act,
      next.map(({ accountId }) => ({
        accountId,
        category: 'team' as const,
        title: bulk.title,
        body: `${bulk.body}\n——${bulk.shortName}`,
        dedupeKey: `bulk:${bulk.id}`,
        bulkId: bulk.id,
      })),
    );
    const isDone = next.length < batch;
    await changeBulkMessage(act.sql, bulk.id, {
      lastAccountId: next.at(-1)?.accountId ?? bulk.lastAccountId,
      sentCount: bulk.sentCount + sentCount,
      ...(isDone ? { status: 'sent' as const, finishedAt: act.now } : {}),
    });
    return true;
  };
