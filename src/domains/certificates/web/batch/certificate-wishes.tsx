import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dateLabel, startOfDay, wholeDateLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { groupedNumber } from '../../contract/certificate-number.rules.ts';
import type { CertificateWish } from '../../contract/certificate-batches.contract.ts';
import { wishStateLabels } from '../../contract/certificate-batches.words.ts';
import { certificatePurposeLabels } from '../../contract/certificates.words.ts';
import { answerCertificateWishCall, listMyCertificateWishesCall } from './certificate-batches.calls.ts';
import styles from './certificate-batches.module.css';

/** 有人想要你的证书: what would be made, for whom and why; nothing where nobody asked. */
export function CertificateWishes() {
  const read = useOperationQuery(listMyCertificateWishesCall, {}, { reportedBy: 'form' });
  const wishes = read.data?.wishes ?? [];
  if (wishes.length === 0) return null;
  return (
    <section className={`panel ${styles.wishes}`} aria-labelledby="certificate-wishes">
      <h2 id="certificate-wishes">有单位想要你的证书</h2>
      <p className="muted">同意才会开，不答复就不开；开具前可以改主意，开具后可以撤销。</p>
      <ul>
        {wishes.map((wish) => (
          <Wish key={wish.batchId} wish={wish} />
        ))}
      </ul>
    </section>
  );
}

function Wish({ wish }: { wish: CertificateWish }) {
  const answer = useOperationCommand(answerCertificateWishCall, { refreshes: [listMyCertificateWishesCall] });
  const { batchId, state, recipient, certNo, lapsesAt } = wish;
  const say = (agrees: boolean): void =>
    answer.mutate(
      { batchId, agrees },
      {
        onSuccess: () =>
          showToast({ kind: 'success', text: agrees ? '已同意，开具后会告诉你' : '已记下，不会开具' }),
      },
    );
  const isOpen = state === 'asked' || state === 'agreed' || state === 'declined';
  return (
    <li>
      <div>
        <b>{recipient}</b>
        <small>{wishWords(wish)}</small>
        <small>
          <StatusDot tone={stateTone(wishStateLabels[state])}>{wishStateLabels[state]}</StatusDot>{' '}
          {certNo ? groupedNumber(certNo) : isOpen && `${dateLabel(lapsesAt)}前可以答复或改主意`}
        </small>
      </div>
      {isOpen && (
        <div className={styles.acts}>
          {state !== 'declined' && (
            <Button look="line" size="sm" disabled={answer.isPending} onClick={() => say(false)}>
              {state === 'agreed' ? '撤回同意' : '不同意'}
            </Button>
          )}
          {state !== 'agreed' && (
            <Button look="primary" size="sm" disabled={answer.isPending} onClick={() => say(true)}>
              同意开具
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Everything that would stand on the paper, before one agrees. */
function wishWords({ reason, purpose, fromOn, toOn, grades, fields, askedBy }: CertificateWish): string {
  const shown = ['全名', '志愿者编号', fields.times && '起止时刻', fields.district && '服务地点到区'].filter(
    Boolean,
  );
  return `${askedBy}替对方提出：${reason}。用途${certificatePurposeLabels[purpose]}；列 ${wholeDateLabel(startOfDay(fromOn))}至${wholeDateLabel(startOfDay(toOn))}的${grades === 'proven' ? ' A、B 级' : '全部等级'}记录；写上${shown.join('、')}。`;
}
