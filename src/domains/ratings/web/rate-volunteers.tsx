import { useState } from 'react';
import { dayLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { QueryPanel } from '#platform/web/list/query-panel.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { serviceDimensions, volunteerDimensions } from '../contract/ratings.words.ts';
import { RateDialog } from './rate-dialog.tsx';
import { listActivityRatingsCall, rateVolunteerCall } from './ratings.calls.ts';
import styles from './ratings.module.css';

type Ratings = RemoteResult<typeof listActivityRatingsCall>;
type Served = Ratings['list'][number];

/** 评价 of an activity: the people who served, rated one by one, and what they said once it is shown. */
export function RateVolunteers({ activityId }: { activityId: number }) {
  const ratings = useOperationQuery(listActivityRatingsCall, { id: activityId }, { reportedBy: 'form' });
  const [open, setOpen] = useState<Served>();
  return (
    <QueryPanel query={ratings} title="服务评价">
      {(served) => (
        <>
          <ServedList served={served} onRate={setOpen} />
          {ratings.data && ratings.data.received.length > 0 && <Received said={ratings.data.received} />}
          {open && <RateOne served={open} onClose={() => setOpen(undefined)} />}
        </>
      )}
    </QueryPanel>
  );
}

/** Rows that stand there before one asks for more. */
const rowsAtFirst = 8;

/** The first of a large activity, the others on demand, so that they do not push everything else off the page. */
function ServedList({ served, onRate }: { served: readonly Served[]; onRate: (one: Served) => void }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? served : served.slice(0, rowsAtFirst);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((one) => (
          <li key={one.participationId}>
            <span>
              <b>{one.name}</b>
              <small>
                {dayLabel(one.startsAt)} {one.postName}
              </small>
            </span>
            {one.rateUntil ? (
              <Button look="line" size="sm" onClick={() => onRate(one)}>
                写评价，{dayLabel(one.rateUntil)}前
              </Button>
            ) : (
              <span className={styles.scores}>
                {one.given
                  ? volunteerDimensions.map((name, place) => `${name} ${one.given?.[place]}`).join('，')
                  : '未评价'}
              </span>
            )}
          </li>
        ))}
      </ul>
      <MoreRows count={served.length - shown.length} unit="人" onPress={() => setWhole(true)} />
    </>
  );
}

/** What volunteers said, with words first. */
function Received({ said }: { said: Ratings['received'] }) {
  const [isWhole, setWhole] = useState(false);
  const inTurn = said.toSorted((one, other) => Number(Boolean(other.text)) - Number(Boolean(one.text)));
  const shown = isWhole ? inTurn : inTurn.slice(0, rowsAtFirst);
  return (
    <section aria-label="志愿者的评价">
      <h3 className={styles.saidHead}>志愿者怎么说，{said.length} 条</h3>
      <ul className={styles.list}>
        {shown.map((one, place) => (
          <li key={`said-${place}`}>
            <span>{one.text ? <q>{one.text}</q> : <small>没有写文字</small>}</span>
            <span className={styles.scores}>
              {serviceDimensions.map((name, at) => `${name} ${one.scores[at]}`).join('，')}
            </span>
          </li>
        ))}
      </ul>
      <MoreRows count={inTurn.length - shown.length} unit="条" onPress={() => setWhole(true)} />
    </section>
  );
}

const MoreRows = ({ count, unit, onPress }: { count: number; unit: string; onPress: () => void }) =>
  count > 0 && (
    <p className={styles.more}>
      <Button look="ghost" size="sm" onClick={onPress}>
        再看 {count} {unit}
      </Button>
    </p>
  );

function RateOne({ served, onClose }: { served: Served; onClose: () => void }) {
  const rate = useOperationCommand(rateVolunteerCall, {
    refreshes: [listActivityRatingsCall],
    reportedBy: 'form',
  });
  return (
    <RateDialog
      keptAs={`rating:volunteer:${served.participationId}`}
      title={`评价${served.name}`}
      dimensions={volunteerDimensions}
      failure={rate.error}
      onClose={onClose}
      onRate={(scores, text) => rate.mutateAsync({ participationId: served.participationId, scores, text })}
    />
  );
}
