import {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  notifyManager,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  InfiniteData,
  MutateOptions,
  UseInfiniteQueryResult,
  UseMutationResult,
  UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { callOperation } from './call-operation.ts';
import type { CallOptions } from './call-operation.ts';
import type { OperationFailed } from './operation-failed.ts';
import type { AnyRemoteCall, RemoteCall } from './remote.ts';

/** Failures were reported by the call itself, and a renewed session was tried there too: nothing is repeated in secret. */
const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } },
  });

const sharedClient = createClient();

/** Holds the answers that the centres have read; one for the whole client. */
export function OperationCache({ client, children }: { client?: QueryClient; children: ReactNode }) {
  return <QueryClientProvider client={client ?? sharedClient}>{children}</QueryClientProvider>;
}

/** Key of one read: the operation (its address names it one to one) and the request. */
export const queryKeyOf = (call: AnyRemoteCall, request?: unknown): readonly unknown[] =>
  request === undefined ? [call.method, call.path] : [call.method, call.path, request];

export type QueryOptions = {
  enabled?: boolean;
  /** How long an answer counts as fresh, ms. */
  staleMs?: number;
  /** Reads again at this interval, ms, while the page is visible. */
  refreshEveryMs?: number;
  /** Keeps showing the last page or filter until the next one is there. */
  keepsPrevious?: boolean;
  reportedBy?: CallOptions['reportedBy'];
};

/**
 * Without a network a call fails at once and says so: held back, it would look like one that takes long, and a command
 * would be carried out when the person has long given it up.
 */
const networkMode = 'always';

/** Reads through an operation and shares the answer with every component that asks the same. */
export function useOperationQuery<Request, Result>(
  call: RemoteCall<Request, Result>,
  request: NoInfer<Request>,
  options: QueryOptions = {},
): UseQueryResult<Result, OperationFailed> {
  return useQuery<Result, OperationFailed>({
    queryKey: queryKeyOf(call, request),
    networkMode,
    refetchOnReconnect: true,
    queryFn: ({ signal }) => callOperation(call, request, { signal, reportedBy: options.reportedBy }),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
    ...(options.refreshEveryMs === undefined ? {} : { refetchInterval: options.refreshEveryMs }),
    ...(options.keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/**
 * Reads a list that goes on behind a cursor, page after page. Pages that were read are kept and are read again together,
 * so that what is new at the top shifts nothing out of sight.
 */
export function useOperationPages<
  Request extends { cursor?: string | undefined },
  Result extends { nextCursor: string | null },
>(
  call: RemoteCall<Request, Result>,
  request: NoInfer<Request>,
  options: Pick<QueryOptions, 'refreshEveryMs' | 'reportedBy'> = {},
): UseInfiniteQueryResult<InfiniteData<Result>, OperationFailed> {
  return useInfiniteQuery<
    Result,
    OperationFailed,
    InfiniteData<Result>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: [...queryKeyOf(call, request), 'pages'],
    networkMode,
    refetchOnReconnect: true,
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    queryFn: ({ signal, pageParam }) =>
      callOperation(call, { ...request, cursor: pageParam }, { signal, reportedBy: options.reportedBy }),
    ...(options.refreshEveryMs === undefined ? {} : { refetchInterval: options.refreshEveryMs }),
  });
}

export type CommandOptions = {
  /** Reads whose answers this command may change; each is read again, whatever its request. */
  refreshes?: readonly AnyRemoteCall[];
  /** `form` when the component shows the failure itself. */
  reportedBy?: CallOptions['reportedBy'];
};

/**
 * Runs a command. It is settled only when the reads it changed are fresh; after a refusal they are read again too, since
 * someone was faster. The same request given again while it is under way (a double click) is not sent a second time: both
 * get the one answer. What `mutate` is told to do then is done although the fresh read has drawn the asking component anew.
 */
export function useOperationCommand<Request, Result>(
  call: RemoteCall<Request, Result>,
  { refreshes = [], reportedBy }: CommandOptions = {},
): UseMutationResult<Result, OperationFailed, Request> {
  const client = useQueryClient();
  const underWay = useRef(new Map<string, Promise<Result>>()).current;
  const send = (request: Request): Promise<Result> => {
    const key = JSON.stringify(request);
    const answer =
      underWay.get(key) ??
      callOperation(call, request, { reportedBy }).finally(() => void underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
  const command = useMutation<Result, OperationFailed, Request>({
    networkMode,
    mutationFn: send,
    onSettled: async () => {
      await Promise.all(refreshes.map((read) => client.invalidateQueries({ queryKey: queryKeyOf(read) })));
    },
  });
  return {
    ...command,
    mutate: useMutate(command.mutateAsync as Ask<Request, Result>) as typeof command.mutate,
  };
}

type Ask<Request, Result> = (request: Request) => Promise<Result>;
type Told<Request, Result> = MutateOptions<Result, OperationFailed, Request>;

/** `mutate` whose callbacks do not hang on the component that asked; as everywhere, only the last of several is heard. */
function useMutate<Request, Result>(ask: Ask<Request, Result>) {
  const client = useQueryClient();
  const latest = useRef(0);
  return useCallback(
    (request: Request, told?: Told<Request, Result>): void => {
      latest.current += 1;
      const turn = latest.current;
      const context = { client, meta: undefined };
      void ask(request).then(
        (result) => {
          if (turn !== latest.current) return;
          told?.onSuccess?.(result, request, undefined, context);
          told?.onSettled?.(result, null, request, undefined, context);
        },
        (failure: OperationFailed) => {
          if (turn !== latest.current) return;
          told?.onError?.(failure, request, undefined, context);
          told?.onSettled?.(undefined, failure, request, undefined, context);
        },
      );
    },
    [client, ask],
  );
}

/** Gives a function that lets every answer of these reads be read again; for components that call by themselves. */
export function useRefresh(reads: readonly AnyRemoteCall[]): () => void {
  const read = useReadAgain(reads);
  return useCallback(() => void read(), [read]);
}

/** The same, settled once they were read and the page shows it: whether all of them could be. */
export function useReadAgain(reads: readonly AnyRemoteCall[]): () => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(async () => {
    const all = reads.map((read) =>
      client.invalidateQueries({ queryKey: queryKeyOf(read) }, { throwOnError: true }),
    );
    const isRead = await Promise.all(all).then(
      () => true,
      () => false,
    );
    // The page hears of what was read a turn later than this does.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    return isRead;
  }, [client, reads]);
}

/** Reads again after every command that succeeded, whoever sent it: for what all commands leave a trace in. */
export function useRefreshAfterCommands(call: AnyRemoteCall): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void client.invalidateQueries({ queryKey: queryKeyOf(call) });
      }),
    [client, call],
  );
}
