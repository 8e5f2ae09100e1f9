import { dayLabel, startOfDay } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ReasonField } from '#platform/web/fields/reason-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { districtsLabel } from '../../contract/service-menu.labels.ts';
import type { StaffOffer, StaffServiceItem } from '../../contract/service-menu.contract.ts';
import {
  type OfferVerdict,
  offerVerdictLabels,
  serviceOfferStatusLabels,
} from '../../contract/service-menu.words.ts';
import { decideServiceOfferCall, listServiceItemsCall, listServiceMenuCall } from './service-menu.calls.ts';
import styles from './offers-dialog.module.css';

const samples = ['请把内容写具体一点', '请写清楚不包括什么', '每周次数请量力而行', '请补充相关资质'];

const refreshes = [listServiceItemsCall, listServiceMenuCall];

/** The teams behind one service: who asks is approved or sent back, who offers can be taken off; each with a sentence. */
export function OffersDialog({ item, onClose }: { item: StaffServiceItem; onClose: () => void }) {
  const [note, setNote, forgetNote] = useKeptText(`service-offers:${item.serviceItemId}`);
  const decide = useOperationCommand(decideServiceOfferCall, { refreshes, reportedBy: 'form' });
  const isNoteMissing = decide.error?.reason === 'noteMissing';
  const send = ({ offerId, version, teamName }: StaffOffer, verdict: OfferVerdict): void =>
    decide.mutate(
      { offerId, version, verdict, note },
      {
        onSuccess: () => {
          setNote('');
          forgetNote();
          const isLast = !item.offers.some((one) => one.offerId !== offerId && one.status === 'pending');
          if (isLast) onClose();
          showToast({ kind: 'success', text: `${teamName}：已${offerVerdictLabels[verdict]}` });
        },
      },
    );
  return (
    <Dialog isOpen isWide keepsText onClose={onClose} safeLabel="关闭" title={`“${item.name}”的队伍`}>
      {decide.error && !isNoteMissing && (
        <Notice kind="error" isLive>
          {decide.error.msg}
        </Notice>
      )}
      <ul className={styles.offers}>
        {item.offers.map((offer) => (
          <li key={offer.offerId}>
            <OfferFacts offer={offer} />
            <span className={styles.acts}>
              {offer.status === 'pending' && (
                <>
                  <Button
                    look="line"
                    size="sm"
                    isBusy={decide.isPending}
                    onClick={() => send(offer, 'return')}
                  >
                    退回
                  </Button>
                  <Button
                    look="primary"
                    size="sm"
                    isBusy={decide.isPending}
                    onClick={() => send(offer, 'approve')}
                  >
                    通过
                  </Button>
                </>
              )}
              {offer.status === 'on' && (
                <Button
                  look="danger"
                  size="sm"
                  isBusy={decide.isPending}
                  onClick={() => send(offer, 'remove')}
                >
                  下架
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {item.offers.length === 0 ? (
        <p>还没有队伍提供这一项，菜单上不会显示。</p>
      ) : (
        <ReasonField
          label="给队伍的话"
          hint="退回和下架时必填，队伍会看到"
          samples={samples}
          text={note}
          error={isNoteMissing ? decide.error?.msg : undefined}
          onChange={setNote}
        />
      )}
    </Dialog>
  );
}

const OfferFacts = ({ offer }: { offer: StaffOffer }) => {
  const label = serviceOfferStatusLabels[offer.status];
  return (
    <span>
      <b>{offer.teamName}</b> <StatusDot tone={stateTone(label)}>{label}</StatusDot>
      <small>
        {districtsLabel(offer.areaNames)}，每周 {offer.weeklyQuota} 次
        {offer.pausedUntil && `，${dayLabel(startOfDay(offer.pausedUntil))}恢复`}
        {offer.note && `。${offer.note}`}
      </small>
    </span>
  );
};
