import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/needs.contract.ts';
import type { NeedVault } from './need-vault.ts';
import { countLooks, findNeed, needNoById, stepsOf } from './needs.queries.ts';
import { myView } from './needs.views.ts';
import { requireOwnNeed } from './require-own-need.ts';

/** One need for whoever raised it. @throws NotFound for everybody else */
export const getMyNeed: UseCase<typeof contract.getMyNeed, NeedVault> = async (act, request, vault) => {
  await requireOwnNeed(act, request, vault);
  const { sql } = act;
  const row = await findNeed(sql, request.needId);
  if (!row) throw new NotFound('没有找到这张单子');
  return myView({
    row,
    steps: await stepsOf(sql, [row.id]),
    people: vault.open(row.privateCipher),
    mergedNo: await needNoById(sql, row.mergedInto),
    lookCount: await countLooks(sql, row.id),
  });
};
