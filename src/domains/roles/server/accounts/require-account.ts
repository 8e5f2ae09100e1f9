import { lockAccount } from '#domains/accounts/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { isAccountInScope } from './account-admin.queries.ts';

type Staff = Act<StaffCaller>;

export async function requireAccount({ sql, caller }: Staff, accountId: number): Promise<void> {
  const account = await lockAccount(sql, accountId);
  if (!account || !(await isAccountInScope(sql, accountId, caller.scope))) throw new NotFound('没有这个账号');
}
