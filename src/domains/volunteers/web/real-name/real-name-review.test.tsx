import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
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
beforeEach(() => {
  isOpened = false;
  vi.stubGlobal('fetch', async (url: string) => {
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
      <RealNameReview checkId={3} onClose={() => undefined} />
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
  fireEvent.load(await open());
  await vi.waitFor(async () => expect(await passButton()).toHaveProperty('disabled', false));
  await userEvent.click(await passButton());
  expect(screen.getByText(/将失去实名认证/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '通过' }));
  expect(await screen.findByText('请填写判断的依据')).toBeTruthy();
});
