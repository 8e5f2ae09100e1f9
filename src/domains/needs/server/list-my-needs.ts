import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/needs.contract.ts';
import { countMyNeeds, myNeedPage, stepsOf } from './needs.queries.ts';
import { myCard } from './needs.views.ts';

/** The caller's own needs; the total is that of the tab. */
export const listMyNeeds: UseCase<typeof contract.listMyNeeds> = async ({ sql, caller }, request) => {
  const { accountId } = caller;
  const rows = await myNeedPage(sql, { ...request, accountId });
  const ids = rows.map(({ id }) => id);
  const [steps, counts] = [await stepsOf(sql, ids), await countMyNeeds(sql, accountId)];
  const list = rows.map((row) =>
    myCard(
      row,
      steps.filter(({ needId }) => needId === row.id),
    ),
  );
  const { pageNum, pageSize, tab } = request;
  return { list, total: counts[tab], pageNum, pageSize, counts };
};
