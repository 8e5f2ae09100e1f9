import { describe, expect, it } from 'vitest';
import { openTables } from '#testing/open-tables.ts';
import { testAct } from '#testing/test-act.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import { exporting } from '#platform/server/exports/exporting.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import { buildAccount } from '../../testing/accounts.builders.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { listMyLogins } from '../sessions/list-my-logins.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listHistory } from './list-history.ts';

const words = {
  acts: { reviewActivity: '审核活动' },
  targets: { activity: '活动' },
  fields: { status: '状态' },
  values: {},
  changedBy: {},
};

const caller: StaffCaller = {
  kind: 'staff',
  accountId: 1,
  sessionId: 1,
  roleId: 1,
  displayName: '审计员',
  permissions: new Set(),
  scope: undefined,
};

const { sql } = openTables();

const audit = (day: string, action: string, targetId: number) =>
  testAct({ sql: sql(), now: new Date(`${day}T12:00:00+08:00`), action }).audit({
    targetType: 'activity',
    targetId,
    detail: { from: 'draft' },
  });
const listed = async (filter: object) => {
  const act = testAct({ sql: sql(), caller });
  return (await listAuditLog(act, { pageNum: 1, pageSize: 20, ...filter }, words)).list.map(
    (line) => line.targetId,
  );
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
    const { list } = await listAuditLog(testAct({ sql: sql() }), { pageNum: 1, pageSize: 20 }, words);
    expect(JSON.parse(list[0]?.detail ?? '')).toEqual({ from: 'draft' });
  });

  it('reads on by cursor as far as the log reaches, whatever is written meanwhile', async () => {
    for (const id of [1, 2, 3, 4, 5]) await audit('2026-11-18', 'submitActivity', id);
    const act = testAct({ sql: sql(), caller });
    const first = await listAuditLog(act, { pageNum: 1, pageSize: 2 }, words);
    await audit('2026-11-19', 'submitActivity', 6);
    const second = await listAuditLog(
      act,
      { pageNum: 1, pageSize: 2, cursor: first.nextCursor ?? '' },
      words,
    );
    const third = await listAuditLog(
      act,
      { pageNum: 1, pageSize: 2, cursor: second.nextCursor ?? '' },
      words,
    );
    const ids = [first, second, third].flatMap(({ list }) => list.map((line) => line.targetId));
    expect([ids, third.nextCursor]).toEqual([[5, 4, 3, 2, 1], null]);
  });

  it('tells refused acts from done ones and finds people by their names', async () => {
    const { accountId, loginName } = await buildAccount(sql(), { displayName: '贺审' });
    await audit('2026-11-18', 'submitActivity', 1);
    const act = testAct({ sql: sql(), action: 'loginUser' });
    await act.audit({
      targetType: 'account',
      targetId: accountId,
      detail: { outcome: 'wrongPassword' },
      actor: { id: accountId, displayName: '贺审' },
    });
    expect(await listed({ result: 'failed' })).toEqual([accountId]);
    expect(await listed({ result: 'done' })).toEqual([1]);
    expect(await listed({ actor: '贺审' })).toEqual([accountId]);
    expect(await listed({ actor: loginName.toUpperCase() })).toEqual([accountId]);
    expect(await listed({ actor: '贺' })).toEqual([]);
  });
});

describe('lines in words', () => {
  it('say who is meant, from where it came and what changed', async () => {
    const { accountId } = await buildAccount(sql(), { displayName: '贺审' });
    const disable = testAct({ sql: sql(), action: 'setAccountStatus', deviceHash: 'a1b2c3d4e5f6' });
    await disable.audit({
      targetType: 'account',
      targetId: accountId,
      reason: '已离职',
      detail: { before: 'active', after: 'disabled' },
    });
    const act = testAct({ sql: sql(), caller });
    const { list } = await listAuditLog(act, { pageNum: 1, pageSize: 1 }, words);
    expect(list[0]).toMatchObject({
      targetName: '贺审',
      address: '127.0.0.1',
      deviceMark: 'a1b2c3d4',
      reason: '已离职',
      changes: [{ label: '状态', before: 'active', after: 'disabled' }],
      facts: [],
    });
  });
});

describe('whose lines', () => {
  it('are of people, signed in or not, or of background work', async () => {
    const at = (action: string, more: Parameters<typeof testAct>[0]) =>
      testAct({ ...more, action }).audit({ targetType: 'activity', targetId: 7 });
    await at('byStaff', { sql: sql(), caller });
    await at('byGuest', { sql: sql() });
    await sql()
      .insertInto('auditLog')
      .values({
        at: new Date(),
        actorId: null,
        actorName: '系统',
        action: 'byTask',
        targetType: 'activity',
        targetId: 7,
        reason: null,
        detail: '{}',
        requestId: 'task:attendance.forgetRiskSignals',
      })
      .execute();
    const actsBy = async (by?: 'people' | 'system') =>
      (
        await listAuditLog(
          testAct({ sql: sql(), caller }),
          { pageNum: 1, pageSize: 20, countsAll: false, by },
          words,
        )
      ).list
        .map(({ action }) => action)
        .toSorted();
    expect(await actsBy('people')).toEqual(['byGuest', 'byStaff']);
    expect(await actsBy('system')).toEqual(['byTask']);
    expect(await actsBy()).toEqual(['byGuest', 'byStaff', 'byTask']);
  });
});

describe('listHistory', () => {
  const desk = { words, guards: { activity: async () => undefined } };
  const ask = (more: object = {}) =>
    listHistory(testAct({ sql: sql(), caller }), { kind: 'activity', id: 7, ...more }, desk);

  it('tells what was done to one object, newest first, in pages', async () => {
    for (let day = 1; day <= 21; day += 1)
      await audit(`2026-10-${String(day).padStart(2, '0')}`, 'submitActivity', 7);
    await audit('2026-10-31', 'reviewActivity', 8);
    const first = await ask();
    expect([first.list.length, first.list[0]?.at.slice(0, 10)]).toEqual([20, '2026-10-21']);
    const second = await ask({ cursor: first.nextCursor ?? '' });
    expect([second.list.map(({ at }) => at.slice(0, 10)), second.nextCursor]).toEqual([['2026-10-01'], null]);
  });

  it('keeps what people do with their own account to themselves, and where anything came from', async () => {
    const act = testAct({ sql: sql(), action: 'loginUser' });
    await act.audit({ targetType: 'activity', targetId: 7 });
    await audit('2026-10-01', 'submitActivity', 7);
    const { list } = await ask();
    expect(list.map(({ actLabel }) => actLabel)).toEqual(['submitActivity']);
    expect(list[0]).not.toHaveProperty('address');
  });

  it('asks the room of the object first, and shows nothing of what has no room', async () => {
    const guards = {
      activity: async () => {
        throw new NotFound('没有找到这个活动');
      },
    };
    const act = testAct({ sql: sql(), caller });
    const asked = { kind: 'activity', id: 7 } as const;
    await expect(listHistory(act, asked, { words, guards })).rejects.toThrow('没有找到这个活动');
    await expect(listHistory(act, asked, { words, guards: {} })).rejects.toThrow('没有这项操作的权限');
  });
});

describe('listMyLogins', () => {
  it('tells the caller’s own logins and refused tries alone, newest first', async () => {
    const own = (action: string, at: string, detail = {}) =>
      testAct({ sql: sql(), now: new Date(`2026-11-18T${at}:00+08:00`), action }).audit({
        targetType: 'account',
        targetId: caller.accountId,
        detail,
      });
    await own('loginUser', '08:00', { outcome: 'wrongPassword' });
    await own('loginBySms', '09:00');
    await own('changePassword', '10:00');
    await testAct({ sql: sql(), action: 'loginUser' }).audit({ targetType: 'account', targetId: 99 });
    const { list } = await listMyLogins(testAct({ sql: sql(), caller }), {});
    expect(list.map(({ way, isDone, address }) => [way, isDone, address])).toEqual([
      ['sms', true, '127.0.0.1'],
      ['password', false, '127.0.0.1'],
    ]);
  });
});

describe('exportAuditLog', () => {
  it('writes the filtered lines into a spreadsheet and leaves a line itself', async () => {
    await audit('2026-11-18', 'submitActivity', 1);
    await audit('2026-11-20', 'reviewActivity', 2);
    const act = testAct({ sql: sql(), caller, action: 'exportAuditLog' });
    const { sheet } = await exporting(exportAuditLog(() => words))(act, {
      action: 'reviewActivity',
      reason: '季度检查',
    });
    const { rows } = await readSheet(Buffer.from(sheet ?? '', 'base64'), { columnCount: 15, mostRows: 10 });
    expect(rows.map(({ cells }) => cells[4])).toEqual([{ text: '审核活动' }]);
    const { list } = await listAuditLog(act, { pageNum: 1, pageSize: 1, action: 'exportAuditLog' }, words);
    expect(list[0]).toMatchObject({ reason: '季度检查', targetType: 'auditLog' });
  });
});
