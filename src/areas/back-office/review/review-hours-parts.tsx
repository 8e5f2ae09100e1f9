import type { ComponentProps } from 'react';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import type { UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Chip } from '#platform/web/ui/chip.tsx';

type HeadProps = Pick<ComponentProps<typeof ExportButton>, 'total' | 'fetchSheet'>;

/** Heading of 时长审核, with the export of the records that are listed. */
export const HoursHead = (props: Partial<HeadProps>) => (
  <div className="pt">
    <div>
      <h1>时长审核</h1>
      <p>上调的时长、C 级和 D 级证据、队伍负责人自己的时长，以及公示期的异议，由中心的第二人审核。</p>
    </div>
    <div className="r">
      {props.fetchSheet && (
        <>
          <DeskKeysHelp />
          <ExportButton what="时长审核列表" total={props.total} fetchSheet={props.fetchSheet} />
        </>
      )}
    </div>
  </div>
);

type TabsProps = {
  current: 'submitted' | 'corrections' | 'claims' | 'activities' | 'disputed' | 'decided' | 'counting';
  counts?: { submitted: number; corrections: number; claims: number; disputed: number } | undefined;
};

/** Views of 时长审核. */
export const HoursTabs = ({ current, counts }: TabsProps) => (
  <ListTabs
    label="审核状态"
    current={current}
    tabs={[
      { key: 'submitted', label: '待审核', count: counts?.submitted },
      { key: 'corrections', label: '更正', count: counts?.corrections },
      { key: 'claims', label: '补记申请', count: counts?.claims },
      { key: 'activities', label: '按活动' },
      { key: 'disputed', label: '异议', count: counts?.disputed },
      { key: 'decided', label: '已处理' },
      { key: 'counting', label: '已生效' },
    ]}
  />
);

type FiltersProps = { url: UrlFilters; isQueue: boolean; activityTitle?: string | undefined };

/** What the list is narrowed to. */
function narrowed(url: UrlFilters, activityTitle: string | undefined): string {
  if (url.text('visits')) return '只看一支队伍的上门服务';
  return url.text('claims') ? '只看向一支队伍提出的个人申请' : `只看活动：${activityTitle ?? '没有记录'}`;
}

/** Search of 时长审核; of one activity its title, or of one team's visits or claims, with the way back to all. */
export const HoursFilters = ({ url, isQueue, activityTitle }: FiltersProps) => (
  <FilterBar url={url}>
    {url.text('hour') && (
      <Chip isOn isOutlined onPress={() => url.change({ hour: undefined })}>
        只看这一条记录 ×
      </Chip>
    )}
    {(url.text('activity') || url.text('visits') || url.text('claims')) && (
      <Chip
        isOn
        isOutlined
        onPress={() => url.change({ activity: undefined, visits: undefined, claims: undefined })}
      >
        {narrowed(url, activityTitle)} ×
      </Chip>
    )}
    <SearchBox
      label="志愿者、活动或队伍"
      value={url.text('keyword')}
      maxLength={40}
      onSearch={(text) => url.change({ keyword: text })}
    />
    {isQueue && <p className="muted">录入、核定、提异议和受益的人不能审核；一分钟超过 20 条要先抽查。</p>}
  </FilterBar>
);
