import { minuteMs, dayMs } from '#platform/contract/durations.ts';
import { dayTimeLabel, timeLabel, toDay, weekdayOf } from '#platform/contract/instants.ts';
import {
  longestActivityDays,
  longestShiftMinutes,
  shortestShiftMinutes,
} from '../../contract/activities.words.ts';
import type { ShiftForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { block, type LintContext, warn } from './findings.rules.ts';
import { closesAtOf, lengthOf, shiftClashes, shiftErrors, spanOfShifts, toShift } from './shifts.rules.ts';

const nightBegins = '22:00';
const nightEnds = '05:00';
const officeBegins = '08:00';
const officeEnds = '18:00';
/** Words that say the people are one unit's own staff. */
const ownStaff = /(本|我|该)(单位|公司|局|校|院|机关)|(全体|单位|机关)(职工|员工|干部|教职工)|党员干部/u;
/** Work that is closed to minors (domain.md 4.6): rescue, heights, open water. */
const dangerousWork =
  /(?<!(?:不|勿|禁止|严禁|不得|不会|无需|不要)[^,，。;；]{0,6})((?:应急|水上|山地|高空|参与)?救援(?!队|员|知识|科普|培训|包|物资)|搜救|抢险|灭火|排涝|高处作业|高空|登高|攀爬|水域|下水|涉水|泅渡|潜水)/u;

/** Rows that are no shifts yet, or none at all. */
export const lintRows = (shifts: readonly ShiftForm[]): Finding[] =>
  shifts.length === 0
    ? [block('noShifts', 'shifts', '请至少添加一场')]
    : shiftErrors(shifts).map(({ path, msg }) => block('shiftTimes', path, msg));

/** Findings about the shifts that are whole: their times, the whole span, night work with minors, office hours of one unit. */
export function lintShifts(context: LintContext): Finding[] {
  const { draft, facts, now, places } = context;
  if (draft.shifts.length === 0) return [];
  const shifts = draft.shifts.map(toShift);
  const findings = shifts.flatMap((shift, index) => lintLength(lengthOf(shift), places[index] ?? index));
  const { startsAt, endsAt } = spanOfShifts(shifts);
  if (facts.leadMinutes !== null) {
    const { keptShiftIds = [] } = facts;
    const first = spanOfShifts(shifts.filter(({ id }) => id === undefined || !keptShiftIds.includes(id)));
    if (first.startsAt) findings.push(...lintStart(first.startsAt, facts.leadMinutes, now));
  }
  if (startsAt && endsAt && endsAt.getTime() - startsAt.getTime() > longestActivityDays * dayMs)
    findings.push(block('tooLong', 'shifts', '从第一场到最后一场不能超过一年'));
  return [
    ...findings,
    ...lintClashes(context),
    ...lintClosings(context),
    ...lintMinors(context),
    ...lintDuty(context),
  ];
}

function lintLength(minutes: number, index: number): Finding[] {
  const field = `shifts.${index}.endsAt`;
  if (minutes < shortestShiftMinutes) return [block('shiftShort', field, '一场至少 15 分钟')];
  if (minutes > longestShiftMinutes) return [block('shiftLong', field, '一场至多 12 小时，更长请分成几场')];
  return [];
}

const lintClashes = ({ draft, places }: LintContext): Finding[] =>
  shiftClashes(draft.shifts).map(({ index, earlier, isSame }) =>
    warn(
      'shiftClash',
      `shifts.${places[index] ?? index}`,
      `与第 ${(places[earlier] ?? earlier) + 1} 场${isSame ? '时间和岗位都一样，是不是重复了' : '时间重叠，岗位也一样'}`,
    ),
  );

/** Shifts still to come that would take nobody: their sign-up is over before it began. */
function lintClosings({ draft, facts, now, places }: LintContext): Finding[] {
  if (facts.leadMinutes === null) return [];
  return draft.shifts.map(toShift).flatMap((shift, index) => {
    const closesAt = closesAtOf(shift, draft.shiftClosesHours);
    if (closesAt === null || closesAt > now || shift.startsAt <= now) return [];
    const field = `shifts.${places[index] ?? index}.closesHours`;
    return [warn('shiftClosed', field, `这一场已经在 ${dayTimeLabel(closesAt)} 截止报名，不会再有人报上`)];
  });
}

function lintStart(startsAt: Date, leadMinutes: number, now: Date): Finding[] {
  if (startsAt.getTime() <= now.getTime())
    return [block('past', 'shifts', '开始时间已经过去；办过的活动请走“补录活动”')];
  if (startsAt.getTime() < now.getTime() + leadMinutes * minuteMs)
    return [block('tooSoon', 'shifts', `第一场至少要在 ${leadMinutes / 60} 小时之后开始`)];
  return [];
}

/** True when any part of the shift lies between 22:00 and 05:00. */
function isAtNight({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): boolean {
  const [from, to] = [timeLabel(startsAt), timeLabel(endsAt)];
  return toDay(startsAt) !== toDay(endsAt) || from >= nightBegins || from < nightEnds || to > nightBegins;
}

function lintMinors({ draft }: LintContext): Finding[] {
  if (draft.minorPolicy === 'none') return [];
  const say = (why: string) =>
    block('minorsInDanger', 'minorPolicy', `${why}，未成年人不能参加，请改为不可参加`);
  const found = dangerousWork.exec(`${draft.title}\n${draft.content}`)?.[1];
  if (found) return [say(`活动涉及“${found}”`)];
  if (draft.shifts.map(toShift).some(isAtNight)) return [say('有 22 点以后的场次')];
  // 应急 also holds first aid and home kits (national codes 0012 and 0013), so the category alone only asks.
  if (draft.category !== 'rescue') return [];
  return [warn('minorsAtRescue', 'minorPolicy', '应急类活动允许未成年人参加，请确认不含救援作业')];
}

const isInOfficeHours = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): boolean => {
  const weekday = weekdayOf(toDay(startsAt));
  return (
    weekday >= 1 &&
    weekday <= 5 &&
    toDay(startsAt) === toDay(endsAt) &&
    timeLabel(startsAt) >= officeBegins &&
    timeLabel(endsAt) <= officeEnds
  );
};

/** Duty within working time is no voluntary service (domain.md 1.9). */
function lintDuty({ draft }: LintContext): Finding[] {
  const found = ownStaff.exec(`${draft.title}\n${draft.content}\n${draft.requirements.join('\n')}`)?.[0];
  if (!found || !draft.shifts.map(toShift).every(isInOfficeHours)) return [];
  return [warn('duty', 'shifts', `全部在上班时间，又提到“${found}”，请确认不是本职工作`)];
}
