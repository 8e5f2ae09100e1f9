import {
  listPhaseLabels,
  listPhases,
  listSortLabels,
  listSorts,
  listSpanLabels,
  listSpans,
  timeOfDayLabels,
  timesOfDay,
} from '../../contract/activities.words.ts';
import { type ActivityQuery, activityListPath } from './activity-query.ts';

export type FilterOption = { label: string; href: string; isOn: boolean };
/** An order of the list; one that needs the visitor's position cannot be a plain link. */
export type SortOption = FilterOption & { needsPosition: boolean };
export type FilterRow = { label: string; options: FilterOption[] };
export type AreaChoice = { code: string; name: string };
export type FilterKey = 'area' | 'phase' | 'span' | 'more';

/** What clears the time: a named span and days given by hand exclude each other. */
const anyTime = { span: undefined, from: undefined, to: undefined };

type Choice = { value: string; label: string };

const choicesOf = <Key extends string>(keys: readonly Key[], labels: Record<Key, string>): Choice[] =>
  keys.map((key) => ({ value: key, label: labels[key] }));

function optionsOf(
  query: ActivityQuery,
  field: 'area' | 'phase' | 'span' | 'timeOfDay',
  { anyLabel, choices }: { anyLabel: string; choices: Choice[] },
): FilterOption[] {
  const clear = field === 'span' ? anyTime : {};
  const isAny = query[field] === undefined && !(field === 'span' && (query.from || query.to));
  return [
    { label: anyLabel, href: activityListPath(query, { ...clear, [field]: undefined }), isOn: isAny },
    ...choices.map(({ value, label }) => ({
      label,
      href: activityListPath(query, { ...clear, [field]: value }),
      isOn: query[field] === value,
    })),
  ];
}

/** The rows of links by which the list is narrowed; each keeps what the others have set. */
export function filterRows(query: ActivityQuery, areas: readonly AreaChoice[]): Record<FilterKey, FilterRow> {
  const areaChoices = areas.map(({ code, name }) => ({ value: code, label: name }));
  const phases = choicesOf(listPhases, listPhaseLabels);
  const spans = choicesOf(listSpans, listSpanLabels);
  const times = choicesOf(timesOfDay, timeOfDayLabels);
  return {
    area: { label: '区域', options: optionsOf(query, 'area', { anyLabel: '全部', choices: areaChoices }) },
    phase: { label: '状态', options: optionsOf(query, 'phase', { anyLabel: '全部', choices: phases }) },
    span: { label: '时间', options: optionsOf(query, 'span', { anyLabel: '不限', choices: spans }) },
    more: {
      label: '更多',
      options: [
        ...optionsOf(query, 'timeOfDay', { anyLabel: '全天', choices: times }),
        toggle(query, 'hasPlaces', '只看还有名额的'),
        toggle(query, 'minorsWelcome', '未成年人可参加'),
      ],
    },
  };
}

const toggle = (query: ActivityQuery, field: 'hasPlaces' | 'minorsWelcome', label: string): FilterOption => ({
  label,
  href: activityListPath(query, { [field]: !query[field] }),
  isOn: query[field] === true,
});

const nowhere = { lng: undefined, lat: undefined };

/** The orders of the list. Where the visitor is known to be, the cards of every order say how far it is. */
export const sortOptions = (query: ActivityQuery): SortOption[] =>
  listSorts.map((sort) => ({
    label: listSortLabels[sort],
    href: activityListPath(query, {
      sort: sort === 'soonest' ? undefined : sort,
      ...(sort === 'nearest' && nowhere),
    }),
    isOn: (query.sort ?? 'soonest') === sort,
    needsPosition: sort === 'nearest',
  }));

/** Every filter that is set, with the address of the list without it. */
export function chosenFilters(
  query: ActivityQuery,
  names: { area: string | undefined; category: string | undefined },
): { label: string; clearHref: string }[] {
  const days = query.from || query.to ? `${query.from ?? '之前'} 至 ${query.to ?? '之后'}` : undefined;
  const chosen: [label: string | undefined | false, without: ActivityQuery][] = [
    [query.keyword && `“${query.keyword}”`, { keyword: undefined }],
    [names.category, { category: undefined }],
    [names.area, { area: undefined }],
    [query.phase && listPhaseLabels[query.phase], { phase: undefined }],
    [days ?? (query.span && listSpanLabels[query.span]), anyTime],
    [query.timeOfDay && timeOfDayLabels[query.timeOfDay], { timeOfDay: undefined }],
    [query.hasPlaces && '还有名额', { hasPlaces: undefined }],
    [query.minorsWelcome && '未成年人可参加', { minorsWelcome: undefined }],
    [
      query.lng !== undefined && '我的位置',
      { ...nowhere, sort: query.sort === 'nearest' ? undefined : query.sort },
    ],
  ];
  return chosen.flatMap(([label, without]) =>
    label ? [{ label, clearHref: activityListPath(query, without) }] : [],
  );
}
