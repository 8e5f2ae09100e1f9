import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as standing from '../../contract/standing.contract.ts';
import { applyPost } from './apply-post.ts';
import { decidePostPerson } from './decide-post-person.ts';
import { leavePost } from './leave-post.ts';
import { listMyPosts } from './list-my-posts.ts';
import { listOpenPosts } from './list-open-posts.ts';
import { listPostPeople } from './list-post-people.ts';
import { listTeamPosts } from './list-team-posts.ts';
import { openPost } from './open-post.ts';
import { setPostState } from './set-post-state.ts';

/** Operations of standing posts. */
export const standingBindings: Binding[] = [
  bind(standing.openPost, openPost),
  bind(standing.setPostState, setPostState),
  bind(standing.listTeamPosts, listTeamPosts),
  bind(standing.listPostPeople, listPostPeople),
  bind(standing.decidePostPerson, decidePostPerson),
  bind(standing.listOpenPosts, listOpenPosts),
  bind(standing.listMyPosts, listMyPosts),
  bind(standing.applyPost, applyPost),
  bind(standing.leavePost, leavePost),
];
