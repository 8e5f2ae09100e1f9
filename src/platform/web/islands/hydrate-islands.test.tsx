import { useId, useState } from 'react';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateIslands } from './hydrate-islands.tsx';
import { IslandBoundary } from './island-boundary.tsx';
import { Island, IslandRendererProvider, jsonForHtml } from './island.tsx';
import type { IslandName } from './island.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  const id = useId();
  return (
    <button type="button" id={id} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
function Broken({ fails }: { fails: boolean }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken && fails) throw new Error('broke');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      break
    </button>
  );
}

const Gone = () => <p>still readable</p>;

const table = { counter: Counter, broken: Broken, gone: Gone };
let placed = 0;
const renderer = {
  nextId: (name: string) => `${name}-${(placed += 1)}`,
  render: (name: string, props: object, identifierPrefix: string) => {
    const Component = table[name as keyof typeof table] as typeof Counter;
    return renderToString(
      <IslandBoundary>
        <Component {...(props as { start: number })} />
      </IslandBoundary>,
      { identifierPrefix },
    );
  },
};
const place = (name: string, props: object) => <Island name={name as IslandName} props={props as never} />;

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it('hydrates each island alone, without touching what the server drew', async () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = renderToString(
    <IslandRendererProvider renderer={renderer}>
      {place('counter', { start: 3 })}
      {place('counter', { start: 5 })}
      {place('gone', {})}
      {place('broken', { fails: true })}
    </IslandRendererProvider>,
  );
  const before = [...document.querySelectorAll('button')];
  const loaders = {
    counter: () => Promise.resolve(Counter as never),
    gone: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    broken: () => Promise.resolve(Broken as never),
  };
  await act(() => hydrateIslands(loaders, document));
  expect([...document.querySelectorAll('button')]).toEqual(before);
  expect(onError).not.toHaveBeenCalled();

  act(() => before[0]?.click());
  expect(before.map((button) => button.textContent)).toEqual(['4', '5', 'break']);

  act(() => before.at(-1)?.click());
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('这一块暂时打不开');
  act(() => before[1]?.click());
  expect(before[1]?.textContent).toBe('6');
});

it('writes props that no parser can read out of their script', () => {
  const props = { text: '</script><script>alert(1)</script><!--', line: '\u2028' };
  const text = jsonForHtml(props);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(props);
});

it('refuses to be drawn outside the page server', () => {
  expect(() => renderToString(place('counter', { start: 1 }))).toThrow('outside a server-rendered page');
});

it('leaves a late island alone until it comes near the window', async () => {
  let comeNear = (): void => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => told([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  document.body.innerHTML = renderToString(
    <IslandRendererProvider renderer={renderer}>{place('counter', { start: 3 })}</IslandRendererProvider>,
  );
  const load = vi.fn<() => Promise<typeof Counter>>(async () => Counter);
  const hydrated = hydrateIslands({ counter: load as never }, document, new Set(['counter']));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  comeNear();
  await act(() => hydrated);
  expect(document.querySelector('[data-hydrated]')).not.toBeNull();
  vi.unstubAllGlobals();
});
