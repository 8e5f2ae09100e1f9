import { setImmediate as nextTurn } from 'node:timers/promises';

export type GroupLimits<Item> = {
  /** Items of one group at most. */
  most: number;
  /** Groups under way at one time. */
  atOnce: number;
  /** Two items of one key are never in one group; the second waits for the next. Absent: any two may be. */
  keyOf?: (item: Item) => unknown;
  /** Only items of one kind are in a group; the others wait for theirs. Absent: all are alike. */
  kindOf?: (item: Item) => unknown;
};

const alike = (): undefined => undefined;

/** So many go on with their result in one turn of the event loop: each then writes its answer, and a page that is asked for meanwhile is not to wait for a hundred. */
const toldInATurn = 20;

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * One function for one item out of one for many: what is asked while others are under way gathers, and is then done as one
 * group, in the order in which it was asked. Alone, an item is done at once. `run` gives a result for each item, in their
 * order; what it throws is thrown to all of its group, so whatever can fail for one alone belongs into the results.
 */
export function inGroups<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, atOnce, keyOf, kindOf = alike }: GroupLimits<Item>,
): (item: Item) => Promise<Result> {
  let line: Waiting<Item, Result>[] = [];
  let underWay = 0;
  let isDue = false;

  const nextGroup = (): Waiting<Item, Result>[] => {
    const group: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const keys = new Set<unknown>();
    const kind = line[0] && kindOf(line[0].item);
    for (const [index, one] of line.entries()) {
      if (group.length === most) {
        left.push(...line.slice(index));
        break;
      }
      const key = keyOf ? keyOf(one.item) : one;
      const isLeft = keys.has(key) || kindOf(one.item) !== kind;
      (isLeft ? left : group).push(one);
      keys.add(key);
    }
    line = left;
    return group;
  };
  const carry = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(group.map(({ item }) => item));
      for (const [index, one] of group.entries()) {
        if (index > 0 && index % toldInATurn === 0) await nextTurn();
        one.resolve(results[index] as Result);
      }
    } catch (error) {
      for (const one of group) one.reject(error);
    }
    underWay -= 1;
    beginSoon();
  };
  const begin = (): void => {
    isDue = false;
    while (underWay < atOnce && line.length > 0) {
      underWay += 1;
      void carry(nextGroup());
    }
  };
  // Not at once: whoever comes in the same turn of the event loop comes along.
  const beginSoon = (): void => {
    if (isDue || underWay >= atOnce || line.length === 0) return;
    isDue = true;
    setImmediate(begin);
  };
  return (item) =>
    new Promise((resolve, reject) => {
      line.push({ item, resolve, reject });
      beginSoon();
    });
}
