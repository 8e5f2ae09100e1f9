import { useState } from 'react';
import { IssueMicroForm } from '#domains/jobs/web/micro/issue-micro-form.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useAreaUnits } from './use-area-units.ts';

/** 发布随手志愿, above the list of jobs; what was issued stands in it at once. */
export function IssueMicro({ onLeave }: { onLeave: () => void }) {
  const [area, setArea] = useState('');
  const { areas, units } = useAreaUnits(area);
  return (
    <section className="pn" aria-label="发布随手志愿">
      <IssueMicroForm
        areas={areas}
        units={units}
        onArea={setArea}
        onLeave={onLeave}
        onDone={(jobNo) => {
          showToast({ kind: 'success', text: `已发布，单号 ${jobNo}，实名志愿者现在就能领` });
          onLeave();
        }}
      />
    </section>
  );
}
