import { useState } from 'react';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { QueryPanel } from '#platform/web/list/query-panel.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { serviceDimensions } from '../contract/ratings.words.ts';
import { RateDialog } from './rate-dialog.tsx';
import { listRatingsOfMeCall, listServicesToRateCall, rateServiceCall } from './ratings.calls.ts';
import styles from './ratings.module.css';

type Service = RemoteResult<typeof listServicesToRateCall>['list'][number];

/** Services of mine that I can still rate. */
export const useServicesToRate = (): readonly Service[] =>
  useOperationQuery(listServicesToRateCall, {}, { reportedBy: 'form' }).data?.list ?? [];

/** 写评价 beside one service. */
export function RateServiceButton({ service }: { service: Service }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="line" size="sm" aria-label={`写评价：${service.title}`} onClick={() => setOpen(true)}>
        写评价
      </Button>
      {isOpen && <RateService service={service} onClose={() => setOpen(false)} />}
    </>
  );
}

/** 待评价: services of mine that I can still rate; nothing is shown when there is none. */
export function ServicesToRate() {
  const waiting = useOperationQuery(listServicesToRateCall, {}, { reportedBy: 'form' });
  return (
    <QueryPanel query={waiting} title="待评价">
      {(services) => (
        <ul className={styles.list}>
          {services.map((service) => (
            <li key={service.participationId}>
              <span>
                <b>{service.title}</b>
                <small>
                  {service.teamName}，{dayLabel(service.startsAt)}{' '}
                  {spanLabel(service.startsAt, service.endsAt)}。{dayLabel(service.rateUntil)}前可以评价
                </small>
              </span>
              <RateServiceButton service={service} />
            </li>
          ))}
        </ul>
      )}
    </QueryPanel>
  );
}

function RateService({ service, onClose }: { service: Service; onClose: () => void }) {
  const rate = useOperationCommand(rateServiceCall, {
    refreshes: [listServicesToRateCall, listRatingsOfMeCall],
    reportedBy: 'form',
  });
  return (
    <RateDialog
      keptAs={`rating:service:${service.participationId}`}
      title={`评价“${service.title}”`}
      dimensions={serviceDimensions}
      failure={rate.error}
      onClose={onClose}
      onRate={async (scores, text) => {
        await rate.mutateAsync({ participationId: service.participationId, scores, text });
        showToast({ kind: 'success', text: '谢谢，评价已提交' });
      }}
    />
  );
}
