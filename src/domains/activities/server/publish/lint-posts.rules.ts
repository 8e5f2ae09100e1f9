import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import type { Post } from '../../contract/posts.contract.ts';
import { plainPost } from '../../contract/posts.words.ts';
import { block, numbersIn, warn } from './findings.rules.ts';

/** Findings about the posts of the shifts: each at the field that has it. */
export const lintPosts = ({ posts, shifts, ...draft }: ActivityForm): Finding[] =>
  posts.flatMap((post, index) => {
    const path = `posts.${index}`;
    const isUsed = shifts.some(({ postName }) => (postName || plainPost) === post.name);
    return [
      ...lintName(post, posts.slice(0, index)).map((msg) => block('post', `${path}.name`, msg)),
      ...lintAges(post, draft).map((msg) => block('post', `${path}.maxAge`, msg)),
      ...numbersIn(post.description).map((msg) => block('personalNumber', `${path}.description`, msg)),
      ...(post.name !== '' && !isUsed
        ? [warn('postUnused', `${path}.name`, `没有哪一场用到岗位“${post.name}”，请在场次里填上或删掉`)]
        : []),
    ];
  });

function lintName({ name }: Post, earlier: readonly Post[]): string[] {
  if (name === '') return ['请写岗位名称，或删掉这一条'];
  if (earlier.some((other) => other.name === name)) return ['和前面的岗位同名，请改名或删掉'];
  return numbersIn(name);
}

/** Nobody could sign up where the ages of post and activity leave none. */
function lintAges({ minAge, maxAge }: Post, of: Pick<ActivityForm, 'minAge' | 'maxAge'>): string[] {
  if (minAge !== null && maxAge !== null && minAge > maxAge) return ['最大年龄不能小于最小年龄'];
  const least = Math.max(minAge ?? 0, of.minAge ?? 0);
  const most = Math.min(maxAge ?? 120, of.maxAge ?? 120);
  return least > most && (of.minAge ?? 0) <= (of.maxAge ?? 120)
    ? ['与活动的年龄要求合在一起，没有人能报名']
    : [];
}
