import { describe, expect, it } from 'vitest';
import { testAct } from '#testing/test-act.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import { buildOrganisation } from '../testing/site.builders.ts';
import { readSite } from './get-site.ts';
import { listOrganisations } from './list-organisations.ts';
import { publicityEnd } from './publicity-end.ts';

const { sql } = openTables(houseRows);

describe('getSite', () => {
  it('gives texts, areas and the twelve categories in their order', async () => {
    const site = await readSite(sql());
    expect(site.title).toBe('江澜市新时代文明实践中心志愿服务平台');
    expect(site.siteCode).toBe('');
    expect(site.areas[0]).toEqual({ code: '990101', name: '澜滨区' });
    expect(site.categories.map((category) => category.name).slice(0, 3)).toEqual([
      '助老',
      '环保',
      '文明交通',
    ]);
    expect(site.categories).toHaveLength(12);
  });
});

describe('listOrganisations', () => {
  it('filters by level and parent and counts', async () => {
    const district = await buildOrganisation(sql());
    await buildOrganisation(sql(), { name: '望潮社区新时代文明实践站', parent: district });
    const act = testAct({ sql: sql() });
    const page = { pageNum: 1, pageSize: 20 };
    const stations = await listOrganisations(act, { ...page, parentId: district.id });
    expect(stations.list).toMatchObject([
      { kind: 'community', name: '望潮社区新时代文明实践站', areaName: '澜滨区' },
    ]);
    expect((await listOrganisations(act, { ...page, kind: 'centre' })).total).toBe(1);
    expect((await listOrganisations(act, page)).total).toBe(3);
  });
});

describe('publicityEnd', () => {
  it('ends with the third working day, over weekends and holidays', async () => {
    const end = (day: string) => publicityEnd(sql(), new Date(`${day}T10:00:00+08:00`), 3);
    expect(await end('2026-11-19')).toEqual(new Date('2026-11-25T00:00:00+08:00'));
    expect(await end('2026-09-30')).toEqual(new Date('2026-10-11T00:00:00+08:00'));
  });
});
