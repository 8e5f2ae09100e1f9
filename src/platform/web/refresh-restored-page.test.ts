import { beforeEach, expect, it, vi } from 'vitest';
import { refreshRestoredPage } from './refresh-restored-page.ts';
import { clearSession, setToken } from './session/session-cookies.ts';

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => clearSession());

it('loads a page anew that comes back after a login or a logout, and no other', () => {
  const reload = vi.fn<() => void>();
  refreshRestoredPage(reload);
  show(false);
  show(true);
  expect(reload).not.toHaveBeenCalled();
  setToken('somebody');
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does so for the next person at the same browser', () => {
  setToken('one');
  const reload = vi.fn<() => void>();
  refreshRestoredPage(reload);
  clearSession();
  show(true);
  setToken('other');
  show(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
