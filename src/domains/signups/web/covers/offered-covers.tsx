import { useState } from 'react';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { coverGroups } from '../../contract/covers.words.ts';
import { declineCoverCall, listMyCoversCall, listMySignUpsCall, takeCoverCall } from '../signups.calls.ts';
import styles from './covers.module.css';

type OfferedCover = RemoteResult<typeof listMyCoversCall>['offers'][number];
const refreshes = [listMyCoversCall, listMySignUpsCall];
const verdictWords = {
  take: '你能接，接下就换到你名下',
  consent: '你能接，队伍同意后换到你名下',
  refused: '现在不能接',
} as const;

/** Shifts that one was asked to take over, each with whether one can, and what stands in the way. */
export const OfferedCovers = ({ offers }: { offers: readonly OfferedCover[] }) => (
  <ul className={styles.list}>
    {offers.map((offer) => (
      <Offer key={offer.requestId} offer={offer} />
    ))}
  </ul>
);

function Offer({ offer }: { offer: OfferedCover }) {
  const [isTaking, setTaking] = useState(false);
  const decline = useOperationCommand(declineCoverCall, { refreshes });
  const group = coverGroups[offer.groupNo as keyof typeof coverGroups];
  return (
    <li className={styles.item}>
      <div>
        <h3>{offer.title}</h3>
        <p className="muted">
          {offer.askerName}请人顶班（{group}），{offer.teamName}
        </p>
        <p>
          {offer.postName} {dayLabel(offer.startsAt)} {spanLabel(offer.startsAt, offer.endsAt)}，
          {offer.placeName}
        </p>
      </div>
      <div>
        <b>{verdictWords[offer.verdict]}</b>
        <ul aria-label="要留意">
          {offer.reasons.map(({ text, fixUrl, fixText }) => (
            <li key={text}>
              {text}
              {fixUrl && (
                <a className="link" href={fixUrl}>
                  {fixText ?? '去处理'}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.acts}>
        <ButtonAnchor look="line" size="sm" href={`/user-index/activityDetail/${offer.activityId}`}>
          看活动
        </ButtonAnchor>
        <AskFirstButton
          look="line"
          size="sm"
          aria-label={`没空：${offer.title}`}
          question={{ title: '没空接这一班？', decisiveLabel: '没空' }}
          consequence="对方只知道有人没空，不知道是谁。"
          onConfirm={() => decline.mutateAsync({ requestId: offer.requestId })}
        >
          没空
        </AskFirstButton>
        {offer.verdict !== 'refused' && (
          <Button
            look="primary"
            size="sm"
            aria-label={`接这一班：${offer.title}`}
            onClick={() => setTaking(true)}
          >
            接这一班
          </Button>
        )}
      </div>
      {isTaking && <TakeDialog offer={offer} onClose={() => setTaking(false)} />}
    </li>
  );
}

/** The one question before a shift is taken over; what is tight stands in it, and pressing says that the risk notice was read. */
function TakeDialog({ offer, onClose }: { offer: OfferedCover; onClose: () => void }) {
  const take = useOperationCommand(takeCoverCall, { refreshes });
  const warnings = offer.reasons.filter(({ severity }) => severity === 'warn');
  return (
    <ConfirmDialog
      isOpen
      tone="plain"
      onClose={onClose}
      title={`接下“${offer.title}”这一班？`}
      decisiveLabel="我已阅读风险提示，接下"
      onConfirm={async () => {
        const { message } = await take.mutateAsync({
          requestId: offer.requestId,
          riskVersion: offer.riskVersion,
          acceptWarnings: warnings.length > 0,
        });
        showToast({ kind: 'success', text: message });
      }}
    >
      <p>{verdictWords[offer.verdict]}。接下后请按时到场，来不了要再请人顶班或取消。</p>
      {warnings.map(({ text }) => (
        <p key={text}>
          <b>{text}</b>
        </p>
      ))}
      <p>
        风险提示在
        <a
          className="link"
          href={`/user-index/activityDetail/${offer.activityId}`}
          target="_blank"
          rel="noreferrer"
        >
          活动页
        </a>
        。
      </p>
    </ConfirmDialog>
  );
}
