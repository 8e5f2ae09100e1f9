import type { ReactNode } from 'react';
import type { StaffStar } from '#domains/awards/contract/stars.contract.ts';
import { type StarTab, starTabs } from '#domains/awards/contract/stars.words.ts';
import { StarBatch } from '#domains/awards/web/stars/star-batch.tsx';
import { StarDecision, StarDeskItem } from '#domains/awards/web/stars/star-desk-item.tsx';
import { StarTable } from '#domains/awards/web/stars/star-table.tsx';
import { listStarsCall } from '#domains/awards/web/stars/stars.calls.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SelectionNote } from '#platform/web/list/selection/selection-note.tsx';
import { useSelection } from '#platform/web/list/selection/use-selection.ts';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { useShownRow } from '../list/use-shown-row.ts';
import { goOn, ReviewAside, ReviewDesk } from './review-parts.tsx';

const idOf = ({ starId }: StaffStar): number => starId;
const tabKeys = keysOf(starTabs);
const levelKeys = ['1', '2', '3', '4', '5'] as const;

/** `/review/stars` 星级授予: candidates that the night found, confirmed in batches; objections; stars whose hours became too few. */
export function Component() {
  usePageTitle('星级授予');
  const url = useUrlFilters({ pageSize: 20, view: 'tab' });
  const tab = url.oneOf('tab', tabKeys);
  const level = levelKeys.find((key) => key === url.text('level'));
  const stars = useOperationQuery(
    listStarsCall,
    { tab, ...(level && { level: Number(level) }), ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = stars.data?.list ?? [];
  const ids = rows.map(idOf);
  const [shown, letGo] = useShownRow({ url, rows: stars.isPlaceholderData ? [] : rows, idOf });
  const selection = useSelection({ rows, idOf, list: url.kept });
  const canConfirm = tab === 'candidate' || tab === 'held';
  return (
    <>
      <div className="pt">
        <div>
          <h1>星级授予</h1>
          <p>候选每晚按已生效时长算出，由人确认。确认后公示 3 个工作日，没有异议才授星。</p>
        </div>
        <div className="r">
          <DeskKeysHelp />
        </div>
      </div>
      <ReviewDesk
        kind="star"
        url={url}
        ids={ids}
        shownId={shown && idOf(shown)}
        opened={
          shown && (
            <ReviewAside key={idOf(shown)} label="星级和依据" onBack={() => url.open(undefined)}>
              <StarDeskItem star={shown} />
              {(tab === 'objected' || tab === 'short') && (
                <StarDecision
                  star={shown}
                  onDecided={() => goOn({ kind: 'star', url, ids, decidedId: idOf(shown), letGo })}
                />
              )}
            </ReviewAside>
          )
        }
      >
        <ListTabs label="星级状态" current={tab} tabs={tabsWith(stars.data?.tabs)} />
        <StarFilters
          url={url}
          level={level}
          batch={
            canConfirm && (
              <>
                <SelectionNote selection={selection} unit="人" />
                <StarBatch chosen={selection.chosen} canHold={tab === 'candidate'} onDone={selection.clear} />
              </>
            )
          }
        />
        <QueryList query={stars} url={url} what="星级" unit="人" empty={nothingIn(tab)}>
          {(listed) => (
            <StarTable
              rows={listed}
              currentId={shown && idOf(shown)}
              onOpen={url.open}
              chosen={canConfirm ? selection.chosenIds : undefined}
              onChoose={selection.choose}
            />
          )}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

const tabsWith = (counts: readonly { tab: StarTab; count: number }[] | undefined) =>
  tabKeys.map((key) => ({
    key,
    label: starTabs[key],
    count: counts?.find((each) => each.tab === key)?.count,
  }));

const nothingIn = (tab: StarTab) =>
  ({
    art: 'boat',
    title: tab === 'candidate' ? '今晚没有新的候选' : '这里没有星级',
    text: '每晚按已生效时长找一次，达到一星就会出现在待确认里。',
  }) as const;

type StarFiltersProps = { url: UrlFilters; level: string | undefined; batch: ReactNode };

const StarFilters = ({ url, level, batch }: StarFiltersProps) => (
  <FilterBar url={url} end={batch}>
    <FilterSelect
      label="星级"
      allLabel="全部星级"
      value={level ?? ''}
      options={levelKeys.map((key) => ({ value: key, label: starNames[Number(key) - 1] ?? key }))}
      onChange={(value) => url.change({ level: value })}
    />
  </FilterBar>
);
