import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeyOf } from '#platform/web/operation-hooks.tsx';
import type { AnyRemoteCall } from '#platform/web/remote.ts';

/** Gives a function that lets every answer of these reads be read again; for components that call by themselves. */
export function useRefresh(reads: readonly AnyRemoteCall[]): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const read of reads) void client.invalidateQueries({ queryKey: queryKeyOf(read) });
  }, [client, reads]);
}
