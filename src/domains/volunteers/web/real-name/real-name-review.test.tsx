import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { heldDecisions, sendNow } from '#platform/web/decisions/held-decisions.ts';
import { HoldsDecisionsContext } from '#platform/web/decisions/use-decision.ts';
import type { RealNameCheckView } from '../../contract/real-name.contract.ts';
import { RealNameReview } from './real-name-review.tsx';

const check: RealNameCheckView = {
  checkId: 3,
  volunteerId: 7,
  volunteerNo: 'V9901022603000042',
  name: '沈知夏',
  idKind: 'mainland',
  idMasked: '1****************X',
  isChange: false,
  findings: ['unproved', 'numberClaimed'],
  status: 'pending',
  submittedAt: '2026-11-20T10:00:00+08:00',
  decidedAt: null,
  deciderName: null,
  reason: null,
  gender: 'female',
  birthOn: '1998-05-04',
  age: 28,
  version: 1,
  proofCount: 1,
  isOpened: false,
  holders: [
    {
      volunteerId: 8,
      volunteerNo: 'V9901022603000050',
      name: '陆川',
      mobileMasked: '138****0000',
      isVerified: true,
      since: '2026-01-20T10:00:00+08:00',
    },
  ],
  registered: {
    name: '沈知夏',
    gender: 'female',
    birthOn: '1998-05-04',
    mobileMasked: null,
    areaName: '澜城区',
    idMasked: null,
  },
  earlier: [],
};

let isOpened = false;
const onDecided = vi.fn<() => void>();
const sent: unknown[] = [];
beforeEach(() => {
  isOpened = false;
  onDecided.mockReset();
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('Decide')) {
      sent.push(JSON.parse(init.body as string));
      return Response.json({ code: 200, msg: '', result: {} });
    }
    if (!url.includes('Reveal')) return Response.json({ code: 200, msg: '', result: { ...check, isOpened } });
    isOpened = true;
    const result = {
      idNo: '11010519980504002X',
      proofs: [{ fileId: 1, url: '/files/s/a', name: 'a.jpg' }],
      expiresAt: '2026-11-20T10:05:00+08:00',
    };
    return Response.json({ code: 200, msg: '', result });
  });
  render(
    <OperationCache>
      <HoldsDecisionsContext value>
        <RealNameReview checkId={3} onDecided={onDecided} />
      </HoldsDecisionsContext>
    </OperationCache>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const passButton = () => screen.findByRole('button', { name: '通过' });
const open = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /查看理由/ }), '核对证件');
  await userEvent.click(screen.getByRole('button', { name: '查看并记录' }));
  return screen.findByRole('img', { name: '证件照片 1' });
};

it('a check can be passed only once its number and picture are in sight', async () => {
  expect(await passButton()).toHaveProperty('disabled', true);
  const picture = await open();
  expect(await passButton()).toHaveProperty('disabled', true);
  fireEvent.load(picture);
  await vi.waitFor(async () => expect(await passButton()).toHaveProperty('disabled', false));
});

it('a picture that does not appear is said to be missing, and nothing can be passed', async () => {
  fireEvent.error(await open());
  expect(screen.getByText(/有照片没有显示出来/)).toBeTruthy();
  expect(await passButton()).toHaveProperty('disabled', true);
});

it('who else holds the number stands above the decision, which needs the grounds', async () => {
  expect(await screen.findByText(/陆川，V9901022603000050/)).toBeTruthy();
  expect(screen.getByText(/将失去实名认证/)).toBeTruthy();
  fireEvent.load(await open());
  await vi.waitFor(async () => expect(await passButton()).toHaveProperty('disabled', false));
  await userEvent.click(await passButton());
  expect(screen.getByRole('alert').textContent).toBe('请填写判断的依据');
  expect([onDecided.mock.calls.length, sent]).toEqual([0, []]);
});

it('is decided by keys, held for a while, and sent with what was typed', async () => {
  await screen.findByRole('textbox', { name: /判断的依据/ });
  await userEvent.keyboard('p');
  expect(onDecided).not.toHaveBeenCalled();
  await userEvent.keyboard('r');
  expect(screen.getByRole('alert').textContent).toBe('请填写不通过的原因');
  await userEvent.click(screen.getByRole('button', { name: '证件照片不清楚' }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('r');
  expect([onDecided.mock.calls.length, sent, heldDecisions().map(({ words }) => words)]).toEqual([
    1,
    [],
    ['不通过沈知夏的实名认证'],
  ]);
  await sendNow('realName:3');
  expect(sent).toEqual([{ checkId: 3, version: 1, verdict: 'reject', reason: '证件照片不清楚' }]);
});
