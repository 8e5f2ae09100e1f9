import { sql as raw } from 'kysely';
import { describe, expect, it } from 'vitest';
import { exportAuditLog } from '#domains/accounts/contract/audit-log.contract.ts';
import { buildStaff, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { fileKeysFrom } from '#domains/files/server/index.ts';
import { exportMembers } from '#domains/teams/contract/member-acts.contract.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { exportVolunteers } from '#domains/volunteers/contract/manage-volunteers.contract.ts';
import { dayMs, minuteMs } from '#platform/contract/durations.ts';
import { exportKeptDays, mostRowsAtOnce } from '#platform/contract/exports/exports.words.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import { collectExportSources } from '#platform/server/exports/export-source.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { runTask } from '#platform/server/run-background.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import { openHouse } from '#testing/open-house.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { cancelExport, downloadExport, listMyExports } from '../contract/exports.contract.ts';
import { exportEndings } from '../contract/exports.words.ts';
import { lostRight } from './export-right.ts';
import { makeExports } from './make-exports.ts';

const now = new Date('2026-11-21T14:00:00+08:00');
const { app, clock, sql, call, run, titlesOf } = openHouse({ now });
const page = { pageNum: 1, pageSize: 20 };
const auditor = async (): Promise<StaffCaller> =>
  (await buildStaff(sql(), { permissions: ['audit.read'] })).caller;

/** So many lines `submitActivity` of the log, the last written first in the list. */
const writeLines = (count: number) =>
  raw`insert into audit_log (at, actor_name, action, target_type, target_id, reason, detail, request_id)
    select ${now}::timestamptz - interval '1 day' + n * interval '1 second', '队伍', 'submitActivity', 'activity', n, '第 ' || n || ' 条', '{}', 'r'
    from generate_series(1, ${count}) n`.execute(sql());

const order = async (caller: StaffCaller, count = 5_200) => {
  await writeLines(count);
  return call(exportAuditLog, { action: 'submitActivity', reason: '年度检查' }, caller);
};
const newest = async (caller: StaffCaller) => {
  const [first] = (await call(listMyExports, page, caller)).list;
  if (!first) throw new Error('no export');
  return first;
};
const fetched = (url: string) => app().inject({ method: 'GET', url });
const reasonsIn = async (bytes: Buffer) => {
  const { rows } = await readSheet(bytes, { columnCount: 15, mostRows: 20_000 });
  return rows.map(({ cells }) => (cells[9] && 'text' in cells[9] ? cells[9].text : ''));
};
const falling = (count: number) => Array.from({ length: count }, (_, index) => `第 ${count - index} 条`);

/** Another process on the same database and shelf, with what `storage` does otherwise. */
const process = (storage: Partial<StoragePort>) => {
  const workshop = {
    storage: { ...app().storage, ...storage },
    keys: fileKeysFrom(testSecret),
    sources: () => collectExportSources(app().rooms),
  };
  return runTask(app().engine, {
    name: 'exports.make',
    label: '制作',
    everyMs: 1_000,
    runOutside: (transact) => makeExports(transact, workshop),
  });
};
const shelfOf = async (exportId: number) =>
  sql().selectFrom('exportParts').select('key').where('orderId', '=', exportId).execute();

describe('an export', () => {
  it('comes at once up to 5,000 rows, one row more is ordered', async () => {
    const caller = await auditor();
    const { sheet } = await order(caller, mostRowsAtOnce);
    expect(await reasonsIn(Buffer.from(sheet ?? '', 'base64'))).toEqual(falling(mostRowsAtOnce));
    expect((await call(listMyExports, page, caller)).total).toBe(0);
    expect((await order(caller, 1)).sheet).toBeNull();
    expect(await newest(caller)).toMatchObject({ state: 'waiting', rowCount: 5_001, reason: '年度检查' });
  });

  it('of more is made in the background: every row once, in the order of the list, told by a message', async () => {
    const caller = await auditor();
    await order(caller);
    const { exportId } = await newest(caller);
    expect(await outcomeOf(call(downloadExport, { exportId }, caller))).toBe('unmade');
    await run('exports.make');
    expect(await newest(caller)).toMatchObject({ state: 'ready', doneCount: 5_200, writtenCount: 5_200 });
    expect(await titlesOf(caller.accountId)).toEqual(['导出完成：审计日志']);
    const { url } = await call(downloadExport, { exportId }, caller);
    const file = await fetched(url);
    expect(file.headers).toMatchObject({
      'content-length': String(file.rawPayload.length),
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining(encodeURIComponent('审计日志-2026-11-21.xlsx')),
    });
    expect(await reasonsIn(file.rawPayload)).toEqual(falling(5_200));
  });

  it('holds what stood in the list when it was asked for, not what came later', async () => {
    const caller = await auditor();
    await order(caller);
    await writeLines(100);
    await run('exports.make');
    expect(await newest(caller)).toMatchObject({ state: 'ready', writtenCount: 5_200 });
  });

  it('waits in a line of three for each person', async () => {
    const caller = await auditor();
    await order(caller);
    const again = () => call(exportAuditLog, { action: 'submitActivity', reason: '年度检查' }, caller);
    await again();
    await again();
    expect(await outcomeOf(again())).toBe('tooManyOrders');
    const { exportId } = await newest(caller);
    await call(cancelExport, { exportId }, caller);
    expect(await outcomeOf(again())).toBe('done');
  });

  it('of a team works in the same way, for this team alone', async () => {
    const team = await buildTeam(sql());
    const other = await buildTeam(sql());
    await raw`insert into team_members (id, team_id, name, mobile_hash, mobile_cipher, mobile_masked, member_role, status, join_way, joined_at, created_at, updated_at)
      select 5000000000 + n, ${team.teamId}, '队员' || n, 'hash' || n, 'sealed', '139****0001', 'member', 'offline', 'import', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from generate_series(1, 5100) n`.execute(sql());
    expect((await call(exportMembers, {}, team.caller)).sheet).toBeNull();
    await run('exports.make');
    const [ready] = (await call(listMyExports, page, team.caller)).list;
    expect(ready).toMatchObject({ what: '队伍成员', state: 'ready' });
    expect(ready?.writtenCount).toBeGreaterThanOrEqual(5_100);
    expect((await call(listMyExports, page, other.caller)).total).toBe(0);
  });
});

describe('a process that dies', () => {
  it('is followed by another, which goes on from the last piece that counts; what the first does later is void', async () => {
    const caller = await auditor();
    await order(caller);
    const { exportId } = await newest(caller);
    let puts = 0;
    let awake: () => void = () => undefined;
    const reached = new Promise<void>((reach) => {
      void process({
        put: async (key, bytes) => {
          puts += 1;
          if (puts === 3) {
            reach();
            await new Promise<void>((wake) => (awake = wake));
          }
          await app().storage.put(key, bytes);
        },
      }).catch(() => undefined);
    });
    await reached;
    expect(await newest(caller)).toMatchObject({ state: 'making', doneCount: 2_000 });
    await run('exports.make');
    expect(await newest(caller)).toMatchObject({ state: 'ready', writtenCount: 5_200 });
    expect(await shelfOf(exportId)).toHaveLength(7);
    awake();
    await run('exports.clean');
    expect(await shelfOf(exportId)).toHaveLength(6);
    const { url } = await call(downloadExport, { exportId }, caller);
    expect(await reasonsIn((await fetched(url)).rawPayload)).toEqual(falling(5_200));
  });

  it('or fails three times in a row ends the order, with a sentence and a message', async () => {
    const caller = await auditor();
    await order(caller);
    const broken = { put: () => Promise.reject(new Error('the disk is full')) };
    for (let time = 0; time < 3; time += 1) await expect(process(broken)).rejects.toThrow('the disk is full');
    expect(await newest(caller)).toMatchObject({ state: 'failed', ending: exportEndings.broken });
    expect(await titlesOf(caller.accountId)).toEqual(['导出没有完成：审计日志']);
  });
});

describe('the file', () => {
  const made = async () => {
    const caller = await auditor();
    await order(caller);
    await run('exports.make');
    return { caller, ...(await newest(caller)) };
  };

  it('is its person’s alone: nobody else sees, fetches or deletes it, and no link can be guessed', async () => {
    const { caller, exportId } = await made();
    const other = await auditor();
    expect((await call(listMyExports, page, other)).list).toEqual([]);
    expect(await outcomeOf(call(downloadExport, { exportId }, other))).toBe('404');
    expect(await outcomeOf(call(cancelExport, { exportId }, other))).toBe('404');
    expect(await outcomeOf(call(downloadExport, { exportId }))).toBe('401');
    const { url } = await call(downloadExport, { exportId }, caller);
    expect((await fetched(url.replace(`/e/${exportId}`, `/e/${exportId + 1}`))).statusCode).toBe(404);
    expect((await fetched(`/files/e/${exportId}`)).statusCode).toBe(404);
    clock.now = new Date(now.getTime() + 6 * minuteMs);
    expect((await fetched(url)).statusCode).toBe(404);
  });

  it('asks staff who logged in a while ago who they are', async () => {
    const { caller, exportId } = await made();
    const stale = { ...caller, provedAt: new Date(now.getTime() - 60 * minuteMs) };
    expect(await outcomeOf(call(downloadExport, { exportId }, stale))).toBe('reauthenticationNeeded');
  });

  it('is not made, and not handed out, once the right is lost', async () => {
    const { caller, exportId } = await made();
    const { url } = await call(downloadExport, { exportId }, caller);
    expect((await fetched(url)).statusCode).toBe(200);
    const again = await call(exportAuditLog, { action: 'submitActivity', reason: '再来' }, caller);
    expect(again.sheet).toBeNull();
    await sql().updateTable('roles').set({ permissions: [] }).where('id', '=', caller.roleId).execute();
    expect((await fetched(url)).statusCode).toBe(404);
    const without = { ...caller, permissions: new Set<string>() };
    expect(await outcomeOf(call(downloadExport, { exportId }, without))).toBe('rightLost');
    await run('exports.make');
    expect(await newest(without)).toMatchObject({ state: 'cancelled', ending: exportEndings.rightLost });
  });

  it('is not handed out to whoever works for a smaller part of the city since', async () => {
    const { caller, exportId } = await made();
    expect(await outcomeOf(call(downloadExport, { exportId }, { ...caller, scope: '1/3/' }))).toBe(
      'rightLost',
    );
    const viewer = { ...caller, permissions: new Set(['volunteers.view']), scope: '1/3/' };
    const source = { operation: exportVolunteers };
    expect(lostRight(viewer, { scope: '1/3/', teamId: null }, source)).toBeUndefined();
    expect(lostRight(viewer, { scope: null, teamId: null }, source)).toBe('scopeChanged');
    expect(lostRight(viewer, { scope: '1/', teamId: null }, source)).toBe('scopeChanged');
  });

  it('is kept for a week, then deleted; the order is forgotten after three months', async () => {
    const { caller, exportId } = await made();
    clock.now = new Date(now.getTime() + exportKeptDays * dayMs);
    expect(await outcomeOf(call(downloadExport, { exportId }, caller))).toBe('gone');
    const [piece] = await shelfOf(exportId);
    const key = piece?.key ?? '';
    expect(await app().storage.get(`s/${key.slice(0, 2)}/${key}`)).toBeDefined();
    await run('exports.clean');
    expect(await newest(caller)).toMatchObject({ state: 'expired' });
    expect(await shelfOf(exportId)).toEqual([]);
    expect(await app().storage.get(`s/${key.slice(0, 2)}/${key}`)).toBeUndefined();
    clock.now = new Date(now.getTime() + 91 * dayMs);
    await run('exports.clean');
    expect((await call(listMyExports, page, caller)).total).toBe(0);
  });

  it('goes when its person deletes it', async () => {
    const { caller, exportId } = await made();
    await call(cancelExport, { exportId }, caller);
    expect(await newest(caller)).toMatchObject({ state: 'cancelled', ending: exportEndings.deleted });
    await run('exports.clean');
    expect(await shelfOf(exportId)).toEqual([]);
    expect(await outcomeOf(call(cancelExport, { exportId }, caller))).toBe('over');
  });
});
