import fc from 'fast-check';
import { builtinRoles } from '#domains/roles/contract/roles.words.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { hostileRequestsFor } from '../../src/app/house-tests/world/hostile-requests.ts';
import { type Caller, callerAs } from './callers.ts';
import type { ForeignRows } from './foreign-rows.ts';
import { type Campaign, type Try, tryAll } from './judge.ts';
import { sixCallers } from './matrix.ts';

/** Requests to one operation in a row. */
const inARow = 20;

/** Accounts of the demo city by what their role may do; the first whose role holds the permission is sent. */
const staff = {
  shenhe001: builtinRoles.reviewer,
  diaodu001: builtinRoles.dispatcher,
  bianji001: builtinRoles.editor,
  anquan001: builtinRoles.securityAdmin,
  shenji001: builtinRoles.auditAdmin,
  tongji001: builtinRoles.analyst,
  admin001: builtinRoles.systemAdmin,
} as const;

/** Who gets furthest with an operation. */
function rightCallerOf({ caller, name }: AnyOperation): string {
  if (caller === 'team' || (caller === 'signedIn' && name.includes('News'))) return 'duiwu025';
  if (typeof caller !== 'object') return 'zhiyuan100';
  const { permission } = caller;
  const found = Object.entries(staff).find(
    ([, role]) => permission === undefined || (role.permissions as readonly string[]).includes(permission),
  );
  return found?.[0] ?? 'admin001';
}

type Given = { operations: readonly AnyOperation[]; rows: ForeignRows };

/** Callers by name, each of whom signs in once. */
export function rightCallers(address: string): (operation: AnyOperation) => Caller {
  const known = new Map<string, Caller>();
  return (operation) => {
    const name = rightCallerOf(operation);
    const caller = known.get(name) ?? callerAs(address, name);
    known.set(name, caller);
    return caller;
  };
}

/** Sends `count` hostile requests, drawn from every operation's own schema, by the right caller and by strangers. */
export const sendHostileRequests = (
  campaign: Campaign,
  { count, ...given }: Given & { count: number },
): Promise<number> => tryAll(campaign, 'hostile requests', firstOf(count, drawn(campaign, given)));

function* firstOf<Item>(count: number, items: Iterable<Item>): Iterable<Item> {
  let left = count;
  for (const item of items) {
    if (left <= 0) return;
    left -= 1;
    yield item;
  }
}

/** A few requests to each operation, round after round, so that all meet what the others left; every third by a stranger. */
function* drawn({ product, seed }: Campaign, { operations, rows }: Given): Iterable<Try> {
  const rightCaller = rightCallers(product.address);
  const callers = sixCallers(product.address);
  for (let round = 0; ; round += 1)
    for (const [index, operation] of operations.entries()) {
      const isStranger = round % 3 === 2;
      const caller = isStranger ? callers[(round + index) % callers.length] : undefined;
      const requests = fc.sample(hostileRequestsFor(operation, { ids: rows.ids, now: new Date() }), {
        numRuns: inARow,
        seed: seed + round * operations.length + index,
      });
      for (const request of requests)
        yield { caller: caller ?? rightCaller(operation), operation, request, isStranger };
    }
}
