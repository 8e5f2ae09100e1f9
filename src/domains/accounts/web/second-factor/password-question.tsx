import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/calls/operation-hooks.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { secretIn, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { CurrentPasswordField } from '../passwords/current-password-field.tsx';
import styles from '../security.module.css';
import { getMySecondFactorCall } from './second-factor.calls.ts';

/** What is changed once the password was right. */
export type FactorQuestion = {
  title: string;
  /** What will happen. */
  follows: string;
  label: string;
  /** Asks for a name too, which starts as this. */
  name?: string;
  /** @throws OperationFailed, untold: the dialog shows it. */
  change: (typed: { password: string; name: string }) => Promise<void>;
};

/** Asks for the password before something about the second factor is changed: an open session alone changes none. */
export function PasswordQuestion({ question, onClose }: { question: FactorQuestion; onClose: () => void }) {
  const client = useQueryClient();
  const { faults, isBusy, submit } = useFormFaults({ wrongOldPassword: 'password' });
  const { title, follows, label, name: givenName, change } = question;
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const typed = { password: secretIn(values, 'password'), name: textIn(values, 'name') };
    const gaps = {
      ...(givenName !== undefined && !typed.name && { name: '请填写名称' }),
      ...(!typed.password && { password: '请输入密码' }),
    };
    const isDone = await submit(
      event.currentTarget,
      async () => {
        await change(typed);
        await client.invalidateQueries({ queryKey: queryKeyOf(getMySecondFactorCall) });
      },
      gaps,
    );
    if (isDone) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p>{follows}</p>
        {givenName !== undefined && (
          <Field label="名称" isRequired error={faults.name}>
            {(control) => (
              <span className="inp">
                <input
                  {...control}
                  name="name"
                  defaultValue={givenName}
                  maxLength={30}
                  placeholder="如：办公室电脑"
                />
              </span>
            )}
          </Field>
        )}
        <CurrentPasswordField label="当前密码" name="password" error={faults.password} />
        {faults.form && (
          <Notice kind="error" isLive>
            {faults.form}
          </Notice>
        )}
        <div>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
