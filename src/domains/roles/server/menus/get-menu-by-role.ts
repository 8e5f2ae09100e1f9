import { hasRank, type LeaderRank } from '#platform/contract/account-kinds.ts';
import type { LeadingPerson } from '#platform/server/calls/act.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/roles.contract.ts';
import { effectiveMenu } from './menu-overrides.rules.ts';
import { menuTree } from './menu-tree.rules.ts';
import { allMenuRows } from '../roles.queries.ts';

const none: ReadonlySet<string> = new Set();

/**
 * The menu of the caller's own role; who acts for a team has the team's, as far as their rank in it goes.
 * @throws Forbidden for any other role id: the id in the address decides nothing (domain.md 4.8)
 */
export const getMenuByRole: UseCase<typeof contract.getMenuByRole> = async ({ sql, caller }, { id }) => {
  if (id !== caller.roleId) throw new Forbidden('只能读取自己角色的菜单');
  const permissions = caller.kind === 'staff' ? caller.permissions : none;
  const rows = effectiveMenu(await allMenuRows(sql, caller.kind));
  const person = caller.kind === 'team' ? caller.person : undefined;
  return { menu: menuTree(person ? rows.filter(({ name }) => isEntryOf(person, name)) : rows, permissions) };
};

/** Entries of the team's menu that are not the managers'; each opens pages whose operations say the same (`ledBy`). */
const entryRanks: Readonly<Record<string, LeaderRank>> = {
  teammsg: 'leader',
  teamtidings: 'leader',
  teamactivity: 'leader',
  teamModifyPwd: 'account',
};
const isEntryOf = ({ rank }: LeadingPerson, name: string): boolean =>
  hasRank(rank, entryRanks[name] ?? 'manager');
