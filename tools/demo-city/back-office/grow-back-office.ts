import type { Database } from '#database/connection.ts';
import { type City, dayMs, plus } from '../city.ts';
import { addDays, endOfDay } from '#platform/contract/instants.ts';
import { loadApprovals } from './grow-approvals.ts';
import { loadExports } from './grow-exports.ts';
import { BACK_OFFICE } from '../texts/office/back-office.ts';
import { REVIEWER_NAME } from '../texts/office/staff.ts';

/** What the centre's own pages show on the first day: a role of its own, people it keeps back, errors of pages, a day of its own. */
export async function loadBackOffice(database: Database, city: City): Promise<void> {
  await keepBack(database, city);
  await loadApprovals(database, city);
  await loadExports(database, city);
  const { kysely } = database;
  await kysely
    .insertInto('roles')
    .values({
      code: 'own-publicity',
      name: BACK_OFFICE.role.name,
      userType: 3,
      dataScope: 'all',
      permissions: ['activities.view', 'news.edit', 'statistics.view'],
      remark: BACK_OFFICE.role.remark,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto('workCalendar')
    .values({
      day: addDays(city.today, 40),
      isWorkday: false,
      name: BACK_OFFICE.holiday,
      isShipped: false,
      isOwn: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto('pageErrors')
    .values(
      errors.map(({ ago, ...error }) => ({
        ...error,
        firstAt: plus(city.now, -(ago + 3) * dayMs),
        lastAt: plus(city.now, -ago * dayMs),
        settledAt: ago > 5 ? plus(city.now, -(ago - 1) * dayMs) : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const errors = [
  {
    fingerprint: '3f0c1d0f6a5b4c1e9d8a7b6c5d4e3f2a',
    message: 'TypeError: Failed to fetch',
    place: '/usercenter/index/myactivity',
    frames: 'my-activities-page.js:1:2048',
    browser: 'Chrome 128',
    reportCount: 4,
    ago: 1,
  },
  {
    fingerprint: '9b1a7e52c3d84f60a1b2c3d4e5f60718',
    message: 'QuotaExceededError: The quota has been exceeded.',
    place: '/teamcenter/index/teamactivity/add',
    frames: 'add-activity-page.js:1:5120',
    browser: 'Safari 17',
    reportCount: 2,
    ago: 9,
  },
];

/** People try the first logins, and journeys the first six hundred. */
const lastTriedLogin = 'zhiyuan6';

/** Volunteers whom the centre keeps back: people without a live sign-up, so that no list of a team is troubled, and none of the first logins. */
async function keepBack({ kysely }: Database, city: City): Promise<void> {
  const { standings } = BACK_OFFICE;
  const people = await kysely
    .selectFrom('volunteers as v')
    .innerJoin('accounts as a', 'a.id', 'v.id')
    .select('v.id')
    .where('v.status', '=', 'active')
    .where('a.loginName', '>', lastTriedLogin)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('signUps as u')
            .select('u.id')
            .whereRef('u.volunteerId', '=', 'v.id')
            .where('u.startsAt', '>', plus(city.now, -dayMs)),
        ),
      ),
    )
    .orderBy('v.registeredAt', 'desc')
    .limit(standings.length)
    .execute();
  for (const [index, { id }] of people.entries()) {
    const standing = standings[index];
    if (!standing) continue;
    await kysely
      .updateTable('volunteers')
      .set({
        status: standing.status,
        statusReason: standing.reason,
        restrictedUntil: standing.days === undefined ? null : endOfDay(addDays(city.today, standing.days)),
      })
      .where('id', '=', id)
      .execute();
    if (standing.status === 'frozen')
      await kysely
        .updateTable('accounts')
        .set({ status: 'disabled', statusReason: standing.reason })
        .where('id', '=', id)
        .execute();
    await kysely
      .insertInto('auditLog')
      .values({
        at: plus(city.now, -(index + 2) * dayMs),
        actorId: city.reviewerId,
        actorName: REVIEWER_NAME,
        action: 'changeVolunteerStanding',
        targetType: 'volunteer',
        targetId: id,
        reason: standing.reason,
        detail: JSON.stringify({ before: 'active', after: standing.status }),
        requestId: 'demo-city',
      })
      .execute();
  }
}
