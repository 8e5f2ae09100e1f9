import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import {
  countUnreadMessagesCall,
  deleteMessagesCall,
  listMessagesCall,
  readAllMessagesCall,
  readMessagesCall,
  restoreMessagesCall,
} from './messages.calls.ts';

const refreshes = [listMessagesCall, countUnreadMessagesCall];
export type InboxActs = ReturnType<typeof useInboxActs>;

/** Choosing, reading and deleting in the inbox; what was deleted last can be taken back. */
export function useInboxActs() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [deleted, setDeleted] = useState<number[]>([]);
  const read = useOperationCommand(readMessagesCall, { refreshes });
  const readAll = useOperationCommand(readAllMessagesCall, { refreshes });
  const deletion = useOperationCommand(deleteMessagesCall, { refreshes });
  const restoring = useOperationCommand(restoreMessagesCall, { refreshes });
  return {
    chosen,
    deleted,
    read,
    readAll,
    isBusy: read.isPending || deletion.isPending || restoring.isPending,
    choose: (ids: readonly number[]) => setChosen(new Set(ids)),
    toggle: (id: number) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    remove: (messageIds: number[]) =>
      deletion.mutate(
        { messageIds },
        {
          onSuccess: () => {
            setDeleted(messageIds);
            setChosen(new Set());
          },
        },
      ),
    restore: () => restoring.mutate({ messageIds: deleted }, { onSuccess: () => setDeleted([]) }),
  };
}
