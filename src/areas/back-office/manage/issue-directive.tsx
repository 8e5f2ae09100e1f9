import { useState } from 'react';
import { IssueDirectiveForm } from '#domains/jobs/web/directive/issue-directive-form.tsx';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useAreaUnits } from './use-area-units.ts';

/** 下发指令任务, above the list of jobs; what was issued stands in it at once. */
export function IssueDirective({ onLeave }: { onLeave: () => void }) {
  const [area, setArea] = useState('');
  const { areas, units } = useAreaUnits(area);
  return (
    <section className="pn" aria-label="下发指令任务">
      <IssueDirectiveForm
        areas={areas}
        units={units}
        onArea={setArea}
        onLeave={onLeave}
        onDone={({ teamCount, dueAt }) => {
          showToast({
            kind: 'success',
            text: `已下发给 ${teamCount} 支队伍，${dayTimeLabel(dueAt)} 前答复`,
          });
          onLeave();
        }}
      />
    </section>
  );
}
