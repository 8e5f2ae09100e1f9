import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Combobox } from '#platform/web/fields/combobox.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { mostCopies } from '../../contract/activities.words.ts';
import {
  copyActivityCall,
  getTeamActivityCall,
  listMyTeamActivitiesCall,
  previewCopiesCall,
} from '../activities.calls.ts';
import styles from './copy-activities-dialog.module.css';
import { teamPaths } from './team-paths.ts';

const refreshes = [listMyTeamActivitiesCall, getTeamActivityCall];
/** As many of the latest as one looks through. */
const listed = 100;
const counts = Array.from({ length: mostCopies }, (_, place) => ({
  value: String(place + 1),
  label: place === 0 ? '只排一场' : `每周一场，排 ${place + 1} 周`,
}));

/** 从以往活动复制: one earlier activity again, once or every week of a season; the days are shown before drafts are made. */
export function CopyActivitiesDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [activityId, setActivityId] = useState<number | null>(null);
  const [count, setCount] = useState(1);
  const [skipsHolidays, setSkips] = useState(true);
  const own = useOperationQuery(listMyTeamActivitiesCall, { pageSize: listed });
  const copy = useOperationCommand(copyActivityCall, { refreshes, reportedBy: 'form' });
  const make = (): void => {
    if (activityId === null) return;
    copy.mutate(
      { activityId, count, skipsHolidays },
      {
        onSuccess: ({ activityId: made, madeCount }) => {
          const text =
            madeCount === 1 ? '已复制为新草稿' : `已排好 ${madeCount} 份草稿，看过以后可以一起提交审核`;
          showToast({ kind: 'success', text });
          void navigate(madeCount === 1 ? teamPaths.edit(made) : `${teamPaths.list}?status=draft`);
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="从以往活动复制"
      {...(activityId !== null && {
        decisive: {
          label: count === 1 ? '复制成草稿' : `排好 ${count} 份草稿`,
          onPress: make,
          isBusy: copy.isPending,
        },
      })}
    >
      <div className={styles.fields}>
        <Field label="哪一场活动" hint="打字查找；内容、岗位、要求、封面都带过来，报名时间和放行理由重新填">
          {(control) => (
            <Combobox
              control={control}
              placeholder="选一场以往的活动"
              value={activityId}
              options={(own.data?.list ?? []).map(({ id, title, startsAt }) => ({
                value: id,
                label: startsAt ? `${title}（${dayLabel(startsAt)}）` : title,
              }))}
              onChange={setActivityId}
            />
          )}
        </Field>
        <SelectField
          label="排几周"
          value={String(count)}
          options={counts}
          onChange={(value) => setCount(Number(value))}
        />
        <SwitchField
          label="避开放假的日子"
          hint="按工作日历的法定节假日，往后顺延一周"
          isOn={skipsHolidays}
          onChange={setSkips}
        />
      </div>
      {activityId !== null && <Days asked={{ activityId, count, skipsHolidays }} />}
      {copy.error && (
        <Notice kind="error" isLive>
          {copy.error.msg}
        </Notice>
      )}
    </Dialog>
  );
}

/** When the copies would be held, which weeks are passed over, and what they lack. */
function Days({ asked }: { asked: { activityId: number; count: number; skipsHolidays: boolean } }) {
  const { data, error } = useOperationQuery(previewCopiesCall, asked, {
    keepsPrevious: true,
    reportedBy: 'form',
  });
  if (error) return <Notice kind="error">{error.msg}</Notice>;
  if (!data) return null;
  return (
    <div className={styles.told}>
      {data.shiftCount === 0 ? (
        <Notice kind="info">这份草稿还没有场次，只复制一份。</Notice>
      ) : (
        <Weeks {...data} />
      )}
      {!data.hasContact && (
        <Notice kind="warning">
          这场活动没有留下联系人和电话（结束满一年会清除），复制出的草稿要补上才能提交审核。
          {data.copies.length > 1 && '可以先复制一份补好，再用它排几周。'}
        </Notice>
      )}
    </div>
  );
}

function Weeks({ copies, skipped, shiftCount }: RemoteResult<typeof previewCopiesCall>) {
  return (
    <section className={styles.days} aria-label="排在哪几天">
      <p className="muted">每份 {shiftCount} 场，星期和钟点不变：</p>
      <ol>
        {copies.map(({ startsAt, endsAt, holiday }) => (
          <li key={startsAt}>
            {dayLabel(startsAt)}{' '}
            {shiftCount === 1 || dayLabel(startsAt) === dayLabel(endsAt)
              ? spanLabel(startsAt, endsAt)
              : `起，到 ${dayLabel(endsAt)}`}
            {holiday && <b>逢{holiday}</b>}
          </li>
        ))}
      </ol>
      {skipped.length > 0 && (
        <p className="muted">
          跳过：{skipped.map(({ startsAt, holiday }) => `${dayLabel(startsAt)}（${holiday}）`).join('、')}
        </p>
      )}
    </section>
  );
}
