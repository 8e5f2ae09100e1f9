import type { ReactNode } from 'react';
import type { ShiftPlaces } from '#domains/signups/contract/applications.contract.ts';
import {
  type ApplicationTab,
  applicationTabs,
  reconfirmStates,
} from '#domains/signups/contract/signups.words.ts';
import type { listApplicationsCall } from '#domains/signups/web/signups.calls.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Select } from '#platform/web/fields/select.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import type { UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import styles from './applications-page.module.css';

/** Of a name or the end of a phone number. */
export const longestKeyword = 30;
const marks = { firstTimer: '首次参加', member: '本队队员', minor: '未成年' } as const;
export type Mark = keyof typeof marks;

/** The posts of an activity by name, in order of time; shifts of no post have none. */
export const postsOf = (shifts: readonly ShiftPlaces[]): string[] => [
  ...new Set(shifts.map(({ postName }) => postName).filter(Boolean)),
];

type ApplicationFiltersProps = {
  url: UrlFilters;
  tab: ApplicationTab;
  counts: RemoteResult<typeof listApplicationsCall>['counts'];
  posts: readonly string[];
  /** Lists to take out. */
  end: ReactNode;
};

/** Views and filters of sign-ups; another view keeps the filters, another post shows all of its shifts. */
export const ApplicationFilters = ({ url, tab, counts, posts, end }: ApplicationFiltersProps) => (
  <FilterBar url={url} end={end}>
    <div className={styles.views}>
      <ListTabs
        isSwitch
        label="按状态"
        current={tab}
        tabs={keysOf(applicationTabs).map((key) => ({
          key,
          label: applicationTabs[key],
          count: counts[key] ?? 0,
        }))}
        hrefOf={(key) => url.hrefWith({ tab: key === 'all' ? undefined : key })}
      />
      <SearchBox
        label="姓名或手机后四位"
        value={url.text('keyword')}
        maxLength={longestKeyword}
        onSearch={(keyword) => url.change({ keyword })}
      />
    </div>
    {posts.length > 1 && (
      <Select
        aria-label="岗位"
        value={url.text('post')}
        none="全部岗位"
        options={posts.map((post) => ({ value: post, label: post }))}
        onChoose={(post) => url.change({ post, shift: undefined })}
      />
    )}
    <fieldset className={styles.marks} aria-label="筛选">
      {keysOf(marks).map((mark) => (
        <Chip
          key={mark}
          isOutlined
          isOn={url.isOn(mark)}
          onPress={() => url.change({ [mark]: url.isOn(mark) ? undefined : 1 })}
        >
          {marks[mark]}
        </Chip>
      ))}
    </fieldset>
    <Select
      aria-label="变更后的答复"
      value={url.text('answer')}
      none="变更后的答复"
      options={keysOf(reconfirmStates).map((value) => ({ value, label: reconfirmStates[value] }))}
      onChoose={(answer) => url.change({ answer })}
    />
  </FilterBar>
);
