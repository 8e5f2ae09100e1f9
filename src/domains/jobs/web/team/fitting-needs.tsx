import { Link } from 'react-router';
import { shortNeedNo, wishedLabel } from '#domains/needs/contract/need-labels.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { countLabel } from '#platform/contract/page-limits.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import type { PoolCard } from '../../contract/team-jobs.contract.ts';
import { jobPaths } from '../job-paths.ts';
import { listPoolNeedsCall } from '../jobs.calls.ts';
import { ClaimButton } from './claim-button.tsx';
import styles from './fitting-needs.module.css';

const most = 3;

/** 适合你们的单子: what stands in the pool and this team can take, the nearest first, each taken from here. */
export function FittingNeeds() {
  const needs = useOperationQuery(
    listPoolNeedsCall,
    { isFitting: true, pageSize: most },
    { reportedBy: 'form', refreshEveryMs: 120_000 },
  );
  return (
    <section className="panel" aria-label="适合你们的单子">
      <div className="panel__h">
        <h2>适合你们的单子</h2>
        <Link className="more" to={`${jobPaths.teamNeeds}?fits=1`}>
          {needs.data && needs.data.total > 0 ? `${countLabel(needs.data.total)} 张` : '队伍需求'}
        </Link>
      </div>
      <QueryList
        query={needs}
        what="单子"
        unit="张"
        empty={{
          art: 'boat',
          title: '现在没有适合你们的单子',
          text: '池里有你们的类别和范围里接得了的，会出现在这里。',
        }}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((need) => (
              <FittingNeed key={need.needId} need={need} />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}

const FittingNeed = ({ need }: { need: PoolCard }) => (
  <li>
    <p>
      <KindChip {...categoryMark(need.category)} />
      <span className="tn">{shortNeedNo(need.needNo)}</span>
    </p>
    <h3>
      <Link to={jobPaths.teamNeed(need.needId)}>{need.title}</Link>
    </h3>
    <div>
      <small>
        {need.placeName}，{wishedLabel(need)}
      </small>
      <ClaimButton needId={need.needId} isStopped={need.stoppedBy !== null} />
    </div>
  </li>
);
