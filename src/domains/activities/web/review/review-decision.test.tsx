import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { heldDecisions, noteFailure, takeBack } from '#platform/web/decisions/held-decisions.ts';
import { HoldsDecisionsContext } from '#platform/web/decisions/use-decision.ts';
import type { LintLevel } from '../../contract/activities.words.ts';
import { ReviewDecision } from './review-decision.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const done = { code: 200, msg: '', result: { activityId: 7, version: 4, status: 'returned' } };

function show({
  answer = done as object,
  level = 'ok' as LintLevel,
  canRelease = true,
  isHeldFirst = false,
} = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  const onDecided = vi.fn<() => void>();
  render(
    <OperationCache client={new QueryClient()}>
      <HoldsDecisionsContext value={isHeldFirst}>
        <ReviewDecision
          activity={{ id: 7, version: 3, title: '清滩', level, canRelease }}
          onDecided={onDecided}
        />
      </HoldsDecisionsContext>
    </OperationCache>,
  );
  return { sent, onDecided };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('deciding on an activity', () => {
  it('returns nothing without a reason, and says so at the field', async () => {
    const { sent } = show();
    await press('退回修改');
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('请填写退回原因，让队伍知道怎么改');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });

  it('returns with the samples and own words', async () => {
    const { sent, onDecided } = show();
    await press('负责人缺失');
    await userEvent.type(screen.getByRole('textbox'), '；请补电话');
    await press('退回修改');
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ activityId: 7, version: 3, verdict: 'return', reason: '负责人缺失；请补电话' }]);
  });

  it('passes without a reason', async () => {
    const { sent, onDecided } = show();
    await press('通过');
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ activityId: 7, version: 3, verdict: 'pass' }]);
  });

  it('does not let a blocked activity pass', () => {
    show({ level: 'block' });
    expect(screen.getByRole('button', { name: '通过' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: '退回修改' })).toHaveProperty('disabled', false);
  });

  it('passes what needs a release only with a reason for it, and keeps both texts', async () => {
    const { sent, onDecided } = show({ level: 'release' });
    await userEvent.type(screen.getByLabelText('退回原因'), '名称不妥');
    await press('通过');
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('请填写放行理由，队伍会看到');
    expect(screen.getByLabelText('放行理由').getAttribute('aria-invalid')).toBe('true');
    await press('已向队伍核实');
    await press('通过');
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce());
    expect(sent).toEqual([
      { activityId: 7, version: 3, verdict: 'pass', reason: '名称不妥', releaseReason: '已向队伍核实' },
    ]);
    expect(screen.getByLabelText('退回原因')).toHaveProperty('value', '名称不妥');
  });

  it('leaves a release to the centre, and lets staff of a 所 return it', () => {
    show({ level: 'release', canRelease: false });
    expect(screen.queryByLabelText('放行理由')).toBeNull();
    expect(screen.getByText(/要等中心审核员通过/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '通过' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: '退回修改' })).toHaveProperty('disabled', false);
  });

  it('tells that somebody changed it meanwhile and keeps what was typed', async () => {
    const conflict = {
      code: 409,
      reason: 'versionConflict',
      msg: '李娜 10:32 已退回这个活动，你这次的操作没有生效。',
      result: { change: { at: '2026-11-21T10:32:00+08:00', by: '李娜', deed: '退回这个活动' } },
    };
    const { onDecided } = show({ answer: conflict });
    await userEvent.type(screen.getByRole('textbox'), '地点不清');
    await press('退回修改');
    expect((await screen.findByRole('alert')).textContent).toContain('李娜 10:32 已退回这个活动');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '地点不清');
    expect(onDecided).not.toHaveBeenCalled();
    await press('看最新内容');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveProperty('value', '地点不清');
    cleanup();
    show();
    expect(screen.getByRole('textbox')).toHaveProperty('value', '地点不清');
  });
});

describe('a decision in the back office', () => {
  beforeEach(() => {
    sessionStorage.clear();
    noteFailure('activity:7', undefined);
  });

  it('goes on at once, is not sent while it can be taken back, and leaves what was typed', async () => {
    const { sent, onDecided } = show({ isHeldFirst: true });
    await press('负责人缺失');
    await press('退回修改');
    expect(onDecided).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
    await press('撤销');
    expect([sent, heldDecisions()]).toEqual([[], []]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '负责人缺失');
  });

  it('is told when it is refused after it was sent, and the text still stands', async () => {
    const { sent } = show({
      isHeldFirst: true,
      answer: { code: 409, msg: '这个活动已经由同事退回', result: null },
    });
    await press('负责人缺失');
    await press('退回修改');
    await press('马上提交');
    // Where it was decided, and for whoever went on meanwhile.
    await screen.findByText('这个活动已经由同事退回', { selector: '[role="alert"] > span' });
    expect(screen.getByText('没有退回“清滩”')).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '负责人缺失');
  });

  it('is made by keys, but not while somebody types', async () => {
    const { onDecided, sent } = show({ isHeldFirst: true });
    await userEvent.keyboard('r');
    expect(screen.getByRole('alert').textContent).toBe('请填写退回原因，让队伍知道怎么改');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await userEvent.keyboard('p');
    expect(onDecided).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('p');
    expect([onDecided.mock.calls.length, heldDecisions().map(({ words }) => words), sent]).toEqual([
      1,
      ['通过“清滩”'],
      [],
    ]);
    takeBack('activity:7');
  });
});
