import type { Notice } from '#domains/messages/server/index.ts';
import { excerptOf } from '#platform/contract/plain-text.ts';

type About = { activityId: number; activityTitle: string };

const excerpt = (text: string): string => excerptOf(text, 60);
const publicLink = ({ activityId }: About): string => `/user-index/activityDetail/${activityId}#discussion`;

/** Who is told of what in a discussion. */
export const chatNotices = {
  asked: (about: About & { accountId: number; content: string; chatId: number }): Notice => ({
    accountId: about.accountId,
    category: 'discussion',
    title: `有人提问：${about.activityTitle}`,
    body: `“${excerpt(about.content)}”，请尽快回答。`,
    link: `/teamcenter/index/teamactivity/detail/${about.activityId}#discussion`,
    dedupeKey: `chat:asked:${about.chatId}`,
  }),
  answered: (about: About & { accountId: number; content: string; chatId: number }): Notice => ({
    accountId: about.accountId,
    category: 'discussion',
    level: 'important',
    title: `队伍回答了你的提问：${about.activityTitle}`,
    body: excerpt(about.content),
    link: publicLink(about),
    dedupeKey: `chat:answered:${about.chatId}`,
  }),
  hidden: (about: About & { accountId: number; content: string; reason: string }): Notice => ({
    accountId: about.accountId,
    category: 'discussion',
    title: '你的发言被隐藏',
    body: `“${excerpt(about.content)}”不再公开显示。原因：${about.reason}`,
    link: publicLink(about),
  }),
  released: (about: About & { accountId: number; content: string }): Notice => ({
    accountId: about.accountId,
    category: 'discussion',
    title: '你的发言已公开',
    body: `“${excerpt(about.content)}”经核实已公开显示。`,
    link: publicLink(about),
  }),
  reportAnswered: (about: About & { accountId: number; isHidden: boolean }): Notice => ({
    accountId: about.accountId,
    category: 'discussion',
    title: '举报已处理',
    body: `你举报的“${about.activityTitle}”下的内容${about.isHidden ? '已不再显示' : '经核实可以保留'}。谢谢你的提醒。`,
    link: publicLink(about),
  }),
};
