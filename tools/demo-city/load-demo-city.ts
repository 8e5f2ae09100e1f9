import { accountKeysFrom, createMobileVault, hashPassword } from '#domains/accounts/server/index.ts';
import type { Database } from '#database/connection.ts';
import { fillSearchGaps } from '#domains/search/server/index.ts';
import { startOfDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { bulkInsert, restartSequences } from './bulk-insert.ts';
import { type City, type CityActivity, type CityShift, dayMs, plus } from './city.ts';
import { growActivities } from './grow-activities.ts';
import { loadBackOffice } from './back-office/grow-back-office.ts';
import { growAttendance } from './grow-attendance.ts';
import { loadHoursWithoutShift } from './claims/load-claims.ts';
import { loadChanges } from './volunteers/grow-changes.ts';
import { loadCovers } from './volunteers/grow-covers.ts';
import { loadPersonRows } from './volunteers/load-person-rows.ts';
import { withAppeals } from './volunteers/grow-appeals.ts';
import { growCorrections } from './volunteers/grow-corrections.ts';
import { growEntries } from './grow-entries.ts';
import { growBulkMessages } from './grow-bulk-messages.ts';
import { growDiscussion } from './grow-discussion.ts';
import { growRatings } from './volunteers/grow-ratings.ts';
import { growFollows } from './volunteers/grow-follows.ts';
import { loadLeaders } from './grow-leaders.ts';
import { growMessages, growOfferLinks } from './grow-messages.ts';
import { loadNews } from './grow-news.ts';
import { accountRow, type AccountBasis, growMembers, growTeams, growVolunteers } from './grow-people.ts';
import { type CitySignUp, growSignUps, signUpRow } from './grow-sign-ups.ts';
import { objectToHours } from './volunteers/object-to-hours.ts';
import { loadComersAndGoers } from './volunteers/load-comers.ts';
import { loadCertificateBatches } from './volunteers/load-certificate-batches.ts';
import { loadCertificates } from './volunteers/load-certificates.ts';
import { voidHours } from './volunteers/void-hours.ts';
import { loadLedger } from './volunteers/load-ledger.ts';
import { growReleases } from './grow-releases.ts';
import { loadMakeups } from './makeups/load-makeups.ts';
import { growWalkIns } from './grow-walk-ins.ts';
import { growSteps } from './grow-steps.ts';
import { loadPictures } from './pictures/load-pictures.ts';
import { loadServiceMenu } from './needs/grow-service-menu.ts';
import { turnJobsIntoActivities } from './needs/turn-into-activities.ts';
import { loadAnomalies } from './complaints/load-anomalies.ts';
import { loadComplaints } from './complaints/grow-complaints.ts';
import { loadNeeds } from './needs/grow-needs.ts';
import { loadRealNames } from './grow-real-names.ts';
import { hasCity, whileMarked } from './has-city.ts';
import { judgePending } from './judge-pending.ts';
import { newCity } from './every-day/new-city.ts';
import { searchRow } from './search-rows.ts';
import { ORGS } from './texts/places/orgs.ts';
import { REVIEWER_NAME, STAFF } from './texts/office/staff.ts';
import type { Secret } from '#platform/server/encryption.ts';

export type DemoOptions = {
  now: Date;
  secret: Secret;
  /** Where the pictures of documents lie. */
  storage: StoragePort;
  say: (line: string) => void;
};

/** Password of every demo account (README). */
const demoPassword = 'Jianglan#2026';

/**
 * Fills an empty database with the city 江澜市 as of `now`: the same seed and day give the same city. Loaded in bulk, and
 * held to every rule that people's own acts obey (`npm run check:data`). Does nothing when there are teams already.
 * @throws HalfCity when an earlier load was cut off
 */
export async function loadDemoCity(database: Database, options: DemoOptions): Promise<void> {
  if (await hasCity(database)) return;
  const startedAt = Date.now();
  options.say('loading the demo city …');
  await whileMarked(database, () => fill(database, options));
  options.say(`demo city loaded in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`);
}

async function fill(database: Database, options: DemoOptions): Promise<void> {
  const { say, now } = options;
  const organisationIds = await loadOrganisations(database);
  const city = newCity(now, organisationIds);
  const basis = await accountBasis(database, options.secret);
  const staffRows = growStaff(city, basis);
  await bulkInsert(database, 'accounts', staffRows);
  await loadPeople(database, city, basis);
  say(`  ${city.teams.length} teams, ${city.volunteers.length} volunteers`);
  growActivities(city);
  const releases = growReleases(city);
  const signUps = growSignUps(city);
  const calendar = await workCalendar(database);
  const grown = growAttendance(city, { signUps, walkIns: growWalkIns(city) }, calendar);
  const entries = growEntries(city, { signUps, grown, calendar });
  await loadActivities(database, city);
  await loadLeaders(database, city);
  await loadPictures(database, city, options);
  await bulkInsert(database, 'activityReleases', releases);
  await judgePending(database, city);
  say(`  ${city.activities.length} activities, ${city.shifts.length} shifts`);
  await bulkInsert(database, 'signUps', signUps.map(signUpRow));
  await loadChanges(database, city, signUps);
  await loadPersonRows(database, city, signUps);
  await loadCovers(database, city, signUps);
  await bulkInsert(database, 'participations', grown.participations);
  await bulkInsert(database, 'attendanceEvents', grown.events);
  await bulkInsert(database, 'serviceHours', grown.hours);
  await bulkInsert(database, 'hourEntries', entries);
  const corrected = growCorrections(city, { hours: grown.hours, calendar });
  await bulkInsert(database, 'serviceHours', corrected.hours);
  await bulkInsert(database, 'hourCorrections', corrected.corrections);
  await bulkInsert(database, 'ratings', growRatings(city, grown.participations));
  await bulkInsert(database, 'creditEvents', withAppeals(city, grown.creditEvents, calendar));
  await bulkInsert(database, 'auditLog', growSteps(city, { signUps, hours: grown.hours }));
  say(`  ${signUps.length} sign-ups, ${grown.hours.length} records of hours`);
  await loadNews(database, city);
  await loadMessages(database, city, { signUps, hours: grown.hours });
  await loadDiscussion(database, city);
  await loadFollows(database, city);
  await loadBackOffice(database, city);
  await loadRealNames(database, city, { ...options, signUps });
  await loadServiceMenu(database, city);
  await loadNeeds(database, city, options.secret);
  await loadHoursWithoutShift(database, city, { ...options, calendar });
  await restartSequences(database);
  await loadMakeups(database, city, { ...options, calendar });
  await objectToHours(database, city);
  await voidHours(database, city);
  await loadLedger(database, city);
  await loadCertificates(database, city);
  await loadCertificateBatches(database, city);
  await loadComplaints(database, city, options.secret);
  await loadAnomalies(database, city);
  await loadComersAndGoers(database, city, { basis, secret: options.secret });
  while (await fillSearchGaps({ sql: database.kysely })) continue;
  await restartSequences(database);
  await turnJobsIntoActivities(database, now);
  await database.pool.query('analyze');
}

async function accountBasis(database: Database, secret: Secret): Promise<AccountBasis> {
  const roles = await database.kysely.selectFrom('roles').select(['id', 'code']).execute();
  return {
    passwordHash: await hashPassword(demoPassword),
    roleIds: new Map(roles.map((role) => [role.code, role.id])),
    vault: createMobileVault(accountKeysFrom(secret)),
  };
}

function growStaff(city: City, basis: AccountBasis): Record<string, unknown>[] {
  const createdAt = plus(startOfDay(city.today), -1_000 * dayMs);
  return STAFF.map((one, index) => {
    const id = city.idAt(createdAt);
    if (one.name === REVIEWER_NAME) city.reviewerId = id;
    const row = accountRow(
      {
        id,
        loginName: one.loginName,
        userType: 3,
        roleCode: one.role,
        subjectId: id,
        displayName: one.name,
        mobile: `1370688${String(9_000 + index)}`,
        createdAt,
      },
      basis,
    );
    return {
      ...row,
      organisationId: city.organisationIds.get(one.organisationKey) ?? null,
    };
  });
}

/** The tree below the centre that first-run made; areas are its districts. */
async function loadOrganisations(database: Database): Promise<Map<string, number>> {
  const { kysely } = database;
  const ids = new Map<string, number>();
  const paths = new Map<string, string>();
  const kinds = { centre: 'centre', institute: 'district', station: 'community' } as const;
  const centre = await kysely
    .selectFrom('organisations')
    .select(['id', 'path'])
    .where('kind', '=', 'centre')
    .executeTakeFirst();
  for (const [sort, org] of ORGS.entries()) {
    const fields = {
      name: org.name,
      area: org.areaCode.slice(0, 6),
      address: org.address,
      lng: org.lng,
      lat: org.lat,
      sort,
    };
    if (org.level === 'institute') {
      await kysely
        .insertInto('areas')
        .values({ code: org.areaCode, name: org.name.slice(0, 3), sort })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    let id: number;
    if (org.level === 'centre' && centre) {
      id = centre.id;
      await kysely.updateTable('organisations').set(fields).where('id', '=', id).execute();
    } else {
      const inserted = await kysely
        .insertInto('organisations')
        .values({
          ...fields,
          kind: kinds[org.level],
          parentId: ids.get(org.parentKey ?? '') ?? null,
          path: `new-${org.key}/`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      id = inserted.id;
    }
    const path = `${paths.get(org.parentKey ?? '') ?? ''}${id}/`;
    await kysely.updateTable('organisations').set({ path }).where('id', '=', id).execute();
    ids.set(org.key, id);
    paths.set(org.key, path);
  }
  return ids;
}

async function loadPeople(database: Database, city: City, basis: AccountBasis): Promise<void> {
  const volunteers = growVolunteers(city, basis);
  await bulkInsert(database, 'accounts', volunteers.accounts);
  await bulkInsert(database, 'volunteers', volunteers.volunteers);
  const teams = growTeams(city, basis);
  await bulkInsert(database, 'accounts', teams.accounts);
  await bulkInsert(database, 'teams', teams.teams);
  await bulkInsert(database, 'teamMembers', growMembers(city, basis));
}

async function loadActivities(database: Database, city: City): Promise<void> {
  const byActivity = groupByActivity(city.shifts);
  await bulkInsert(
    database,
    'activities',
    city.activities.map((activity) => activityRow(city, activity, byActivity.get(activity.id) ?? [])),
  );
  await bulkInsert(database, 'shifts', city.shifts.map(shiftRow));
  await bulkInsert(database, 'activitySearch', city.activities.map(searchRow));
}

function groupByActivity(shifts: readonly CityShift[]): Map<number, CityShift[]> {
  const groups = new Map<number, CityShift[]>();
  for (const shift of shifts)
    groups.set(shift.activity.id, [...(groups.get(shift.activity.id) ?? []), shift]);
  return groups;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const activityRow = (
  city: City,
  activity: CityActivity,
  shifts: readonly CityShift[],
): Record<string, unknown> => ({
  ...activity.row,
  reviewedBy: activity.row.reviewedAt ? city.reviewerId : null,
  capacity: sum(shifts.map((shift) => shift.capacity)),
  takenCount: sum(shifts.map((shift) => shift.takenCount)),
});

const shiftRow = (
  { activity, minAge: _minAge, needs: _needs, ...shift }: CityShift,
  index: number,
): Record<string, unknown> => ({
  ...shift,
  activityId: activity.id,
  startsAt: toInstant(shift.startsAt),
  endsAt: toInstant(shift.endsAt),
  closesAt: toInstantOrNull(shift.closesAt),
  minNeeded: Math.max(1, Math.floor(shift.capacity / 2)),
  status: activity.state === 'cancelled' ? 'cancelled' : 'open',
  sort: index,
});

async function workCalendar(database: Database): Promise<Map<string, boolean>> {
  const rows = await database.kysely.selectFrom('workCalendar').select(['day', 'isWorkday']).execute();
  return new Map(rows.map((row) => [row.day, row.isWorkday]));
}

type Told = { signUps: readonly CitySignUp[]; hours: readonly Record<string, unknown>[] };

async function loadMessages(database: Database, city: City, { signUps, hours }: Told): Promise<void> {
  const links = growOfferLinks(city, signUps);
  await bulkInsert(database, 'actionLinks', links);
  const { bulks, messages, reports, mutes } = growBulkMessages(city, signUps);
  await bulkInsert(database, 'bulkMessages', bulks);
  await bulkInsert(database, 'messages', growMessages(city, { signUps, hours, links }));
  await bulkInsert(database, 'messages', messages);
  await bulkInsert(database, 'messageReports', reports);
  await bulkInsert(database, 'messageMutes', mutes);
}

async function loadFollows(database: Database, city: City): Promise<void> {
  const { favourites, follows, reminders } = growFollows(city);
  await bulkInsert(database, 'favourites', favourites);
  await bulkInsert(database, 'teamFollows', follows);
  await bulkInsert(database, 'openingReminders', reminders);
}

async function loadDiscussion(database: Database, city: City): Promise<void> {
  const { posts, reports, words } = growDiscussion(city);
  await bulkInsert(database, 'chatPosts', posts);
  await bulkInsert(database, 'chatReports', reports);
  await bulkInsert(database, 'chatWords', words);
}
