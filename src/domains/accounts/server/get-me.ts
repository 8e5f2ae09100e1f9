import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/accounts.contract.ts';
import type { StaffPolicy } from './duties/staff-policy.ts';
import { getLoginInfo } from './login-info.ts';

/** The caller's own login info. */
export const getMe: UseCase<typeof contract.getMe, StaffPolicy> = (act, _request, policy) =>
  getLoginInfo(act, act.caller, policy);
