import { useMemo } from 'react';
import { placeEntries } from '#platform/web/session/menu-entry.ts';
import { useSession } from '#platform/web/session/session-store.ts';

const byId = (id: number): string => `?id=${id}`;

/** Pages where an object of the audit log is seen, by its kind: the page of the menu, and what is added to it. */
const pages: Readonly<Record<string, { page: string; to?: (id: number) => string }>> = {
  account: { page: '/system/users' },
  activity: { page: '/manage/activities', to: byId },
  approval: { page: '/system/approvals' },
  menu: { page: '/system/menus' },
  news: { page: '/information/edit/:id' },
  organisation: { page: '/system/organisations' },
  role: { page: '/system/roles' },
  site: { page: '/system/site' },
  team: { page: '/manage/teams', to: byId },
  volunteer: { page: '/manage/volunteers', to: byId },
};

/** Address of an object's page; nothing where it has none or the reader's menu does not lead there. */
export function useObjectHref(): (object: {
  targetType: string;
  targetId: number | null;
}) => string | undefined {
  const { menu } = useSession();
  const paths = useMemo(() => new Set(placeEntries(menu ?? []).map(({ path }) => path)), [menu]);
  return ({ targetType, targetId }) => {
    const place = pages[targetType];
    if (!place || targetId === null || !paths.has(place.page)) return undefined;
    return `${place.page.replace(':id', String(targetId))}${place.to?.(targetId) ?? ''}`;
  };
}
