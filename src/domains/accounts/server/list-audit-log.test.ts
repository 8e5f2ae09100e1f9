import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { testAct } from '#testing/test-act.ts';
import { listAuditLog } from './list-audit-log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const audit = (day: string, action: string, targetId: number) =>
  testAct({ sql: database.kysely, now: new Date(`${day}T12:00:00+08:00`), action }).audit({
    targetType: 'activity',
    targetId,
    detail: { from: 'draft' },
  });
const listed = async (filter: object) => {
  const act = testAct({ sql: database.kysely });
  return (await listAuditLog(act, { pageNum: 1, pageSize: 20, ...filter })).list.map((line) => line.targetId);
};

describe('listAuditLog', () => {
  it('lists newest first, by action, object and days', async () => {
    await audit('2026-11-18', 'submitActivity', 1);
    await audit('2026-11-20', 'reviewActivity', 2);
    await audit('2026-11-19', 'submitActivity', 3);
    expect(await listed({})).toEqual([2, 3, 1]);
    expect(await listed({ action: 'submitActivity' })).toEqual([3, 1]);
    expect(await listed({ targetType: 'activity', targetId: 2 })).toEqual([2]);
    expect(await listed({ fromOn: '2026-11-19', toOn: '2026-11-19' })).toEqual([3]);
    expect(await listed({ actorId: 5 })).toEqual([]);
  });

  it('hands the detail over as text', async () => {
    await audit('2026-11-18', 'submitActivity', 1);
    const { list } = await listAuditLog(testAct({ sql: database.kysely }), { pageNum: 1, pageSize: 20 });
    expect(JSON.parse(list[0]?.detail ?? '')).toEqual({ from: 'draft' });
  });
});
