import { it } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { testAct } from '#testing/test-act.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import * as applications from './applications/applications.queries.ts';
import * as credit from './credit/credit.queries.ts';
import * as creditStore from './credit/credit.store.ts';
import * as mine from './lists/mine.queries.ts';
import { findPerson } from './lists/person.queries.ts';
import * as scene from './lists/scene.queries.ts';
import { countTeammates } from './lists/teammates.queries.ts';
import * as signUps from './signups.queries.ts';
import * as store from './signups.store.ts';
import { findPresses } from './sign-up/presses.queries.ts';
import { writeTogether } from './sign-up/together.store.ts';
import * as tasks from './tasks.queries.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const span = { startsAt: now, endsAt: now };
const page = { pageNum: 1, pageSize: 20 };
const signUp = {
  id: 1,
  shiftId: 2,
  volunteerId: 3,
  note: '',
  answers: [],
  companions: [],
  riskVersion: 1,
  clientRequestId: 'x',
};

it('what the engine reads is as reviewed', async () => {
  await expectSql('./lists/scene.queries.sql', {
    activityScenes: await recordSql((sql) => scene.activityScenes(sql, [1])),
    shiftScenes: await recordSql((sql) => scene.shiftScenes(sql, [1])),
    findShiftScene: await recordSql((sql) => scene.findShiftScene(sql, 1)),
    lockPersonForShift: await recordSql((sql) =>
      scene.lockPersonForShift(sql, { shiftId: 1, volunteerId: 2 }),
    ),
    findPerson: await recordSql((sql) => findPerson(sql, { volunteerId: 1, now, needsRecord: true, span })),
    findPresses: await recordSql((sql) =>
      findPresses(sql, [{ shiftId: 1, volunteerId: 2, clientRequestId: 'x' }], now),
    ),
    heldBy: await recordSql((sql) => scene.heldBy(sql, 1, span)),
    countTeammates: await recordSql((sql) =>
      countTeammates(sql, { activityId: 1, volunteerId: 2, teamIds: [3] }),
    ),
  });
});

it('what acts and background work read is as reviewed', async () => {
  await expectSql('./signups.queries.sql', {
    findOwnSignUp: await recordSql((sql) => signUps.findOwnSignUp(sql, 1, 2)),
    teamSignUps: await recordSql((sql) => signUps.teamSignUps(sql, [1], { teamId: 2 })),
    volunteersOf: await recordSql((sql) => signUps.volunteersOf(sql, [1], 2)),
    nextInQueue: await recordSql((sql) =>
      signUps.nextInQueue(sql, { shiftId: 1, vettedOnly: true, limit: 50 }),
    ),
    placesHeldBy: await recordSql((sql) => signUps.placesHeldBy(sql, [1], span)),
    nextShiftToServe: await recordSql((sql) => signUps.nextShiftToServe(sql, { startsAt: now, shiftId: 0 })),
    expiredOffers: await recordSql((sql) => tasks.expiredOffers(sql, now, 100)),
    undecidedAtStart: await recordSql((sql) => tasks.undecidedAtStart(sql, now, 100)),
    dueReminders: await recordSql((sql) =>
      tasks.dueReminders(sql, { now, hours: 24, toleranceMinutes: 120, limit: 100 }),
    ),
    overdueApplications: await recordSql((sql) =>
      tasks.overdueApplications(sql, { now, waitedSince: now, day: '2026-11-21', limit: 100 }),
    ),
    activeCredit: await recordSql((sql) => credit.activeCredit(sql, 1, now)),
    creditEventsOf: await recordSql((sql) => credit.creditEventsOf(sql, 1)),
  });
});

it('what the lists read is as reviewed', async () => {
  const filter = {
    ...page,
    activityId: 1,
    teamId: 2,
    states: ['pending'] as const,
    shiftId: 3,
    post: '陪伴',
    keyword: '1423',
    firstTimer: true,
    member: true,
    minor: false,
    answer: 'silent' as const,
    now,
  };
  await expectSql('./lists/lists.queries.sql', {
    placesOfShifts: await recordSql((sql) => applications.placesOfShifts(sql, [1], now)),
    countByState: await recordSql((sql) => applications.countByState(sql, filter)),
    'pageOfApplications, count': await recordSql((sql) => applications.countApplications(sql, filter)),
    'pageOfApplications, rows': await recordSql((sql) => applications.rowsOfApplications(sql, filter)),
    'pageOfMine, rows': await recordSql((sql) =>
      mine.rowsOfMine(sql, { ...page, volunteerId: 1, tab: 'upcoming' }, now),
    ),
    minesInActivity: await recordSql((sql) =>
      mine.minesInActivity(sql, { volunteerId: 1, activityId: 2 }, now),
    ),
  });
});

it('what is written is as reviewed', async () => {
  await expectSql('./signups.store.sql', {
    lockVolunteers: await recordSql((sql) => store.lockVolunteers(sql, [1, 2])),
    lockFreeVolunteers: await recordSql((sql) => store.lockFreeVolunteers(sql, [1, 2])),
    lockShifts: await recordSql((sql) => store.lockShifts(sql, [1, 2])),
    insertConfirmed: await recordSql((sql) => store.insertConfirmed(testAct({ sql, now }), signUp)),
    writeTogether: await recordSql((sql) => writeTogether(sql, [], now)),
    insertWaiting: await recordSql((sql) =>
      store.insertWaiting(testAct({ sql, now }), { ...signUp, status: 'waitlisted' }),
    ),
    changeSignUp: await recordSql((sql) =>
      store.changeSignUp(
        sql,
        { id: 1, from: 'pending' },
        { status: 'confirmed', decidedBy: 2, decidedAt: now, now },
      ),
    ),
    voidLive: await recordSql((sql) => store.voidLive(sql, 1, { reason: '台风预警', now })),
    insertCreditEvent: await recordSql((sql) =>
      creditStore.insertCreditEvent(sql, { volunteerId: 1, signUpId: 2, kind: 'noShow', points: 3, now }),
    ),
    expireCreditEvents: await recordSql((sql) => creditStore.expireCreditEvents(sql, now, 100)),
  });
});
