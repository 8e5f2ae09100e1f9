import { EyeOff } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { useFormFaults } from '#platform/web/form-faults.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { type ObjectionCause, objectionCauses } from '../../contract/hours.words.ts';
import { objectHourCall } from '../hours.calls.ts';
import styles from './object-hour-form.module.css';

const nothing: { cause: ObjectionCause; text: string } = { cause: 'leftEarly', text: '' };

/** An objection to a public record: what is wrong, and how it was seen. `backHref` leads to the list without the form. */
export function ObjectHourForm({ hourId, backHref }: { hourId: number; backHref: string }) {
  const [{ cause, text }, change, forgetKept] = useKeptForm(`objection:${hourId}`, nothing);
  const [isSent, setSent] = useState(false);
  const isHydrated = useIsHydrated();
  const { faults, isBusy, submit, forget } = useFormFaults();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(
      event.currentTarget,
      async () => {
        await callOperation(objectHourCall, { hourId, cause, text }, { reportedBy: 'form' });
        forgetKept();
        setSent(true);
      },
      { text: [...text.trim()].length < 10 ? '请写清楚是怎么看到的，至少 10 个字' : undefined },
    );
  };
  if (isSent)
    return (
      <Notice kind="success">
        异议已提交，这条时长先停下。实践中心 5 个工作日内核实，结果会发消息告诉你。
        <a href={backHref}>回到公示栏</a>
      </Notice>
    );
  return (
    <form className={styles.form} method="post" noValidate onSubmit={send} inert={!isHydrated}>
      <div className={styles.causes} role="group" aria-label="哪里不对">
        {keysOf(objectionCauses).map((key) => (
          <Chip key={key} isOutlined isOn={cause === key} onPress={() => change({ cause: key })}>
            {objectionCauses[key]}
          </Chip>
        ))}
      </div>
      <TextAreaField
        label="你看到了什么"
        value={text}
        maxLength={500}
        isRequired
        error={faults['text']}
        onChange={(typed) => {
          change({ text: typed });
          forget('text');
        }}
      />
      {faults['form'] && <Notice kind="error">{faults['form']}</Notice>}
      <div className={styles.foot}>
        <p>
          <EyeOff className="ic" aria-hidden />
          你的身份只有办理人看得到，队伍和本人都看不到。请只说事实，不贴他人照片。
        </p>
        <ButtonAnchor look="line" href={backHref}>
          取消
        </ButtonAnchor>
        <Button type="submit" look="primary" isBusy={isBusy}>
          提出异议
        </Button>
      </div>
    </form>
  );
}
