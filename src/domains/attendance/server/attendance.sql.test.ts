import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import { testAct } from '#testing/test-act.ts';
import * as queries from './attendance.queries.ts';
import * as store from './attendance.store.ts';
import * as board from './lead/board.queries.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const who = { signUpId: 1, activityId: 2, shiftId: 3, volunteerId: 4, isWalkIn: false };

test('what acts and background work read is as reviewed', async () => {
  await expectSql('./attendance.queries.sql', {
    findTeamShift: await recordSql((sql) => queries.findTeamShift(sql, 1, { teamId: 2 })),
    findShift: await recordSql((sql) => queries.findShift(sql, 1)),
    findConfirmedSignUp: await recordSql((sql) => queries.findConfirmedSignUp(sql, 1, 2)),
    otherCheckIns: await recordSql((sql) =>
      queries.otherCheckIns(sql, { ...who, startsAt: now, endsAt: now }),
    ),
    findParticipation: await recordSql((sql) => queries.findParticipation(sql, 1)),
    myAttendance: await recordSql((sql) => queries.myAttendance(sql, 1, 2)),
    eventsOf: await recordSql((sql) => queries.eventsOf(sql, [1])),
    takenBackOut: await recordSql((sql) => queries.takenBackOut(sql, 1)),
    overdueInside: await recordSql((sql) => queries.overdueInside(sql, now, 200)),
    finalAbsences: await recordSql((sql) => queries.finalAbsences(sql, now, 200)),
  });
});

test('what the board reads is as reviewed', async () => {
  await expectSql('./lead/board.queries.sql', {
    boardRows: await recordSql((sql) => board.boardRows(sql, { activityId: 1, shiftId: 2 })),
    findPortrait: await recordSql((sql) => board.findPortrait(sql, 1)),
    countPresent: await recordSql((sql) => board.countPresent(sql, { activityId: 1, shiftId: 2 })),
    shiftsOf: await recordSql((sql) => board.shiftsOf(sql, 1)),
    findTeamActivity: await recordSql((sql) => board.findTeamActivity(sql, 1, { teamId: 2 })),
  });
});

test('what is written is as reviewed', async () => {
  await expectSql('./attendance.store.sql', {
    forgetRiskSignals: await recordSql((sql) =>
      store.forgetRiskSignals({ sql }, { before: now, limit: 200 }),
    ),
    insertParticipation: await recordSql((sql) =>
      store.insertParticipation(testAct({ sql, now }), who, { status: 'checkedIn', method: 'shortCode' }),
    ),
    changeParticipation: await recordSql((sql) =>
      store.changeParticipation(
        testAct({ sql, now }),
        { id: 1, from: ['checkedIn'] },
        { status: 'noCheckOut' },
      ),
    ),
    appendEvent: await recordSql((sql) =>
      store.appendEvent(testAct({ sql, now }), 1, { participationId: 1, kind: 'in', method: 'shortCode' }),
    ),
    lockParticipation: await recordSql((sql) => store.lockParticipation(sql, 1)),
    emptyParticipation: await recordSql((sql) => store.emptyParticipation(testAct({ sql, now }), 1)),
  });
});
