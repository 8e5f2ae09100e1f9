import { type FormEvent } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { emergencyWordIn } from '../../contract/emergency.rules.ts';
import type { NeedReviewView } from '../../contract/need-review.contract.ts';
import { voiceWaitsWords, waitsForText } from '../../contract/need-files.words.ts';
import { getNeedReviewCall, listNeedReviewsCall, typeNeedTextCall } from '../needs.calls.ts';
import styles from './need-review.module.css';

const reads = [getNeedReviewCall, listNeedReviewsCall];

/** 整理录音: what the recording says, typed by who hears it; without it the need goes no further. */
export function TypeNeedText({ need, onTakeLatest }: { need: NeedReviewView; onTakeLatest: () => void }) {
  const { needId, version } = need;
  const isWaiting = waitsForText(need);
  const [{ title, description }, change, forget] = useKeptForm(`need-text:${needId}`, {
    title: isWaiting ? '' : need.title,
    description: need.description,
  });
  const typing = useOperationCommand(typeNeedTextCall, { refreshes: reads, reportedBy: 'form' });
  const word = emergencyWordIn(title, description);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (typing.isPending) return;
    typing.mutate(
      { needId, version, title, description },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: '文字已存好，请再打电话念给点单人核对' });
        },
      },
    );
  };
  return (
    <form className={styles.form} aria-label="整理录音" noValidate onSubmit={save}>
      {isWaiting && <Notice kind="warning">{voiceWaitsWords}。先听录音，再写下来；没写好不能通过。</Notice>}
      {word && (
        <Notice kind="error" isLive>
          写到了“{word}”。如果危险正在发生，请马上打给点单人，并请他拨 110、119 或 120。
        </Notice>
      )}
      <DecisionFailure failure={typing.error} onTakeLatest={onTakeLatest} />
      <TextField
        label="标题"
        isRequired
        maxLength={40}
        value={title}
        error={typing.error?.errorOf('title')}
        onChange={(text) => change({ title: text })}
      />
      <TextAreaField
        label="录音里说了什么"
        isRequired
        maxLength={1000}
        value={description}
        hint="照着说的写，听不清的打电话问。点单人看得到这段文字"
        error={typing.error?.errorOf('description')}
        onChange={(text) => change({ description: text })}
      />
      <p>
        <Button look="line" type="submit" isBusy={typing.isPending}>
          {isWaiting ? '存好文字' : '改好文字'}
        </Button>
      </p>
    </form>
  );
}
