import { cappedCount } from '#database/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { countPageError, settleError } from './page-errors.store.ts';
import { browserOf, cleanFrames, cleanPlace, cleanText, fingerprintOf } from './page-errors.rules.ts';

/** Counts an error of a page, whoever met it; a caller's name goes into the audit line as for every write, not into the report. */
export async function reportPageError(act: Act, request: ParsedRequestOf<typeof contract.reportPageError>) {
  const error = {
    message: cleanText(request.message).slice(0, 300) || '未知错误',
    place: cleanPlace(request.place),
    frames: cleanFrames(request.frames),
  };
  const fingerprint = fingerprintOf(error);
  await countPageError(act.sql, { fingerprint, ...error, browser: browserOf(act.userAgent), at: act.now });
  await act.audit({ targetType: 'pageError', targetId: null, detail: { fingerprint } });
  return {};
}

const errorRows = (sql: Sql, isSettled: boolean) =>
  sql.selectFrom('pageErrors').where('settledAt', isSettled ? 'is not' : 'is', null);

/** A page of errors, the latest first. */
export async function listPageErrors(
  { sql }: Act<StaffCaller>,
  { pageNum, pageSize, isSettled }: ParsedRequestOf<typeof contract.listPageErrors>,
): Promise<ResultOf<typeof contract.listPageErrors>> {
  const rows = await errorRows(sql, isSettled)
    .selectAll()
    .orderBy('lastAt', 'desc')
    .orderBy('fingerprint')
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  const total = await cappedCount(sql, errorRows(sql, isSettled).select('fingerprint'));
  const list = rows.map((row) => ({
    ...row,
    firstAt: toInstant(row.firstAt),
    lastAt: toInstant(row.lastAt),
    settledAt: toInstantOrNull(row.settledAt),
  }));
  return { list, total, pageNum, pageSize };
}

/** Marks a kind of error as dealt with. @throws NotFound when it is unknown or settled already */
export async function settlePageError(
  act: Act<StaffCaller>,
  { fingerprint }: ParsedRequestOf<typeof contract.settlePageError>,
) {
  if (!(await settleError(act.sql, fingerprint, act.now))) throw new NotFound('没有待处理的这个错误');
  await act.audit({ targetType: 'pageError', targetId: null, detail: { fingerprint } });
  return {};
}
