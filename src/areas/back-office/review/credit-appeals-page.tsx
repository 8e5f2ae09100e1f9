import type { CreditAppeal } from '#domains/signups/contract/credit.contract.ts';
import { creditAppealTabs } from '#domains/signups/contract/credit.words.ts';
import {
  CreditAppealDecision,
  CreditAppealItem,
  CreditAppealTable,
} from '#domains/signups/web/credit/credit-appeal-desk.tsx';
import { listCreditAppealsCall } from '#domains/signups/web/signups.calls.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useShownRow } from '../list/use-shown-row.ts';
import { goOn, nothingToReview, ReviewAside, ReviewDesk } from './review-parts.tsx';

const idOf = ({ eventId }: CreditAppeal): number => eventId;
const tabKeys = keysOf(creditAppealTabs);

/** `/review/credit-appeals` 信用申诉: what volunteers say against points, answered with a reason by who had no part in it. */
export function Component() {
  usePageTitle('信用申诉');
  const url = useUrlFilters({ pageSize: 10, view: 'tab' });
  const tab = url.oneOf('tab', tabKeys);
  const queue = useOperationQuery(
    listCreditAppealsCall,
    { tab, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = queue.data?.list ?? [];
  const ids = rows.map(idOf);
  const [shown, letGo] = useShownRow({ url, rows: queue.isPlaceholderData ? [] : rows, idOf });
  return (
    <>
      <div className="pt">
        <div>
          <h1>信用申诉</h1>
          <p>5 个工作日内答复；答复前这些分不计。撤销后不再恢复，维持的照旧到期失效。</p>
        </div>
        <div className="r">
          <DeskKeysHelp />
        </div>
      </div>
      <ReviewDesk
        kind="creditAppeal"
        url={url}
        ids={ids}
        shownId={shown && idOf(shown)}
        opened={
          shown && (
            <ReviewAside key={idOf(shown)} label="申诉和答复" onBack={() => url.open(undefined)}>
              <CreditAppealItem appeal={shown} />
              <CreditAppealDecision
                appeal={shown}
                onDecided={() => goOn({ kind: 'creditAppeal', url, ids, decidedId: idOf(shown), letGo })}
              />
            </ReviewAside>
          )
        }
      >
        <ListTabs
          label="申诉状态"
          current={tab}
          tabs={tabKeys.map((key) => ({
            key,
            label: creditAppealTabs[key],
            count: queue.data?.tabs.find((each) => each.tab === key)?.count,
          }))}
        />
        <QueryList
          query={queue}
          url={url}
          what="申诉"
          unit="件"
          empty={nothingToReview(tab === 'open', '信用申诉')}
        >
          {(listed) => (
            <CreditAppealTable rows={listed} tab={tab} currentId={shown && idOf(shown)} onOpen={url.open} />
          )}
        </QueryList>
      </ReviewDesk>
    </>
  );
}
