import { useState } from 'react';
import { QueryPanel } from '#platform/web/list/query-panel.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { evidenceGrades, hourStates } from '../contract/hours.words.ts';
import { listMyHoursCall } from './hours.calls.ts';
import { ObjectHourDialog } from './object-hour-dialog.tsx';
import styles from './my-hour-rows.module.css';

/** My records of one activity: minutes exactly, how they are proved, when they count, and an objection to what is not true. */
export function MyHourRows({ activityId }: { activityId: number }) {
  const [doubtedId, setDoubtedId] = useState<number>();
  const hours = useOperationQuery(listMyHoursCall, { activityId, pageSize: 50 }, { reportedBy: 'form' });
  const doubted = hours.data?.list.find((hour) => hour.hourId === doubtedId);
  return (
    <QueryPanel query={hours} title="服务时长">
      {(rows) => (
        <>
          <ul className={styles.list}>
            {rows.map((hour) => (
              <MyHourRow key={hour.hourId} hour={hour} onDoubt={() => setDoubtedId(hour.hourId)} />
            ))}
          </ul>
          {doubted && <ObjectHourDialog hour={doubted} onClose={() => setDoubtedId(undefined)} />}
        </>
      )}
    </QueryPanel>
  );
}

type MyHour = RemoteResult<typeof listMyHoursCall>['list'][number];

function MyHourRow({ hour, onDoubt }: { hour: MyHour; onDoubt: () => void }) {
  return (
    <li>
      <b className="num">{hoursLabel(hour.minutes)} 小时</b>
      <span>
        {hour.minutes} 分钟 · {dayLabel(`${hour.serviceOn}T00:00:00+08:00`)} · {hour.postName}
        <small>
          证据 {hour.evidenceGrade} 级：{evidenceGrades[hour.evidenceGrade]}，记录号 {hour.hourNo}
          {hour.reason && `，说明：${hour.reason}`}
          {hour.decisionNote && `，未予认定：${hour.decisionNote}`}
          {hour.overlaps && '，与另一条记录时间重叠，只会认定其中一条'}
          {hour.objection && `，异议：${hour.objection}`}
          {hour.objectionAnswer && `，答复：${hour.objectionAnswer}`}
        </small>
        {hour.canObject && (
          <button type="button" className="link" onClick={onDoubt}>
            不属实？提出异议
          </button>
        )}
      </span>
      <span className="tag">
        {hourStates[hour.state]}
        {hour.state === 'publicity' &&
          hour.publicityEndsAt &&
          `，${dayLabel(new Date(Date.parse(hour.publicityEndsAt) - 1))} 止`}
      </span>
    </li>
  );
}
