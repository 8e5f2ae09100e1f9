import { describe, expect, it } from 'vitest';
import { inGroups } from './in-groups.ts';

/** Groups that end when they are told to. */
function heldGroups() {
  const groups: { items: readonly string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const run = (items: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      groups.push({ items, end: () => resolve(items.map((item) => `${item}!`)), fail: reject });
    });
  return { groups, run, begun: () => groups.map(({ items }) => items.join('')) };
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('what is asked at the same time', () => {
  it('is one group, and what comes while others are under way gathers for the next, in its order', async () => {
    const { groups, run, begun } = heldGroups();
    const ask = inGroups(run, { most: 10, atOnce: 1 });
    const first = ['a', 'b'].map(ask);
    await nextTurn();
    const second = ['c', 'd', 'e'].map(ask);
    await nextTurn();
    expect(begun()).toEqual(['ab']);
    groups[0]!.end();
    expect(await Promise.all(first)).toEqual(['a!', 'b!']);
    await nextTurn();
    expect(begun()).toEqual(['ab', 'cde']);
    groups[1]!.end();
    expect(await Promise.all(second)).toEqual(['c!', 'd!', 'e!']);
  });

  it('is at most so many in a group and so many groups at one time', async () => {
    const { groups, run, begun } = heldGroups();
    const ask = inGroups(run, { most: 2, atOnce: 2 });
    const all = ['a', 'b', 'c', 'd', 'e'].map(ask);
    await nextTurn();
    expect(begun()).toEqual(['ab', 'cd']);
    groups[1]!.end();
    await nextTurn();
    await nextTurn();
    expect(begun()).toEqual(['ab', 'cd', 'e']);
    for (const { end } of groups) end();
    expect(await Promise.all(all)).toHaveLength(5);
  });

  it('is told of its results twenty in a turn of the event loop, so that others come between', async () => {
    const { groups, run } = heldGroups();
    const ask = inGroups(run, { most: 100, atOnce: 1 });
    let told = 0;
    const all = Array.from({ length: 45 }, (_, index) =>
      ask(String(index)).then((result) => {
        told += 1;
        return result;
      }),
    );
    await nextTurn();
    groups[0]!.end();
    const toldByTurn: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await nextTurn();
      toldByTurn.push(told);
    }
    expect(toldByTurn).toEqual([20, 40, 45]);
    expect((await Promise.all(all))[44]).toBe('44!');
  });

  it('leaves the second of a key for the next group', async () => {
    const { groups, run, begun } = heldGroups();
    const ask = inGroups(run, { most: 10, atOnce: 1, keyOf: (item) => item[0] });
    const all = ['a1', 'b1', 'a2', 'c1', 'a3'].map(ask);
    for (const wanted of ['a1b1c1', 'a2', 'a3']) {
      await nextTurn();
      await nextTurn();
      expect(begun().at(-1)).toBe(wanted);
      groups.at(-1)!.end();
    }
    expect(await Promise.all(all)).toEqual(['a1!', 'b1!', 'a2!', 'c1!', 'a3!']);
  });

  it('keeps what is of another kind for a group of its own, the first in line first', async () => {
    const { groups, run, begun } = heldGroups();
    const ask = inGroups(run, { most: 2, atOnce: 1, kindOf: (item) => item[0] });
    const all = ['a1', 'b1', 'a2', 'b2', 'a3'].map(ask);
    for (const wanted of ['a1a2', 'b1b2', 'a3']) {
      await nextTurn();
      await nextTurn();
      expect(begun().at(-1)).toBe(wanted);
      groups.at(-1)!.end();
    }
    expect(await Promise.all(all)).toEqual(['a1!', 'b1!', 'a2!', 'b2!', 'a3!']);
  });

  it('fails as a group, and the next one is carried out all the same', async () => {
    const { groups, run } = heldGroups();
    const ask = inGroups(run, { most: 1, atOnce: 1 });
    const [one, other] = ['a', 'b'].map(ask);
    await nextTurn();
    groups[0]!.fail(new Error('gone'));
    await expect(one).rejects.toThrow('gone');
    await nextTurn();
    groups[1]!.end();
    expect(await other).toBe('b!');
  });
});
