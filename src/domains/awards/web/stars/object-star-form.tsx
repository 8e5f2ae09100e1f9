import { type SubmitEvent, useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { useFormFaults } from '#platform/web/form-faults.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { objectStarCall } from './stars.calls.ts';

/** An objection to a star in its publicity. `backHref` leads to the list without the form. */
export function ObjectStarForm({ starId, backHref }: { starId: number; backHref: string }) {
  const [text, setText, forgetText] = useKeptText(`object-star:${starId}`);
  const [isSent, setSent] = useState(false);
  const isHydrated = useIsHydrated();
  const { faults, isBusy, submit, forget } = useFormFaults();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(
      event.currentTarget,
      async () => {
        await callOperation(objectStarCall, { starId, text }, { reportedBy: 'form' });
        forgetText();
        setSent(true);
      },
      { text: [...text.trim()].length < 10 ? '请写清楚哪里不对，至少 10 个字' : undefined },
    );
  };
  if (isSent)
    return (
      <Notice kind="success">
        异议已提交，这颗星先停下。实践中心 5 个工作日内核实，结果会发消息告诉你。
        <a href={backHref}>回到星级公示</a>
      </Notice>
    );
  return (
    <form method="post" noValidate onSubmit={send} inert={!isHydrated}>
      <TextAreaField
        label="哪里不对"
        value={text}
        maxLength={500}
        isRequired
        error={faults['text']}
        onChange={(value) => {
          setText(value);
          forget('text');
        }}
      />
      {faults['form'] && <Notice kind="error">{faults['form']}</Notice>}
      <p className="muted">你的身份只有办理人看得到，本人看不到。请只说事实。</p>
      <Button type="submit" look="primary" isBusy={isBusy}>
        提出异议
      </Button>{' '}
      <ButtonAnchor look="line" href={backHref}>
        取消
      </ButtonAnchor>
    </form>
  );
}
