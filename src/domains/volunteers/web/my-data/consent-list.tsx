import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { type ReactNode, useState } from 'react';
import { type ConsentOffer, consentPath } from '#domains/accounts/contract/consents.words.ts';
import { wholeDateLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { MyConsent } from '../../contract/my-data.contract.ts';
import { consentUses, identityWithdrawalMeans, isPublicityConsent } from '../../contract/my-data.words.ts';
import { getMyProfileCall } from '../profile/profile.calls.ts';
import { getMyVolunteerCall } from '../volunteers.calls.ts';
import { listMyConsentsCall, withdrawIdentityConsentCall } from './my-data.calls.ts';
import { ConsequenceList } from './consequence-list.tsx';
import { PublicityDialog } from './publicity-dialog.tsx';
import styles from './consent-list.module.css';

type DrawGuardian = (onBack: () => void) => ReactNode;

/**
 * 我的同意: each with date and version; what a withdrawal means stands there before it is made. `offers` name the texts, `drawGuardian` is
 * the dialog in which a guardian withdraws.
 */
export function ConsentList({
  offers,
  drawGuardian,
}: {
  offers: readonly ConsentOffer[];
  drawGuardian: DrawGuardian;
}) {
  const consents = useOperationQuery(listMyConsentsCall, {}, { reportedBy: 'form' });
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="consents">
      <div className={styles.head}>
        <h2 id="consents">我的同意</h2>
        <span className="hint">每一项都记着你同意的是哪一版</span>
      </div>
      {consents.isPending && <Skeleton kind="rows" count={3} />}
      {consents.isError && (
        <LoadFailed what="我的同意" failure={consents.error} onRetry={() => void consents.refetch()} />
      )}
      {consents.data && (
        <ul className={styles.list}>
          {consents.data.list.map((consent) => (
            <ConsentRow
              key={consent.purpose}
              consent={consent}
              drawGuardian={drawGuardian}
              offer={offers.find(({ purpose }) => purpose === consent.purpose)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type ConsentRowProps = {
  consent: MyConsent;
  offer: ConsentOffer | undefined;
  drawGuardian: DrawGuardian;
};

function ConsentRow({ consent, offer, drawGuardian }: ConsentRowProps) {
  const { purpose, given, canWithdraw, canGive } = consent;
  const title = offer?.title ?? '';
  const [isAsking, setAsking] = useState(false);
  const isStanding = given !== null && given.withdrawnAt === null;
  return (
    <li>
      <div className={styles.row}>
        <div>
          <a className={styles.title} href={consentPath(purpose)}>
            {title}
          </a>
          <p className="hint">{consentUses[purpose]}</p>
        </div>
        <div>
          <StatusDot tone={stateTone(isStanding ? '已同意' : '没有同意')}>
            {isStanding ? '已同意' : '没有同意'}
          </StatusDot>
          <p className="hint">{consentDates(given)}</p>
        </div>
        <div className={styles.act}>
          {canWithdraw && (
            <Button look="line" size="sm" aria-label={`撤回《${title}》`} onClick={() => setAsking(true)}>
              撤回
            </Button>
          )}
          {canGive && (
            <Button look="line" size="sm" aria-label={`同意《${title}》`} onClick={() => setAsking(true)}>
              同意
            </Button>
          )}
          {purpose === 'identityCheck' && !canWithdraw && (
            <ButtonAnchor look="line" size="sm" href="/usercenter/index/modify?tab=realName">
              看实名认证
            </ButtonAnchor>
          )}
        </div>
      </div>
      {isAsking && purpose === 'guardianConsent' && drawGuardian(() => setAsking(false))}
      {isAsking && purpose === 'identityCheck' && <Withdrawal onBack={() => setAsking(false)} />}
      {isAsking && isPublicityConsent(purpose) && offer && (
        <PublicityDialog
          purpose={purpose}
          offer={offer}
          isStanding={isStanding}
          onBack={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function consentDates(given: MyConsent['given']): string {
  if (!given) return '从未同意';
  if (given.withdrawnAt) return `${wholeDateLabel(given.withdrawnAt)} 撤回`;
  const by = given.by === 'guardian' ? '，监护人' : '';
  return `${wholeDateLabel(given.at)}，${given.version} 版${by}`;
}

/** What follows is said first, with the safe way beside it. */
function Withdrawal({ onBack }: { onBack: () => void }) {
  const withdraw = useOperationCommand(withdrawIdentityConsentCall, {
    refreshes: [listMyConsentsCall, getMyProfileCall, getMyVolunteerCall],
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onBack}
      onConfirm={async () => {
        await withdraw.mutateAsync({});
        showToast({ kind: 'success', text: '已撤回，证件号码和照片已删除' });
      }}
      title="撤回使用证件号码的同意？"
      decisiveLabel="撤回同意"
    >
      <ConsequenceList sentences={identityWithdrawalMeans} />
    </ConfirmDialog>
  );
}
