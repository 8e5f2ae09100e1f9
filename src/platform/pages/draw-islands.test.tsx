import { useId } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { followClock, labelDay } from '#platform/contract/instants.ts';
import { islandRenderers } from './draw-islands.tsx';

const drawn = vi.fn<() => void>();
afterEach(() => drawn.mockReset());
const Heart = ({ of }: { of?: string }) => {
  drawn();
  return <button type="button">{`${of} ${labelDay()}`}</button>;
};
const Field = () => {
  drawn();
  return <input id={useId()} />;
};

const openIslands = () =>
  islandRenderers(
    new Map<string, React.ComponentType<object>>([
      ['heart', Heart],
      ['field', Field],
    ]),
  );

it('an island is drawn once for its props and the day, on whatever page it stands', () => {
  const pages = openIslands();
  const [first, second] = [pages(''), pages('')];
  followClock(() => new Date('2026-11-26T15:00:00Z'));
  const html = first.renderer.render('heart', { of: '敬老' }, first.renderer.nextId('heart'));
  expect(second.renderer.render('heart', { of: '敬老' }, 'heart-9')).toBe(html);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(second.drawn).toEqual(new Set(['heart']));
  expect(second.renderer.render('heart', { of: '助学' }, 'heart-2')).toContain('助学');
  followClock(() => new Date('2026-11-26T17:00:00Z'));
  expect(second.renderer.render('heart', { of: '敬老' }, 'heart-3')).toContain('2026-11-27');
  followClock(() => new Date());
  expect(() => second.renderer.render('nobody', {}, 'nobody-1')).toThrow('no island is called nobody');
});

it('one that names its parts by useId is drawn for each place under the ids of that place', () => {
  const { renderer } = openIslands()('');
  const ids = ['field-1', 'field-2', 'field-1'].map((id) => renderer.render('field', {}, id));
  expect(ids[0]).toContain('field-1');
  expect(ids[1]).toContain('field-2');
  expect(ids[2]).toBe(ids[0]);
  expect(drawn).toHaveBeenCalledTimes(3);
});
