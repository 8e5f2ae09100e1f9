import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SettingsDrawer } from './settings-drawer.tsx';
import { keepSidebarOpen, keepSize, readSidebarOpen, readSize, writeCookie } from './shell-cookies.ts';
import { defaultSettings, reloadSettings, useShellSettings } from './shell-settings.ts';

beforeEach(() => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no cookieStore
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  reloadSettings();
});
afterEach(cleanup);

function Page() {
  const settings = useShellSettings();
  return (
    <>
      <SettingsDrawer isOpen size="medium" onSize={() => undefined} onClose={() => undefined} />
      <output>{JSON.stringify(settings)}</output>
    </>
  );
}

const inForce = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}') as unknown;
const toggle = (name: string) => screen.getByRole('switch', { name });

describe('the settings', () => {
  it('start with blue, tags, a moving header and the logo', () => {
    render(<Page />);
    expect(inForce()).toEqual({
      themeColour: '#1890ff',
      hasTags: true,
      hasFixedHeader: false,
      hasSidebarLogo: true,
    });
    expect(toggle('固定头部').getAttribute('aria-checked')).toBe('false');
  });

  it('take effect at once and are there again in the next document', async () => {
    render(<Page />);
    await userEvent.click(toggle('开启标签栏'));
    await userEvent.click(screen.getByRole('button', { name: '江青' }));
    const changed = { ...defaultSettings, hasTags: false, themeColour: '#1b757b' };
    expect(inForce()).toEqual(changed);
    cleanup();
    reloadSettings();
    render(<Page />);
    expect(inForce()).toEqual(changed);
  });

  it('go back to the defaults on request', async () => {
    render(<Page />);
    await userEvent.click(toggle('固定头部'));
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    expect(inForce()).toEqual(defaultSettings);
  });

  it('are kept in cookies, which say nothing else', async () => {
    render(<Page />);
    await userEvent.click(toggle('固定头部'));
    await userEvent.click(screen.getByRole('button', { name: '江青' }));
    expect(document.cookie.split('; ').toSorted()).toEqual(['fixedHeader=1', 'theme=%231b757b']);
  });

  it('take the default for anything broken in the cookies', () => {
    writeCookie('theme', 'red; x');
    writeCookie('tagsView', 'no');
    reloadSettings();
    render(<Page />);
    expect(inForce()).toEqual(defaultSettings);
  });
});

describe('the cookies', () => {
  it('remember sidebar and size', () => {
    expect([readSidebarOpen(), readSize()]).toEqual([true, 'medium']);
    keepSidebarOpen(false);
    keepSize('small');
    expect([readSidebarOpen(), readSize()]).toEqual([false, 'small']);
    expect(document.cookie).toContain('sidebarStatus=0');
  });
});
