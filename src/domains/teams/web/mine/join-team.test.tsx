import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type JoinFace, joinFaces } from '../../contract/members.words.ts';
import type { JoinStanding } from '../../contract/my-teams.contract.ts';
import { JoinTeam } from './join-team.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const standingOf = (face: JoinFace, more: Partial<JoinStanding> = {}): JoinStanding => ({
  teamId: 7,
  face,
  text: '说明',
  joinNotice: '',
  teamUserId: null,
  ...more,
});

/** Shows the island and answers joining with `answer`, then the standing with `next`. */
function show(standing: JoinStanding, { answer = {}, next = standing, invite = '' } = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const isJoin = url.includes('CreateTeamUser');
    if (isJoin) sent.push(JSON.parse(init.body as string));
    const body = isJoin ? answer : { code: 200, msg: '', result: next };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  render(<JoinTeam standing={standing} teamName="澜江守护" {...(invite ? { invite } : {})} />);
  return sent;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the join button', () => {
  it.each([
    ['logIn', '/user-index/malllogin?redirect=%2Fuser-index%2FteamDetail%2F7'],
    ['notVerified', '/usercenter/index/modify'],
    ['applied', '/usercenter/index/myteam/detail/9'],
    ['member', '/usercenter/index/myteam/detail/9'],
    ['paused', '/usercenter/index/myteam/detail/9'],
    ['accept', '/usercenter/index/myteam/detail/9'],
  ] as const)('%s leads on', (face, href) => {
    const isMine = face !== 'logIn' && face !== 'notVerified';
    show(standingOf(face, { teamUserId: isMine ? 9 : null }));
    expect(screen.getByRole('link', { name: joinFaces[face] }).getAttribute('href')).toBe(href);
  });

  it.each(['closed', 'unavailable', 'tooSoon', 'notVolunteer'] as const)('%s says why not', (face) => {
    show(standingOf(face, { text: '这支队伍仅限邀请加入。' }));
    expect(screen.getByRole('button', { name: joinFaces[face] })).toHaveProperty('disabled', true);
    expect(screen.getByText('这支队伍仅限邀请加入。')).toBeTruthy();
  });

  it('joins an open team at once and shows what became of it', async () => {
    const answer = { code: 200, msg: '', result: { teamUserId: 9, status: 'active' } };
    const sent = show(standingOf('join'), { answer, next: standingOf('member', { teamUserId: 9 }) });
    await press('加入队伍');
    expect((await screen.findByRole('status')).textContent).toContain('你已加入澜江守护');
    expect(sent).toEqual([{ teamId: 7 }]);
    await waitFor(() => expect(screen.getByRole('link', { name: '已在队里' })).toBeTruthy());
  });

  it('sends the code of the link one came by', async () => {
    const answer = { code: 200, msg: '', result: { teamUserId: 9, status: 'active' } };
    const sent = show(standingOf('accept'), { answer, invite: 'aLongCode' });
    await press('接受邀请');
    await waitFor(() => expect(sent).toEqual([{ teamId: 7, joinCode: 'aLongCode' }]));
  });

  it('applies with a few words', async () => {
    const answer = { code: 200, msg: '', result: { teamUserId: 9, status: 'applied' } };
    const sent = show(standingOf('apply'), { answer, next: standingOf('applied', { teamUserId: 9 }) });
    await press('申请加入');
    await userEvent.type(screen.getByRole('textbox', { name: '申请说明' }), '周末都有空');
    await press('提交申请');
    expect((await screen.findByRole('status')).textContent).toContain('申请已提交');
    expect(sent).toEqual([{ teamId: 7, applyMessage: '周末都有空' }]);
  });

  it('puts the words to the team back after a login, and never a code', async () => {
    show(standingOf('apply'));
    await press('申请加入');
    await userEvent.type(screen.getByRole('textbox', { name: '申请说明' }), '周末都有空');
    cleanup();
    show(standingOf('code'));
    await press('凭口令加入');
    expect(screen.getByRole('textbox', { name: /入队口令/ })).toHaveProperty('value', '');
    await userEvent.type(screen.getByRole('textbox', { name: /入队口令/ }), '1234');
    cleanup();
    const answer = { code: 200, msg: '', result: { teamUserId: 9, status: 'applied' } };
    show(standingOf('apply'), { answer, next: standingOf('applied', { teamUserId: 9 }) });
    await press('申请加入');
    expect(screen.getByRole('textbox', { name: '申请说明' })).toHaveProperty('value', '周末都有空');
    await press('提交申请');
    await screen.findByRole('status');
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps a wrong code on screen with the sentence at the field', async () => {
    const answer = { code: 409, reason: 'wrongCode', msg: '口令不对，请向队伍负责人核对', result: null };
    const sent = show(standingOf('code'), { answer });
    await press('凭口令加入');
    const field = screen.getByRole('textbox', { name: /入队口令/ });
    await userEvent.type(field, '12');
    await press('加入队伍');
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('口令是 4 到 6 位数字');
    await userEvent.type(field, '34');
    await press('加入队伍');
    expect((await screen.findByRole('alert')).textContent).toBe('口令不对，请向队伍负责人核对');
    expect(field).toHaveProperty('value', '1234');
  });
});
