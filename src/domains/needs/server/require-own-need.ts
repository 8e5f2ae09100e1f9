import type { Act, Caller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { NeedVault } from './need-vault.ts';
import { isNeedOfAccount } from './needs.queries.ts';

export type Holding = { needId: number; followKey?: string | undefined };

/** Lets whoever raised a need through: by the account, or by a key that number and code gave. @throws NotFound for everybody else */
export async function requireOwnNeed(
  { sql, now, caller }: Pick<Act<Caller>, 'sql' | 'now' | 'caller'>,
  { needId, followKey }: Holding,
  vault: NeedVault,
): Promise<void> {
  if (vault.isFollowKey(followKey, needId, now)) return;
  const isOwn = caller.kind === 'volunteer' && (await isNeedOfAccount(sql, needId, caller.accountId));
  if (!isOwn) throw new NotFound('没有找到这张单子');
}
