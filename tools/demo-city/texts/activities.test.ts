import { describe, expect, it } from 'vitest';
import {
  checkInRadii,
  guaranteeLabels,
  serviceObjectLabels,
} from '#domains/activities/contract/activities.words.ts';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import type { ActivityTemplate, ShiftPattern } from './activities/template.ts';
import { ACTIVITY_TEMPLATES, renderActivities } from './activities.ts';
import { VENUES, venuesFor } from './places.ts';
import { repeated } from './repeated.ts';
import { wrongTimes } from './time-of-day.ts';
import { NATIONAL_CATEGORIES, RESCUE_CODE } from './national-categories.ts';

const REFUSED_IN_TITLES = /补录|会议|例会|值班|聚餐|团建|彩排|培训班|讲座|观众/u;
const REFUSED_IN_TEXTS = /收费|押金|缴费|交费|报名费|会费|转发|捐款|算时长|奖励时长|加群|二维码|1[3-9]\d{9}/u;
const LATEST_FOR_MINORS = 22 * 60;
const LONGEST_RECORD = 480;

/** Keys of the templates for which `isWrong` holds. */
function offenders(isWrong: (template: ActivityTemplate) => boolean): string[] {
  return ACTIVITY_TEMPLATES.filter(isWrong).map((template) => template.key);
}

function endsAfter({ startsAt, posts }: ShiftPattern, minuteOfDay: number): boolean {
  const [hours = 0, minutes = 0] = startsAt.split(':').map(Number);
  return posts.some((post) => hours * 60 + minutes + post.minutes > minuteOfDay);
}

describe('the activity templates', () => {
  it('are at least 130 with unique keys, eleven or more in each category', () => {
    expect(ACTIVITY_TEMPLATES.length).toBeGreaterThanOrEqual(130);
    expect(repeated(ACTIVITY_TEMPLATES.map((template) => template.key))).toEqual([]);
    const counts = categoryKeys.map(
      (category) => offenders((template) => template.category === category).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(11);
  });

  it('carry legal codes only, at most four categories', () => {
    const unknown = (codes: readonly string[], known: object) => codes.some((code) => !(code in known));
    expect(offenders(({ nationalCodes }) => unknown(nationalCodes, NATIONAL_CATEGORIES))).toEqual([]);
    expect(offenders(({ nationalCodes }) => nationalCodes.length < 1 || nationalCodes.length > 4)).toEqual(
      [],
    );
    expect(offenders(({ objectCodes }) => unknown(objectCodes, serviceObjectLabels))).toEqual([]);
    expect(offenders(({ guaranteeCodes }) => unknown(guaranteeCodes, guaranteeLabels))).toEqual([]);
    expect(offenders(({ radius }) => !checkInRadii.includes(radius))).toEqual([]);
    expect(offenders(({ months }) => months.some((month) => month < 1 || month > 12))).toEqual([]);
  });

  it('have a place for every kind of venue they name', () => {
    expect(offenders(({ venueKinds }) => venueKinds.some((kind) => venuesFor([kind]).length === 0))).toEqual(
      [],
    );
  });

  it('insure whoever takes a risk', () => {
    expect(offenders((t) => t.riskLevel !== 'low' && !t.guaranteeCodes.includes('01'))).toEqual([]);
  });

  it('keep minors out of rescue work, late evenings and posts for adults', () => {
    const open = (template: ActivityTemplate) => template.minorPolicy !== 'none';
    expect(offenders((t) => open(t) && t.nationalCodes.includes(RESCUE_CODE))).toEqual([]);
    expect(
      offenders((t) => open(t) && t.shifts.some((shift) => endsAfter(shift, LATEST_FOR_MINORS))),
    ).toEqual([]);
    expect(offenders((t) => open(t) && (t.minAge ?? 0) >= 18)).toEqual([]);
    expect(
      offenders((t) => t.minAge === null && t.requirements.some((line) => /年满 [12]\d 周岁$/u.test(line))),
    ).toEqual([]);
    expect(offenders((t) => !open(t) && (t.minAge ?? 18) < 18)).toEqual([]);
  });

  it('speak of the time of day at which they happen', () => {
    const wrong = ACTIVITY_TEMPLATES.flatMap(({ key, titles, summary, shifts }) =>
      shifts.flatMap(({ startsAt }) =>
        [summary, ...titles.map(({ pattern }) => pattern)].flatMap((text) =>
          wrongTimes(text, startsAt).map((word) => `${key} at ${startsAt}: ${word}`),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('count no post longer than one record may be', () => {
    expect(
      offenders((t) => t.shifts.some((s) => s.posts.some((post) => post.minutes > LONGEST_RECORD))),
    ).toEqual([]);
  });

  it('are written in full, each with a summary and a risk notice of its own', () => {
    expect(repeated(ACTIVITY_TEMPLATES.map((template) => template.riskNotice))).toEqual([]);
    expect(repeated(ACTIVITY_TEMPLATES.map((template) => template.summary))).toEqual([]);
    expect(offenders(({ summary }) => summary.length > 60)).toEqual([]);
    expect(offenders(({ tasks }) => tasks.length !== 3)).toEqual([]);
    expect(offenders(({ riskNotice }) => riskNotice.length < 10)).toEqual([]);
    expect(offenders(({ content }) => Object.values(content).join('').length < 60)).toEqual([]);
    expect(offenders(({ beneficiaries: [low, high] }) => low > high)).toEqual([]);
  });

  it('use no word the publish linter refuses', () => {
    expect(offenders((template) => REFUSED_IN_TEXTS.test(JSON.stringify(template)))).toEqual([]);
  });
});

describe('rendered activities', () => {
  const activities = renderActivities(800, 'demo');

  it('have 800 distinct titles of 4 to 50 characters without words the linter refuses', () => {
    const titles = activities.map((activity) => activity.title);
    expect(repeated(titles)).toEqual([]);
    expect(titles.filter((title) => title.length < 4 || title.length > 50)).toEqual([]);
    expect(titles.filter((title) => REFUSED_IN_TITLES.test(title) || /[{}@]/u.test(title))).toEqual([]);
  });

  it('take place where the title says', () => {
    const elsewhere = activities.filter(({ title, venue }) => {
      const named = VENUES.filter((other) => title.includes(other.name));
      return named.length > 0 && !named.includes(venue);
    });
    expect(elsewhere.map((activity) => activity.title)).toEqual([]);
  });

  it('are the same for the same seed and differ for another', () => {
    expect(renderActivities(60, 'demo')).toEqual(activities.slice(0, 60));
    expect(renderActivities(60, 'other')).not.toEqual(activities.slice(0, 60));
  });
});
