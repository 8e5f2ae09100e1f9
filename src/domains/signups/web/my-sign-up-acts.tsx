import { QrCode } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { useNavigate } from 'react-router';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import type { MySignUpView } from '../contract/my-signups.contract.ts';
import { CancelSignUpDialog, giveUpWords } from './cancel-sign-up-dialog.tsx';
import { AskCoverDialog } from './covers/ask-cover-dialog.tsx';
import styles from './my-sign-up-list.module.css';
import { listMySignUpsCall } from './signups.calls.ts';

const givingUp: Partial<Record<MySignUpView['state'], string>> = {
  pending: giveUpWords.withdraw,
  waitlisted: giveUpWords.leaveQueue,
  offered: giveUpWords.decline,
  confirmed: giveUpWords.cancel,
};

/** What can be done about a sign-up from the list: its code or its record, the kept place, and giving it up. */
export function MySignUpActs({ signUp, children }: { signUp: MySignUpView; children?: ReactNode }) {
  const [isCancelling, setCancelling] = useState(false);
  const [isAskingCover, setAskingCover] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefresh([listMySignUpsCall]);
  const leave = (kind: 'success' | 'warning', text: string): void => {
    showToast({ kind, text });
    setCancelling(false);
    refresh();
  };
  return (
    <div className={styles.acts}>
      <WayOn signUp={signUp} />
      {children}
      {signUp.state === 'confirmed' && signUp.tab === 'upcoming' && (
        <Button
          look="line"
          size="sm"
          aria-label={`请人顶班：${signUp.title}`}
          onClick={() => setAskingCover(true)}
        >
          请人顶班
        </Button>
      )}
      {isAskingCover && (
        <AskCoverDialog
          signUpId={signUp.signUpId}
          title={signUp.title}
          onClose={() => setAskingCover(false)}
          onAsked={() => void navigate('/usercenter/index/mycover')}
        />
      )}
      {signUp.canCancel && (
        <Button
          look="line"
          size="sm"
          aria-label={`${givingUp[signUp.state]}：${signUp.title}`}
          onClick={() => setCancelling(true)}
        >
          {givingUp[signUp.state]}
        </Button>
      )}
      {isCancelling && (
        <CancelSignUpDialog
          signUpId={signUp.signUpId}
          onClose={() => setCancelling(false)}
          onDone={(text) => leave('success', text)}
          onChanged={(text) => leave('warning', text)}
        />
      )}
    </div>
  );
}

/** The one link of a row beside its title. */
function WayOn({ signUp }: { signUp: MySignUpView }) {
  const { tab, state, title, activityId } = signUp;
  const own = `/usercenter/index/myactivity/detail/${activityId}`;
  if (state === 'offered' || signUp.canClaim)
    return (
      <ButtonLink look="primary" size="sm" to={own} aria-label={`确认名额：${title}`}>
        确认名额
      </ButtonLink>
    );
  if (state === 'confirmed' && (tab === 'upcoming' || tab === 'running'))
    return (
      <ButtonLink look="cool" size="sm" to={own} aria-label={`签到码：${title}`}>
        <QrCode className="ic ic-16" aria-hidden />
        签到码
      </ButtonLink>
    );
  if (tab === 'done')
    return (
      <ButtonLink look="line" size="sm" to={own} aria-label={`服务记录：${title}`}>
        服务记录
      </ButtonLink>
    );
  if (tab !== 'ended') return null;
  return (
    <ButtonAnchor
      look="line"
      size="sm"
      href={`/user-index/activityDetail/${activityId}`}
      aria-label={`看看别的场次：${title}`}
    >
      看看别的场次
    </ButtonAnchor>
  );
}
