import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShownId } from './use-shown-id.ts';

type Queue = { picked?: number; list: string; first?: number };
const show = (given: Queue) =>
  renderHook(({ picked, list, first }: Queue) => useShownId(picked, list, first), { initialProps: given });

it('keeps what is read when the queue moves on under it, until it is let go', () => {
  const { result, rerender } = show({ list: 'tab=pending', first: 7 });
  rerender({ list: 'tab=pending', first: 8 });
  expect(result.current[0]).toBe(7);
  act(() => result.current[1]());
  expect(result.current[0]).toBe(8);
});

it('begins anew with another list, and after something was opened', () => {
  const { result, rerender } = show({ list: 'tab=pending', first: 7 });
  rerender({ list: 'tab=decided', first: 3 });
  expect(result.current[0]).toBe(3);
  rerender({ list: 'tab=decided', first: 3, picked: 5 });
  expect(result.current[0]).toBe(5);
  rerender({ list: 'tab=decided', first: 4 });
  expect(result.current[0]).toBe(4);
});
