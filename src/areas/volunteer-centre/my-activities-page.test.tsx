import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { Component } from './my-activities-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(['', '?tab=timeline'])('is called 我的动态 in tab and head, at %j too', (search) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(
    <OperationCache>
      <MemoryRouter initialEntries={[`/usercenter/index/myactivity${search}`]}>
        <Component />
      </MemoryRouter>
    </OperationCache>,
  );
  expect(document.title).toMatch(/^我的动态/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('我的动态');
});

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

it('leads what stands in 我的志愿档案 now there, with what was asked', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(
    <OperationCache>
      <MemoryRouter initialEntries={['/usercenter/index/myactivity?tab=hours&state=effective']}>
        <Component />
        <Address />
      </MemoryRouter>
    </OperationCache>,
  );
  expect(screen.getByRole('status').textContent).toBe('/usercenter/index/myrecord?tab=hours&state=effective');
});
