import { buildSpotCheck } from '#domains/anomalies/testing/spot-checks.builders.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildMakeups } from '#domains/activities/testing/makeups.builders.ts';
import { rollCall } from '#domains/attendance/contract/attendance.contract.ts';
import { setFavourite, setTeamFollow } from '#domains/follows/contract/follows.contract.ts';
import { changeCorrection, insertCorrection } from '#domains/hours/server/corrections/corrections.store.ts';
import { drawHourSample } from '#domains/hours/contract/review-hours.contract.ts';
import { buildClaim, buildClaimHour } from '#domains/hours/testing/claims.builders.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { insertCreditEvent, keepAppeal } from '#domains/signups/server/credit/credit.store.ts';
import { addPersonNote } from '#domains/signups/contract/people.contract.ts';
import { buildSignUp, type BuiltSignUp } from '#domains/signups/testing/signups.builders.ts';
import { testId } from '#testing/test-act.ts';
import type { TestApp } from '#testing/test-app.ts';
import { hourMs, dayMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { People } from './house-people.ts';

/** Activities of the team in three states, and what hangs on the one that runs. */
export async function buildActivityRows(test: TestApp, people: People) {
  const { sql } = test;
  const now = test.clock();
  const { teamId } = people.team;
  const soon = { startsAt: new Date(now.getTime() - 600_000), endsAt: new Date(now.getTime() + 7_200_000) };
  const running = await buildActivity(sql, { now, teamId, shifts: [soon, {}] });
  const draft = await buildActivity(sql, { now, teamId, status: 'draft' });
  const pending = await buildActivity(sql, { now, teamId, status: 'pending' });
  const activities = [running, draft, pending];
  await test.call(setFavourite, { activityId: running.activityId, isOn: true }, people.volunteer);
  await test.call(setTeamFollow, { teamId, isOn: true }, people.volunteer);
  const makeups = await buildPastActivities(test, people);
  return {
    ...makeups,
    activityId: activities.map(({ activityId }) => activityId),
    shiftId: activities.flatMap(({ shiftIds }) => shiftIds),
    ...(await buildAttendance(test, people, running.shiftIds)),
    ...(await buildHours(test, people, running.shiftIds[0] ?? 0)),
    chatId: await buildPosts(test, people, running.activityId),
  };
}

/** Past activities (补录) that the team told with the volunteer in them: a draft, and one at the centre. */
async function buildPastActivities({ sql, clock }: TestApp, { volunteer, team }: People) {
  const now = clock();
  const dayOf = (daysAgo: number): string => toDay(new Date(now.getTime() - daysAgo * dayMs));
  const { volunteerId } = volunteer;
  const days = [dayOf(12), dayOf(13)] as const;
  const { organisationId } = await sql
    .selectFrom('teams')
    .select('organisationId')
    .where('id', '=', team.teamId)
    .executeTakeFirstOrThrow();
  const made = await buildMakeups(sql, { now, team: { ...team, organisationId }, volunteerId, days });
  return { makeupId: made.makeupIds };
}

/** The volunteer signs up, comes and goes; others apply, wait and are confirmed. */
async function buildAttendance(test: TestApp, { volunteer, team }: People, [here = 0, later = 0]: number[]) {
  const { sql } = test;
  const now = test.clock();
  const { volunteerId } = volunteer;
  const signUps = [
    await buildSignUp(sql, { now, volunteerId, shiftId: here }),
    await buildSignUp(sql, { now, volunteerId, shiftId: later, status: 'pending' }),
    await buildSignUp(sql, { now, shiftId: later, status: 'waitlisted' }),
    await buildSignUp(sql, { now, shiftId: here }),
  ];
  await test.call(rollCall, { shiftId: here, volunteerIds: [volunteerId], act: 'in' }, team);
  await test.call(addPersonNote, { signUpId: signUps[0]!.signUpId, body: '会开车' }, team);
  test.clock.moveBy(hourMs);
  await test.call(rollCall, { shiftId: here, volunteerIds: [volunteerId], act: 'out' }, team);
  const notes = await sql.selectFrom('personNotes').select('id').execute();
  const participations = await sql.selectFrom('participations').select('id').execute();
  return {
    signUpId: signUps.map(({ signUpId }) => signUpId),
    eventId: [await buildAppealed(test, signUps[0]!)],
    noteId: notes.map(({ id }) => id),
    requestId: await buildCovers(test, signUps, volunteerId),
    volunteerId: signUps.map((signUp) => signUp.volunteerId),
    participationId: participations.map(({ id }) => id),
  };
}

/** The volunteer asks for cover of an own place, and took another's over, to which the team has not agreed yet. */
async function buildCovers(test: TestApp, signUps: readonly BuiltSignUp[], volunteerId: number) {
  const { sql } = test;
  const now = test.clock();
  const of = async (signUp: BuiltSignUp | undefined, more: object): Promise<number> => {
    if (!signUp) throw new Error('the world has fewer sign-ups than it needs');
    const { signUpId, activityId, shiftId, volunteerId: askerId } = signUp;
    const common = { signUpId, activityId, shiftId, askerId, reason: '临时要出差', createdAt: now };
    const { id } = await sql
      .insertInto('coverRequests')
      .values({ ...common, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const own = await of(signUps[0], {});
  const taken = await of(signUps[3], {
    status: 'awaiting',
    takerId: volunteerId,
    takenAt: now,
    riskVersion: 1,
  });
  await sql
    .insertInto('coverAsks')
    .values({ requestId: taken, volunteerId, groupNo: 2, askedAt: now })
    .execute();
  return [own, taken];
}

/** An entry that the volunteer has to answer, records before the reviewer with the sample drawn of them, one in publicity. */
async function buildHours(test: TestApp, people: People, shiftId: number) {
  const { volunteer, unitStaff } = people;
  const { sql } = test;
  const now = test.clock();
  const { volunteerId } = volunteer;
  const entry = await buildHour(sql, { now, shiftId, volunteerId, evidenceGrade: 'D' });
  await sql
    .insertInto('hourEntries')
    .values({
      hourId: entry.hourId,
      witnessName: '乔木',
      witnessMobileTail: '0417',
      answerReason: null,
      answerDueAt: new Date(now.getTime() + 7 * dayMs),
      answeredAt: null,
    })
    .execute();
  const submitted = await buildHour(sql, { now, shiftId, status: 'submitted', evidenceGrade: 'C' });
  const shown = await buildHour(sql, {
    now,
    shiftId,
    status: 'publicity',
    publicityStartsAt: now,
    publicityEndsAt: new Date(now.getTime() + 3 * dayMs),
  });
  const reviewer = await test.signInAs(unitStaff.accountId);
  const drawn = await test.call(drawHourSample, { hourIds: [submitted.hourId] }, reviewer);
  const { effective, correctionId, askId } = await buildCorrections(test, people, shiftId);
  const hourId = [entry, submitted, shown, effective].map((hour) => hour.hourId);
  for (const drawnId of hourId) await buildSpotCheck(test.sql, drawnId, test.clock());
  return {
    hourId,
    correctionId,
    askId,
    sampleId: [drawn.body.result.sampleId],
    ...(await buildClaims(test, people, shiftId)),
  };
}

/** Claims (个人申请) of the volunteer: one that waits for the team, one that it refused, one with its record at the centre. */
async function buildClaims({ sql, clock }: TestApp, { volunteer, team }: People, shiftId: number) {
  const { teamId } = await sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .select('a.teamId')
    .where('s.id', '=', shiftId)
    .executeTakeFirstOrThrow();
  const now = clock();
  const build = (daysAgo: number, wish: object = {}) =>
    buildClaim(sql, {
      now,
      volunteerId: volunteer.volunteerId,
      teamId,
      startsAt: new Date(now.getTime() - daysAgo * dayMs),
      endsAt: new Date(now.getTime() - daysAgo * dayMs + 2 * hourMs),
      ...wish,
    });
  const waiting = await build(8);
  const answer = { teamOpinion: '没有人见过', answeredBy: team.accountId, answeredAt: now };
  const refused = await build(9, { state: 'refused', ...answer });
  const handed = await build(10, { state: 'atCentre' });
  await buildClaimHour(sql, handed.claimId);
  return { claimId: [waiting, refused, handed].map(({ claimId }) => claimId) };
}

/** An effective record of the volunteer, and three more whose correction waits for the team, was refused by it, and waits for material of the volunteer. */
async function buildCorrections({ sql, clock }: TestApp, { volunteer, team }: People, shiftId: number) {
  const { volunteerId } = volunteer;
  const build = (daysAgo: number) => {
    const startsAt = new Date(clock().getTime() - daysAgo * dayMs);
    const endsAt = new Date(startsAt.getTime() + hourMs);
    return buildHour(sql, { now: clock(), shiftId, volunteerId, startsAt, endsAt, status: 'effective' });
  };
  const [effective, waiting, refused, asked] = [
    await build(3),
    await build(4),
    await build(5),
    await build(6),
  ];
  const correctionId: number[] = [];
  for (const { hour, state } of [
    { hour: waiting, state: 'atTeam' as const },
    { hour: refused, state: 'refused' as const },
    { hour: asked, state: 'atTeam' as const },
  ]) {
    const id = testId();
    correctionId.push(id);
    const { teamId } = await sql
      .selectFrom('serviceHours')
      .select('teamId')
      .where('id', '=', hour.hourId)
      .executeTakeFirstOrThrow();
    await insertCorrection(sql, {
      id,
      hourId: hour.hourId,
      volunteerId,
      teamId,
      activityId: hour.activityId,
      cause: 'wrongTime',
      oldMinutes: 60,
      wishedMinutes: 90,
      text: '时间记错了半个小时，请核对',
      createdAt: clock(),
      dueAt: new Date(clock().getTime() + 7 * dayMs),
    });
    if (state === 'refused') await changeCorrection(sql, id, { state });
  }
  const askId = await buildAsk({ sql, clock }, { correctionId: correctionId.at(-1) ?? 0, team });
  return { effective, correctionId, askId: [askId] };
}

/** The team asks the volunteer for material on a correction. */
async function buildAsk(
  { sql, clock }: Pick<TestApp, 'sql' | 'clock'>,
  { correctionId, team }: { correctionId: number; team: People['team'] },
): Promise<number> {
  const id = testId();
  const dueAt = new Date(clock().getTime() + 7 * dayMs);
  await sql
    .insertInto('hourMaterialAsks')
    .values({
      id,
      correctionId,
      claimId: null,
      side: 'team',
      askedBy: team.accountId,
      missing: '请补一张能看出到场时间的照片',
      askedAt: clock(),
      dueAt,
      leftWorkdays: 3,
    })
    .execute();
  await changeCorrection(sql, correctionId, { awaitsUntil: dueAt });
  return id;
}

/** Points of the volunteer for an earlier sign-up, appealed. */
async function buildAppealed(
  { sql, clock }: TestApp,
  { signUpId, volunteerId }: BuiltSignUp,
): Promise<number> {
  const now = clock();
  await insertCreditEvent(sql, { volunteerId, signUpId, kind: 'lateCancel', points: 1, now });
  const { id } = await sql.selectFrom('creditEvents').select('id').executeTakeFirstOrThrow();
  await keepAppeal(sql, id, {
    text: '孩子发烧，当晚才知道来不了。',
    dueAt: new Date(now.getTime() + dayMs),
    now,
  });
  return id;
}

/** A question of the volunteer, a post that waits for the reviewers, a notice of the team. */
async function buildPosts(
  { sql, clock }: TestApp,
  { volunteer, team }: People,
  activityId: number,
): Promise<number[]> {
  const like = { activityId, parentId: null, content: '集合地点在哪里？', createdAt: clock() };
  const ofVolunteer = { ...like, authorId: volunteer.accountId, authorKind: 'volunteer' as const };
  const ofTeam = { ...like, authorId: team.accountId, authorKind: 'team' as const };
  const posts = [
    { ...ofVolunteer, id: testId(), kind: 'question' as const },
    {
      ...ofVolunteer,
      id: testId(),
      kind: 'discussion' as const,
      status: 'held' as const,
      heldReason: '含有联系方式',
    },
    { ...ofTeam, id: testId(), kind: 'notice' as const },
  ];
  for (const post of posts) await sql.insertInto('chatPosts').values(post).execute();
  return posts.map(({ id }) => id);
}
