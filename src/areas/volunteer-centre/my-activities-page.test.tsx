import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
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
