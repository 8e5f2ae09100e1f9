import { builtinRoles } from '#domains/roles/contract/roles.words.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { reachedByStrangers, rowExamples } from '../../src/app/house-tests/world/row-exceptions.ts';
import { type RowRequest, rowRequestOf } from '../../src/app/house-tests/world/row-requests.ts';
import { type Caller, callerAs } from './callers.ts';
import { type ForeignRows, rowOfPath, strangers } from './foreign-rows.ts';
import { type Campaign, shorten, tryOne, watchLoop } from './judge.ts';

/** A row that nobody has. */
const absentId = 4_000_000_000_000_000;
/** Rows of each kind that every caller asks for. */
const asked = 6;

/** Rights over all rows of the city, by caller; the head of a 所 has them over the own alone. */
const rights: Record<string, readonly string[]> = {
  [strangers.analyst]: builtinRoles.analyst.permissions,
  [strangers.auditor]: builtinRoles.auditAdmin.permissions,
};

/** Nobody, and the five strangers. */
export const sixCallers = (address: string): Caller[] =>
  ['', ...Object.values(strangers)].map((loginName) => callerAs(address, loginName));

/** Every operation that names rows is called with rows of others by six callers: what is theirs stays out of reach. */
export async function askForForeignRows(
  campaign: Campaign,
  { operations, rows }: { operations: readonly AnyOperation[]; rows: ForeignRows },
): Promise<number> {
  let count = 0;
  const notAsked: string[] = [];
  const callers = sixCallers(campaign.product.address);
  for (const operation of operations) {
    const request = rowRequestOf(operation, rowExamples()[operation.name]);
    if (!request || operation.name in reachedByStrangers) continue;
    const choices = choicesOf({ operation, request }, rows);
    if (choices.length === 0) notAsked.push(operation.name);
    const asking = callers.filter((caller) => !mayAnyway(operation, caller));
    const all = asking.flatMap((caller) => choices.map((ids) => ({ operation, request, caller, ids })));
    for (const one of all) {
      if (campaign.isOver()) return count;
      count += 1;
      await reach(campaign, one);
    }
    await watchLoop(campaign, operation);
  }
  campaign.say(`  the city has no such rows of others for ${notAsked.join(', ') || 'none'}`);
  return count;
}

/** Staff of the centre whose role holds the permission. */
function mayAnyway({ caller }: AnyOperation, { name }: Caller): boolean {
  if (typeof caller !== 'object' || !(name in rights)) return false;
  const { permission } = caller;
  return permission === undefined || (rights[name]?.includes(permission) ?? false);
}

type Asked = { operation: AnyOperation; request: RowRequest };

function choicesOf({ operation, request }: Asked, { ids, hidden }: ForeignRows): Record<string, number>[] {
  const known = operation.caller === 'public' ? hidden : ids;
  const lists = request.rows.map((name) => {
    const kind = name === 'id' ? rowOfPath(operation.name) : name;
    return [name, known[kind] ?? []] as const;
  });
  const longest = Math.min(asked, Math.max(0, ...lists.map(([, list]) => list.length)));
  if (lists.some(([, list]) => list.length === 0)) return [];
  return Array.from({ length: longest }, (_, index) =>
    Object.fromEntries(lists.map(([name, list]) => [name, list[index % list.length] ?? 0])),
  );
}

/** A row is reached when it is acted on, shown or judged, and the answer is another than for a row that is not there. */
async function reach(
  campaign: Campaign,
  { operation, request, caller, ids }: Asked & { caller: Caller; ids: Record<string, number> },
): Promise<void> {
  const ask = async (wanted: Record<string, number>) => {
    const one = { caller, operation, request: request.with(wanted), isStranger: true };
    const { status, body } = await tryOne(campaign, 'foreign rows', one);
    return { status, said: withoutNumbers(body, Object.values(wanted)) };
  };
  const answer = await ask(ids);
  if (answer.status !== 200 && answer.status !== 409) return;
  const absent = await ask(Object.fromEntries(Object.keys(ids).map((name) => [name, absentId])));
  if (answer.status === absent.status && answer.said === absent.said) return;
  campaign.report({
    part: 'foreign rows',
    what: `${caller.name} reaches rows of others by ${operation.name}`,
    seen: `${JSON.stringify(request.with(ids))} → ${answer.status} ${shorten(answer.said, 200)}; absent: ${absent.status} ${shorten(absent.said, 120)}`,
  });
}

function withoutNumbers(body: string, ids: readonly number[]): string {
  try {
    const { requestId: _, ...said } = JSON.parse(body) as Record<string, unknown>;
    return JSON.stringify(said, (__, value: unknown) =>
      typeof value === 'number' && ids.includes(value) ? 'row' : value,
    );
  } catch {
    return body;
  }
}
