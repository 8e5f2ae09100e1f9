import { Select } from '#platform/web/fields/select.tsx';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import {
  messageCategories,
  messageCategoryLabels,
  messageLevelLabels,
  messageLevels,
} from '../contract/messages.words.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import type { Unread } from './follow-unread.ts';
import styles from './message-inbox.module.css';
import type { useInboxFilter } from './use-inbox-filter.ts';

type BarProps = { inbox: ReturnType<typeof useInboxFilter>; unread: Unread | undefined };

/** Category with its unread count, unread only, level and days. */
export function InboxFilterBar({ inbox, unread }: BarProps) {
  const { filter, url } = inbox;
  const { change } = url;
  const countOf = (key: string): number =>
    unread?.byCategory.find(({ category }) => category === key)?.unreadCount ?? 0;
  return (
    <>
      <fieldset className={`chips ${styles.kinds}`} aria-label="消息类别">
        <FilterChip
          isOn={filter.category === undefined}
          label="全部"
          count={unread?.unreadCount ?? 0}
          onPress={() => change({ category: undefined })}
        />
        {messageCategories.map((key) => (
          <FilterChip
            key={key}
            isOn={filter.category === key}
            label={messageCategoryLabels[key]}
            count={countOf(key)}
            onPress={() => change({ category: filter.category === key ? undefined : key })}
          />
        ))}
      </fieldset>
      <InboxFinerFilter inbox={inbox} />
    </>
  );
}

function InboxFinerFilter({ inbox: { filter, url } }: Pick<BarProps, 'inbox'>) {
  const { change } = url;
  return (
    <FilterBar url={url}>
      <Chip
        isOutlined
        isOn={filter.isUnread}
        onPress={() => change({ unread: filter.isUnread ? undefined : '1' })}
      >
        只看未读
      </Chip>
      <Select
        aria-label="重要程度"
        value={filter.level ?? ''}
        none="全部程度"
        options={messageLevels.map((key) => ({ value: key, label: messageLevelLabels[key] }))}
        onChoose={(level) => change({ level })}
      />
      <DayRange label="" span={url.days} onChange={change} />
    </FilterBar>
  );
}

type ChipProps = { isOn: boolean; label: string; count: number; onPress: () => void };

function FilterChip({ isOn, label, count, onPress }: ChipProps) {
  return (
    <button type="button" className={isOn ? 'chip on' : 'chip'} aria-pressed={isOn} onClick={onPress}>
      {label}
      {count > 0 && (
        <em className={styles.count} aria-label={`${count} 条未读`}>
          {count > 99 ? '99+' : count}
        </em>
      )}
    </button>
  );
}
