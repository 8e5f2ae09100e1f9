import type { ActivityForm } from '../../../contract/activity-form.contract.ts';
import type { Post } from '../../../contract/posts.contract.ts';
import { changedShift } from '../shifts/shift-keys.ts';

type Posts = Pick<ActivityForm, 'posts' | 'shifts'>;

/** Every name of a post that stands somewhere in the form. */
export const postNames = ({ posts, shifts }: Posts): string[] =>
  [...new Set([...posts.map(({ name }) => name), ...shifts.map(({ postName }) => postName.trim())])].filter(
    Boolean,
  );

/** Posts of the shifts of which nothing is said yet. */
export const plainPosts = ({ posts, shifts }: Posts): string[] =>
  postNames({ posts: [], shifts }).filter((postName) => !posts.some(({ name }) => name === postName));

/** A post with that name that wants nothing yet. */
export const newPost = (name: string): Post => ({
  name,
  description: '',
  minAge: null,
  maxAge: null,
  minMinutes: 0,
  minStar: 0,
  isMembersOnly: false,
  qualifications: [],
});

/** The form with a post called otherwise, in its shifts too; what was called nothing is the post of no shift. */
export function renamed({ posts, shifts }: Posts, index: number, name: string): Posts {
  const before = posts[index]?.name;
  return {
    posts: posts.map((post, at) => (at === index ? { ...post, name } : post)),
    shifts: shifts.map((shift) =>
      before && shift.postName === before ? changedShift(shift, { postName: name }) : shift,
    ),
  };
}
