import { qualifications } from '#domains/site/contract/qualifications.words.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import type { Post } from './posts.contract.ts';

/** What a shift without a post of its own is called. */
export const plainPost = '志愿者';

/** Whom a post wants besides what its activity asks of everybody, in words; none for a post that takes anyone. */
export const postConditions = (post: Post): string[] => [
  ...ageWords(post),
  ...(post.isMembersOnly ? ['仅限本队成员'] : []),
  ...(post.minMinutes > 0 ? [`服务满 ${hoursLabel(post.minMinutes)} 小时`] : []),
  ...(post.minStar > 0 ? [`${starNames[post.minStar - 1]}以上志愿者`] : []),
  ...(post.qualifications.length > 0 ? [`持${qualificationWords(post)}`] : []),
];

/** A post with all that is said of it: `现场急救（处理擦伤，持救护员证）`. */
export const postWords = (post: Post): string => {
  const said = [post.description.replace(/。$/u, ''), ...postConditions(post)].filter(Boolean);
  return said.length > 0 ? `${post.name}（${said.join('，')}）` : post.name;
};

/** `救护员证或导游证` */
export const qualificationWords = (post: Pick<Post, 'qualifications'>): string =>
  post.qualifications.map((key) => qualifications[key]).join('或');

function ageWords({ minAge, maxAge }: Post): string[] {
  if (minAge !== null && maxAge !== null) return [`${minAge}–${maxAge} 周岁`];
  if (minAge !== null) return [`年满 ${minAge} 周岁`];
  return maxAge === null ? [] : [`不超过 ${maxAge} 周岁`];
}

/** The post that a shift is held by, where the activity says more of it than its name. */
export const postOf = (posts: readonly Post[], postName: string): Post | undefined =>
  posts.find(({ name }) => name === postName);
