import { KeyRound, LogIn, UserRoundPlus } from 'lucide-react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { pasteDigits } from '#platform/web/fields/paste-digits.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { Notice, type NoticeKind } from '#platform/web/ui/notice.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { useState } from 'react';
import type { JoinStanding } from '../../contract/my-teams.contract.ts';
import { joinFaces, type JoinFace } from '../../contract/members.words.ts';
import { joinTeamCall, getJoinStandingCall } from './my-teams.calls.ts';
import styles from './join-team.module.css';

type JoinTeamProps = {
  standing: JoinStanding;
  teamName: string;
  /** Code of the invitation link one came by. */
  invite?: string;
};

/** Faces that act at once, and those that first ask for a word. */
const direct: readonly JoinFace[] = ['join', 'claim', 'accept'];
const asking: readonly JoinFace[] = ['apply', 'code'];
const icons: Partial<Record<JoinFace, typeof LogIn>> = {
  logIn: LogIn,
  code: KeyRound,
  apply: UserRoundPlus,
  join: UserRoundPlus,
};

const sentenceOf = (error: unknown): string =>
  error instanceof OperationFailed ? error.msg : '没有成功，请稍后再试';

/** How the viewer stands with a team and the one button that fits: apply, join, code, accept, or why not. */
export function JoinTeam({ standing: initial, teamName, invite }: JoinTeamProps) {
  const [standing, setStanding] = useState(initial);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [remark, setRemark] = useState<{ kind: NoticeKind; text: string }>();
  const { teamId, face } = standing;

  const reread = async (): Promise<void> => {
    const asked = invite ? { id: teamId, invite } : { id: teamId };
    await callOperation(getJoinStandingCall, asked).then(setStanding, () => undefined);
  };
  /** Gives the sentence that the dialog shows when it was not done. */
  const join = async (given: { applyMessage?: string; joinCode?: string }): Promise<string | undefined> => {
    setBusy(true);
    try {
      const { status } = await callOperation(joinTeamCall, { teamId, ...given }, { reportedBy: 'form' });
      setRemark({
        kind: 'success',
        text: status === 'applied' ? '申请已提交，队伍审核后会发消息给你。' : `你已加入${teamName}。`,
      });
      setAsking(false);
      await reread();
      return undefined;
    } catch (error) {
      // The code is asked for again where it stands; after anything else another face may be right.
      if (!isAsking) setRemark({ kind: 'warning', text: sentenceOf(error) });
      await reread();
      return sentenceOf(error);
    } finally {
      setBusy(false);
    }
  };
  const press = (): void => {
    setRemark(undefined);
    if (asking.includes(face)) setAsking(true);
    else void join(invite ? { joinCode: invite } : {});
  };
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="join-title" id="join">
      <h2 id="join-title">加入队伍</h2>
      <p>{standing.text}</p>
      <JoinButton standing={standing} invite={invite} isBusy={isBusy} onPress={press} />
      {remark && (
        <Notice kind={remark.kind} isLive>
          {remark.text}
        </Notice>
      )}
      {standing.joinNotice && <p className={styles.notice}>{standing.joinNotice}</p>}
      {isAsking && (
        <JoinDialog
          face={face === 'code' ? 'code' : 'apply'}
          teamId={teamId}
          teamName={teamName}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onJoin={join}
        />
      )}
    </section>
  );
}

type JoinButtonProps = Pick<JoinTeamProps, 'standing' | 'invite'> & { isBusy: boolean; onPress: () => void };

/** Leads on, acts, or stands grey with the reason above it. */
function JoinButton({ standing: { face, teamId, teamUserId }, invite, isBusy, onPress }: JoinButtonProps) {
  const isHydrated = useIsHydrated();
  const Icon = icons[face];
  const label = (
    <>
      {!isBusy && Icon && <Icon className="ic" aria-hidden />}
      {joinFaces[face]}
    </>
  );
  const style = { size: 'lg', isBlock: true } as const;
  const here = `/user-index/teamDetail/${teamId}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;
  const link =
    face === 'logIn'
      ? loginPathFor(here)
      : face === 'notVerified'
        ? '/usercenter/index/modify'
        : teamUserId && `/usercenter/index/myteam/detail/${teamUserId}`;
  if (link) {
    const look = face === 'logIn' || face === 'notVerified' ? 'line' : 'cool';
    return (
      <ButtonAnchor {...style} look={look} className={styles.button} href={link}>
        {label}
      </ButtonAnchor>
    );
  }
  const isEnabled = direct.includes(face) || asking.includes(face);
  return (
    <Button
      {...style}
      look={isEnabled ? 'primary' : undefined}
      className={classNames(styles.button, !isEnabled && 'is-off')}
      inert={isEnabled && !isHydrated}
      disabled={!isEnabled || isBusy}
      isBusy={isBusy}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

type JoinDialogProps = {
  face: 'apply' | 'code';
  teamId: number;
  teamName: string;
  isBusy: boolean;
  onClose: () => void;
  onJoin: (given: { applyMessage?: string; joinCode?: string }) => Promise<string | undefined>;
};

/** Asks for a few words to the team, or for its code; the words stay until they are sent, the code is never kept. */
function JoinDialog({ face, teamId, teamName, isBusy, onClose, onJoin }: JoinDialogProps) {
  const isCode = face === 'code';
  const [text, setText, forget] = useKeptText(isCode ? undefined : `joinTeam:${teamId}`);
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    const given = text.trim();
    if (isCode && !/^\d{4,6}$/.test(given)) return setError('口令是 4 到 6 位数字');
    const failure = await onJoin(isCode ? { joinCode: given } : { applyMessage: given });
    if (failure === undefined) forget();
    setError(failure);
  };
  const change = (value: string): void => {
    setText(value);
    setError(undefined);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsText={!isCode}
      title={isCode ? `凭口令加入${teamName}` : `申请加入${teamName}`}
      decisive={{ label: isCode ? '加入队伍' : '提交申请', onPress: () => void send(), isBusy }}
    >
      {isCode ? (
        <Field label="入队口令" hint="4 到 6 位数字，连续输错 5 次要等一小时" error={error} isRequired>
          {(control) => (
            <span className="inp">
              <input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                onPaste={pasteDigits}
                value={text}
                onChange={({ target }) => change(target.value)}
              />
            </span>
          )}
        </Field>
      ) : (
        <Field label="申请说明" hint="选填，至多 200 字：会什么、什么时候有空" error={error}>
          {(control) => (
            <span className="inp inp--area">
              <textarea
                {...control}
                maxLength={200}
                value={text}
                onChange={({ target }) => change(target.value)}
              />
            </span>
          )}
        </Field>
      )}
    </Dialog>
  );
}
