import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { WelcomePanel } from './welcome-panel.tsx';

afterEach(cleanup);

type Props = Parameters<typeof WelcomePanel>[0];
const open = (props: Partial<Props>) =>
  render(
    <MemoryRouter>
      <WelcomePanel
        me={{ realNameStatus: 'none', serviceCategories: [] }}
        hasSignedUp={false}
        hasServed={false}
        {...props}
      />
    </MemoryRouter>,
  );
const done = () =>
  screen
    .getAllByRole('link')
    .filter(({ textContent }) => textContent?.includes('已完成'))
    .map(({ textContent }) => textContent?.slice(0, 4));

it('asks newcomers for the real-name check first', () => {
  open({});
  expect(screen.getAllByRole('link')[0]?.textContent).toContain('实名认证');
  expect(done()).toEqual([]);
});

it('ticks what is done; a real name that is only formally right is not', () => {
  open({ me: { realNameStatus: 'formatChecked', serviceCategories: ['eco'] } });
  expect(done()).toEqual(['填写服务']);
  cleanup();
  open({ me: { realNameStatus: 'recheck', serviceCategories: ['eco'] } });
  expect(done()).toEqual(['实名认证', '填写服务']);
});

it('ticks the first place, and is gone when nothing is left to do', () => {
  open({ hasSignedUp: true });
  expect(done()).toEqual(['报名第一']);
  cleanup();
  open({ me: { realNameStatus: 'verified', serviceCategories: ['eco'] }, hasSignedUp: true });
  expect(screen.queryByRole('heading')).toBeNull();
});

it('is gone for who has served', () => {
  open({ hasServed: true });
  expect(screen.queryByRole('heading')).toBeNull();
});
