import { z } from 'zod';
import {
  checkInRadii,
  guaranteeLabels,
  type MinorPolicy,
  minorPolicyLabels,
  type RiskLevel,
  riskLevelLabels,
  serviceObjectLabels,
  type SignUpMode,
  signUpModeLabels,
} from '#domains/activities/contract/activities.words.ts';
import { qualifications } from '#domains/site/contract/qualifications.words.ts';
import { type CategoryKey, serviceCategories } from '#domains/site/contract/categories.words.ts';
import { readCityFile } from '../city-file.ts';
import type { VenueKind } from '../places/venue.ts';
import { VENUE_KINDS } from '../places/venue.ts';
import { line, lineList, wordOf } from '../shapes.ts';
import { NATIONAL_CATEGORIES } from '../national-categories.ts';

/** On which days a shift usually falls. */
const SHIFT_DAYS = {
  weekday: '工作日',
  weekend: '周末',
  saturday: '周六',
  sunday: '周日',
  any: '不限',
} as const;
export type ShiftDays = keyof typeof SHIFT_DAYS;

/** One post of a shift: how long (minutes), how many people, and where it is written what one does and whom it wants. */
export type Post = z.output<typeof post>;

/** A usual shift: which days, when it starts (`HH:MM`, Asia/Shanghai), its posts. */
export type ShiftPattern = { days: ShiftDays; startsAt: string; posts: readonly Post[] };

export type ActivityTemplate = {
  /** Stable, unique over all categories, such as `eco-3`. */
  key: string;
  category: CategoryKey;
  /** Title patterns; `{n}`, `{place}`, `{community}`, `{district}` are filled in; a venue may be fixed. */
  titles: readonly { pattern: string; venue: string | null }[];
  /** One line, at most 60 characters. */
  summary: string;
  content: { audience: string; work: string; schedule: string };
  tasks: readonly { title: string; text: string }[];
  requirements: readonly string[];
  /** Years one must have reached; null where younger ones come with a parent. */
  minAge: number | null;
  provided: readonly string[];
  riskLevel: RiskLevel;
  /** At least 10 characters, about this very work (《志愿服务条例》第十二条). */
  riskNotice: string;
  /** Codes of A.1, A.2, A.3. */
  nationalCodes: readonly string[];
  objectCodes: readonly string[];
  guaranteeCodes: readonly string[];
  minorPolicy: MinorPolicy;
  signUpMode: SignUpMode;
  radius: (typeof checkInRadii)[number];
  weather: string;
  venueKinds: readonly VenueKind[];
  shifts: readonly ShiftPattern[];
  beneficiaries: readonly [low: number, high: number];
  /** Months (1–12) it makes sense in; empty for the whole year. */
  months: readonly number[];
  /** First series number for `{n}`. */
  firstNumber: number;
};

const ADULT_AGE = 18;

/** Usual answers to bad weather, by what an activity's file says of it. */
const WEATHER = {
  顺延: '下雨顺延一周，开始前一天 18:00 前站内通知每一位报名的人。',
  室内: '在室内进行，风雨无阻；遇红色预警取消并通知。',
  小雨照常: '小雨照常，我们备了雨衣；雷电、大风蓝色以上预警时取消。',
  高温取消: '气温超过 35 ℃ 或有雷雨时取消，现场设遮阳棚和凉茶。',
} as const;

const post = z.strictObject({
  name: line,
  minutes: z.int().min(1),
  capacity: z.int().min(1),
  about: line.optional(),
  minAge: z.int().min(16).max(60).optional(),
  needs: wordOf(qualifications).optional(),
});

const shift = z.strictObject({
  days: wordOf(SHIFT_DAYS),
  startsAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u, '应为时间，例如 08:30'),
  posts: z.array(post).min(1),
});

const draft = z.strictObject({
  titles: z.array(z.strictObject({ title: line, venue: line.optional() })).min(1),
  firstNumber: z.int().min(1).default(1),
  summary: line.max(60),
  audience: line,
  work: line,
  schedule: line,
  tasks: z.array(z.strictObject({ title: line, text: line })).length(3, '应为三项'),
  requirements: z.array(line),
  minAge: z.int().min(6).max(60).optional(),
  minors: wordOf(minorPolicyLabels).optional(),
  provided: lineList,
  risk: wordOf(riskLevelLabels),
  riskNotice: line.min(10),
  national: z.array(wordOf(NATIONAL_CATEGORIES)).min(1).max(4).optional(),
  objects: z.array(wordOf(serviceObjectLabels)).min(1),
  guarantees: z.array(wordOf(guaranteeLabels)).default(['01', '05', '07']),
  signUp: wordOf(signUpModeLabels).default('firstCome'),
  radius: z.literal(checkInRadii).default(300),
  weather: z.enum(Object.keys(WEATHER) as (keyof typeof WEATHER)[]).default('室内'),
  places: z.array(wordOf(VENUE_KINDS)).min(1),
  shifts: z.array(shift).min(1),
  served: z.tuple([z.int().min(0), z.int().min(0)]),
  months: z.array(z.int().min(1).max(12)).default([]),
});
type ActivityDraft = z.output<typeof draft>;

/** The shape of a file of activities: what is written, and that its words on age agree with each other. */
export const activityFile = z.array(
  draft.superRefine((told, context) => {
    const say = (name: keyof ActivityDraft, message: string): void =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (agesNamed(told).some((age) => age !== told.minAge))
      say('requirements', `写的年龄与 minAge（${told.minAge ?? '没有写'}）不一致`);
    if (told.minors === 'none' && (told.minAge ?? ADULT_AGE) < ADULT_AGE)
      say('minors', `不招收未成年人的活动，minAge 不能小于 ${ADULT_AGE}`);
    if (told.served[0] > told.served[1]) say('served', '前一个数不能大于后一个数');
  }),
);

/** Ages that the requirements give as a whole line. */
function agesNamed({ requirements }: ActivityDraft): number[] {
  return requirements.flatMap((text) => {
    const age = /^年满 (\d+) 周岁$/u.exec(text)?.[1];
    return age === undefined ? [] : [Number(age)];
  });
}

/** The templates of one category, `city/activities/<category>.yaml`. */
export function templatesOf(category: CategoryKey): ActivityTemplate[] {
  return readCityFile(`activities/${category}`, activityFile).map((told, index) =>
    templateOf(category, told, index + 1),
  );
}

function templateOf(category: CategoryKey, told: ActivityDraft, number: number): ActivityTemplate {
  const { titles, audience, work, schedule, tasks, requirements, provided, riskNotice, summary } = told;
  const minAge = told.minAge ?? null;
  return {
    key: `${category}-${number}`,
    category,
    titles: titles.map(({ title, venue }) => ({ pattern: title, venue: venue ?? null })),
    summary,
    content: { audience, work, schedule },
    tasks,
    requirements,
    minAge,
    provided,
    riskLevel: told.risk,
    riskNotice,
    nationalCodes: told.national ?? serviceCategories[category].nationalCodes,
    objectCodes: told.objects,
    guaranteeCodes: told.guarantees,
    minorPolicy: told.minors ?? (minAge !== null && minAge >= ADULT_AGE ? 'none' : 'consent'),
    signUpMode: told.signUp,
    radius: told.radius,
    weather: WEATHER[told.weather],
    venueKinds: told.places,
    shifts: told.shifts,
    beneficiaries: told.served,
    months: told.months,
    firstNumber: told.firstNumber,
  };
}
