import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './use-selection.ts';

type Row = { id: number; state: string };
const rowsOf = (state: string, ...ids: number[]): Row[] => ids.map((id) => ({ id, state }));
const open = () =>
  renderHook(
    ({ rows, list }: { rows: Row[]; list: string }) => useSelection({ rows, idOf: ({ id }) => id, list }),
    { initialProps: { rows: rowsOf('first', 1, 2), list: 'tab=submitted' } },
  );

it('goes on from page to page, and a row that is shown counts as it stands now', () => {
  const { result, rerender } = open();
  act(() => result.current.choose([1, 2], true));
  rerender({ rows: rowsOf('second', 3), list: 'tab=submitted' });
  act(() => result.current.choose([3], true));
  expect([result.current.chosen.map(({ id }) => id), result.current.elsewhere]).toEqual([[1, 2, 3], 2]);
  rerender({ rows: rowsOf('later', 1, 2), list: 'tab=submitted' });
  expect(result.current.chosen.map(({ state }) => state)).toEqual(['later', 'later', 'second']);
  act(() => result.current.choose([1], false));
  expect([...result.current.chosenIds]).toEqual([2, 3]);
  act(() => result.current.clear());
  expect(result.current.chosen).toEqual([]);
});

it('ends with another list', () => {
  const { result, rerender } = open();
  act(() => result.current.choose([1], true));
  rerender({ rows: rowsOf('other', 1), list: 'tab=disputed' });
  expect(result.current.chosen).toEqual([]);
});
