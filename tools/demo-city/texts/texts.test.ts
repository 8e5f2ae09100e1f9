import { describe, expect, it } from 'vitest';
import { ACTIVITY_TEMPLATES, renderActivities } from './activities.ts';
import { NEWS, NEWS_CATEGORIES } from './news.ts';
import { generatePeople, mobileOf } from './people.ts';
import {
  ACTIVITY_RETURN_REASONS,
  ACTIVITY_SUMMARIES,
  ATTENDANCE_REMARKS,
  CANCEL_REASONS,
  EVALUATION_LINES,
  HOUR_ADJUSTMENT_REASONS,
  SIGN_UP_CANCEL_REASONS,
} from './phrases.ts';
import { CITY_EXTENT } from './places/map.ts';
import { ORGS } from './places/orgs.ts';
import { DISTRICT_NAMES, REGIONS, regionNamed } from './places/regions.ts';
import { VENUES, venuesFor } from './places.ts';
import { createRandom } from './random.ts';
import { TEAMS, teamsServing } from './teams.ts';
import {
  CHECK_IN_RADII,
  GUARANTEES,
  LEGAL_FORMS,
  NATIONAL_CATEGORIES,
  RESCUE_CODE,
  SERVICE_CATEGORIES,
  SERVICE_OBJECTS,
  type ServiceCategory,
  TEAM_CLASSES,
} from './vocabulary.ts';

const TODAY = '2026-11-21';
const CATEGORIES = Object.keys(SERVICE_CATEGORIES) as ServiceCategory[];
const FORBIDDEN_IN_TITLES = /补录|会议|例会|值班|聚餐|团建|彩排|培训班|讲座|观众/u;
const FORBIDDEN_IN_TEXTS = /收费|押金|缴费|交费|报名费|会费|转发|捐款|算时长|奖励时长|加群|二维码/u;
const LATEST_FOR_MINORS = 22 * 60;

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function isInside({ lng, lat }: { lng: number; lat: number }): boolean {
  const { west, east, south, north } = CITY_EXTENT;
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

describe('the places of the demo city', () => {
  it('form one centre, an institute per district and a station per community', () => {
    const levels = (level: string) => ORGS.filter((org) => org.level === level);
    expect(levels('centre')).toHaveLength(1);
    expect(levels('institute')).toHaveLength(DISTRICT_NAMES.length);
    expect(levels('station').length).toBeGreaterThanOrEqual(36);
    const keys = new Set(ORGS.map((org) => org.key));
    expect(ORGS.filter((org) => org.parentKey !== null && !keys.has(org.parentKey))).toEqual([]);
    expect(repeated(ORGS.map((org) => org.tel))).toEqual([]);
    expect(repeated(ORGS.map((org) => org.name))).toEqual([]);
    for (const org of ORGS) expect(org.tel).toMatch(/^0688-\d{4}-\d{4}$/);
  });

  it('give every station a street address of its own', () => {
    expect(repeated(ORGS.map((org) => org.address))).toEqual([]);
    expect(ORGS.filter((org) => org.address.length < 8)).toEqual([]);
  });

  it('use region codes of no real region, each once', () => {
    expect(repeated(REGIONS.map((region) => region.code))).toEqual([]);
    for (const region of REGIONS) expect(region.code).toMatch(/^9901\d{2}(\d{3})?$/);
  });

  it('name at least 150 venues inside the city, each in a community of its district', () => {
    expect(VENUES.length).toBeGreaterThanOrEqual(150);
    expect(repeated(VENUES.map((venue) => venue.name))).toEqual([]);
    expect([...VENUES, ...ORGS, ...REGIONS].filter((place) => !isInside(place))).toEqual([]);
    for (const venue of VENUES) {
      expect(venue.communityCode.slice(0, 6)).toBe(regionNamed(venue.district).code);
      expect(venue.note.length).toBeGreaterThan(5);
    }
  });
});

describe('the teams', () => {
  it('are sixty, five per category, with names and texts of the allowed length', () => {
    expect(TEAMS).toHaveLength(60);
    expect(repeated(TEAMS.map((team) => team.name))).toEqual([]);
    expect(repeated(TEAMS.map((team) => team.shortName))).toEqual([]);
    for (const category of CATEGORIES) {
      expect(TEAMS.filter((team) => team.category === category)).toHaveLength(5);
      expect(teamsServing(category)[0]?.category).toBe(category);
    }
    for (const team of TEAMS) {
      expect(team.name.length, team.name).toBeGreaterThanOrEqual(4);
      expect(team.name.length, team.name).toBeLessThanOrEqual(40);
      expect([...team.seal], team.name).toHaveLength(1);
      expect(team.slogan.length, team.name).toBeLessThanOrEqual(50);
      expect(team.intro.length, team.name).toBeGreaterThanOrEqual(80);
      expect(team.intro.length, team.name).toBeLessThanOrEqual(300);
    }
  });

  it('carry legal classes and forms, and live in a community of their district', () => {
    for (const team of TEAMS) {
      expect(TEAM_CLASSES, team.name).toContain(team.teamClass);
      expect(LEGAL_FORMS, team.name).toContain(team.legalForm);
      expect(regionNamed(team.community).parentCode, team.name).toBe(regionNamed(team.district).code);
      expect(team.foundedOn ?? '2000-01-01', team.name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect((team.foundedOn ?? '2000-01-01') < TODAY, team.name).toBe(true);
    }
  });

  it('show every standing the screens have to show', () => {
    const count = (fits: (team: (typeof TEAMS)[number]) => boolean) => TEAMS.filter(fits).length;
    expect(count((team) => team.status === 'pending')).toBe(2);
    expect(count((team) => team.status === 'suspended')).toBe(1);
    expect(count((team) => team.foundedOn === null)).toBeGreaterThanOrEqual(2);
    expect(count((team) => !team.hasLogo)).toBeGreaterThanOrEqual(2);
    expect(count((team) => team.trust === 'B')).toBeGreaterThan(30);
    expect(new Set(TEAMS.map((team) => team.join)).size).toBe(4);
  });
});

describe('the activity templates', () => {
  it('are at least 130 with unique keys, eleven or more in each category', () => {
    expect(ACTIVITY_TEMPLATES.length).toBeGreaterThanOrEqual(130);
    expect(repeated(ACTIVITY_TEMPLATES.map((template) => template.key))).toEqual([]);
    for (const category of CATEGORIES) {
      expect(
        ACTIVITY_TEMPLATES.filter((template) => template.category === category).length,
      ).toBeGreaterThanOrEqual(11);
    }
  });

  it('carry legal codes only', () => {
    for (const template of ACTIVITY_TEMPLATES) {
      for (const code of template.nationalCodes)
        expect(NATIONAL_CATEGORIES, template.key).toHaveProperty(code);
      for (const code of template.objectCodes) expect(SERVICE_OBJECTS, template.key).toHaveProperty(code);
      for (const code of template.guaranteeCodes) expect(GUARANTEES, template.key).toHaveProperty(code);
      expect(template.nationalCodes.length, template.key).toBeLessThanOrEqual(4);
      expect(CHECK_IN_RADII, template.key).toContain(template.radius);
      for (const month of template.months) expect(month >= 1 && month <= 12, template.key).toBe(true);
      for (const kind of template.venueKinds)
        expect(venuesFor([kind]), `${template.key} ${kind}`).not.toEqual([]);
    }
  });

  it('pass the publish linter: insurance with risk, no minors in rescue work or at night', () => {
    for (const template of ACTIVITY_TEMPLATES) {
      if (template.riskLevel !== 'low') expect(template.guaranteeCodes, template.key).toContain('01');
      if (template.nationalCodes.includes(RESCUE_CODE))
        expect(template.minorPolicy, template.key).toBe('not_allowed');
      for (const shift of template.shifts) {
        const [hours = 0, minutes = 0] = shift.startsAt.split(':').map(Number);
        for (const post of shift.posts) {
          expect(post.minutes, template.key).toBeLessThanOrEqual(480);
          const isLate = hours * 60 + minutes + post.minutes > LATEST_FOR_MINORS;
          if (isLate) expect(template.minorPolicy, template.key).toBe('not_allowed');
        }
      }
    }
  });

  it('keep the requirements in step with the policy on minors', () => {
    for (const template of ACTIVITY_TEMPLATES) {
      const adultsOnly = template.requirements.some((line) => /年满 (1[89]|2\d) 周岁/u.test(line));
      if (adultsOnly) expect(template.minorPolicy, template.key).toBe('not_allowed');
    }
  });

  it('are written in full: three tasks, three paragraphs, a risk notice of their own', () => {
    expect(repeated(ACTIVITY_TEMPLATES.map((template) => template.riskNotice))).toEqual([]);
    expect(repeated(ACTIVITY_TEMPLATES.map((template) => template.summary))).toEqual([]);
    for (const template of ACTIVITY_TEMPLATES) {
      expect(template.summary.length, template.key).toBeLessThanOrEqual(60);
      expect(template.tasks, template.key).toHaveLength(3);
      expect(template.riskNotice.length, template.key).toBeGreaterThanOrEqual(10);
      expect(Object.values(template.content).join('').length, template.key).toBeGreaterThanOrEqual(60);
      expect(template.beneficiaries[0] <= template.beneficiaries[1], template.key).toBe(true);
      const texts = JSON.stringify(template);
      expect(texts, template.key).not.toMatch(FORBIDDEN_IN_TEXTS);
      expect(texts, template.key).not.toMatch(/1[3-9]\d{9}/);
    }
  });
});

describe('rendered activities', () => {
  const activities = renderActivities(800, 'demo');

  it('have 800 distinct titles of 4 to 50 characters without words the linter refuses', () => {
    expect(repeated(activities.map((activity) => activity.title))).toEqual([]);
    for (const { title } of activities) {
      expect(title.length, title).toBeGreaterThanOrEqual(4);
      expect(title.length, title).toBeLessThanOrEqual(50);
      expect(title).not.toMatch(FORBIDDEN_IN_TITLES);
      expect(title).not.toMatch(/[{}@]/);
    }
  });

  it('put the venue a title names where the activity takes place', () => {
    for (const { title, venue } of activities) {
      const named = VENUES.filter((other) => title.includes(other.name));
      if (named.length > 0)
        expect(
          named.map((other) => other.name),
          title,
        ).toContain(venue.name);
    }
  });

  it('are the same for the same seed and differ for another', () => {
    expect(renderActivities(60, 'demo')).toEqual(activities.slice(0, 60));
    expect(renderActivities(60, 'other')).not.toEqual(activities.slice(0, 60));
  });
});

describe('the people', () => {
  const people = generatePeople(2500, 'people', TODAY);

  it('have distinct names and mobile numbers of the legal form', () => {
    expect(people).toHaveLength(2500);
    expect(repeated(people.map((person) => person.name))).toEqual([]);
    expect(repeated(people.map((person) => person.mobile))).toEqual([]);
    for (const person of people) {
      expect(person.name).toMatch(/^\p{Script=Han}{2,4}$/u);
      expect(person.mobile).toMatch(/^1[3-9]\d0688\d{4}$/);
    }
    expect(mobileOf(0)).not.toBe(mobileOf(69));
  });

  it('begin with the people of the drawings', () => {
    expect(people.slice(0, 6).map((person) => person.name)).toEqual([
      '沈知夏',
      '林秀珍',
      '吴思远',
      '许文博',
      '陈雨桐',
      '何嘉禾',
    ]);
  });

  it('are between 14 and 80, live in the city and like one to four categories', () => {
    for (const person of people) {
      const years = (Date.parse(TODAY) - Date.parse(person.birthOn)) / (365.25 * 86_400_000);
      expect(years, person.name).toBeGreaterThanOrEqual(14);
      expect(years, person.name).toBeLessThan(81);
      expect(regionNamed(person.community).code).toBe(person.communityCode);
      expect(regionNamed(person.community).parentCode).toBe(regionNamed(person.district).code);
      expect(person.categories.length).toBeGreaterThanOrEqual(1);
      expect(person.categories.length).toBeLessThanOrEqual(4);
      expect(person.skills.length).toBeGreaterThanOrEqual(1);
      expect(person.intro.length).toBeLessThanOrEqual(300);
    }
  });

  it('are the same for the same seed, and more people begin with the fewer', () => {
    expect(generatePeople(300, 'people', TODAY)).toEqual(people.slice(0, 300));
  });
});

describe('the news', () => {
  it('fill six categories with eight items each, titles unique and of the allowed length', () => {
    expect(repeated(NEWS.map((item) => item.title))).toEqual([]);
    for (const category of NEWS_CATEGORIES) {
      expect(NEWS.filter((item) => item.category === category).length, category).toBeGreaterThanOrEqual(8);
    }
    for (const item of NEWS) {
      expect(item.title.length, item.title).toBeGreaterThanOrEqual(4);
      expect(item.title.length, item.title).toBeLessThanOrEqual(60);
      expect(item.summary.length, item.title).toBeLessThanOrEqual(200);
      expect(item.source.length, item.title).toBeLessThanOrEqual(50);
      expect(item.paragraphs.length, item.title).toBeGreaterThanOrEqual(2);
      expect(item.paragraphs.length, item.title).toBeLessThanOrEqual(5);
      expect(item.daysAgo, item.title).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('the phrases', () => {
  it('hold forty summaries and more, each between 20 and 2000 characters', () => {
    const summaries = CATEGORIES.flatMap((category) => ACTIVITY_SUMMARIES[category]);
    expect(summaries.length).toBeGreaterThanOrEqual(40);
    expect(summaries.filter((text) => text.length < 20 || text.length > 2000)).toEqual([]);
    expect(repeated(summaries)).toEqual([]);
  });

  it('are never said twice in one list nor longer than a field holds', () => {
    const lists = [
      ACTIVITY_RETURN_REASONS,
      CANCEL_REASONS,
      SIGN_UP_CANCEL_REASONS,
      ATTENDANCE_REMARKS,
      HOUR_ADJUSTMENT_REASONS,
      EVALUATION_LINES,
    ];
    for (const list of lists) {
      expect(repeated(list)).toEqual([]);
      expect(list.filter((text) => text.length > 200)).toEqual([]);
    }
  });
});

describe('the random source', () => {
  it('repeats itself for a seed and stays within bounds', () => {
    const draw = (seed: number) => {
      const rng = createRandom(seed);
      return Array.from({ length: 200 }, () => rng.int(3, 7));
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(new Set(draw(1))).toEqual(new Set([3, 4, 5, 6, 7]));
  });

  it('shuffles a copy, never draws a weight of nothing, and refuses an empty list', () => {
    const rng = createRandom('shuffle');
    const list = [1, 2, 3, 4, 5];
    expect([...rng.shuffle(list)].sort()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5]);
    const drawn = Array.from({ length: 200 }, () =>
      rng.weighted([['never', 0] as const, ['always', 1] as const]),
    );
    expect(new Set(drawn)).toEqual(new Set(['always']));
    expect(() => rng.pick([])).toThrow('empty list');
  });
});
