import { useState } from 'react';
import { listTakenNeedsCall } from '#domains/needs/web/needs.calls.ts';
import { RaiseForForm, type TakenDown, type TakingStart } from '#domains/needs/web/raise/raise-for-form.tsx';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { useIsInMenu } from '../shell/use-is-in-menu.ts';
import { TakenNeeds } from './taken-needs.tsx';
import { useAreaUnits } from './use-area-units.ts';

const takenReads = [listTakenNeedsCall];

/** `/manage/raise-need` 代点单: staff take down what somebody asks for by phone, at the counter or at home, and see below what became of what they took down. */
export function Component() {
  usePageTitle('代点单');
  const now = useNow();
  const mayReview = useIsInMenu('/review/needs');
  const [area, setArea] = useState('');
  const [taken, setTaken] = useState<TakenDown>();
  const showTaken = useRefresh(takenReads);
  const [start, setStart] = useState<TakingStart>();
  const { areas, units } = useAreaUnits(area);
  return (
    <>
      <div className="pt">
        <div>
          <h1>代点单</h1>
          <p>
            居民打电话来、到站里来，或者上门走访时，替他把单子写好。对方会收到短信，用单号和手机号查进展。
          </p>
        </div>
      </div>
      <section className={taken ? undefined : 'pn'} aria-label="代点单">
        {taken ? (
          <>
            <Notice kind="success" isLive>
              单子收到了，单号 {taken.needNo}，{dayTimeLabel(taken.reviewDueAt)} 前核实。
            </Notice>
            <p>
              {mayReview && (
                <ButtonLink look="primary" to={`/review/needs?id=${taken.needId}`}>
                  去核实这张单
                </ButtonLink>
              )}{' '}
              <Button look="line" onClick={() => setTaken(undefined)}>
                再写一张
              </Button>
            </p>
          </>
        ) : (
          <RaiseForForm
            areas={areas}
            units={units}
            now={now}
            start={start}
            onArea={setArea}
            onDone={(done, next) => {
              setTaken(done);
              setStart(next);
              showTaken();
            }}
          />
        )}
      </section>
      <TakenNeeds now={now} />
    </>
  );
}
