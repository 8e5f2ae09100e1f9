import type { VenueKind } from '../places/venue.ts';
import {
  type CheckInRadius,
  type MinorPolicy,
  type RiskLevel,
  SERVICE_CATEGORIES,
  type ServiceCategory,
  type SignupMode,
} from '../vocabulary.ts';

/** On which days a shift usually falls. */
const SHIFT_DAYS = ['weekday', 'weekend', 'saturday', 'sunday', 'any'] as const;
export type ShiftDays = (typeof SHIFT_DAYS)[number];

/** One post of a shift: what one does, how long (minutes), how many people. */
export type Post = { name: string; minutes: number; capacity: number };

/** A usual shift: which days, when it starts (`HH:MM`, Asia/Shanghai), its posts. */
export type ShiftPattern = { days: ShiftDays; startsAt: string; posts: readonly Post[] };

export type ActivityTemplate = {
  /** Stable, unique over all categories, such as `eco-3`. */
  key: string;
  category: ServiceCategory;
  /** Title patterns; `{n}`, `{place}`, `{community}`, `{district}` are filled in; a venue may be fixed. */
  titles: readonly { pattern: string; venue: string | null }[];
  /** One line, at most 60 characters. */
  summary: string;
  content: { audience: string; work: string; schedule: string };
  tasks: readonly { title: string; text: string }[];
  requirements: readonly string[];
  /** Years one must have reached; null where the requirements name no single age. */
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
  signupMode: SignupMode;
  radius: CheckInRadius;
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

/** Usual answers to bad weather. */
const WEATHER = {
  postpone: '下雨顺延一周，开始前一天 18:00 前站内通知每一位报名的人。',
  indoor: '在室内进行，风雨无阻；遇红色预警取消并通知。',
  anyway: '小雨照常，我们备了雨衣；雷电、大风蓝色以上预警时取消。',
  heat: '气温超过 35 ℃ 或有雷雨时取消，现场设遮阳棚和凉茶。',
} as const;

/** Compact form in which a template is written down; see the fields of `ActivityTemplate`. */
export type ActivityDraft = {
  /** Patterns, one per line; `@venue` after a pattern fixes the place. */
  titles: string;
  summary: string;
  /** Three lines: for whom, what is done, how the day runs. */
  content: string;
  /** Three lines `title：text`. */
  tasks: string;
  /** Separated by `；`. */
  requirements: string;
  provided: string;
  risk: readonly [RiskLevel, string];
  /** Codes separated by spaces. */
  codes?: string;
  objects: string;
  guarantees?: string;
  /** Left out: not allowed where the requirements ask for adults, else with a guardian's consent. */
  minors?: MinorPolicy;
  signup?: SignupMode;
  radius?: CheckInRadius;
  weather?: keyof typeof WEATHER;
  /** Venue kinds separated by spaces. */
  at: string;
  /** Each `days HH:MM post minutes×capacity；post minutes×capacity`. */
  shifts: readonly string[];
  serves: readonly [low: number, high: number];
  months?: readonly number[];
  from?: number;
};

/** Turns the drafts of one category into templates; throws on a line it cannot read. */
export function templatesOf(category: ServiceCategory, drafts: readonly ActivityDraft[]): ActivityTemplate[] {
  return drafts.map((draft, index) => readDraft(category, draft, index + 1));
}

function readDraft(category: ServiceCategory, draft: ActivityDraft, number: number): ActivityTemplate {
  const requirements = draft.requirements.split('；');
  const minAge = readMinAge(requirements);
  const minorsByAge: MinorPolicy =
    minAge !== null && minAge >= ADULT_AGE ? 'not_allowed' : 'guardian_consent';
  return {
    key: `${category}-${number}`,
    category,
    titles: lines(draft.titles).map(readTitle),
    summary: draft.summary,
    content: readContent(draft.content),
    tasks: lines(draft.tasks).map(readTask),
    requirements,
    minAge,
    provided: draft.provided.split('；'),
    riskLevel: draft.risk[0],
    riskNotice: draft.risk[1],
    nationalCodes: draft.codes?.split(' ') ?? SERVICE_CATEGORIES[category].nationalCodes,
    objectCodes: draft.objects.split(' '),
    guaranteeCodes: (draft.guarantees ?? '01 05 07').split(' '),
    minorPolicy: draft.minors ?? minorsByAge,
    signupMode: draft.signup ?? 'first_come',
    radius: draft.radius ?? 300,
    weather: WEATHER[draft.weather ?? 'indoor'],
    venueKinds: draft.at.split(' ') as VenueKind[],
    shifts: draft.shifts.map(readShift),
    beneficiaries: draft.serves,
    months: draft.months ?? [],
    firstNumber: draft.from ?? 1,
  };
}

function readMinAge(requirements: readonly string[]): number | null {
  const ages = requirements.map((line) => /^年满 (\d+) 周岁$/u.exec(line)?.[1]);
  const found = ages.find((age) => age !== undefined);
  return found === undefined ? null : Number(found);
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readTitle(line: string): { pattern: string; venue: string | null } {
  const [pattern = '', venue = null] = line.split('@');
  return { pattern, venue };
}

function readContent(text: string): ActivityTemplate['content'] {
  const [audience, work, schedule, ...rest] = lines(text);
  if (!audience || !work || !schedule || rest.length > 0)
    throw new Error(`content needs three lines: ${text}`);
  return { audience, work, schedule };
}

function readTask(line: string): { title: string; text: string } {
  const colon = line.indexOf('：');
  if (colon < 1) throw new Error(`task without a title: ${line}`);
  return { title: line.slice(0, colon), text: line.slice(colon + 1) };
}

function readShift(text: string): ShiftPattern {
  const [days = '', startsAt = '', ...rest] = text.split(' ');
  if (!SHIFT_DAYS.includes(days as ShiftDays)) throw new Error(`shift without days: ${text}`);
  return { days: days as ShiftDays, startsAt, posts: rest.join(' ').split('；').map(readPost) };
}

function readPost(text: string): Post {
  const match = /^(.+) (\d+)×(\d+)$/u.exec(text);
  if (!match) throw new Error(`post without minutes and places: ${text}`);
  return { name: match[1] as string, minutes: Number(match[2]), capacity: Number(match[3]) };
}
