import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/accounts.contract.ts';
import { getLoginInfo } from './login-info.ts';

/** The caller's own login info. */
export const getMe: UseCase<typeof contract.getMe> = (act) => getLoginInfo(act.sql, act.caller.accountId);
