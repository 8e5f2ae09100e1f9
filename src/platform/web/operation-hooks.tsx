import {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
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

export type CommandOptions = {
  /** Reads whose answers this command may change; each is read again, whatever its request. */
  refreshes?: readonly AnyRemoteCall[];
  /** `form` when the component shows the failure itself. */
  reportedBy?: CallOptions['reportedBy'];
};

/** Runs a command. It is settled only when the reads it changed are fresh; after a refusal they are read again too, since someone was faster. */
export function useOperationCommand<Request, Result>(
  call: RemoteCall<Request, Result>,
  { refreshes = [], reportedBy }: CommandOptions = {},
): UseMutationResult<Result, OperationFailed, Request> {
  const client = useQueryClient();
  return useMutation<Result, OperationFailed, Request>({
    networkMode,
    mutationFn: (request) => callOperation(call, request, { reportedBy }),
    onSettled: async () => {
      await Promise.all(refreshes.map((read) => client.invalidateQueries({ queryKey: queryKeyOf(read) })));
    },
  });
}

/** Gives a function that lets every answer of these reads be read again; for components that call by themselves. */
export function useRefresh(reads: readonly AnyRemoteCall[]): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const read of reads) void client.invalidateQueries({ queryKey: queryKeyOf(read) });
  }, [client, reads]);
}
