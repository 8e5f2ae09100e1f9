import { hourMs, dayMs } from '#platform/contract/durations.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { block, type LintContext, type LintFacts, warn, withReleases, worstFirst } from './findings.rules.ts';
import { isFit } from '../../contract/shift-faults.rules.ts';
import { lintRows, lintShifts } from './lint-shifts.rules.ts';
import { cleanContent } from '../content/content.rules.ts';
import { lintPictures } from '../pictures/lint-pictures.rules.ts';
import { lintPosts } from './lint-posts.rules.ts';
import { lintRecruiting } from './lint-recruiting.rules.ts';
import { lintQuestions } from './lint-questions.rules.ts';
import { lintWording } from './lint-wording.rules.ts';
import { closingsOf, toShift } from './shifts.rules.ts';
import { likeness } from './likeness.rules.ts';

/** Copied text (domain.md 4.6): at this likeness the reviewer is told. Percent. */
const templateLikeness = 85;
const suspiciousGrowth = 3;
const neighbourDays = 7;
const hotMonths = [6, 7, 8, 9];

/**
 * The publish linter (domain.md 4.6, 1.1, 1.9): every finding about a form that the centre has not let through, blocking
 * ones first. Pure: the same verdict in the live checklist, at submission and before the reviewer.
 */
export function lintActivity(form: ActivityForm, facts: LintFacts, now: Date): Finding[] {
  const { text, picturesWithoutAlt } = cleanContent(form.content);
  const draft = { ...form, content: text };
  const fit = draft.shifts.flatMap((shift, place) => (isFit(shift) ? [{ shift, place }] : []));
  const context = {
    draft: { ...draft, shifts: fit.map(({ shift }) => shift) },
    facts,
    now,
    places: fit.map(({ place }) => place),
  };
  const findings = [
    ...lintBasics(context),
    ...lintRows(draft.shifts),
    ...lintShifts(context),
    ...lintSafety(context.draft),
    ...lintWording(draft),
    ...lintPictures(draft, picturesWithoutAlt),
    ...lintQuestions(draft),
    ...lintPosts(draft),
    ...lintRecruiting(draft),
    ...lintComparisons(context),
  ];
  return worstFirst(withReleases(findings, context));
}

/** What must be filled in before anyone else sees it. */
function lintBasics(context: LintContext): Finding[] {
  const { draft } = context;
  const findings: Finding[] = [];
  const need = (isThere: boolean, field: string, msg: string) => {
    if (!isThere) findings.push(block('missing', field, msg));
  };
  need(Array.from(draft.title).length >= 4, 'title', '活动名称至少 4 个字');
  need(draft.category !== null, 'category', '请选择服务类别');
  need(draft.content.length >= 30, 'content', '活动介绍至少 30 个字，写清对象、内容和安排');
  need(draft.placeName !== '', 'placeName', '请填写集合地点');
  need(draft.address !== '', 'address', '请填写详细地址');
  need(draft.contactName !== '', 'contactName', '请填写联系人');
  need(draft.contactPhone !== '', 'contactPhone', '请填写联系电话');
  if (draft.address !== '' && (draft.lng === null || draft.lat === null))
    findings.push(warn('noCoordinates', 'lng', '还没有在地图上标出集合地点，志愿者可能找不到'));
  if (draft.serviceObjects.length === 0)
    findings.push(warn('noObjects', 'serviceObjects', '还没有选择服务对象'));
  if (draft.guarantees.length === 0)
    findings.push(warn('noGuarantees', 'guarantees', '还没有选择志愿者保障'));
  return [...findings, ...lintSignUpSpan(context), ...lintAges(draft)];
}

/** Sign-up must still be open for a while when it is published; a published activity may have closed its own. */
function lintSignUpSpan({ draft, facts, now }: LintContext): Finding[] {
  const { signUpOpensAt, signUpClosesAt, shifts, shiftClosesHours } = draft;
  if (shifts.length === 0) return [];
  const starts = shifts.map(({ startsAt }) => Date.parse(startsAt));
  const { lastClosesAt } = closingsOf(shifts.map(toShift), shiftClosesHours);
  const closesAt = signUpClosesAt === null ? Number(lastClosesAt) : Date.parse(signUpClosesAt);
  const opensAt = signUpOpensAt === null ? -Infinity : Date.parse(signUpOpensAt);
  const notBefore = facts.leadMinutes === null ? -Infinity : now.getTime();
  if (closesAt <= Math.max(opensAt, notBefore))
    return [block('signUpSpan', 'signUpClosesAt', '报名截止要晚于报名开始，也要晚于现在')];
  if (closesAt > Math.max(...starts))
    return [block('signUpLate', 'signUpClosesAt', '报名截止不能晚于最后一场的开始时间')];
  return [];
}

function lintAges({ minAge, maxAge, minorPolicy }: ActivityForm): Finding[] {
  if (minAge !== null && maxAge !== null && minAge > maxAge)
    return [block('ages', 'maxAge', '最大年龄不能小于最小年龄')];
  if (minorPolicy === 'none' && ((minAge !== null && minAge < 18) || (maxAge !== null && maxAge < 18)))
    return [warn('agesAndMinors', 'minorPolicy', '年龄要求包含未成年人，但又设为未成年人不可参加')];
  return [];
}

/** Duty to warn (条例第十二条) and to insure (第十七条). */
function lintSafety({ riskNotice, riskLevel, insurer, policyNo, weatherPolicy, shifts }: ActivityForm) {
  const findings: Finding[] = [];
  if (riskNotice.length < 10)
    findings.push(
      block('noRisk', 'riskNotice', '请告知可能发生的风险，至少 10 个字（志愿服务条例第十二条）'),
    );
  if (riskLevel !== 'low' && (insurer === '' || policyNo === ''))
    findings.push(
      block(
        'noInsurance',
        'policyNo',
        '中、高风险的活动要先购买保险，请填写保险公司和保单号（条例第十七条）',
      ),
    );
  const isHot = shifts.some(({ startsAt }) => hotMonths.includes(monthOf(startsAt)));
  if (isHot && weatherPolicy === '')
    findings.push(warn('noWeatherPlan', 'weatherPolicy', '六至九月的活动请写明高温和雷雨天的安排'));
  return findings;
}

/** Month 1–12 in Asia/Shanghai. */
const monthOf = (at: string): number => new Date(Date.parse(at) + 8 * hourMs).getUTCMonth() + 1;

/** Against the team's other activities: unusual size, copied text, the same place within a week. */
function lintComparisons({ draft, facts }: LintContext): Finding[] {
  const findings: Finding[] = [];
  const capacity = draft.shifts.reduce((sum, shift) => sum + shift.capacity, 0);
  if (facts.largestCapacity > 0 && capacity > facts.largestCapacity * suspiciousGrowth)
    findings.push(
      warn(
        'unusualSize',
        'shifts',
        `招募 ${capacity} 人，是本队近一年最大规模（${facts.largestCapacity} 人）的三倍以上`,
      ),
    );
  const copied = facts.others.find(({ content }) => likeness(draft.content, content) >= templateLikeness);
  if (copied) findings.push(warn('copied', 'content', `介绍与“${copied.title}”几乎一样，请写出这一次的不同`));
  const firstStart = Math.min(...draft.shifts.map(({ startsAt }) => Date.parse(startsAt)));
  const near = facts.others.find(
    ({ placeName, startsAt }) =>
      placeName !== '' &&
      placeName === draft.placeName &&
      startsAt !== null &&
      Math.abs(startsAt.getTime() - firstStart) <= neighbourDays * dayMs,
  );
  if (near)
    findings.push(warn('near', 'shifts', `与“${near.title}”同队同地，相距不到一周，请确认不是重复发布`));
  return findings;
}
