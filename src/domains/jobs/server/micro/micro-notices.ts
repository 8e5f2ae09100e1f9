import type { Notice } from '#domains/messages/server/index.ts';
import { microLimits } from '../../contract/micro.words.ts';

type Told = { accountId: number; partId: number; title: string };
type Decided = Told & { why: string; version: number };
const mineLink = '/usercenter/index/myjob/micro';
type Carried = { accountId: number; teamId: number; jobId: number; title: string; minutes: number };

/** What volunteers and issuers are told of 随手志愿. */
export const microNotices = {
  carried: ({ accountId, jobId, title, minutes }: Carried): Notice => ({
    accountId,
    category: 'team',
    title: `请你们承接随手志愿：${title}`,
    body: `每件记 ${minutes} 分钟，发布单位验收、中心审核，时长记在你们的账本里。`,
    link: `/teamcenter/index/teamjob/detail/${jobId}`,
    dedupeKey: `micro:${jobId}:carried`,
  }),
  reported: ({ accountId, partId, title, at }: Told & { at: Date }): Notice => ({
    accountId,
    category: 'team',
    title: `有照片等你验收：${title}`,
    body: '看过照片再验收；退回时请写明还差什么。',
    link: '/manage/jobs',
    dedupeKey: `micro:${partId}:reported:${at.getTime()}`,
  }),
  approve: ({ accountId, partId, title, version }: Decided): Notice => ({
    accountId,
    category: 'team',
    title: `随手志愿已验收：${title}`,
    body: '谢谢你顺手做的这一件，时长由中心审核后公示。',
    link: mineLink,
    dedupeKey: `micro:${partId}:verified:${version}`,
  }),
  return: ({ accountId, partId, title, why, version }: Decided): Notice => ({
    accountId,
    category: 'team',
    title: `照片被退回，请再传一次：${title}`,
    body: `${why}。${microLimits.reportDays} 天内可以再传。`,
    link: mineLink,
    dedupeKey: `micro:${partId}:returned:${version}`,
  }),
} as const;
