import { useState } from 'react';
import { Link } from 'react-router';
import { dayLabel, dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import type { AnyRemoteCall } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import type { MySignUpDetail } from '../contract/my-signups.contract.ts';
import { companionsWords } from '../contract/companions.words.ts';
import { isLive } from '../contract/signups.words.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CancelSignUpDialog, giveUpWords } from './cancel-sign-up-dialog.tsx';
import { ChangeCompanions } from './change-companions.tsx';
import { MySignUpQuestion } from './my-sign-up-question.tsx';
import styles from './my-sign-up-block.module.css';
import { answerOfferCall } from './signups.calls.ts';

type BlockProps = { signUp: MySignUpDetail; refreshes: readonly AnyRemoteCall[] };

/** Worth a line in a calendar: a place or an application that is still ahead. */
const isAhead = ({ state, endsAt }: MySignUpDetail): boolean =>
  isLive(state) && new Date(endsAt).getTime() > Date.now();

/** One of my sign-ups: where it stands, why, and what I can do about it. */
export function MySignUpBlock({ signUp, refreshes }: BlockProps) {
  const answer = useOperationCommand(answerOfferCall, { refreshes });
  const accept = (): void =>
    answer.mutate(
      { signUpId: signUp.signUpId, answer: 'accept' },
      { onSuccess: ({ message }) => showToast({ kind: 'success', text: message }) },
    );
  return (
    <div className={styles.block}>
      <p className={styles.state}>
        <b>{signUp.stateLabel}</b>
        <span>
          {dayLabel(signUp.startsAt)} {spanLabel(signUp.startsAt, signUp.endsAt)} · {signUp.postName}
        </span>
      </p>
      <p className="muted">
        {dayTimeLabel(signUp.createdAt)} 报名
        {signUp.stateReason && `，${signUp.stateReason}`}
        {signUp.state === 'waitlisted' && `，前面还有 ${signUp.queueAhead ?? 0} 人`}
      </p>
      <WhatISaid {...signUp} />
      {signUp.question && (
        <MySignUpQuestion signUp={{ ...signUp, question: signUp.question }} refreshes={refreshes} />
      )}
      {(signUp.state === 'offered' || signUp.canClaim) && (
        <div className={styles.acts}>
          <Button look="primary" disabled={answer.isPending} onClick={accept}>
            {signUp.canClaim ? '领取空出的名额' : '接受名额'}
          </Button>
          {signUp.offerExpiresAt && (
            <span>请在 {dayTimeLabel(signUp.offerExpiresAt)} 前确认，过时会给下一位。</span>
          )}
        </div>
      )}
      {isAhead(signUp) && (
        <div className={styles.acts}>
          <AddToCalendar signUpId={signUp.signUpId} />
          <ButtonAnchor
            look="ghost"
            size="sm"
            href={`/user-index/poster/${signUp.activityId}?shift=${signUp.shiftId}`}
          >
            这一场的海报
          </ButtonAnchor>
        </div>
      )}
      {signUp.companionsMost !== null && (
        <div className={styles.acts}>
          <ChangeCompanions signUp={signUp} most={signUp.companionsMost} refreshes={refreshes} />
        </div>
      )}
      {signUp.canCancel && <GiveUp signUp={signUp} refreshes={refreshes} />}
      {!signUp.canCancel && signUp.state !== 'confirmed' && signUp.state !== 'offered' && (
        <p>
          <Link to={`/user-index/activityDetail/${signUp.activityId}`} reloadDocument>
            看看还有没有别的场次
          </Link>
        </p>
      )}
    </div>
  );
}

/** Gives the sign-up up, with what it means said beforehand. */
function GiveUp({ signUp, refreshes }: BlockProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const refresh = useRefresh(refreshes);
  const leave = (kind: 'success' | 'warning', text: string): void => {
    showToast({ kind, text });
    setIsCancelling(false);
    refresh();
  };
  return (
    <>
      <div className={styles.acts}>
        <Button look="line" onClick={() => setIsCancelling(true)}>
          {giveUpWords[signUp.consequence?.kind ?? 'cancel']}
        </Button>
        {signUp.consequence && <span>{signUp.consequence.sentence}</span>}
      </div>
      {isCancelling && (
        <CancelSignUpDialog
          signUpId={signUp.signUpId}
          onClose={() => setIsCancelling(false)}
          onDone={(text) => leave('success', text)}
          onChanged={(text) => leave('warning', text)}
        />
      )}
    </>
  );
}

/** What I told the team when I signed up: who comes along, and answers in the words of then. */
const WhatISaid = ({ companions, answers }: Pick<MySignUpDetail, 'companions' | 'answers'>) => (
  <>
    {companions.length > 0 && <p className="muted">{companionsWords(companions)}，各占一个名额，不计时长</p>}
    {answers.map(({ question, answer }) => (
      <p key={question} className="muted">
        {question}：{answer}
      </p>
    ))}
  </>
);
