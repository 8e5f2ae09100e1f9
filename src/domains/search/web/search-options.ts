import type { Suggestion } from '../contract/search.contract.ts';
import { searchKindNames } from '../contract/search.words.ts';

/** One line below the search box: where it leads, or the act of forgetting what was searched before. */
export type SearchOption =
  | { act: 'go'; text: string; note: string; href: string }
  | { act: 'forget'; text: string; note: string };

const queryPath = (query: string): string => `/user-index/search?${new URLSearchParams({ query })}`;

function pathOf(one: Suggestion): string {
  switch (one.kind) {
    case 'category':
      return `/user-index/activityList?category=${one.key}`;
    case 'activity':
      return `/user-index/activityDetail/${one.id}`;
    case 'team':
      return `/user-index/teamDetail/${one.id}`;
    case 'need':
      return `/user-index/needDetail/${one.id}`;
    case 'news':
      return `/user-index/detail?${new URLSearchParams({
        dynamicId: String(one.id),
        dynamicTypeId: String(one.newsCategory?.dynamicTypeId ?? ''),
        dynamicTypeName: one.newsCategory?.dynamicTypeName ?? '',
      })}`;
  }
}

/** What is offered while something is typed. */
export const suggestedOptions = (suggestions: readonly Suggestion[]): SearchOption[] =>
  suggestions.map((one) => ({
    act: 'go',
    text: one.text,
    note: one.kind === 'category' ? '活动类别' : searchKindNames[one.kind],
    href: pathOf(one),
  }));

/** What is offered while the box is empty. */
export const recentOptions = (recent: readonly string[]): SearchOption[] =>
  recent.length === 0
    ? []
    : [
        ...recent.map((text): SearchOption => ({ act: 'go', text, note: '搜索过', href: queryPath(text) })),
        { act: 'forget', text: '清除搜索记录', note: '' },
      ];
