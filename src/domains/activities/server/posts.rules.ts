import type { Post } from '../contract/posts.contract.ts';
import { postConditions } from '../contract/posts.words.ts';

/** Posts as everybody reads them: those that some shift is held by, in the order of the form. */
export const postViews = (posts: readonly Post[], shifts: readonly { postName: string }[]) =>
  posts
    .filter(({ name }) => shifts.some(({ postName }) => postName === name))
    .map((post) => ({
      name: post.name,
      description: post.description,
      conditions: postConditions(post),
      isProfessional: post.qualifications.length > 0,
    }));
