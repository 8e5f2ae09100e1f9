import { ScanLeaderCode } from '#domains/attendance/web/camera/scan-leader-code.tsx';
import { VolunteerCode } from '#domains/attendance/web/volunteer-code.tsx';
import {
  type NextPlace,
  nextPlacePath,
  NextPlaceTicket,
} from '#domains/statistics/web/next-place-ticket.tsx';
import { getVolunteerHomeCall } from '#domains/statistics/web/statistics.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';
import styles from './my-code-page.module.css';

const refreshes = [getVolunteerHomeCall];

/** `/usercenter/index/mycode` 签到码: one tap away on phones; my code for the next place, the camera, and typing the leader's code. */
export function Component() {
  usePageTitle('签到码');
  const now = useNow();
  const home = useOperationQuery(getVolunteerHomeCall, {}, { reportedBy: 'form' });
  return (
    <div className={styles.page}>
      <h1>签到码</h1>
      {home.error && !home.data && (
        <LoadFailed
          className="panel"
          what="签到码"
          failure={home.error}
          onRetry={() => void home.refetch()}
        />
      )}
      {home.isPending && <Skeleton kind="block" label="正在取签到码" />}
      {home.data && (
        <NextPlaceTicket next={home.data.next} now={now}>
          {home.data.next && <Steps key={home.data.next.shiftId} next={home.data.next} />}
        </NextPlaceTicket>
      )}
    </div>
  );
}

function Steps({ next }: { next: NextPlace }) {
  return (
    <>
      <VolunteerCode shiftId={next.shiftId} title={next.title} refreshes={refreshes} isLarge />
      <div className={styles.acts}>
        <ScanLeaderCode look="primary" />
        <ButtonLink look="line" to={nextPlacePath(next)}>
          输入签到码
        </ButtonLink>
      </div>
    </>
  );
}
