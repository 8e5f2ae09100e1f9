import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { NewsWorkView } from '../../contract/news-desk.contract.ts';
import { newNewsForm } from '../form/news-form-parts.ts';
import { NewsReviewDecision } from './news-review-decision.tsx';

const work: NewsWorkView = {
  dynamicId: 5,
  dynamicTypeId: 1003,
  dynamicTypeName: '志愿风采',
  title: '把一顿热饭送到六楼',
  summary: '',
  coverUrl: null,
  source: '望潮社区银龄互助队',
  author: '',
  teamId: 1,
  teamName: '望潮社区银龄互助队',
  artCategory: 'elder',
  isTop: false,
  isRecommend: false,
  status: 'pending',
  publishAt: null,
  viewCount: 0,
  desk: {
    version: 3,
    updatedAt: '2026-11-20T10:00:00+08:00',
    submittedAt: '2026-11-20T10:00:00+08:00',
    revisionStatus: null,
    note: '',
    topUntil: null,
    acts: ['review'],
  },
  form: newNewsForm(),
  publishedForm: null,
  activityTitle: null,
  revisions: [],
  steps: [],
  isOwn: false,
  review: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Draws the decision over a server that answers so; gives what was sent and how often it was decided. */
function draw(shown: NewsWorkView, answer: object) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  const onDecided = vi.fn<() => void>();
  render(
    <OperationCache client={new QueryClient({ defaultOptions: { mutations: { retry: false } } })}>
      <NewsReviewDecision work={shown} onDecided={onDecided} />
    </OperationCache>,
  );
  return { sent, onDecided };
}

const done = { code: 200, msg: 'ok', result: { dynamicId: 5, version: 4, status: 'published' } };

describe('the decision over a text', () => {
  it('is not sent back without a reason; frequent ones are a press away', async () => {
    const { sent, onDecided } = draw(work, { ...done, result: { ...done.result, status: 'returned' } });
    await userEvent.click(screen.getByRole('button', { name: '退回修改' }));
    expect(screen.getByRole('alert').textContent).toContain('请填写退回原因');
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '标题和内容不符' }));
    await userEvent.click(screen.getByRole('button', { name: '退回修改' }));
    expect(sent).toEqual([{ dynamicId: 5, version: 3, verdict: 'return', reason: '标题和内容不符' }]);
    expect(onDecided).toHaveBeenCalledOnce();
  });

  it('passes in the words of its stage', async () => {
    const { sent } = draw({ ...work, status: 'pending2' }, done);
    await userEvent.click(screen.getByRole('button', { name: '终审通过' }));
    expect(sent).toEqual([{ dynamicId: 5, version: 3, verdict: 'pass' }]);
  });

  it('says when somebody was faster, and stays', async () => {
    const msg = '李娜 10:32 已退回这篇内容，你这次的操作没有生效。';
    const { onDecided } = draw(work, { code: 409, msg, reason: 'versionConflict' });
    await userEvent.type(screen.getByRole('textbox'), '写得好');
    await userEvent.click(screen.getByRole('button', { name: '初审通过' }));
    expect(screen.getByRole('alert').textContent).toContain('李娜 10:32 已退回这篇内容');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '写得好');
    expect(onDecided).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '看最新内容' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveProperty('value', '写得好');
  });

  it('keeps what was typed over a look at another one, and beside the decision of somebody else', () => {
    draw(work, done);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '写得好');
    cleanup();
    render(
      <OperationCache client={new QueryClient()}>
        <NewsReviewDecision work={work} isOpen={false} onDecided={vi.fn<() => void>()} />
      </OperationCache>,
    );
    expect(screen.getByText(/你写的意见没有发出：“写得好”/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '初审通过' })).toBeNull();
  });
});
