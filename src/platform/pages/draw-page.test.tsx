import { afterEach, expect, it, vi } from 'vitest';
import { followClock } from '#platform/contract/instants.ts';
import { AnswerBody } from '#platform/server/answers/answer-body.ts';
import { usePartOnce } from '#platform/web/islands/drawn-once.tsx';
import { Island, type IslandName } from '#platform/web/islands/island.tsx';
import type { LayoutDefinition } from '#platform/web/page.tsx';
import { type Around, pageDrawer } from './draw-page.tsx';

const drawn = vi.fn<(what: string) => void>();
afterEach(() => {
  drawn.mockReset();
  followClock(() => new Date());
});

const Heart = ({ of }: { of?: string }) => <button type="button">{of}</button>;
const heart = (of: string) => <Island name={'heart' as IslandName} props={{ of } as never} />;
function openDrawer() {
  const draw = pageDrawer(new Map([['heart', Heart as React.ComponentType<object>]]));
  return (content: React.ReactNode, around: Around | undefined) => {
    const { html, islands } = draw(content, around);
    return { html: new AnswerBody(html).toString(), islands };
  };
}

const frame: LayoutDefinition<string>['view'] = ({ data, returnTo, children }) => {
  drawn('frame');
  return (
    <>
      <header>{data}</header>
      <a href={`/login?redirect=${encodeURIComponent(returnTo)}`}>请登录</a>
      {heart('页眉')}
      <main>{children}</main>
      <a href={`/register?redirect=${encodeURIComponent(returnTo)}`}>注册</a>
    </>
  );
};
const around = (data: unknown, returnTo = '/list'): Around => ({
  layout: frame as Around['layout'],
  path: '/user-index',
  data,
  returnTo,
});

function Filters({ told }: { told: object | undefined }) {
  const content = usePartOnce('filters', told, () => {
    drawn('filters');
    return heart(JSON.stringify(told ?? null));
  });
  return <div {...content} />;
}

const idsIn = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

it('a frame is drawn once for what its layout read, and says the address of each page', () => {
  const draw = openDrawer();
  const hard = `/list?q='"<b>&page=2`;
  const { html, islands } = draw(<p>第一页</p>, around('江澜', '/list'));
  for (const named of [islands, draw(<p>第一页</p>, around('江澜', '/list')).islands])
    expect([...named]).toEqual(['heart']);
  const second = draw(<p>第二页</p>, around('江澜', hard)).html;
  expect(drawn.mock.calls).toEqual([['frame']]);
  expect(html).toContain('<main><p>第一页</p></main>');
  expect(second.match(/redirect=[^"]*"/g)).toEqual(
    Array(2).fill(`redirect=${encodeURIComponent(hard).replaceAll("'", '&#x27;')}"`),
  );
  expect(second.replaceAll(/redirect=[^"]*"/g, '').replace('第二页', '第一页')).toBe(
    html.replaceAll(/redirect=[^"]*"/g, ''),
  );
  expect(draw(<p>第一页</p>, around('江州', '/list')).html).toContain('<header>江州</header>');
  followClock(() => new Date('2026-12-31T17:00:00Z'));
  draw(<p>第一页</p>, around('江澜', '/list'));
  expect(drawn).toHaveBeenCalledTimes(3);
});

it('what a page says is nothing to its frame, whatever it says', () => {
  const draw = openDrawer();
  const { html } = draw(
    <p>{'<template data-page="true"></template>~the-address-of-this-page~'}</p>,
    around('江'),
  );
  expect(html).toContain('~the-address-of-this-page~</p></main>');
  expect(html.match(/<main>/g)).toHaveLength(1);
});

it('a part is drawn once for what is told to it; its islands and the frame’s are named for preloading each time', () => {
  const draw = openDrawer();
  const first = draw(<Filters told={{ area: '330101' }} />, around('江澜'));
  const again = draw(<Filters told={{ area: '330101' }} />, around('江澜'));
  expect(again).toEqual(first);
  expect(drawn.mock.calls.filter(([what]) => what === 'filters')).toHaveLength(1);
  expect([...again.islands]).toEqual(['heart']);
  expect(draw(<Filters told={{ area: '330102' }} />, undefined).html).toContain('330102');
  draw(<Filters told={undefined} />, undefined);
  draw(<Filters told={undefined} />, undefined);
  expect(drawn.mock.calls.filter(([what]) => what === 'filters')).toHaveLength(4);
});

it('no two islands of a page have one id, and no two of its parts one name', () => {
  const draw = openDrawer();
  const page = (
    <>
      {heart('一')}
      <Filters told={{}} />
      {heart('二')}
    </>
  );
  const ids = idsIn(draw(page, around('江澜')).html);
  expect(ids).toEqual(['frame-heart-1', 'heart-1', 'filters-heart-1', 'heart-2']);
  const twice = (
    <>
      <Filters told={{}} />
      <Filters told={{}} />
    </>
  );
  expect(() => draw(twice, undefined)).toThrow('two parts of one page are called filters');
});
