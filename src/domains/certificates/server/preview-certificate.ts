import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/certificates.contract.ts';
import { effectiveHours } from './certificates.queries.ts';
import { chooseHours, mostHours } from './choose-hours.rules.ts';

/** What a choice would list of one's own effective records. */
export const previewCertificate: UseCase<typeof contract.previewCertificate> = async (act, request) => {
  const { volunteerId } = act.caller;
  const hours = await effectiveHours(act.sql, { ...request, volunteerId, limit: mostHours });
  const { chosen, byCategory, ...sums } = chooseHours(hours, request);
  return {
    ...sums,
    itemCount: chosen.length,
    byCategory: byCategory.map(({ category, count }) => ({ category: category as CategoryKey, count })),
  };
};
