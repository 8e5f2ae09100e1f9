import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './chat-queue.module.css';
import { addChatWordCall, listChatWordsCall, removeChatWordCall } from './discussion.calls.ts';

const refreshes = [listChatWordsCall];

/** The word list: what contains one of these waits for staff. Signs and spaces between letters hide nothing. */
export function ChatWords() {
  const [word, setWord] = useState('');
  const [removing, setRemoving] = useState<{ wordId: number; word: string }>();
  const words = useOperationQuery(listChatWordsCall, {}, { reportedBy: 'form' });
  const add = useOperationCommand(addChatWordCall, { refreshes, reportedBy: 'form' });
  const remove = useOperationCommand(removeChatWordCall, { refreshes });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (word.trim()) add.mutate({ word: word.trim() }, { onSuccess: () => setWord('') });
  };
  return (
    <>
      <form className={styles.add} onSubmit={submit}>
        <label className="inp">
          <span className="sr">新词语</span>
          <input
            value={word}
            maxLength={20}
            placeholder="新词语，2 到 20 个字"
            onChange={({ target }) => setWord(target.value)}
          />
        </label>
        <Button type="submit" look="primary" size="sm" disabled={add.isPending || !word.trim()}>
          添加
        </Button>
        {add.error && (
          <Notice kind="error" isLive>
            {add.error.errors?.[0]?.msg ?? add.error.msg}
          </Notice>
        )}
      </form>
      <QueryList
        query={words}
        what="词表"
        empty={{ art: 'boat', title: '词表是空的', text: '含有词表中词语的发言会先由工作人员核实。' }}
      >
        {(rows) => (
          <ul className={styles.words}>
            {rows.map((each) => (
              <li key={each.wordId}>
                {each.word}
                <Button
                  look="ghost"
                  size="sm"
                  aria-label={`移除“${each.word}”`}
                  onClick={() => setRemoving(each)}
                >
                  <X className="ic ic-16" aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
      <ConfirmDialog
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={`移除“${removing?.word ?? ''}”`}
        decisiveLabel="移除"
        onConfirm={() => removing && remove.mutateAsync({ wordId: removing.wordId })}
      >
        <p>以后含有这个词的发言会直接公开；已经待审的仍要处理。</p>
      </ConfirmDialog>
    </>
  );
}
