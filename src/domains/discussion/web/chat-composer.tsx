import { type FormEvent, useId, useState } from 'react';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { chatKindLabels, chatLimits, type TopChatKind } from '../contract/discussion.words.ts';
import styles from './discussion-board.module.css';
import { createPostCall } from './discussion.calls.ts';
import type { ChatPage, Discussion } from './use-discussion.ts';

const empty = { content: '', isPrivate: false, isPinned: false };

/** Where something new is written: a question or a remark, for the team also a notice. What was typed stays until it is sent. */
export function ChatComposer({ discussion, page }: { discussion: Discussion; page: ChatPage }) {
  const kinds: readonly TopChatKind[] = page.isOwnTeam
    ? ['notice', 'discussion']
    : ['question', 'discussion'];
  const start = { ...empty, kind: kinds[0] ?? ('question' as TopChatKind) };
  const [draft, change, forget] = useKeptForm(`chat:${discussion.activityId}`, start);
  const { kind } = draft;
  const [error, setError] = useState<string>();
  const id = useId();
  // What is typed before the form lives would be lost.
  const isHydrated = useIsHydrated();
  const publish = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const content = draft.content.trim();
    if (!content) return setError('请填写内容');
    setError(undefined);
    const written = await discussion.run(
      createPostCall,
      {
        activityId: discussion.activityId,
        kind,
        content,
        visibility: draft.isPrivate ? 'signedUp' : 'public',
        isPinned: kind === 'notice' && draft.isPinned,
      },
      { onFailure: setError, pageNum: 1 },
    );
    if (!written) return;
    change(empty);
    forget();
    showToast({ kind: written.status === 'held' ? 'info' : 'success', text: written.message });
  };
  return (
    <form inert={!isHydrated} className={styles.composer} onSubmit={(event) => void publish(event)}>
      <KindChoice
        kinds={kinds}
        chosen={kind}
        name={`${id}-kind`}
        onChange={(chosen) => change({ kind: chosen })}
      />
      <label htmlFor={`${id}-text`} className="sr">
        {chatKindLabels[kind]}内容
      </label>
      <span className="inp inp--area">
        <textarea
          id={`${id}-text`}
          rows={3}
          maxLength={chatLimits.length}
          value={draft.content}
          placeholder={
            kind === 'question' ? '想问队伍什么？请勿填写电话、身份证号' : '写点什么，请勿填写电话、身份证号'
          }
          onChange={({ target }) => change({ content: target.value })}
        />
      </span>
      {error && (
        <Notice kind="error" isLive>
          {error}
        </Notice>
      )}
      <div className={styles.send}>
        {page.canWritePrivately && (
          <Switch
            label="仅报名的人可见"
            isOn={draft.isPrivate}
            onChange={(isPrivate) => change({ isPrivate })}
          />
        )}
        {kind === 'notice' && (
          <Switch label="置顶" isOn={draft.isPinned} onChange={(isPinned) => change({ isPinned })} />
        )}
        <Button type="submit" look="primary" size="sm" disabled={discussion.isBusy}>
          发布{chatKindLabels[kind]}
        </Button>
      </div>
    </form>
  );
}

type KindChoiceProps = {
  kinds: readonly TopChatKind[];
  chosen: TopChatKind;
  name: string;
  onChange: (kind: TopChatKind) => void;
};

function KindChoice({ kinds, chosen, name, onChange }: KindChoiceProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend className="sr">类型</legend>
      {kinds.map((each) => (
        <label key={each} className="ck ck--r">
          <input type="radio" name={name} checked={chosen === each} onChange={() => onChange(each)} />
          <i />
          {chatKindLabels[each]}
        </label>
      ))}
    </fieldset>
  );
}

function Switch(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className={styles.option}>
      <input type="checkbox" checked={props.isOn} onChange={({ target }) => props.onChange(target.checked)} />
      {props.label}
    </label>
  );
}
