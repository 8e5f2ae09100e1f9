import { useState } from 'react';
import { RaiseForForm, type TakenDown } from '#domains/needs/web/raise/raise-for-form.tsx';
import { getSiteCall, listOrganisationsCall } from '#domains/site/web/site.calls.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useNow } from '#platform/web/use-now.ts';

const mostUnits = 100;

/** `/manage/raise-need` 代点单: staff take down what somebody asks for by phone or at the counter. */
export function Component() {
  usePageTitle('代点单');
  const now = useNow();
  const [area, setArea] = useState('');
  const [taken, setTaken] = useState<TakenDown>();
  const site = useOperationQuery(getSiteCall, {}, { staleMs: hourMs, reportedBy: 'form' });
  const units = useOperationQuery(
    listOrganisationsCall,
    { area: area || undefined, pageSize: mostUnits },
    { staleMs: hourMs, reportedBy: 'form' },
  );
  const own = (units.data?.list ?? []).filter(({ kind }) => area !== '' && kind !== 'centre');
  return (
    <>
      <div className="pt">
        <div>
          <h1>代点单</h1>
          <p>居民打电话来，或者到站里来，替他把单子写好。对方会收到短信，用单号和手机号查进展。</p>
        </div>
      </div>
      <section className={taken ? undefined : 'pn'} aria-label="代点单">
        {taken ? (
          <>
            <Notice kind="success" isLive>
              单子收到了，单号 {taken.needNo}，{dayTimeLabel(taken.reviewDueAt)} 前核实。
            </Notice>
            <p>
              <ButtonLink look="primary" to={`/review/needs?id=${taken.needId}`}>
                去核实这张单
              </ButtonLink>{' '}
              <Button look="line" onClick={() => setTaken(undefined)}>
                再写一张
              </Button>
            </p>
          </>
        ) : (
          <RaiseForForm
            areas={site.data?.areas ?? []}
            units={own}
            now={now}
            onArea={setArea}
            onDone={setTaken}
          />
        )}
      </section>
    </>
  );
}
