import { expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { listMessages } from '#domains/messages/contract/messages.contract.ts';
import { notify } from '#domains/messages/server/index.ts';
import { cancelSignUp } from '#domains/signups/contract/my-signups.contract.ts';
import { getSignUpStanding } from '#domains/signups/contract/signups.contract.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { createAdmission } from '#platform/server/calls/admission.ts';
import { openHouse } from '#testing/open-house.ts';
import { testAct } from '#testing/test-act.ts';

const { app, sql } = openHouse({ admission: createAdmission(10) });

const activityWith = async (title: string) => {
  const { activityId, shiftIds } = await buildActivity(sql(), { title, shifts: [{ capacity: 9 }, {}] });
  return { activityId, shiftId: shiftIds[0] ?? 0 };
};
/** A volunteer with a session, three messages and, where a shift is named, a place. */
const personWith = async (message: string, shiftId?: number) => {
  const { accountId, volunteerId } = await buildReadyVolunteer(sql());
  const titles = ['第三', '第二', '第一'].map((time) => `${message}：${time}`);
  for (const title of titles.toReversed())
    await notify(testAct({ sql: sql() }), { accountId, category: 'signUp', title, body: title });
  const signUp = shiftId === undefined ? undefined : await buildSignUp(sql(), { shiftId, volunteerId });
  return { ...(await app().signInAs(accountId)), signUpId: signUp?.signUpId ?? null, titles };
};

it('gives each who asks at the same time an answer of their own, and nobody that of another', async () => {
  const activities = [await activityWith('江边清滩'), await activityWith('社区义诊')];
  const [first, second] = activities;
  const people: Awaited<ReturnType<typeof personWith>>[] = [];
  for (let index = 0; index < 12; index += 1) {
    const shiftId = [undefined, first?.shiftId, second?.shiftId][index % 3];
    people.push(await personWith(`给第 ${index} 位`, shiftId));
  }
  const asked = people.flatMap((person) => activities.map(({ activityId }) => ({ person, activityId })));
  const standings = asked.map(async ({ person, activityId }) => {
    const { status, body } = await app().call(getSignUpStanding, { id: activityId }, person);
    const mine = body.result?.shifts.flatMap((shift) => (shift.mine ? [shift.mine.signUpId] : []));
    return [status, body.result?.activityId, body.result?.shifts.length, mine];
  });
  const boxes = people.map(async (person, index) => {
    const { body } = await app().call(listMessages, { pageSize: index % 2 ? 3 : 1 }, person);
    return [body.result?.total, body.result?.list.map(({ title }) => title)];
  });
  const place = (index: number, turn: number) => (index % 3 === turn + 1 ? [people[index]?.signUpId] : []);
  expect(await Promise.all(standings)).toEqual(
    people.flatMap((_person, index) =>
      activities.map(({ activityId }, turn) => [200, activityId, 2, place(index, turn)]),
    ),
  );
  expect(await Promise.all(boxes)).toEqual(
    people.map(({ titles }, index) => [3, index % 2 ? titles : titles.slice(0, 1)]),
  );
});

it('refuses a token that nobody has, a session that was ended and an activity that is not there, and those alone', async () => {
  const { activityId } = await activityWith('江边清滩');
  const good = await personWith('好');
  const ended = await personWith('已退出');
  const ask = (token: string, id = activityId) => app().call(getSignUpStanding, { id }, { token });
  const read = (token: string) => app().call(listMessages, {}, { token });
  expect((await read(ended.token)).status).toBe(200);
  await sql()
    .updateTable('sessions')
    .set({ endedAt: new Date() })
    .where('accountId', '=', ended.accountId)
    .execute();
  const answers = await Promise.all([
    ask(good.token),
    ask(good.token, 1),
    read('nobody-has-this'),
    read(good.token),
    read(ended.token),
    ask(good.token),
  ]);
  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
    '200 200',
    '404 404',
    '401 50008',
    '200 200',
    '401 50012',
    '200 200',
  ]);
});

it('shows to whoever asks after a change what is true then, however many asked before it', async () => {
  const { activityId, shiftId } = await activityWith('江边清滩');
  const person = await personWith('有名额', shiftId);
  const takenSeen = async () => {
    const { body } = await app().call(getSignUpStanding, { id: activityId }, person);
    return body.result?.shifts[0]?.takenCount;
  };
  const before = Array.from({ length: 20 }, takenSeen);
  const cancelled = await app().call(cancelSignUp, { signUpId: person.signUpId ?? 0 }, person);
  expect([cancelled.status, await takenSeen()]).toEqual([200, 0]);
  expect((await Promise.all(before)).filter((taken) => taken !== 0 && taken !== 1)).toEqual([]);
});
