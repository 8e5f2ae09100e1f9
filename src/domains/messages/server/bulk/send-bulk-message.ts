import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/bulk.contract.ts';
import {
  type AudienceSources,
  bulkStanding,
  countAudience,
  labelOfAudience,
  peopleOfAudience,
} from './bulk.queries.ts';
import { judgeBulk } from './bulk.rules.ts';
import { insertBulkMessage, lockSender } from './bulk.store.ts';

/**
 * Takes a bulk message on: it goes out in batches by background work. The team's row is locked, so that two windows
 * cannot pass the daily limit together. @throws Refusal of the closed list
 */
export const sendBulkMessage: UseCase<typeof contract.sendBulkMessage, AudienceSources> = async (
  act,
  { audience, title, body },
  sources,
) => {
  const { sql, now } = act;
  const { teamId, accountId } = act.caller;
  const audienceLabel = await labelOfAudience(sources, sql, { caller: act.caller, audience });
  await lockSender(sql, act.caller.person?.teamAccountId ?? accountId);
  const { recipientCount } = await countAudience(
    sql,
    teamId,
    peopleOfAudience(sources, { teamId, audience }),
  );
  const { today, isPaused } = await bulkStanding(sql, teamId, now);
  const isRepeated = today.some((one) => one.title === title && one.body === body);
  const refusal = judgeBulk({ recipientCount, sentToday: today.length, isRepeated, isPaused });
  if (refusal) throw act.refuse(refusal);
  const bulkId = await insertBulkMessage(sql, {
    teamId,
    title,
    body,
    audience: JSON.stringify(audience),
    audienceLabel,
    recipientCount,
    createdAt: now,
  });
  await act.audit({
    targetType: 'bulkMessage',
    targetId: bulkId,
    detail: { audienceLabel, recipientCount },
  });
  return { bulkId, recipientCount };
};
