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
          <ul className={styles.list}>
            {served.map((one) => (
              <li key={one.participationId}>
                <span>
                  <b>{one.name}</b>
                  <small>
                    {dayLabel(one.startsAt)} {one.postName}
                  </small>
                </span>
                {one.rateUntil ? (
                  <Button look="line" size="sm" onClick={() => setOpen(one)}>
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
            {ratings.data?.received.map((one, place) => (
              <li key={`said-${place}`}>
                <span>
                  <b>一位志愿者说</b>
                  {one.text && <q>{one.text}</q>}
                </span>
                <span className={styles.scores}>
                  {serviceDimensions.map((name, at) => `${name} ${one.scores[at]}`).join('，')}
                </span>
              </li>
            ))}
          </ul>
          {open && <RateOne served={open} onClose={() => setOpen(undefined)} />}
        </>
      )}
    </QueryPanel>
  );
}

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
