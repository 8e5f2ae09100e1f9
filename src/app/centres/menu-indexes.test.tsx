// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { teamMenuIndexes } from '#areas/team-centre/menu-indexes.ts';
import { volunteerMenuIndexes } from '#areas/volunteer-centre/menu-indexes.ts';
import { type MenuEntry, shownMenu } from '#platform/web/session/menu-entry.ts';
import { CentreShell } from '#platform/web/frame/centre-shell.tsx';
import { centreMenuRows } from '../first-run/centre-menu-rows.ts';

afterEach(cleanup);

const centres = {
  volunteer: { root: '/usercenter/index/', indexes: volunteerMenuIndexes },
  team: { root: '/teamcenter/index/', indexes: teamMenuIndexes },
} as const;

/** The index that is highlighted at an address below the centre's root, in the menu of first run. */
function highlighted(client: keyof typeof centres, page: string): string | null | undefined {
  const { root, indexes } = centres[client];
  const menu = centreMenuRows
    .filter((row) => row.client === client)
    .map(({ path, component, name, title }): MenuEntry => ({ path, component, name, meta: { title } }));
  const { entries, current } = shownMenu(menu, root + page);
  render(
    <MemoryRouter>
      <CentreShell
        name="中心"
        entries={entries}
        indexes={indexes}
        currentPath={current?.path ?? ''}
        person={{ name: '', picture: null, homePath: root }}
        unreadCount={0}
        messagesPath={root}
        onLogOut={() => undefined}
        siteLinks={[]}
        searchHref="/user-index/search"
        viewSwitch={null}
      >
        {null}
      </CentreShell>
    </MemoryRouter>,
  );
  const links = within(screen.getByRole('navigation', { name: '中心' })).getAllByRole('link');
  const lit = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(lit.length).toBeLessThanOrEqual(1);
  return lit[0]?.getAttribute('data-menu-index');
}

it.each([
  ['volunteer', 'myindex', '2'],
  ['volunteer', 'modify', '3'],
  ['volunteer', 'modifyPwd', '4'],
  ['volunteer', 'mymsg', '5'],
  ['volunteer', 'myteam', '7'],
  ['volunteer', 'myteam/detail/3', '7'],
  ['volunteer', 'myactivity', '9'],
  ['volunteer', 'myactivity/detail/3', '9'],
  ['team', 'teamindex', '2'],
  ['team', 'teammodify', '3'],
  ['team', 'teamModifyPwd', '4'],
  ['team', 'teammsg', '5'],
  ['team', 'teamuser', '8'],
  ['team', 'teamuser/detail/3', '8'],
  ['team', 'teamtidings', '10'],
  ['team', 'teamtidings/detail/3', '10'],
  ['team', 'teamtidings/add', '10'],
  ['team', 'teamtidings/edit/3', '10'],
  ['team', 'teamactivity', '11'],
  ['team', 'teamactivity/detail/3', '11'],
  ['team', 'teamactivity/add', '11'],
  ['team', 'teamactivity/edit/3', '11'],
  ['team', 'teamactivity/bm/3', '11'],
  ['team', 'teamactivity/cj/3', '11'],
  ['team', 'teamactivity/timelist/3', '11'],
  ['volunteer', 'nowhere', undefined],
] as const)('the %s centre highlights at %s the index %s', (client, page, index) => {
  expect(highlighted(client, page)).toBe(index);
});

it('calls myactivity 我的动态', () => {
  expect(centreMenuRows.find(({ name }) => name === 'myactivity')?.title).toBe('我的动态');
});
