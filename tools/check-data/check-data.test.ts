import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import type { Sql } from '#database/transaction.ts';
import { grownAt, grownCity } from '#testing/grown-city.ts';
import { openTables } from '#testing/open-tables.ts';
import { timeLabel } from '#platform/contract/instants.ts';
import { wrongTimes } from '../demo-city/texts/time-of-day.ts';
import { checkData, embeddedIn } from './check-data.ts';
import { invariants } from './invariants.ts';

const { database, sql } = openTables({ ...grownCity, engine: 'embedded', isOneStory: true });

test('the demo city breaks no rule', async () => {
  expect(await checkData(database())).toEqual([]);
});

test('no activity of the demo city speaks of another time of day than its shifts', async () => {
  const shifts = await sql()
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .select(['a.title', 'a.summary', 's.startsAt'])
    .execute();
  expect(shifts.length).toBeGreaterThan(400);
  const wrong = shifts.flatMap(({ title, summary, startsAt }) =>
    wrongTimes(title + summary, timeLabel(startsAt)).map(
      (word) => `${title} ${timeLabel(startsAt)}: ${word}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('the review queue of the demo city shows what the linter found', async () => {
  const { rows } = await database().pool.query(
    `select count(*) filter (where warn_count > 0) > 0 as warns, count(*) filter (where release_count > 0)::int as asking
      from activities where status = 'pending'`,
    [],
  );
  expect(rows).toEqual([{ warns: true, asking: 1 }]);
});

test('somebody in the demo city closed the account, and somebody thinks again', async () => {
  const { rows } = await database().pool.query(
    `select v.status, count(*)::int as people from volunteers v where v.status in ('closing', 'closed') group by 1 order by 1`,
    [],
  );
  expect(rows).toEqual([
    { status: 'closed', people: 1 },
    { status: 'closing', people: 1 },
  ]);
});

/** A statement that breaks one rule, and the name of that rule. */
const planted: [rule: string, statement: string][] = [
  [
    'who is closing has one closing under way, who left has one that ended, and account and person say the same',
    `update accounts set status = 'active' where status = 'closing'`,
  ],
  [
    'who left is in no team, on no shift, and owes and waits for nothing',
    `update sign_ups set volunteer_id = (select id from volunteers where status = 'closed')
      where id = (select min(id) from sign_ups where status = 'confirmed' and ends_at > now())`,
  ],
  [
    'every seal of the audit log is the digest of its lines and of the seal before it',
    `insert into audit_seals (no, up_to, lines, digest) select 1, now(), 1, sha256('x')`,
  ],
  [
    'the seals of the audit log are numbered without a gap',
    `insert into audit_seals (no, up_to, lines, digest) select 2, clock_timestamp(), lines, digest from audit_digest(''::bytea, '-infinity', clock_timestamp())`,
  ],
  [
    'the last step of a need is its state, and the first is that somebody asked',
    `update needs set status = 'returned' where id = (select min(id) from needs where status = 'submitted')`,
  ],
  [
    'a conclusion about a flag comes after it was found and says why',
    `update anomaly_flags set found_at = decided_at + interval '1 day' where id = (select min(id) from anomaly_flags where decided_at is not null)`,
  ],
  [
    'the seed of a draw is the hash of the public root of the Monday after its week',
    `update spot_draws set seed = repeat('a', 64) where week = (select min(week) from spot_draws)`,
  ],
  [
    'as many records were drawn as the draw says, and each took effect in its week',
    `delete from spot_checks where hour_id = (select min(hour_id) from spot_checks)`,
  ],
  [
    'a certificate lists as many records and minutes as it says, of its holder, from the ledger',
    `update certificates set total_minutes = total_minutes + 60 where id = (select min(id) from certificates)`,
  ],
  [
    'a certificate for a class is of who agreed, for whom it was asked, and nobody waits once it ended',
    `update certificate_wishes set state = 'agreed', answered_at = now() where (batch_id, volunteer_id) = (
       select w.batch_id, w.volunteer_id from certificate_wishes w join certificate_batches b on b.id = w.batch_id
       where b.state = 'made' and w.state = 'declined' order by w.place limit 1)`,
  ],
  [
    'the last decision of a complaint is its state',
    `update complaints set status = 'unfounded' where id = (select min(id) from complaints where status = 'upheld')`,
  ],
  [
    'who complained lies sealed, and nowhere else',
    `update complaints set identity_cipher = '13900001111' where id = (select min(id) from complaints where not is_anonymous)`,
  ],
  [
    'who returns, rejects or takes back says why',
    `update need_steps set reason = null where id = (select min(id) from need_steps where status = 'returned')`,
  ],
  [
    'places taken of a shift equal the people of the sign-ups that hold some',
    `update shifts set taken_count = taken_count - 1 where id = (select id from shifts where taken_count > 0 limit 1)`,
  ],
  [
    'people waiting for a shift equal its waiting sign-ups',
    `update shifts set wait_count = wait_count + 1 where id = (select min(id) from shifts)`,
  ],
  [
    'the times of day of an activity are those of its shifts',
    `update activities set day_parts = 7 - day_parts where id = (select min(id) from activities)`,
  ],
  [
    'a claim is decided exactly when its record no longer waits',
    `update hour_claims set is_decided = not is_decided where id = (select min(id) from hour_claims where state = 'atCentre')`,
  ],
  [
    'every team has its figures, counted or not',
    `delete from team_figures where team_id = (select max(id) from teams)`,
  ],
  [
    'the sums of a day are those of its sign-ups and hours',
    `insert into day_sums_waiting select kind, day, organisation_id, 1 from day_sums_now limit 1`,
  ],
  [
    'the tally of a shift is that of its sign-ups, attendance and hours',
    `delete from shift_tallies_waiting where shift_id = (select max(shift_id) from sign_ups)`,
  ],
  [
    'capacity and places taken of an activity are the sums of its shifts',
    `update activities set capacity = capacity + 1 where id = (select min(id) from activities where status = 'closed')`,
  ],
  [
    'the span of an activity is that of its shifts',
    `update activities set ends_at = ends_at + interval '1 hour' where id = (select min(id) from activities where status = 'closed')`,
  ],
  [
    'sign-up to a shift closes as many hours before it as it says itself, or its activity',
    `update shifts set closes_hours = 5 where id = (select min(id) from shifts)`,
  ],
  [
    'nobody is signed up for what is not public',
    `update activities set status = 'returned' where id = (select max(activity_id) from sign_ups)`,
  ],
  [
    'only people with a place, or walk-ins, have attendance',
    `update participations set sign_up_id = null, is_walk_in = false where id = (select min(id) from participations where sign_up_id is not null)`,
  ],
  [
    'attendance carries the instants of its state',
    `update participations set checked_out_at = null where id = (select min(id) from participations where status = 'checkedOut')`,
  ],
  [
    'every step of attendance has its event',
    `delete from attendance_events where participation_id = (select min(participation_id) from attendance_events)`,
  ],
  [
    'attendance is 待签到 again exactly when its last event took it back',
    `update attendance_events set kind = 'undone' where id = (select max(id) from attendance_events)`,
  ],
  [
    'nothing happens to a sign-up, an attendance or a record of hours before it is there',
    `update sign_ups set updated_at = created_at - interval '1 minute' where id = (select min(id) from sign_ups)`,
  ],
  [
    'the team records its roll calls and scans, the person the codes of the screen',
    `update attendance_events e set operator_id = p.volunteer_id from participations p
      where p.id = e.participation_id and e.id = (select min(id) from attendance_events where method = 'volunteerCode')`,
  ],
  [
    'evidence of grade A is a rotating code both ways inside the circle, and a fixed end is C at most',
    `update participations set in_method = 'volunteerCode' where id = (select min(participation_id) from service_hours where evidence_grade = 'A')`,
  ],
  [
    'evidence of grade A is a rotating code both ways inside the circle, and a fixed end is C at most',
    `update service_hours set evidence_grade = 'B' where participation_id = (select min(id) from participations where out_method = 'fixed')`,
  ],
  [
    'grade C has no code of a device that was the person’s own, unless an end was fixed or minutes raised',
    `update service_hours set evidence_grade = 'C' where participation_id = (select max(h.participation_id) from service_hours h
      where h.evidence_grade = 'A' and h.status = 'calculated')`,
  ],
  [
    'a device that several people used proves nobody: no grade above C',
    `update attendance_events set device_hash = 'one phone' where method = 'rotatingCode' and at > now() - interval '10 days'`,
  ],
  [
    'a fixed end counts only after the volunteer confirmed it',
    `update participations set volunteer_confirmed_at = null where out_method = 'fixed'`,
  ],
  [
    'a walk-in on the leader’s word counts only after the volunteer confirmed it',
    `update participations set is_walk_in = true, in_method = 'rollCall', out_method = 'rollCall', volunteer_confirmed_at = null
      where id in (select participation_id from service_hours where status = 'effective')`,
  ],
  [
    'walk-ins fill a shift to its places and its reserve at most',
    `with crowd as (select shift_id from participations where status = 'checkedOut' group by shift_id having count(*) > 3 limit 1),
      joined as (update participations set is_walk_in = true where shift_id in (select shift_id from crowd))
      update shifts set capacity = 1, taken_count = least(taken_count, 1) where id in (select shift_id from crowd)`,
  ],
  [
    'the hours of a team’s own leaders count only after a second person',
    `update service_hours set approved_by = null where status = 'effective'`,
  ],
  [
    'the centre accepts an entry only after the person’s word or their days, and never against it',
    `update hour_entries set answer = 'denied', answer_reason = '没有到场', answered_at = answer_due_at
      where hour_id = (select min(e.hour_id) from hour_entries e join service_hours h on h.id = e.hour_id where h.status <> 'rejected')`,
  ],
  [
    'hours of attendance that the person objected to are decided by the centre',
    `update participations set objection = '我没有到场，登记有误', objected_at = now()
      where id = (select min(participation_id) from service_hours where status = 'calculated' and participation_id is not null)`,
  ],
  [
    'computed hours come from a complete time and are not longer than it',
    `update service_hours set calculated_minutes = 9999 where id = (select min(id) from service_hours where source = 'attendance')`,
  ],
  [
    'a record is 1 to 480 minutes on one Shanghai day',
    `update service_hours set service_on = service_on + 1 where id = (select min(id) from service_hours)`,
  ],
  [
    'raised hours and grades C and D count only after a second person',
    `update service_hours set evidence_grade = 'D', approved_by = null where id = (select min(id) from service_hours where status = 'effective')`,
  ],
  [
    'a past activity was over before it was told, and told within 30 days of its end, on one day',
    `update activity_makeups set starts_at = starts_at - interval '20 hours' where state = 'pending'`,
  ],
  [
    'a past activity that was handed in says why, who witnessed it, who served, and has its proof',
    `delete from files where target_type = 'activityMakeup'`,
  ],
  [
    'an activity that was told afterwards was passed, is over, open to nobody and of its team',
    `update shifts set status = 'open' where activity_id in (select activity_id from activity_makeups)`,
  ],
  [
    'everybody who served in it has a place and an hour of it, of grade D, entered by the team',
    `update service_hours set evidence_grade = 'C' where activity_id in (select activity_id from activity_makeups where state = 'passed')`,
  ],
  [
    'every picture that an activity shows is a file of its team that nothing ends',
    `update files set expires_at = now() where id = (select min(file_id) from activity_files)`,
  ],
  [
    'a file that an activity holds is shown by it or by a change of it that is open',
    `update activities set pictures = '[]', cover = null where id = (select min(activity_id) from activity_files)`,
  ],
  [
    'pictures that are public have words',
    `update activities set pictures = jsonb_set(pictures, '{0,alt}', '""') where id = (select min(activity_id) from activity_files)`,
  ],
  [
    'nobody whom a past activity names decided it',
    `update activity_makeups m set decided_by = p.volunteer_id from activity_makeup_people p where p.makeup_id = m.id and m.state = 'passed'`,
  ],
  [
    'hours take effect only after their 公示',
    `update service_hours set effective_at = publicity_ends_at - interval '1 minute' where id = (select min(id) from service_hours where status = 'effective')`,
  ],
  [
    'a closed activity has no open hours',
    `update activities set status = 'closed' where id = (select min(activity_id) from service_hours where status = 'calculated')`,
  ],
  [
    'what the linter holds back is public only with the release of the centre',
    `delete from activity_releases`,
  ],
  [
    'what the linter holds back is public only with the release of the centre',
    `update activities set title = title || '和例会' where id = (select activity_id from activity_releases)`,
  ],
  [
    'what the linter holds back is public only with the release of the centre',
    `update activities set subsidy = '每天 80.5 元' where id = (select min(id) from activities where status = 'closed')`,
  ],
  [
    'what waits for a release says why the team asks for it',
    `update activities set release_ground = '想办' where status = 'pending' and release_count > 0`,
  ],
  [
    'who leads an activity has been a member of its team',
    `insert into activity_leaders (activity_id, volunteer_id, appointed_at, appointed_by)
      select a.id, v.id, now(), t.account_id from activities a join teams t on t.id = a.team_id, volunteers v
      where not exists (select 1 from team_members m where m.team_id = a.team_id and m.volunteer_id = v.id) limit 1`,
  ],
  [
    'a refusal says why',
    `update sign_ups set status = 'rejected', status_reason = '' where id = (select min(id) from sign_ups where status = 'cancelled')`,
  ],
  [
    'every published activity can be found by search',
    `delete from activity_search where activity_id = (select min(id) from activities where status = 'published')`,
  ],
  [
    'every active team and every published news item can be found by search',
    `delete from team_search where team_id = (select min(id) from teams where status = 'active')`,
  ],
  [
    'organisations form a tree whose paths are their ancestors',
    `update organisations set path = '9/' || path where id = (select max(id) from organisations)`,
  ],
  [
    'every hour that took effect has a line of the ledger, and nothing else has',
    `update service_hours set status = 'effective' where id = (select min(id) from service_hours where status = 'publicity')`,
  ],
  [
    'a line of the ledger says what its record says',
    `update service_hours set minutes = minutes + 30 where id = (select min(hour_id) from ledger_entries)`,
  ],
  [
    'the digests in a line are those of its fields',
    `update ledger_entries set fields = fields || '{"minutes": 479}' where id = (select min(id) from ledger_entries)`,
  ],
  [
    'the digests in a line are those of its fields',
    `update ledger_names set name = '另一人' where entry_id = (select min(entry_id) from ledger_names)`,
  ],
  [
    'the hash of a line is that of its text, and the text names the line before',
    `update ledger_entries set body = replace(body, '"v":1', '"v":2') where id = (select min(id) from ledger_entries)`,
  ],
  [
    'the hash of a line is that of its text, and the text names the line before',
    `delete from ledger_entries where id = (select min(id) from ledger_entries)`,
  ],
  [
    'a chain ends where its lines end',
    `delete from ledger_entries e where (team_id, place) in (select team_id, length from ledger_chains limit 1)`,
  ],
  [
    'the leaves of the tree are the lines, numbered without a gap',
    `update ledger_nodes set hash = sha256(hash) where level = 0 and position = 3`,
  ],
  [
    'every node of the tree is the hash of the two below it, and none is missing',
    `update ledger_nodes set hash = sha256(hash) where level = 2 and position = 1`,
  ],
  [
    'a daily root is that of its leaves',
    `update ledger_roots set root = sha256(root) where day = (select max(day) from ledger_roots)`,
  ],
  [
    'a day says its root and the day before, and no day is missing',
    `delete from ledger_roots where day = (select max(day) - 3 from ledger_roots)`,
  ],
  [
    'what was entered before a daily root was closed is in the tree',
    `delete from ledger_leaves where position = 0`,
  ],
];

/** For the rest of the transaction `now()` is this moment: on any later day the city of that one is old, and rules and faults about the last days find nothing. */
async function stayAt(sql: Sql, moment: Date): Promise<void> {
  await raw`create schema told_time`.execute(sql);
  await raw`create function told_time.now() returns timestamptz language sql stable
    as ${raw.lit(`select timestamptz '${moment.toISOString()}'`)}`.execute(sql);
  await raw`set local search_path = told_time, pg_catalog, public`.execute(sql);
}

test.each(planted)('a violation of “%s” is found', async (rule, statement) => {
  expect(invariants.map(({ name }) => name)).toContain(rule);
  const undo = new Error('undo');
  const plant = sql()
    .transaction()
    .execute(async (sql) => {
      // As the owner of the database could, past the triggers that guard what was written down.
      await raw`set local session_replication_role = replica`.execute(sql);
      await stayAt(sql, grownAt);
      const { numAffectedRows } = await raw.raw(statement).execute(sql);
      expect(Number(numAffectedRows)).toBeGreaterThan(0);
      const broken = [];
      for (const { name, sql: text } of invariants.filter((one) => one.name === rule)) {
        const { rows } = await raw.raw(`select * from (${text}) broken limit 1000`).execute(sql);
        if (rows.length > 0) broken.push(name);
      }
      expect(broken).toEqual([rule]);
      throw undo;
    });
  await expect(plant).rejects.toBe(undo);
});

test('the database is found by its data directory or by itself, and none is made where there is none', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'check-data-'));
  try {
    expect(() => embeddedIn(dataDir)).toThrow(`there is no embedded database in ${dataDir}`);
    expect(readdirSync(dataDir)).toEqual([]);
    const database = path.join(dataDir, 'database');
    mkdirSync(database);
    writeFileSync(path.join(database, 'PG_VERSION'), '17');
    expect([dataDir, database].map(embeddedIn)).toEqual([database, database]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
