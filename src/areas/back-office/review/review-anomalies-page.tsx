import { anomalyRuleKeys, anomalyTabKeys, anomalyTabs } from '#domains/anomalies/contract/anomalies.words.ts';
import type { AnomalyView } from '#domains/anomalies/contract/anomalies.contract.ts';
import { listAnomaliesCall } from '#domains/anomalies/web/anomalies.calls.ts';
import { AnomalyItem } from '#domains/anomalies/web/anomaly-item.tsx';
import { AnomalyRules } from '#domains/anomalies/web/anomaly-rules.tsx';
import { AnomalyTable } from '#domains/anomalies/web/anomaly-table.tsx';
import { complainPath } from '#domains/complaints/contract/complain-path.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { useShownId } from '../list/use-shown-id.ts';
import { goOn, nothingToReview, ReviewAside, ReviewDesk } from './review-parts.tsx';

/** `/review/anomalies` 异常看板: what the rules noticed, with both readings; people conclude, and nothing follows by itself. */
export function Component() {
  usePageTitle('异常看板');
  const url = useUrlFilters();
  const now = useNow();
  const tab = url.oneOf('tab', anomalyTabKeys);
  const rule = url.wordOf('rule', anomalyRuleKeys);
  const queue = useOperationQuery(
    listAnomaliesCall,
    { tab, rule, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const ids = (queue.data?.list ?? []).map(({ anomalyId }) => anomalyId);
  const [shownId, letGo] = useShownId(url.id, url.list, queue.isPlaceholderData ? undefined : ids[0]);
  const countOf = (key: string) => queue.data?.tabs.find((each) => each.tab === key)?.count;
  return (
    <>
      <div className="pt">
        <div>
          <h1>异常看板</h1>
          <p>{countOf('open') ?? 0} 条待核。每条规则都写明了门槛，没有看不懂的分数。</p>
        </div>
        <div className="r">
          <ButtonLink look="line" size="sm" to="/review/spot-checks">
            每周抽查
          </ButtonLink>
          <DeskKeysHelp />
        </div>
      </div>
      <Notice kind="info">
        看板只提示，不扣分、不冻结、不作废。每一条都由人看过证据、写明理由再定；要处理的，另走投诉、时长审核等程序。
      </Notice>
      <AnomalyRules
        counts={queue.data?.rules ?? []}
        chosen={rule}
        onChoose={(chosen) => url.change({ rule: chosen })}
      />
      <ReviewDesk
        kind="anomaly"
        url={url}
        ids={ids}
        shownId={shownId}
        opened={
          shownId !== undefined && (
            <ReviewAside label="提示和结论" onBack={() => url.open(undefined)}>
              <AnomalyItem
                key={shownId}
                anomalyId={shownId}
                waysOn={(anomaly) => <WaysOn anomaly={anomaly} />}
                onDecided={() => goOn({ kind: 'anomaly', url, ids, decidedId: shownId, letGo })}
              />
            </ReviewAside>
          )
        }
      >
        <ListTabs
          label="核实状态"
          current={tab}
          tabs={anomalyTabKeys.map((key) => ({ key, label: anomalyTabs[key].label, count: countOf(key) }))}
        />
        <QueryList
          query={queue}
          url={url}
          what="提示"
          unit="条"
          empty={nothingToReview(tab === 'open', '提示')}
        >
          {(rows) => <AnomalyTable rows={rows} now={now} currentId={shownId} onOpen={url.open} />}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

/** The procedures that stand open, each with its own hearing. */
const WaysOn = ({ anomaly: { activityId, teamId } }: { anomaly: AnomalyView }) => (
  <>
    <ButtonAnchor
      look="line"
      size="sm"
      href={activityId === null ? complainPath('team', teamId) : complainPath('activity', activityId)}
    >
      提起投诉
    </ButtonAnchor>{' '}
    <ButtonLink
      look="line"
      size="sm"
      to={`/review/hours?tab=counting${activityId === null ? '' : `&activity=${activityId}`}`}
    >
      到时长记录，可提出作废
    </ButtonLink>
  </>
);
