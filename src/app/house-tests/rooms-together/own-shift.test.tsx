import { randomUUID } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { posterPage } from '#areas/public-site/activities/poster-page.tsx';
import { MyActivityFacts } from '#areas/volunteer-centre/my-activity-facts.tsx';
import { fixCheckOut, getMyAttendance, rollCall } from '#domains/attendance/contract/attendance.contract.ts';
import { getVolunteerCode } from '#domains/attendance/contract/volunteer-code.contract.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { confirmHours, listMyHours } from '#domains/hours/contract/hours.contract.ts';
import { createCalendarFeed, getSignUpCalendar } from '#domains/signups/contract/calendar.contract.ts';
import { getMySignUp, listMySignUps } from '#domains/signups/contract/my-signups.contract.ts';
import { signUpForShift } from '#domains/signups/contract/signups.contract.ts';
import { readCalendarFeed } from '#domains/signups/server/index.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import { MySignUpBlock } from '#domains/signups/web/my-sign-up-block.tsx';
import { MySignUpList } from '#domains/signups/web/my-sign-up-list.tsx';
import { getVolunteerHome } from '#domains/statistics/contract/statistics.contract.ts';
import { listMyTimeline } from '#domains/statistics/contract/timeline.contract.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import type { AnyOperation, RequestOf } from '#platform/contract/operation.ts';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { IslandRendererProvider } from '#platform/web/islands/island.tsx';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { IdPageContext } from '#platform/web/page.tsx';

const { clock, sql, call, run, open } = openDay();

/** Three shifts on days of their own, each at its own time with its own post and meeting point. */
const shifts = [
  { startsAt: at('17:30', 23), endsAt: at('19:00', 23), postName: '东门值守' },
  { startsAt: at('08:10', 27), endsAt: at('10:20', 27), postName: '南桥劝导' },
  {
    startsAt: new Date('2026-12-19T13:40:00+08:00'),
    endsAt: new Date('2026-12-19T15:50:00+08:00'),
    postName: '西岸清滩',
  },
];
/** Every way in which the other two could be named, in a sentence, an answer or a calendar. */
const foreign = /东门|西岸|11月23日|12月19日|17:30|13:40|15:50|2026-11-23|2026-12-19|20261123|20261219/;
const own = /南桥劝导|11月27日|2026-11-27|20261127/;

async function openThree() {
  const built = await open({
    people: 0,
    shifts,
    signUpMode: 'firstCome',
    signUpClosesAt: shifts[2]!.startsAt,
  });
  const { caller, volunteerId } = await buildReadyVolunteer(sql());
  return { ...built, mine: built.shiftIds[1]!, caller, volunteerId };
}
type Ground = Awaited<ReturnType<typeof openThree>>;

/** Everything that was sent: messages in the site and short messages. */
async function sent({ volunteerId }: Ground) {
  const messages = await sql()
    .selectFrom('messages')
    .select(['title', 'body', 'link'])
    .where('accountId', '=', volunteerId)
    .orderBy('id')
    .execute();
  const texts = await sql()
    .selectFrom('messageDeliveries')
    .select(['template', 'variables'])
    .where('accountId', '=', volunteerId)
    .execute();
  return { messages, texts };
}

/** Everything that is shown to the person, as answers and as drawn. */
async function shown({ activityId, mine, caller }: Ground): Promise<Record<string, string>> {
  const page = await call(getMySignUp, { id: activityId }, caller);
  const list = await call(listMySignUps, {}, caller);
  const answers = {
    page,
    list,
    attendance: await call(getMyAttendance, { id: activityId }, caller),
    code: await call(getVolunteerCode, { id: mine }, caller),
    home: await call(getVolunteerHome, {}, caller),
    hours: await call(listMyHours, {}, caller),
    timeline: await call(listMyTimeline, {}, caller),
  };
  return {
    ...Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, JSON.stringify(answer)])),
    facts: draw(<MyActivityFacts activity={page} />),
    blocks: draw(page.signUps.map((one) => <MySignUpBlock key={one.signUpId} signUp={one} refreshes={[]} />)),
    rows: draw(<MySignUpList signUps={list.list} />),
  };
}
const draw = (children: React.ReactNode): string =>
  renderToStaticMarkup(
    <OperationCache>
      <MemoryRouter>{children}</MemoryRouter>
    </OperationCache>,
  );

async function calendars({ mine, caller }: Ground): Promise<Record<string, string>> {
  const signUp = await sql()
    .selectFrom('signUps')
    .select('id')
    .where('shiftId', '=', mine)
    .executeTakeFirstOrThrow();
  const { ics } = await call(getSignUpCalendar, { id: signUp.id }, caller);
  const { path } = await call(createCalendarFeed, {}, caller);
  const feed = await readCalendarFeed(sql(), {
    token: path.slice('/calendar/'.length, -4),
    publicUrl: 'http://localhost',
    now: clock.now,
  });
  return { ics, feed: feed ?? '' };
}

async function poster({ activityId, mine }: Ground): Promise<string> {
  const context = {
    call: async <O extends AnyOperation>(operation: O, request: RequestOf<O>) =>
      operation.name === getSite.name
        ? { title: '鹿渚市新时代文明实践中心', phone: '' }
        : call(operation, request),
    id: activityId,
    url: new URL(`http://localhost/user-index/poster/${activityId}?shift=${mine}`),
    now: clock.now,
  };
  const data = await posterPage.load(context as unknown as IdPageContext);
  const view = posterPage.view({ data, url: context.url, viewer: { kind: 'anonymous', isExpired: false } });
  const renderer = { nextId: () => 'island', render: () => '' };
  return renderToStaticMarkup(<IslandRendererProvider renderer={renderer}>{view}</IslandRendererProvider>);
}

/** What names another shift, or does not name the own one although it should. */
const wrong = (texts: Record<string, string>, silent: readonly string[] = []): string[] =>
  Object.entries(texts)
    .filter(([name, text]) => foreign.test(text) || (!silent.includes(name) && !own.test(text)))
    .map(([name, text]) => `${name}: ${text}`);

const signUp = (shiftId: number, caller: VolunteerCaller) =>
  call(signUpForShift, { shiftId, riskVersion: 1, clientRequestId: randomUUID() }, caller);

it('everything that is sent or shown to a volunteer speaks of their own shift, from the sign-up to the hours', async () => {
  const ground = await openThree();
  const { activityId, mine, caller, volunteerId, teamCaller } = ground;
  await signUp(mine, caller);
  expect(wrong(await shown(ground), ['code', 'hours', 'timeline'])).toEqual([]);
  expect(wrong({ ...(await calendars(ground)), poster: await poster(ground) })).toEqual([]);

  clock.now = at('08:10', 26);
  await run('signups.remind');
  clock.now = at('06:10', 27);
  await run('signups.remind');
  clock.now = at('08:05', 27);
  await call(rollCall, { shiftId: mine, volunteerIds: [volunteerId], act: 'in' }, teamCaller);
  expect(wrong(await shown(ground), ['code', 'hours', 'timeline'])).toEqual([]);
  clock.now = at('12:30', 27);
  await run('attendance.markNoCheckOut');
  const { participationId } = (await call(getMyAttendance, { id: activityId }, caller)).shifts[0]!;
  const fix = { checkedOutAt: '2026-11-27T10:20:00+08:00', reason: '忘记签退' };
  await call(fixCheckOut, { participationId: participationId!, ...fix }, teamCaller);
  await call(confirmHours, { activityId, hourIds: [] }, teamCaller);

  expect(wrong(await shown(ground), ['code', 'home', 'timeline'])).toEqual([]);
  const { messages, texts } = await sent(ground);
  expect(messages.length).toBeGreaterThanOrEqual(6);
  expect(texts.length).toBeGreaterThanOrEqual(1);
  const bodies = Object.fromEntries(messages.map(({ title, body }) => [title, body]));
  const sms = Object.fromEntries(texts.map((text, index) => [`sms ${index}`, JSON.stringify(text)]));
  expect(wrong({ ...bodies, ...sms })).toEqual([]);
});
