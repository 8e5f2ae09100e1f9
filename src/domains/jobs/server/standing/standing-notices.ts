import type { Notice } from '#domains/messages/server/index.ts';
import { dayTimeLabel, toDay } from '#platform/contract/instants.ts';
import { postLimits } from '../../contract/standing.words.ts';

type Post = { id: number; title: string };
type Told = { accountId: number; post: Post };
const mine = '/usercenter/index/myjob/posts?tab=mine';
const ofTeam = '/teamcenter/index/teamjob/posts';

/** What volunteers and teams are told of standing posts. */
export const standingNotices = {
  applied: ({ accountId, post, name, personId }: Told & { name: string; personId: number }): Notice => ({
    accountId,
    category: 'team',
    title: `有人报名岗位：${post.title}`,
    body: `${name}想来值守，请答复。`,
    link: ofTeam,
    dedupeKey: `post:${personId}:applied`,
  }),
  accept: ({
    accountId,
    post,
    personId,
    trialVisits,
  }: Told & { personId: number; trialVisits: number }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `岗位录用了你：${post.title}`,
    body: `${trialVisits > 0 ? `先试用 ${trialVisits} 次。` : ''}每次值守在“我的任务”里，去不了请提前 ${postLimits.noticeHours} 小时说。`,
    link: mine,
    dedupeKey: `post:${personId}:accepted`,
  }),
  decline: ({ accountId, post, personId, said }: Told & { personId: number; said: string }): Notice => ({
    accountId,
    category: 'team',
    title: `岗位这次没有录用：${post.title}`,
    body: said,
    link: mine,
    dedupeKey: `post:${personId}:declined`,
  }),
  remove: ({ accountId, post, personId, said }: Told & { personId: number; said: string }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `队伍请你离开岗位：${post.title}`,
    body: `${said}。${postLimits.noticeHours} 小时以后的值守不用去了。`,
    link: mine,
    dedupeKey: `post:${personId}:removed`,
  }),
  left: ({ accountId, post, name, personId }: Told & { name: string; personId: number }): Notice => ({
    accountId,
    category: 'team',
    title: `${name}要离开岗位：${post.title}`,
    body: `${postLimits.noticeHours} 小时以后的值守请另找人。`,
    link: ofTeam,
    dedupeKey: `post:${personId}:left`,
  }),
  regular: ({ accountId, post }: Told): Notice => ({
    accountId,
    category: 'team',
    title: `试用结束，正式在岗：${post.title}`,
    body: '谢谢你一次次按时来。',
    link: mine,
    dedupeKey: `post:${post.id}:regular:${accountId}`,
  }),
  state: ({ accountId, post, words, version }: Told & { words: string; version: number }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `岗位${words}：${post.title}`,
    body: '还没开始的值守不用去了。',
    link: mine,
    dedupeKey: `post:${post.id}:state:${version}`,
  }),
  planned: ({ accountId, post, startsAt }: Told & { startsAt: Date }): Notice => ({
    accountId,
    category: 'team',
    title: `排好了值守：${post.title}`,
    body: `最近排好的一次是 ${dayTimeLabel(startsAt)}。去不了请提前 ${postLimits.noticeHours} 小时退回。`,
    link: '/usercenter/index/myjob?tab=working',
    dedupeKey: `post:${post.id}:planned:${toDay(startsAt)}:${accountId}`,
  }),
} as const;
