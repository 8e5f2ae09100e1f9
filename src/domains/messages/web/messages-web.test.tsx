import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { MessageView } from '../contract/messages.contract.ts';
import { ActionLinkPanel } from './action-link-panel.tsx';
import { BulkMessagePanel } from './bulk-message-panel.tsx';
import { MessageInbox } from './message-inbox.tsx';
import { MessagePreferences } from './message-preferences.tsx';
import { UnreadBell } from './unread-bell.tsx';

const message = (messageId: number, more: Partial<MessageView> = {}): MessageView => ({
  messageId,
  category: 'signUp',
  level: 'normal',
  title: `消息 ${messageId}`,
  body: '正文',
  link: null,
  answerLink: null,
  bulk: null,
  createdAt: '2026-11-21T10:00:00+08:00',
  readAt: null,
  ...more,
});

let sent: { name: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, unknown> = {};
/** What the stream of the bell says; it stays open. */
let events = '';
beforeEach(() => {
  sent = [];
  answers = {
    CountUnreadMessages: { unreadCount: 2, byCategory: [{ category: 'signUp', unreadCount: 2 }] },
    ListMessages: { list: [message(1), message(2)], total: 2, pageNum: 1, pageSize: 15, nextCursor: 2 },
  };
  events = '';
  document.cookie = 'Admin-Token=token';
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    if (name === 'StreamUnread') return openStream(init);
    sent.push({ name, body: init.body ? JSON.parse(init.body as string) : {} });
    const answer = answers[name] ?? {};
    const envelope = answer instanceof Response ? answer : { code: 200, msg: 'ok', result: answer };
    return envelope instanceof Response ? envelope : new Response(JSON.stringify(envelope));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.cookie = 'Admin-Token=; Max-Age=0';
});

const openStream = (init: RequestInit): Response => {
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer token');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(events)),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

const draw = (page: ReactNode, address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <OperationCache client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {page}
      </OperationCache>
    </MemoryRouter>,
  );

it('filters by the address, and goes on behind the last message', async () => {
  draw(<MessageInbox />, '/?category=hours&unread=1&level=urgent&from=2026-11-01');
  expect(await screen.findByText('消息 1')).toBeTruthy();
  expect(sent.find(({ name }) => name === 'ListMessages')?.body).toMatchObject({
    category: 'hours',
    isUnread: true,
    level: 'urgent',
    fromOn: '2026-11-01',
  });
  expect(screen.getByRole('button', { name: '时长' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: '更早的消息' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ name: 'ListMessages', body: { beforeId: 2 } }));
  expect(await screen.findByRole('link', { name: '回到最新' })).toBeTruthy();
});

it('deletes the chosen messages and takes it back', async () => {
  draw(<MessageInbox />);
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部消息' }));
  expect(screen.getByText('已选 2 条')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(sent.find(({ name }) => name === 'DeleteMessages')?.body).toEqual({ messageIds: [1, 2] });
  const note = await screen.findByRole('status');
  expect(note.textContent).toContain('已删除 2 条消息');
  await userEvent.click(within(note).getByRole('button', { name: '撤销' }));
  expect(sent.find(({ name }) => name === 'RestoreMessages')?.body).toEqual({ messageIds: [1, 2] });
});

it('leads to the answer of an offer, and lets a team be muted', async () => {
  const bulk = { bulkId: 3, teamId: 9, teamName: '望潮队', isMuted: false, isReported: true };
  answers.ListMessages = {
    list: [message(1, { answerLink: '/user-index/act/abc' }), message(2, { bulk })],
    total: 2,
    pageNum: 1,
    pageSize: 15,
    nextCursor: null,
  };
  draw(<MessageInbox />);
  expect((await screen.findByRole('link', { name: '去接受或放弃' })).getAttribute('href')).toBe(
    '/user-index/act/abc',
  );
  expect(screen.getByRole('button', { name: '已举报' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '不再接收望潮队的群发' }));
  expect(sent.find(({ name }) => name === 'MuteTeam')?.body).toEqual({ teamId: 9, isMuted: true });
});

it('shows what may be turned off and what may not', async () => {
  answers.GetMessagePreferences = {
    categories: [
      { category: 'security', site: true, isSiteFixed: true, sms: null },
      { category: 'reminder', site: true, isSiteFixed: false, sms: false },
    ],
    mobile: '138****6021',
    mutedTeams: [],
  };
  draw(<MessagePreferences />);
  expect((await screen.findByRole('switch', { name: '安全站内消息' })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('不发短信')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: '活动提醒短信' }));
  expect(sent.find(({ name }) => name === 'SetMessagePreference')?.body).toEqual({
    category: 'reminder',
    channel: 'sms',
    isOn: true,
  });
});

it('counts live in the bell', async () => {
  events = 'event: alive\ndata: {}\n\nevent: unread\ndata: {"unreadCount":120,"byCategory":[]}\n\n';
  draw(<UnreadBell href="/usercenter/index/mymsg" />);
  expect(screen.getByRole('link', { name: '系统消息' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: '系统消息，120 条未读' })).textContent).toContain('99+');
});

it('answers a one-time link only when a button is pressed, and says why it could not', async () => {
  const words = {
    acceptLabel: '接受名额',
    declineLabel: '放弃名额',
    acceptMeans: '报名成功。',
    declineMeans: '让给下一位。',
  };
  draw(<ActionLinkPanel token="abc" {...words} />);
  expect(sent).toEqual([]);
  answers.AnswerActionLink = new Response(
    JSON.stringify({ code: 409, msg: '这个链接已过期', result: null, reason: 'linkExpired' }),
  );
  await userEvent.click(screen.getByRole('button', { name: '接受名额' }));
  expect((await screen.findByRole('alert')).textContent).toContain('这个链接已过期');
  answers.AnswerActionLink = { message: '名额已确认，请按时到场' };
  await userEvent.click(screen.getByRole('button', { name: '接受名额' }));
  expect((await screen.findByRole('status')).textContent).toContain('名额已确认');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says in the form why a bulk message was not previewed or sent, and keeps what was typed', async () => {
  const refuse = (more: object): void => {
    const body = { code: 409, msg: '今天的群发次数已用完，明天再发', result: null, ...more };
    answers.SendBulkMessage = new Response(JSON.stringify(body));
  };
  answers.PreviewBulkMessage = new Response(JSON.stringify({ code: 404, msg: '没有找到这个活动' }));
  draw(<BulkMessagePanel activities={[]} />);
  await userEvent.click(screen.getByRole('button', { name: '看看会发给谁' }));
  expect((await screen.findByRole('alert')).textContent).toContain('没有找到这个活动');

  answers.PreviewBulkMessage = {
    recipientCount: 2,
    mutedCount: 0,
    sample: ['许**'],
    leftToday: 1,
    audienceLabel: '本队队员',
  };
  await userEvent.click(screen.getByRole('button', { name: '看看会发给谁' }));
  await screen.findByText('将发给 2 人');
  await userEvent.type(screen.getByRole('textbox', { name: /标题/ }), '集合');
  await userEvent.type(screen.getByRole('textbox', { name: /正文/ }), '周六八点到码头');
  const send = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    await userEvent.click(screen.getByRole('button', { name: '确定发送' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  refuse({ reason: 'dailyLimit' });
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('今天的群发次数已用完');
  refuse({ code: 400, errors: [{ path: 'title', msg: '标题至少 2 个字' }] });
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('标题至少 2 个字');
  const body = () => (screen.getByRole('textbox', { name: /正文/ }) as HTMLTextAreaElement).value;
  expect(body()).toBe('周六八点到码头');
  // Logged in again, or come back: it is there until it is sent.
  cleanup();
  draw(<BulkMessagePanel activities={[]} />);
  expect(body()).toBe('周六八点到码头');
  sessionStorage.clear();
});
