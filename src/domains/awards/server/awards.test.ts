import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as contract from '../contract/awards.contract.ts';
import { createAwardsRoom } from './index.ts';

const noon = new Date('2026-11-21T12:00:00+08:00');
const { sql, call, titlesOf } = openRoom(createAwardsRoom({ onStarWithdrawn: async () => undefined }), {
  now: noon,
});

const facts = {
  kind: 'training' as const,
  title: '急救员初级培训',
  grantor: '市红十字会',
  heldOn: '2026-11-14',
  classHours: 2.5,
};

/** A team with two members, and somebody who has nothing to do with it. */
async function world() {
  const team = await buildTeam(sql());
  const people = [];
  for (let made = 0; made < 3; made += 1) {
    const person = await buildVolunteer(sql());
    if (made < 2) await buildMember(sql(), { teamId: team.teamId, volunteerId: person.volunteerId });
    const { volunteerNo } = await sql()
      .selectFrom('volunteers')
      .select('volunteerNo')
      .where('id', '=', person.volunteerId)
      .executeTakeFirstOrThrow();
    people.push({ ...person, volunteerNo });
  }
  const [one, two, stranger] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const enter = (people: { volunteerNo: string; score?: number }[], more: object = {}) =>
    call(contract.enterTeamRecords, { facts: { ...facts, ...more }, people }, team.caller);
  const mine = (who = one) => call(contract.listMyRecordEntries, { kind: 'training' }, who.caller);
  return { team, one, two, stranger, enter, mine };
}

it('is entered for several at once, told to each, and once however often it is sent', async () => {
  const { team, one, two, enter, mine } = await world();
  const people = [{ volunteerNo: one.volunteerNo, score: 92 }, { volunteerNo: two.volunteerNo }];
  expect(await enter(people)).toEqual({ enteredCount: 2, skipped: [] });
  expect(await titlesOf(two.volunteerId)).toEqual(['你的志愿档案记入了一条培训']);
  expect(await outcomeOf(enter(people))).toBe('allThere');
  expect(await mine()).toMatchObject({
    classHours: 2.5,
    list: [{ title: facts.title, score: 92, teamName: team.name, canObject: true, state: 'valid' }],
  });
});

it('is of the own people, of known numbers and of the past', async () => {
  const { one, stranger, enter } = await world();
  expect(await outcomeOf(enter([{ volunteerNo: stranger.volunteerNo }]))).toBe('notOurs');
  expect(await outcomeOf(enter([{ volunteerNo: 'V0' }, { volunteerNo: one.volunteerNo }]))).toBe(
    'unknownPerson',
  );
  expect(await outcomeOf(enter([{ volunteerNo: one.volunteerNo }], { heldOn: '2026-11-22' }))).toBe(
    'inFuture',
  );
  const centre = (await buildStaff(sql(), { permissions: ['volunteers.manage'] })).caller;
  const request = { facts, people: [{ volunteerNo: stranger.volunteerNo }] };
  expect(await call(contract.enterCentreRecords, request, centre)).toMatchObject({ enteredCount: 1 });
});

it('is objected to once, and corrected with a reason that answers it', async () => {
  const { team, one, two, enter, mine } = await world();
  await enter([{ volunteerNo: one.volunteerNo }]);
  const entryId = (await mine()).list[0]!.entryId;
  const text = '那天我没有参加这个培训，请核对名单。';
  expect(await outcomeOf(call(contract.objectRecordEntry, { entryId, text }, two.caller))).toBe('404');
  await call(contract.objectRecordEntry, { entryId, text }, one.caller);
  expect(await outcomeOf(call(contract.objectRecordEntry, { entryId, text }, one.caller))).toBe(
    'objectedAlready',
  );
  expect(await titlesOf(team.accountId)).toEqual(['有一条培训表彰记录被提出异议']);
  const [entry] = (await call(contract.listTeamRecords, { kind: 'training' }, team.caller)).list;
  const wish = {
    entryId,
    version: entry!.version,
    facts: { ...facts, classHours: 1 },
    reason: '按签到表改学时',
  };
  await call(contract.correctTeamRecord, wish, team.caller);
  expect(await outcomeOf(call(contract.correctTeamRecord, wish, team.caller))).toBe('versionConflict');
  expect((await mine()).list[0]).toMatchObject({
    classHours: 1,
    answer: '按签到表改学时',
    reason: '按签到表改学时',
    canObject: false,
  });
});

it('is withdrawn with a reason, stays in the record and counts no more; another team reaches none of it', async () => {
  const { team, one, enter, mine } = await world();
  await enter([{ volunteerNo: one.volunteerNo }]);
  const entryId = (await mine()).list[0]!.entryId;
  const other = await buildTeam(sql());
  const wish = { entryId, reason: '名单有误' };
  expect(await outcomeOf(call(contract.withdrawTeamRecord, wish, other.caller))).toBe('404');
  await call(contract.withdrawTeamRecord, wish, team.caller);
  expect(await outcomeOf(call(contract.withdrawTeamRecord, wish, team.caller))).toBe('withdrawn');
  expect(await mine()).toMatchObject({ classHours: 0, list: [{ state: 'withdrawn', reason: '名单有误' }] });
  expect(await enter([{ volunteerNo: one.volunteerNo }])).toMatchObject({ enteredCount: 1 });
});

it('is kept as it is with an answer, and the centre may answer for a team', async () => {
  const { one, enter, mine } = await world();
  await enter([{ volunteerNo: one.volunteerNo }]);
  const entryId = (await mine()).list[0]!.entryId;
  const centre = (await buildStaff(sql(), { permissions: ['volunteers.manage'] })).caller;
  const answer = { entryId, answer: '签到表上有你的签名。' };
  expect(await outcomeOf(call(contract.answerCentreRecord, answer, centre))).toBe('noObjection');
  await call(contract.objectRecordEntry, { entryId, text: '那天我没有参加这个培训。' }, one.caller);
  await call(contract.answerCentreRecord, answer, centre);
  expect((await mine()).list[0]).toMatchObject({ answer: answer.answer, canObject: false });
});
