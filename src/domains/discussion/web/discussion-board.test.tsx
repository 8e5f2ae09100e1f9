import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatPostView } from '../contract/discussion.contract.ts';
import { DiscussionBoard } from './discussion-board.tsx';
import type { ChatPage } from './use-discussion.ts';

const post = (more: Partial<ChatPostView> = {}): ChatPostView => ({
  chatId: 7,
  kind: 'question',
  content: '需要带手套吗？',
  status: 'visible',
  statusNote: null,
  authorName: '沈*夏',
  authorKind: 'volunteer',
  isMine: false,
  canDelete: false,
  canHide: false,
  canReport: true,
  createdAt: '2026-11-21T10:00:00+08:00',
  visibility: 'public',
  isPinned: false,
  canPin: false,
  isAnswered: false,
  replies: [],
  ...more,
});
const page = (more: Partial<ChatPage> = {}): ChatPage => ({
  list: [post()],
  total: 1,
  pageNum: 1,
  pageSize: 10,
  canWrite: true,
  whyNot: null,
  canWritePrivately: false,
  isOwnTeam: false,
  unansweredCount: 1,
  ...more,
});

/** Requests sent, by the last part of their address. */
let sent: { name: string; body: unknown }[] = [];
const answers: Record<string, object> = {};
beforeEach(() => {
  sent = [];
  for (const name of Object.keys(answers)) delete answers[name];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    sent.push({ name, body: JSON.parse(init.body as string) });
    const envelope = answers[name] ?? { code: 200, msg: 'ok', result: page() };
    return new Response(JSON.stringify(envelope));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const draw = (first: ChatPage) =>
  render(<DiscussionBoard activityId={3} first={first} loginHref="/user-index/malllogin?redirect=x" />);

it('can be read as the server draws it, with answers and the way to log in', () => {
  const answer = {
    ...post({ chatId: 8, kind: 'answer', content: '队里准备', authorName: '望潮队', authorKind: 'team' }),
  };
  const html = renderToString(
    <DiscussionBoard
      activityId={3}
      first={page({
        canWrite: false,
        whyNot: 'login',
        list: [post({ isAnswered: true, replies: [answer] })],
      })}
      loginHref="/login-here"
    />,
  );
  for (const text of ['需要带手套吗？', '队里准备', '望潮队', '已回答', '/login-here'])
    expect(html).toContain(text);
  expect(html).not.toContain('<form');
});

it.each([
  ['phoneNeeded', '绑定手机号后才能发言'],
  ['chatClosed', '问答只能查看'],
] as const)('says what is missing: %s', (whyNot, text) => {
  draw(page({ canWrite: false, whyNot }));
  expect(screen.getByText(new RegExp(text))).toBeTruthy();
});

it('asks, shows the answer of the server and keeps what was typed after a refusal', async () => {
  const user = userEvent.setup();
  draw(page({ list: [], total: 0 }));
  const box = screen.getByRole('textbox', { name: '提问内容' });
  await user.click(screen.getByRole('button', { name: '发布提问' }));
  expect(screen.getByRole('alert').textContent).toContain('请填写内容');
  answers.CreateProjectChatInfo = { code: 429, msg: '发言太频繁，请 10 分钟后再试', result: null };
  await user.type(box, '需要带手套吗？');
  await user.click(screen.getByRole('button', { name: '发布提问' }));
  expect(await screen.findByText(/发言太频繁/)).toBeTruthy();
  expect((box as HTMLTextAreaElement).value).toBe('需要带手套吗？');
  answers.CreateProjectChatInfo = {
    code: 200,
    msg: 'ok',
    result: { chatId: 7, status: 'visible', message: '已发布' },
  };
  await user.click(screen.getByRole('button', { name: '发布提问' }));
  expect(await screen.findByText('沈*夏')).toBeTruthy();
  expect((box as HTMLTextAreaElement).value).toBe('');
  expect(sent.at(-2)).toEqual({
    name: 'CreateProjectChatInfo',
    body: {
      activityId: 3,
      kind: 'question',
      content: '需要带手套吗？',
      visibility: 'public',
      isPinned: false,
    },
  });
});

it('puts a question and an answer back after a login, until they are sent', async () => {
  const user = userEvent.setup();
  const question = () => screen.getByRole('textbox', { name: /内容$/ });
  const answer = () => screen.getByRole('textbox', { name: '回复沈*夏' });
  draw(page());
  await user.click(screen.getByRole('radio', { name: '讨论' }));
  await user.type(question(), '我带了十双手套');
  await user.click(screen.getByRole('button', { name: '回复' }));
  await user.type(answer(), '队里也有');
  cleanup();
  draw(page());
  expect(question()).toHaveProperty('value', '我带了十双手套');
  expect(screen.getByRole('radio', { name: '讨论' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: '回复' }));
  expect(answer()).toHaveProperty('value', '队里也有');
  const result = { chatId: 8, status: 'visible', message: '已发布' };
  answers.CreateProjectChatInfo = answers.ReplyProjectChatInfo = { code: 200, msg: 'ok', result };
  await user.click(screen.getByRole('button', { name: '发送' }));
  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: '回复沈*夏' })).toBeNull());
  await user.click(screen.getByRole('button', { name: '发布讨论' }));
  await vi.waitFor(() => expect(question()).toHaveProperty('value', ''));
  expect(sessionStorage.length).toBe(0);
});

it('counts what was sent as sent when the page cannot be read again', async () => {
  const user = userEvent.setup();
  draw(page({ list: [], total: 0 }));
  const box = screen.getByRole('textbox', { name: '提问内容' });
  answers.CreateProjectChatInfo = {
    code: 200,
    msg: 'ok',
    result: { chatId: 7, status: 'visible', message: '已发布' },
  };
  answers.SearchProjectChatInfoPage = { code: 500, msg: 'Error', result: null };
  await user.type(box, '需要带手套吗？');
  await user.click(screen.getByRole('button', { name: '发布提问' }));
  await vi.waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lets the team answer, and offers it notices instead of questions', async () => {
  const user = userEvent.setup();
  draw(page({ isOwnTeam: true, canWritePrivately: true }));
  expect((screen.getByRole('radio', { name: '公告' }) as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByRole('radio', { name: '提问' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '回答' }));
  await user.type(screen.getByRole('textbox', { name: '回复沈*夏' }), '队里准备');
  answers.ReplyProjectChatInfo = {
    code: 200,
    msg: 'ok',
    result: { chatId: 8, status: 'visible', message: '已发布' },
  };
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect(sent[0]).toEqual({ name: 'ReplyProjectChatInfo', body: { chatId: 7, content: '队里准备' } });
});

it('reports with a reason, and offers nothing else to a stranger', async () => {
  const user = userEvent.setup();
  draw(page());
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  expect(screen.queryByRole('button', { name: '隐藏' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '举报' }));
  const dialog = screen.getByRole('dialog', { name: '举报这条内容' });
  await user.type(within(dialog).getByRole('textbox'), '与活动无关');
  answers.ReportProjectChatInfo = { code: 200, msg: 'ok', result: {} };
  await user.click(within(dialog).getByRole('button', { name: '提交举报' }));
  expect(sent[0]).toEqual({ name: 'ReportProjectChatInfo', body: { chatId: 7, reason: '与活动无关' } });
});

it('tells only its author what waits, and leaves a mark of what was deleted', () => {
  draw(
    page({
      list: [
        post({ isMine: true, status: 'held', statusNote: '含有需要核实的词语', canReport: false }),
        post({ chatId: 9, status: 'deleted', content: null, authorName: '', canReport: false }),
      ],
    }),
  );
  expect(screen.getByText(/待审核：含有需要核实的词语（仅自己可见）/)).toBeTruthy();
  expect(screen.getByText('该内容已被作者删除')).toBeTruthy();
});
