import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/anomalies.contract.ts';
import { anomalyRuleKeys, anomalyTabKeys } from '../contract/anomalies.words.ts';
import { countFlags, countRules, flagPage } from './anomalies.queries.ts';
import { anomalyRow } from './anomalies.views.ts';

/** A page of one tab inside the caller's data scope, with the counts of the tabs and of the rules. */
export const listAnomalies: UseCase<typeof contract.listAnomalies> = async ({ sql, caller }, request) => {
  const { scope } = caller;
  const { pageNum, pageSize, rule } = request;
  const filter = { ...request, scope };
  const byRule = await countRules(sql, scope);
  const none = { openCount: 0, upheldCount: 0, judgedCount: 0 };
  return {
    list: (await flagPage(sql, filter)).map(anomalyRow),
    total: await countFlags(sql, filter),
    pageNum,
    pageSize,
    tabs: await Promise.all(
      anomalyTabKeys.map(async (tab) => ({ tab, count: await countFlags(sql, { tab, rule, scope }) })),
    ),
    rules: anomalyRuleKeys.map((key) => byRule.find((one) => one.rule === key) ?? { rule: key, ...none }),
  };
};
