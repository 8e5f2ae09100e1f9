import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { holdJoinTeam, liveMemberships, personsByMobile, takenInTeam } from '../joining/joining.queries.ts';
import { staffTeamPage, staffTeamRows } from '../manage/manage-teams.queries.ts';
import { dueSuspensions, endMemberships } from '../manage/manage-teams.store.ts';
import { activitiesWithTeam, attendanceInTeam } from './member-detail.queries.ts';
import { memberRows } from './members.queries.ts';
import * as store from './members.store.ts';
import { myMembershipRow, myTeamRows, teammateRows } from '../joining/my-teams.queries.ts';

const now = new Date('2026-11-21T06:00:00Z');
const person = { volunteerId: 8, name: '沈知夏', mobileHash: 'ab' };

test('reads of members compile to the committed SQL', async () => {
  await expectSql('./members.queries.sql', {
    'members by every filter': memberRows(
      offlineSql,
      {
        teamId: 7,
        role: 'member',
        group: '净滩组',
        keyword: '林',
        joinedFrom: '2026-01-01',
        joinedTo: '2026-06-30',
        minHours: 1,
        maxHours: 99,
        isDormant: true,
      },
      { sort: 'hours', now },
    ),
    'attendance in a team': await recordSql((sql) => attendanceInTeam(sql, { teamId: 7, volunteerId: 8 })),
    'activities with a team': await recordSql((sql) =>
      activitiesWithTeam(sql, { teamId: 7, volunteerId: 8 }),
    ),
    'people behind phones': await recordSql((sql) => personsByMobile(sql, ['ab', 'cd'])),
    'live memberships': await recordSql((sql) => liveMemberships(sql, 7, [8])),
    'what a team has taken': await recordSql((sql) => takenInTeam(sql, 7)),
    'own teams': myTeamRows(offlineSql, 'active', person),
    'one own membership': await recordSql((sql) => myMembershipRow(sql, 9)),
    fellows: teammateRows(offlineSql, 7),
  });
});

test('writes of members compile to the committed SQL', async () => {
  await expectSql('./members.store.sql', {
    'hold a team while somebody joins': await recordSql((sql) => holdJoinTeam(sql, 7)),
    'lock some of a team': await recordSql((sql) => store.lockTeamMembers(sql, 7, [1, 2])),
    'move on': await recordSql((sql) =>
      store.changeMember(sql, { id: 1, from: 'applied' }, { status: 'active', now }),
    ),
    'end invitations': await recordSql((sql) => store.lapseInvitations(sql, now, 100)),
    'count a wrong code': await recordSql((sql) =>
      store.countWrongCode(sql, { teamId: 7, volunteerId: 8 }, { failures: 1, windowStartedAt: now }),
    ),
  });
});

test('reads and writes of staff compile to the committed SQL', async () => {
  await expectSql('../manage/manage-teams.queries.sql', {
    'the queue of a scope': staffTeamPage(
      offlineSql,
      { keyword: '', tab: 'pending', scope: '1/3/' },
      { pageNum: 1, pageSize: 20 },
    ),
    'teams by filters': staffTeamRows(
      offlineSql,
      { keyword: '守护', status: 'active', trustGrade: 'A', area: '990101', scope: undefined },
      '-effectiveMinutes',
    ),
    'suspensions that are over': await recordSql((sql) => dueSuspensions(sql, now, 100)),
    'memberships of a dissolved team': await recordSql((sql) =>
      endMemberships(sql, 7, { reason: '队伍已注销', now }),
    ),
  });
});
