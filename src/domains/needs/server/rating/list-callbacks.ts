import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { maskMobile } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/rating.contract.ts';
import { callbackTabKeys } from '../../contract/rating.words.ts';
import type { NeedVault } from '../need-vault.ts';
import { placeNameOf } from '../../contract/need-labels.ts';
import { callbackPage, countCallbacks, latestDraws } from './rating.queries.ts';

/** A page of one tab inside the data scope, with the seeds of the latest draws. */
export const listCallbacks: UseCase<typeof contract.listCallbacks, NeedVault> = async (
  { sql, caller },
  request,
  vault,
) => {
  const { pageNum, pageSize, tab } = request;
  const { scope } = caller;
  const rows = await callbackPage(sql, { ...request, scope });
  const tabs = await Promise.all(
    callbackTabKeys.map(async (one) => ({ tab: one, count: await countCallbacks(sql, { tab: one, scope }) })),
  );
  const list = rows.map((row) => ({
    needId: row.needId,
    needNo: row.needNo,
    title: row.title,
    placeName: placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName }),
    mobileMasked: maskMobile(vault.open(row.privateCipher).requesterMobile),
    outcome: row.outcome,
    endedAt: toInstant(row.endedAt ?? row.updatedAt),
    week: row.week,
    status: row.status,
    note: row.note,
    byName: row.byName,
    at: toInstantOrNull(row.at),
  }));
  const total = await countCallbacks(sql, { tab, scope, countsAll: request.countsAll });
  return { list, total, pageNum, pageSize, tabs, draws: await latestDraws(sql) };
};
