import { cappedCount } from '#database/capped-count.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type {
  Audience,
  listBulkMessages as listOperation,
  previewBulkMessage as previewOperation,
  sendBulkMessage as sendOperation,
} from '../../contract/bulk.contract.ts';
import { bulkLimits } from '../../contract/messages.words.ts';
import {
  type AudienceSources,
  bulkRows,
  bulkStanding,
  countAudience,
  labelOfAudience,
  nextRecipients,
  peopleOfAudience,
} from './bulk.queries.ts';
import { judgeBulk } from './bulk.rules.ts';
import { notifyMany } from '../notify.ts';

const sampleSize = 10;
const batch = 200;

/** Whom a bulk message would reach now. @throws NotFound for another team's activity */
export const previewBulkMessage =
  (sources: AudienceSources) =>
  async (
    { sql, caller, now }: Act<TeamCaller>,
    { audience }: ParsedRequestOf<typeof previewOperation>,
  ): Promise<ResultOf<typeof previewOperation>> => {
    const { teamId } = caller;
    const audienceLabel = await labelOfAudience(sources, sql, { teamId, audience });
    const people = peopleOfAudience(sources, { teamId, audience });
    const sample = await nextRecipients(sql, people, { teamId, afterId: 0, limit: sampleSize });
    const { today } = await bulkStanding(sql, teamId, now);
    return {
      ...(await countAudience(sql, teamId, people)),
      sample: sample.map(({ name }) => maskName(name)),
      leftToday: bulkLimits.perDay - today.length,
      audienceLabel,
    };
  };

/**
 * Takes a bulk message on: it goes out in batches by background work. The team's row is locked, so that two windows
 * cannot pass the daily limit together. @throws Refusal of the closed list
 */
export const sendBulkMessage =
  (sources: AudienceSources) =>
  async (
    act: Act<TeamCaller>,
    { audience, title, body }: ParsedRequestOf<typeof sendOperation>,
  ): Promise<ResultOf<typeof sendOperation>> => {
    const { sql, now } = act;
    const { teamId, accountId } = act.caller;
    const audienceLabel = await labelOfAudience(sources, sql, { teamId, audience });
    await sql.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const { recipientCount } = await countAudience(
      sql,
      teamId,
      peopleOfAudience(sources, { teamId, audience }),
    );
    const { today, isPaused } = await bulkStanding(sql, teamId, now);
    const isRepeated = today.some((one) => one.title === title && one.body === body);
    const refusal = judgeBulk({ recipientCount, sentToday: today.length, isRepeated, isPaused });
    if (refusal) throw new Refusal(refusal);
    const { id: bulkId } = await sql
      .insertInto('bulkMessages')
      .values({
        teamId,
        title,
        body,
        audience: JSON.stringify(audience),
        audienceLabel,
        recipientCount,
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await act.audit({
      targetType: 'bulkMessage',
      targetId: bulkId,
      detail: { audienceLabel, recipientCount },
    });
    return { bulkId, recipientCount };
  };

/** The team's bulk messages with progress and readers. */
export async function listBulkMessages(
  { sql, caller }: Act<TeamCaller>,
  request: ParsedRequestOf<typeof listOperation>,
): Promise<ResultOf<typeof listOperation>> {
  const rows = await bulkRows(sql, caller.teamId).limit(request.pageSize).offset(offsetOf(request)).execute();
  return {
    list: rows.map(({ id, createdAt, readCount, ...row }) => ({
      ...row,
      bulkId: id,
      readCount: Number(readCount),
      createdAt: toInstant(createdAt),
    })),
    total: await cappedCount(sql, bulkRows(sql, caller.teamId)),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
}

/** Sends the next batch of the oldest bulk message that is under way; the message's key keeps it to once a person. */
export const sendBulkBatch =
  (sources: AudienceSources) =>
  async (act: Act): Promise<boolean> => {
    const bulk = await act.sql
      .selectFrom('bulkMessages as b')
      .innerJoin('teams as t', 't.id', 'b.teamId')
      .selectAll('b')
      .select('t.shortName')
      .where('b.status', '=', 'sending')
      .orderBy('b.id')
      .limit(1)
      .executeTakeFirst();
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
    await act.sql
      .updateTable('bulkMessages')
      .set({
        lastAccountId: next.at(-1)?.accountId ?? bulk.lastAccountId,
        sentCount: bulk.sentCount + sentCount,
        ...(isDone ? { status: 'sent' as const, finishedAt: act.now } : {}),
      })
      .where('id', '=', bulk.id)
      .execute();
    return true;
  };
