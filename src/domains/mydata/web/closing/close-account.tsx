import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { AnyRemoteCall } from '#platform/web/calls/remote.ts';
import { textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { closingConfirmation, closingStays, closingSteps } from '../../contract/closing.words.ts';
import { closeMyAccountCall, getMyClosingCall } from './closing.calls.ts';
import styles from './closing.module.css';

type CloseAccountProps = {
  /** Reads that say who is here. */
  refreshes: readonly AnyRemoteCall[];
  /** The field `userPwd`, with what is wrong with it. */
  passwordField: (fault: string | undefined) => ReactNode;
};

/** 注销账号: what happens, what stays, what must end first, and the form; while it is under way, the days alone. */
export function CloseAccount(props: CloseAccountProps) {
  const { data } = useOperationQuery(getMyClosingCall, {}, { reportedBy: 'form' });
  return (
    <>
      <section className={`panel ${styles.panel}`} aria-labelledby="closing-steps">
        <h2 id="closing-steps">注销会怎样</h2>
        <ol>
          {closingSteps.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
      <section className={`panel ${styles.panel}`} aria-labelledby="closing-stays">
        <h2 id="closing-stays">哪些会留下，留多久</h2>
        <ul>
          {closingStays.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      {data && data.blockers.length > 0 && <Blockers list={data.blockers} />}
      {data?.closing && <UnderWay closesAt={data.closing.closesAt} />}
      {data && !data.closing && data.blockers.length === 0 && <ClosingForm {...props} />}
    </>
  );
}

type Blocker = { sentence: string; href: string; link: string };

const Blockers = ({ list }: { list: readonly Blocker[] }) => (
  <section className={`panel ${styles.panel}`} aria-labelledby="closing-first">
    <h2 id="closing-first">注销前要先办完</h2>
    <ul>
      {list.map(({ sentence, href, link }) => (
        <li key={sentence}>
          {sentence}。
          <Link className="link" to={href}>
            去{link}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const UnderWay = ({ closesAt }: { closesAt: string }) => (
  <section className={`panel ${styles.panel}`} aria-labelledby="closing-now">
    <h2 id="closing-now">已申请注销</h2>
    <p role="status">{`${dayTimeLabel(closesAt)} 以前登录，点页面上方的“撤回注销”，就可以继续使用。`}</p>
  </section>
);

function ClosingForm({ refreshes, passwordField }: CloseAccountProps) {
  const [confirmation, setConfirmation] = useState('');
  const close = useOperationCommand(closeMyAccountCall, {
    refreshes: [getMyClosingCall, ...refreshes],
    reportedBy: 'form',
  });
  const { faults, isBusy, submit, forget } = useFormFaults({
    wrongPassword: 'userPwd',
    notConfirmed: 'confirmation',
  });
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const userPwd = textIn(new FormData(event.currentTarget), 'userPwd');
    await submit(
      event.currentTarget,
      async () => {
        await close.mutateAsync({ userPwd, confirmation });
        showToast({ kind: 'success', text: '已申请注销，期限内可以撤回' });
      },
      {
        userPwd: userPwd === '' ? '请输入登录密码' : undefined,
        confirmation: confirmation.trim() === '' ? `请输入“${closingConfirmation}”` : undefined,
      },
    );
  };
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="closing-form">
      <h2 id="closing-form">确认注销</h2>
      <p className="hint">
        想带走自己的记录，请先在
        <Link className="link" to="/usercenter/index/mydata">
          我的数据中心
        </Link>
        导出全部数据。
      </p>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {passwordField(faults['userPwd'])}
        <TextField
          label={`请输入“${closingConfirmation}”确认`}
          value={confirmation}
          maxLength={20}
          isRequired
          error={faults['confirmation']}
          onChange={(value) => {
            setConfirmation(value);
            forget('confirmation');
          }}
        />
        {faults['form'] && (
          <Notice kind="error" isLive>
            {faults['form']}
          </Notice>
        )}
        <div>
          <Button type="submit" look="danger" isBusy={isBusy}>
            申请注销
          </Button>
        </div>
      </form>
    </section>
  );
}
