import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/site-admin.contract.ts';
import { settleError } from './page-errors.store.ts';

/** Marks a kind of error as dealt with. @throws NotFound when it is unknown or settled already */
export const settlePageError: UseCase<typeof contract.settlePageError> = async (act, { fingerprint }) => {
  if (!(await settleError(act.sql, fingerprint, act.now))) throw new NotFound('没有待处理的这个错误');
  await act.audit({ targetType: 'pageError', targetId: null, detail: { fingerprint } });
  return {};
};
