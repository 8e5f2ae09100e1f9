import { describe, expect, it } from 'vitest';
import { chosenFilters, sortOptions } from './activity-filter-rows.ts';
import { activityListPath, activityListRequest, readActivityQuery } from './activity-query.ts';

const read = (query: string) => readActivityQuery(new URLSearchParams(query));

describe('a position in the address of the list', () => {
  it('is rounded, asked with, and kept by pages and filters', () => {
    const query = read('sort=nearest&lng=118.83456&lat=31.97001');
    expect(query).toMatchObject({ sort: 'nearest', lng: 118.835, lat: 31.97 });
    expect(activityListRequest(query, 12)).toMatchObject({
      sort: 'nearest',
      near: { lng: 118.835, lat: 31.97 },
    });
    expect(activityListRequest(query, 12)).not.toHaveProperty('lng');
    expect(activityListPath(query, { page: 2 })).toBe(
      '/user-index/activityList?sort=nearest&lng=118.835&lat=31.97&page=2',
    );
  });

  it.each(['lng=118.8', 'lng=118.8&lat=91', 'lng=NaN&lat=32', 'lat=32'])(
    'is dropped with the order that needs it when it is none: %s',
    (place) => {
      expect(read(`area=990101&sort=nearest&${place}`)).toEqual(read('area=990101'));
      expect(read(`sort=gap&${place}`)).toEqual(read('sort=gap'));
    },
  );

  it('can be taken away, with the order that needs it alone', () => {
    const clearOf = (query: string) =>
      chosenFilters(read(query), { area: undefined, category: undefined }).find(
        ({ label }) => label === '我的位置',
      )?.clearHref;
    expect(clearOf('sort=nearest&lng=118.8&lat=32')).toBe('/user-index/activityList');
    expect(clearOf('sort=gap&lng=118.8&lat=32')).toBe('/user-index/activityList?sort=gap');
    expect(clearOf('sort=gap')).toBeUndefined();
  });

  it('is asked for anew by 离我最近 and kept by the other orders', () => {
    const options = sortOptions(read('sort=nearest&lng=118.8&lat=32'));
    expect(options.filter(({ needsPosition }) => needsPosition)).toEqual([
      {
        label: '离我最近',
        href: '/user-index/activityList?sort=nearest',
        isOn: true,
        needsPosition: true,
      },
    ]);
    expect(options.find(({ label }) => label === '最缺人手')?.href).toContain('lng=118.8&lat=32');
  });
});
