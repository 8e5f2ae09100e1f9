import { beforeEach, describe, expect, test } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import { exporting } from '#platform/server/exports/exporting.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import { openTables } from '#testing/open-tables.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import { type ActivityWish, buildActivity } from '../../testing/activities.builders.ts';
import { runAs, testNow } from '../../testing/activity-world.ts';
import { exportActivities } from './export-activities.ts';
import { reviewActivity } from '../../testing/decided-alone.ts';

const { database, sql } = openTables();
let team: BuiltTeam;
let reviewer: StaffCaller;
beforeEach(async () => {
  team = await buildTeam(sql(), { name: '澜江守护队' });
  const wish = { permissions: ['activities.review'], displayName: '许静' } as const;
  ({ caller: reviewer } = await buildStaff(sql(), wish));
});

const activity = (wish: ActivityWish = {}) =>
  buildActivity(sql(), { teamId: team.teamId, now: testNow, ...wish });

async function exported(wish: Partial<RequestIn<typeof contract.exportActivities>> = {}, caller = reviewer) {
  const asked = { keyword: '', reason: '月度统计', ...wish };
  const { fileName, sheet } = await runAs(database(), caller)(exporting(exportActivities), asked);
  const { heading, rows } = await readSheet(Buffer.from(sheet ?? '', 'base64'), {
    columnCount: 14,
    mostRows: 20,
  });
  const cells = rows.map((row) => row.cells.map((cell) => (cell && 'text' in cell ? cell.text : '')));
  return { fileName, heading, cells, titles: cells.map(([, title]) => title) };
}

const lines = () =>
  sql()
    .selectFrom('auditLog')
    .select(['actorId', 'targetType', 'targetId', 'reason', 'detail'])
    .where('reason', '=', '月度统计')
    .execute();

describe('exportActivities', () => {
  test('a row an activity, states and times in words, who decided it and why', async () => {
    const { activityId } = await activity({
      title: '江边净滩',
      status: 'pending',
      submittedAt: new Date('2026-11-20T09:05:00+08:00'),
      publishedAt: null,
      reviewedAt: null,
    });
    const decision = { activityId, version: 1, verdict: 'return', reason: '请补充集合地点' } as const;
    await runAs(database(), reviewer)(reviewActivity, decision);
    const { fileName, heading, cells } = await exported();
    expect(fileName).toBe('活动-2026-11-21.xlsx');
    const row = Object.fromEntries(heading.map((name, index) => [name, cells[0]?.[index]]));
    expect(cells).toHaveLength(1);
    expect(row).toMatchObject({
      活动: '江边净滩',
      队伍: '澜江守护队',
      类别: '环保',
      状态: '退回修改',
      提交时间: '2026-11-20 09:05',
      审核时间: '2026-11-21 14:00',
      审核人: '许静',
      审核意见: '请补充集合地点',
    });
    expect(row.活动编号).toMatch(/\d/);
  });

  test('holds what the list holds: its filters, every state, and no draft', async () => {
    await activity({ title: '江边净滩' });
    await activity({ title: '江边宣讲', status: 'cancelled' });
    await activity({ title: '社区陪伴' });
    await activity({
      title: '江边草稿',
      status: 'draft',
      submittedAt: null,
      publishedAt: null,
      reviewedAt: null,
    });
    expect((await exported()).titles.toSorted()).toEqual(['江边净滩', '江边宣讲', '社区陪伴'].toSorted());
    expect((await exported({ keyword: '江边' })).titles.toSorted()).toEqual(
      ['江边净滩', '江边宣讲'].toSorted(),
    );
    expect((await exported({ status: 'cancelled' })).titles).toEqual(['江边宣讲']);
    expect((await exported({ fromOn: '2027-01-01' })).titles).toEqual([]);
  });

  test('holds nothing of another part of the city', async () => {
    await activity({ title: '江边净滩' });
    const { path } = await buildOrganisation(sql());
    expect((await exported({}, { ...reviewer, scope: path })).titles).toEqual([]);
  });

  test('is noted with filters, number of rows and reason', async () => {
    await activity({ title: '江边净滩' });
    await exported({ keyword: '净滩' });
    expect(await lines()).toEqual([
      {
        actorId: reviewer.accountId,
        targetType: 'activity',
        targetId: null,
        reason: '月度统计',
        detail: { filters: { keyword: '净滩' }, rowCount: 1 },
      },
    ]);
  });
});
