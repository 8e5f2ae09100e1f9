import { describe, expect, it } from 'vitest';
import { addressAfterClosing, changeTags } from './visited-tags.ts';
import type { VisitedTag } from './visited-tags.ts';

const tag = (path: string, more: Partial<VisitedTag> = {}): VisitedTag => ({
  path,
  address: path,
  title: path,
  isPinned: false,
  ...more,
});
const home = tag('/dashboard/dashboard', { isPinned: true });
const [review, hours, audit] = [tag('/review/activities'), tag('/review/hours'), tag('/system/audit')];
const all = [home, review, hours, audit];
const pathsOf = (tags: readonly VisitedTag[]) => tags.map(({ path }) => path);

describe('visiting', () => {
  it('adds a page once, at the end', () => {
    const once = changeTags([home], { act: 'visit', tag: review });
    expect(pathsOf(once)).toEqual([home.path, review.path]);
    expect(changeTags(once, { act: 'visit', tag: review })).toBe(once);
  });

  it('keeps the place and takes the newest filters of a page visited again', () => {
    const again = changeTags(all, { act: 'visit', tag: { ...review, address: `${review.path}?tab=all` } });
    expect(pathsOf(again)).toEqual(pathsOf(all));
    expect(again[1]?.address).toBe('/review/activities?tab=all');
  });

  it('puts pinned pages before the others', () => {
    expect(pathsOf(changeTags([review], { act: 'visit', tag: home }))).toEqual([home.path, review.path]);
  });
});

describe('closing', () => {
  it('closes one page', () => {
    expect(pathsOf(changeTags(all, { act: 'close', path: hours.path }))).toEqual([
      home.path,
      review.path,
      audit.path,
    ]);
  });

  it('never closes a pinned page', () => {
    expect(changeTags(all, { act: 'close', path: home.path })).toEqual(all);
    expect(pathsOf(changeTags(all, { act: 'closeOthers', path: hours.path }))).toEqual([
      home.path,
      hours.path,
    ]);
    expect(pathsOf(changeTags(all, { act: 'closeAll' }))).toEqual([home.path]);
  });

  it('stays on a page that is left', () => {
    expect(addressAfterClosing([home, review], review.path, '/dashboard')).toBeUndefined();
  });

  it('goes to the last tag when the current page was closed, home when there is none', () => {
    const last = { ...hours, address: '/review/hours?tab=disputed' };
    expect(addressAfterClosing([home, last], review.path, '/dashboard')).toBe('/review/hours?tab=disputed');
    expect(addressAfterClosing([], review.path, '/dashboard')).toBe('/dashboard');
  });
});
