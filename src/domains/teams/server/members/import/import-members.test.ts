import { describe, expect, it } from 'vitest';
import writeWorkbook, { type Row } from 'write-excel-file/node';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import {
  checkMemberImport,
  exportMembers,
  getImportTemplate,
  importMembers,
} from '../../../contract/member-acts.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { openTeamsRoom } from '../../../testing/open-teams-room.ts';
import { buildMember, buildTeam } from '../../../testing/teams.builders.ts';

const { sql, call, titlesOf } = openTeamsRoom();
const headings = ['姓名', '手机号', '性别', '出生日期', '小组', '队员编号', '队内角色', '备注'];

const sheetOf = async (rows: readonly Row[], heading: readonly string[] = headings): Promise<string> =>
  (await writeWorkbook([[...heading], ...rows], { sheet: '名单' }).toBuffer()).toString('base64');
const rowsOf = (sheet: string) => readSheet(Buffer.from(sheet, 'base64'), { columnCount: 20, mostRows: 10 });
const memberCount = async (): Promise<number> =>
  (await sql().selectFrom('teamMembers').select('id').execute()).length;

describe('an import', () => {
  it('rehearses without writing, tells row, column and sentence, then does it all at once', async () => {
    const team = await buildTeam(sql());
    const known = await buildVolunteer(sql(), { name: '沈知夏', account: { mobile: '13906880001' } });
    const sheet = await sheetOf([
      ['王明', '13906880002', '男', '1990/3/5', '净滩组', 'A-1', '管理员', '会开车'],
      ['沈知夏', '139 0688 0001', '女'],
      ['李', '13906880003'],
      ['赵六', '123'],
      ['钱七', '13906880002'],
      ['孙八', '13906880004', '不知道'],
      [{ type: 'Formula', value: '=HYPERLINK("http://x.example","周九")' }, '13906880005'],
      ['<b>吴十</b>', '13906880006'],
    ]);
    const checked = await call(checkMemberImport, { sheet }, team.caller);
    expect(checked).toMatchObject({ rowCount: 8, offlineCount: 1, inviteCount: 1 });
    expect(checked.errors.map(({ row, column }) => [row, column])).toEqual([
      [4, '姓名'],
      [5, '手机号'],
      [6, '手机号'],
      [7, '性别'],
      [8, '姓名'],
      [9, '姓名'],
    ]);
    expect(checked.errors[2]?.msg).toBe('与第 2 行重复');
    expect(checked.errors[3]?.msg).toBe('“不知道”不能识别，只能填：男、女');
    expect(checked.errors[4]?.msg).toBe('单元格是公式，请改成文字');
    expect(await memberCount()).toBe(0);
    expect(await outcomeOf(call(importMembers, { sheet }, team.caller))).toBe('sheetHasErrors');
    const done = await call(importMembers, { sheet, skipsErrorRows: true }, team.caller);
    expect(done).toEqual({ offlineCount: 1, inviteCount: 1, skippedCount: 6 });
    expect(
      await sql()
        .selectFrom('teamMembers')
        .select(['name', 'status', 'birthOn', 'memberRole', 'joinWay'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { name: '王明', status: 'offline', birthOn: '1990-03-05', memberRole: 'manager', joinWay: 'import' },
      { name: '沈知夏', status: 'invited', birthOn: null, memberRole: 'member', joinWay: 'import' },
    ]);
    expect(await titlesOf(known.accountId)).toEqual(['队伍邀请你加入']);
    // The invitation is answered from the message or its SMS, without logging in.
    const linked = await sql()
      .selectFrom('messages as g')
      .innerJoin('actionLinks as l', 'l.id', 'g.linkId')
      .innerJoin('teamMembers as m', 'm.id', 'l.targetId')
      .select(['l.kind', 'l.accountId', 'm.name'])
      .execute();
    expect(linked).toEqual([{ kind: 'invitation', accountId: known.accountId, name: '沈知夏' }]);
    const again = await call(checkMemberImport, { sheet }, team.caller);
    expect(again).toMatchObject({ offlineCount: 0, inviteCount: 0 });
  });

  it('takes the template and refuses what is no list', async () => {
    const team = await buildTeam(sql());
    const { sheet } = await call(getImportTemplate, {}, team.caller);
    const { heading, rows } = await rowsOf(sheet);
    expect(rows[0]?.cells[0]).toMatchObject({ text: expect.stringContaining('不会导入') as unknown });
    expect(await outcomeOf(call(checkMemberImport, { sheet }, team.caller))).toBe('badSheet');
    const filled = await sheetOf([['王明', 13_906_880_002]], heading);
    expect(await call(checkMemberImport, { sheet: filled }, team.caller)).toMatchObject({
      offlineCount: 1,
      errors: [],
    });
    const ask = (text: string) => outcomeOf(call(checkMemberImport, { sheet: text }, team.caller));
    expect(await ask(Buffer.from('姓名，手机号').toString('base64'))).toBe('badSheet');
    expect(await ask(await sheetOf([['王明', '13906880002']], ['名字', '电话']))).toBe('badSheet');
    expect(await ask('not base64!')).toBe('400');
    const many = Array.from({ length: 501 }, (_, index) => ['王明', `139${String(index).padStart(8, '0')}`]);
    expect(await ask(await sheetOf(many))).toBe('sheetTooLong');
  });
});

describe('an export', () => {
  it('holds the filtered members, phones masked, nothing that a spreadsheet would run', async () => {
    const team = await buildTeam(sql());
    const person = await buildVolunteer(sql(), { name: '林晚', account: { mobile: '13906880009' } });
    await buildMember(sql(), {
      teamId: team.teamId,
      volunteerId: person.volunteerId,
      name: '林晚',
      remark: '=cmd|calc',
    });
    await buildMember(sql(), { teamId: team.teamId, status: 'left', name: '别人' });
    const { sheet } = await call(exportMembers, { status: 'active' }, team.caller);
    const { heading, rows } = await rowsOf(sheet ?? '');
    expect(heading).toContain('手机号');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.cells).toContainEqual({ text: '139****0009' });
    expect(rows[0]?.cells).toContainEqual({ text: "'=cmd|calc" });
    const audits = await sql()
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'exportMembers')
      .execute();
    expect(audits).toMatchObject([{ detail: { rowCount: 1, filters: { status: 'active' } } }]);
  });
});
