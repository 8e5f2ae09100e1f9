import { categoryName } from '#domains/site/contract/categories.words.ts';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import type { ActivityForm, ShiftForm } from '../../contract/activity-form.contract.ts';
import type { Difference } from '../../contract/activity-views.contract.ts';
import { minorPolicyLabels, recruitScopeLabels, riskLevelLabels } from '../../contract/activities.words.ts';
import type { Post } from '../../contract/posts.contract.ts';
import { plainPost, postOf, postWords } from '../../contract/posts.words.ts';
import { coverInWords, hasNewPictures, picturesInWords } from '../pictures/pictures.rules.ts';
import { readableContent } from '../content/content.rules.ts';
import { isKept, isMaterialField, isSamePost, type MaterialField } from '../life/activity-states.rules.ts';

type Said = { label: string; of: (form: ActivityForm) => string };
const years = (age: number | null): string => (age === null ? '不限' : `${age} 岁`);

/** How each field that people agree to is told; a place on the map is told once, by its longitude. */
const said: Record<Exclude<MaterialField, 'area' | 'lat'>, Said> = {
  title: { label: '名称', of: ({ title }) => title },
  category: { label: '服务类别', of: ({ category }) => (category ? categoryName(category) : '未选择') },
  placeName: { label: '集合地点', of: ({ placeName }) => placeName },
  address: { label: '详细地址', of: ({ address }) => address },
  lng: {
    label: '地图位置',
    of: ({ lng, lat }) => (lng === null || lat === null ? '未标注' : `${lng.toFixed(5)}, ${lat.toFixed(5)}`),
  },
  content: { label: '活动介绍', of: ({ content }) => readableContent(content) },
  requirements: { label: '报名要求', of: ({ requirements }) => requirements.join('；') },
  minAge: { label: '最小年龄', of: ({ minAge }) => years(minAge) },
  maxAge: { label: '最大年龄', of: ({ maxAge }) => years(maxAge) },
  minMinutes: { label: '时长要求', of: ({ minMinutes }) => (minMinutes > 0 ? `${minMinutes} 分钟` : '不限') },
  minorPolicy: { label: '未成年人', of: ({ minorPolicy }) => minorPolicyLabels[minorPolicy] },
  recruitScope: { label: '招募范围', of: ({ recruitScope }) => recruitScopeLabels[recruitScope] },
  riskLevel: { label: '风险等级', of: ({ riskLevel }) => riskLevelLabels[riskLevel] },
  riskNotice: { label: '风险提示', of: ({ riskNotice }) => riskNotice },
};

const shiftInWords = ({ startsAt, endsAt, postName, breakMinutes }: ShiftForm): string =>
  `${dayLabel(startsAt)} ${spanLabel(startsAt, endsAt)}，${postName || plainPost}${breakMinutes > 0 ? `，休息 ${breakMinutes} 分钟` : ''}`;

/** Old → new in words, of what people agreed to and nothing else: a contact's number is nobody's business. */
export function differencesOf(
  before: ActivityForm,
  after: ActivityForm,
  areaNameOf: (code: string) => string,
): Difference[] {
  const area = ({ area: code }: ActivityForm): string => (code === null ? '全市' : areaNameOf(code));
  const told = [{ label: '区域', of: area }, ...Object.values(said)].flatMap(({ label, of }) =>
    of(before) === of(after) ? [] : [{ label, before: of(before) || '未填写', after: of(after) || '未填写' }],
  );
  return [
    ...told,
    ...pictureDifferences(before, after),
    ...postDifferences(before.posts, after.posts),
    ...shiftDifferences(before.shifts, after.shifts),
  ];
}

/** Told where somebody has to look at them, by their words; the pictures themselves stand beside. */
function pictureDifferences(before: ActivityForm, after: ActivityForm): Difference[] {
  if (!hasNewPictures(before, after)) return [];
  const covers = { label: '封面', before: coverInWords(before), after: coverInWords(after) };
  const isOtherPhoto = after.cover?.src !== undefined && after.cover.src !== before.cover?.src;
  const pictures = { label: '图片', before: picturesInWords(before), after: picturesInWords(after) };
  return [
    ...(isOtherPhoto ? [{ ...covers, after: `新的${covers.after}` }] : []),
    ...(JSON.stringify(before.pictures) === JSON.stringify(after.pictures) ? [] : [pictures]),
  ];
}

const postInWords = (post: Post | undefined): string => (post ? postWords(post) : '没有要求');

function postDifferences(before: readonly Post[], after: readonly Post[]): Difference[] {
  const names = [...new Set([...before, ...after].map(({ name }) => name))];
  return names.flatMap((name) => {
    const [old, now] = [postOf(before, name), postOf(after, name)];
    if (isSamePost(old, now)) return [];
    return [{ label: `岗位 ${name}`, before: postInWords(old), after: postInWords(now) }];
  });
}

function shiftDifferences(before: readonly ShiftForm[], after: readonly ShiftForm[]): Difference[] {
  const moved = before
    .filter((old) => !isKept(old, after))
    .map((old) => {
      const now = after.find(({ id }) => id === old.id);
      return { before: shiftInWords(old), after: now ? shiftInWords(now) : '不再举办' };
    });
  const added = after
    .filter(({ id }) => id === undefined)
    .map((shift) => ({ before: '没有', after: shiftInWords(shift) }));
  return [...labelled('场次', moved), ...labelled('新增场次', added)];
}

/** Several are told apart by their number. */
const labelled = (label: string, rows: readonly Omit<Difference, 'label'>[]): Difference[] =>
  rows.map((row, index) => ({ label: rows.length > 1 ? `${label} ${index + 1}` : label, ...row }));

/** Shifts whose people are asked again: all (null) when the activity itself changed, else those that were moved or whose post changed. */
export const askedShiftIds = (before: ActivityForm, after: ActivityForm, fields: readonly string[]) =>
  fields.some(isMaterialField)
    ? null
    : before.shifts
        .filter((old) => !isKept(old, after.shifts) || !isSamePost(heldBy(old, before), heldBy(old, after)))
        .flatMap(({ id }) => id ?? []);

const heldBy = ({ postName }: ShiftForm, { posts }: ActivityForm) => postOf(posts, postName || plainPost);
