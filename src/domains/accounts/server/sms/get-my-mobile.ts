import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/mobile.contract.ts';
import { findMaskedMobile } from '../accounts.queries.ts';

/** The caller's own number, masked. */
export const getMyMobile: UseCase<typeof contract.getMyMobile> = ({ sql, caller }) =>
  findMaskedMobile(sql, caller.accountId);
