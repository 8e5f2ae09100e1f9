import { useState } from 'react';
import { StarLevelsForm } from '#domains/awards/web/stars/star-levels-form.tsx';
import { listStarLevelsCall } from '#domains/awards/web/stars/stars.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import styles from './star-levels-page.module.css';

/** `/review/star-levels` 星级标准: what each star asks for from now on. */
export function Component() {
  usePageTitle('星级标准');
  const levels = useOperationQuery(listStarLevelsCall, {}, { reportedBy: 'form' });
  const [savedCount, setSavedCount] = useState(0);
  return (
    <>
      <div className="pt">
        <div>
          <h1>星级标准</h1>
          <p>
            每颗星要求多少已生效小时。修改以后，当晚起按新标准找候选；已经授的和正在确认、公示的，仍按找到时的标准。
          </p>
        </div>
      </div>
      <section className={`pn ${styles.form}`} aria-label="星级标准">
        {levels.isPending && <Skeleton kind="block" />}
        {levels.isError && (
          <LoadFailed what="星级标准" failure={levels.error} onRetry={() => void levels.refetch()} />
        )}
        {levels.data && (
          <StarLevelsForm
            key={savedCount}
            levels={levels.data}
            onSaved={() => setSavedCount(savedCount + 1)}
          />
        )}
      </section>
    </>
  );
}
