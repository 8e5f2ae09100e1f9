import { useCallback, useState } from 'react';
import { type CallOptions, callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { RemoteCall, RemoteResult } from '#platform/web/calls/remote.ts';
import { searchPostsCall } from './discussion.calls.ts';

export type ChatPage = RemoteResult<typeof searchPostsCall>;
/** Posts of one page, here and in the first drawing on the server. */
export const chatPageSize = 10;

export type Discussion = ReturnType<typeof useDiscussion>;

/** One page of an activity's discussion and the acts on it; after each the page is read again. */
export function useDiscussion(activityId: number, first: ChatPage | undefined) {
  const [page, setPage] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(
    async (pageNum: number, options: CallOptions = {}): Promise<void> => {
      const request = { activityId, pageNum, pageSize: chatPageSize };
      setPage(await callOperation(searchPostsCall, request, options));
    },
    [activityId],
  );
  /** Does it and reads the page again; undefined when it failed, with the sentence told by `onFailure`. */
  const run = async <Request, Result>(
    call: RemoteCall<Request, Result>,
    request: NoInfer<Request>,
    {
      onFailure,
      pageNum = page?.pageNum ?? 1,
    }: { onFailure?: (text: string) => void; pageNum?: number } = {},
  ): Promise<Result | undefined> => {
    setBusy(true);
    try {
      const result = await callOperation(call, request, { reportedBy: onFailure ? 'form' : 'toast' });
      // It is done: a page that cannot be read again must not make anybody do it twice, nor say that it failed.
      await load(pageNum, { reportedBy: 'form' }).catch(() => undefined);
      return result;
    } catch (failure) {
      onFailure?.(failure instanceof OperationFailed ? failure.msg : '没有成功，请稍后再试');
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { activityId, page, isBusy, load, run };
}
