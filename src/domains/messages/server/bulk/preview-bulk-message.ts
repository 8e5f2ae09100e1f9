import { maskName } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/bulk.contract.ts';
import { bulkLimits } from '../../contract/messages.words.ts';
import {
  type AudienceSources,
  bulkStanding,
  countAudience,
  labelOfAudience,
  nextRecipients,
  peopleOfAudience,
} from './bulk.queries.ts';

const sampleSize = 10;

/** Whom a bulk message would reach now. @throws NotFound for another team's activity */
export const previewBulkMessage: UseCase<typeof contract.previewBulkMessage, AudienceSources> = async (
  { sql, caller, now },
  { audience },
  sources,
) => {
  const { teamId } = caller;
  const audienceLabel = await labelOfAudience(sources, sql, { caller, audience });
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
