import { randomUUID } from 'node:crypto';
import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { getActivityForReviewCall } from '../../src/domains/activities/web/activities.calls.ts';
import { listMessagesCall } from '../../src/domains/messages/web/messages.calls.ts';
import { getSignUpStandingCall, signUpForShiftCall } from '../../src/domains/signups/web/signups.calls.ts';
import { openAs } from '../open-as.ts';
import { sendDecision, teamLogin } from '../people.ts';
import { type ApiClient, must, signInClient } from '../process/api-client.ts';
import { findActivity } from '../process/find-activity.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const place = '江岸驿站南广场旗杆下';
const dayMs = 86_400_000;

type Found = { volunteer: ApiClient; activityId: number; shiftId: number; teamId: number; title: string };

/** An activity of a team that is not trusted, and who may sign up for it at once, two days ahead at least. */
const findOpenShift = (address: string, staff: ApiClient): Promise<Found> =>
  findVolunteer(address, 411, ({ client: volunteer }) =>
    findActivity(volunteer, { phase: 'recruiting', hasPlaces: true }, async ({ id, team, title }) => {
      const { shifts, questions } = await must(volunteer, getSignUpStandingCall, { id });
      const open = shifts.find(
        ({ verdict, reasons, startsAt }) =>
          verdict === 'signUp' && reasons.length === 0 && Date.parse(startsAt) > Date.now() + 2 * dayMs,
      );
      const isAllAhead = shifts.every(({ startsAt }) => Date.parse(startsAt) > Date.now() + dayMs);
      if (!open || !isAllAhead || questions.length > 0) return undefined;
      const { teamFacts, change } = await must(staff, getActivityForReviewCall, { id });
      if (teamFacts.trustGrade === 'A' || change) return undefined;
      return { volunteer, activityId: id, shiftId: open.shiftId, teamId: team.id, title };
    }),
  );

test('a team changes an activity, the old one stays public until the centre passes it, and whoever has a place answers without login', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const found = await findOpenShift(origin, await signInClient(origin, 'shenhe001'));
  const { volunteer, activityId, shiftId, title } = found;
  const standing = await must(volunteer, getSignUpStandingCall, { id: activityId });
  await must(volunteer, signUpForShiftCall, {
    shiftId,
    riskVersion: standing.riskVersion,
    clientRequestId: randomUUID(),
  });
  const team = await openAs(
    browser,
    origin,
    teamLogin(found.teamId),
    `/teamcenter/index/teamactivity/edit/${activityId}`,
  );
  const guest = await takePage(browser, origin);

  await test.step('the change is handed in, and the public page stays as it was', async () => {
    await expect(team.getByText('再次确认是否参加')).toBeVisible();
    await team.getByRole('combobox', { name: '集合地点' }).fill(place);
    await team.getByRole('button', { name: '保存修改' }).click();
    await expect(team).toHaveURL(new RegExp(`/teamactivity/detail/${activityId}$`));
    await expect(team.getByRole('region', { name: '活动变更' })).toContainText(place);
    await guest.goto(`/user-index/activityDetail/${activityId}`);
    await expect(guest.getByText(place)).toHaveCount(0);
  });

  await test.step('the reviewer sees old and new, and passes it', async () => {
    const staff = await openAs(
      browser,
      origin,
      'shenhe001',
      `/review/activities?tab=changes&id=${activityId}`,
    );
    const review = staff.getByRole('complementary', { name: '活动内容和审核' });
    await expect(review.getByRole('region', { name: '变更内容' })).toContainText(place);
    await review.getByRole('button', { name: '通过', exact: true }).click();
    await sendDecision(staff);
    await expect(staff.getByText(`“${title}”的变更已生效`)).toBeVisible();
  });

  await test.step('the public page says what changed', async () => {
    await expect(async () => {
      await guest.reload();
      await expect(guest.getByRole('heading', { name: '活动安排有变' })).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });

  await test.step('the link from the message answers without login and without harm', async () => {
    const linkOf = async () => {
      const { list } = await must(volunteer, listMessagesCall, {});
      return list.find((one) => one.title.startsWith('活动安排有变') && one.answerLink)?.answerLink ?? '';
    };
    await expect.poll(linkOf).not.toBe('');
    await guest.goto(await linkOf());
    await expect(guest.getByText(place).first()).toBeVisible();
    await guest.getByRole('button', { name: '不来了' }).click();
    await expect(guest.getByText('这不影响你的信用')).toBeVisible();
  });

  await test.step('the team sees who does not come any more', async () => {
    await team.goto(`/teamcenter/index/teamactivity/bm/${activityId}?tab=ended`);
    await expect(team.getByText('再确认：不来了').first()).toBeVisible();
    await team.goto(`/teamcenter/index/teamactivity/detail/${activityId}`);
    await expect(team.getByText(/不来了 1 人/)).toBeVisible();
  });
});
