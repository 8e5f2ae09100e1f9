import { notify } from '#domains/messages/server/index.ts';
import type { SmsTemplateName } from '#domains/messages/contract/sms-templates.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { Outbox } from '#platform/server/outbox.ts';

/** Who is told of a need: the phone that was proven, and the account behind it where there is one. */
export type Requester = {
  needId: number;
  needNo: string;
  title: string;
  /** Empty once it was forgotten. */
  mobile: string;
  accountId: number | null;
};

export type NeedNews =
  | 'submitted'
  | 'returned'
  | 'rejected'
  | 'merged'
  | 'verified'
  | 'cancelled'
  | 'accepted'
  | 'reopened'
  | 'visit'
  | 'activity'
  | 'reported';
/** What happened, and what is said of it. */
export type NewsFacts = {
  news: NeedNews;
  dueAt?: Date;
  reason?: string;
  note?: string;
  otherNo?: string;
  /** The team that works on it. */
  team?: string;
  /** When somebody would come, or the activity is, in words. */
  visit?: string;
  /** Answers a visit, or rates, without login: its address for the text message, its id where the message here answers, too. */
  link?: { id?: number; url: string };
};

/** Tells a requester what became of a need: by text message to the proven number, and on this site to the account. */
export type TellRequester = (act: Act, requester: Requester, facts: NewsFacts) => Promise<void>;

type Telling = {
  title: string;
  body: (
    facts: Required<Pick<NewsFacts, 'reason' | 'note' | 'otherNo' | 'team' | 'visit'>> & { due: string },
  ) => string;
};

const words: Readonly<Record<NeedNews, Telling>> = {
  submitted: { title: '点单已收到', body: ({ due }) => `工作人员会在 ${due} 前核实，进展随时可查。` },
  returned: { title: '点单退回补充', body: ({ reason, note }) => `${reason}：${note}。补充后可以再次提交。` },
  rejected: { title: '点单不予受理', body: ({ reason, note }) => `${reason}。${note}。` },
  merged: {
    title: '点单合并办理',
    body: ({ otherNo }) => `和单号 ${otherNo} 说的是一件事，一起办理，进展都会告诉你。`,
  },
  verified: { title: '点单已核实', body: () => '正在为你找合适的队伍，派单后会告诉你。' },
  cancelled: { title: '点单已取消', body: ({ note }) => (note ? `${note}。` : '这张单子不再办理。') },
  accepted: {
    title: '点单有队伍接了',
    body: ({ team, due }) => `${team}会在 ${due} 前联系你，约好上门的时间。`,
  },
  visit: {
    title: '请确认上门时间',
    body: ({ team, visit, note }) =>
      `${team}想 ${visit} 上门${note && `：${note}`}。就这个时间，还是换个时间？没有答复不算同意。`,
  },
  activity: {
    title: '点单要办成一场活动',
    body: ({ team, visit }) => `这件事要的人手多，${team}为它办一场活动：${visit}。`,
  },
  reopened: { title: '点单正在另找队伍', body: () => '原来的队伍来不了，正在另找，找到后会告诉你。' },
  reported: {
    title: '点单已办完，请你评一评',
    body: ({ team }) => `${team}说已经办完。事情解决了没有，由你来说。`,
  },
};

const templates: Readonly<Record<NeedNews, SmsTemplateName>> = {
  submitted: 'needSubmitted',
  returned: 'needReturned',
  rejected: 'needRejected',
  merged: 'needMerged',
  verified: 'needVerified',
  cancelled: 'needCancelled',
  accepted: 'needAccepted',
  visit: 'needVisit',
  activity: 'needActivity',
  reopened: 'needReopened',
  reported: 'needReported',
};

/** A text message is short: what does not fit is read on the page. */
const longestVariable = 40;
const short = (text: string): string =>
  Array.from(text).length <= longestVariable
    ? text
    : `${Array.from(text)
        .slice(0, longestVariable - 1)
        .join('')}…`;

/** How requesters are told, on this outbox. */
export const createTellRequester =
  (outbox: Pick<Outbox, 'enqueue'>): TellRequester =>
  async (act, { needId, needNo, title, mobile, accountId }, facts) => {
    const { news, dueAt, reason = '', note = '', otherNo = '', team = '', visit = '', link } = facts;
    const said = note.replace(/。$/, '');
    const due = dueAt ? dayTimeLabel(dueAt) : '';
    const dedupeKey = `need:${needId}:${news}:${act.now.getTime()}`;
    if (mobile)
      await outbox.enqueue(act, {
        channel: 'sms',
        recipient: mobile,
        template: templates[news],
        variables: {
          needNo,
          until: due,
          reason: short([reason, said].filter(Boolean).join('，')),
          other: otherNo,
          team,
          visit,
        },
        ...(link ? { secrets: { link: link.url } } : {}),
        dedupeKey,
      });
    if (accountId === null) return;
    await notify(act, {
      accountId,
      category: 'system',
      level: news === 'returned' || news === 'visit' ? 'important' : 'normal',
      title: `${words[news].title}：${title}`,
      body: words[news].body({ due, reason, note: said, otherNo, team, visit }),
      link: `/usercenter/index/myneed/detail/${needId}`,
      dedupeKey,
      ...(link?.id === undefined ? {} : { linkId: link.id }),
    });
  };
