import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { callOperation } from '../calls/call-operation.ts';
import { OperationFailed } from '../calls/operation-failed.ts';
import { queryKeyOf, useOperationCommand } from '../calls/operation-hooks.tsx';
import type { AnyRemoteCall, RemoteCall } from '../calls/remote.ts';
import { showToast } from '../frame/toast-store.ts';
import {
  decisionFailures,
  heldDecisions,
  holdDecision,
  noteFailure,
  sendNow,
  subscribeToDecisions,
  takeBack,
} from './held-decisions.ts';

/** True where held decisions are shown with the way to take them back; elsewhere a decision is sent at once. */
export const HoldsDecisionsContext = createContext(false);

type DecisionOptions = {
  /** What kind of row is decided about, and which: it can be opened again by `?id=`. */
  subject: { kind: string; id: number };
  refreshes: readonly AnyRemoteCall[];
};

type Told<Result> = {
  /** What was decided, as the person reads it while it can be taken back: 通过“清滩”. */
  words: string;
  /** It has happened. */
  onDone: (result: Result) => void;
  /** It was decided: the work may go on with the next one. */
  onDecided: () => void;
};

/**
 * Decides about a row by one press. In the back office the decision is held for ten seconds, so that taking it back undoes
 * nothing that happened: nobody was told and nothing was published. A refusal that comes afterwards is told wherever the
 * person is by then, and again at the row, where what was typed still stands.
 */
export function useDecision<Request, Result>(
  call: RemoteCall<Request, Result>,
  { subject: { kind, id }, refreshes }: DecisionOptions,
) {
  const subject = `${kind}:${id}`;
  const isHeldFirst = useContext(HoldsDecisionsContext);
  const command = useOperationCommand(call, { refreshes, reportedBy: 'form' });
  const client = useQueryClient();
  const held = useSyncExternalStore(subscribeToDecisions, heldDecisions).find(
    (one) => one.subject === subject,
  );
  const late = useSyncExternalStore(subscribeToDecisions, decisionFailures).get(subject);
  const renew = (): void => {
    for (const read of refreshes) void client.invalidateQueries({ queryKey: queryKeyOf(read) });
  };
  const sendHeld = async (
    request: NoInfer<Request>,
    told: Told<Result>,
    isLeaving: boolean,
  ): Promise<void> => {
    try {
      told.onDone(await callOperation(call, request, { reportedBy: 'form', isLeaving }));
    } catch (error) {
      if (!(error instanceof OperationFailed)) throw error;
      noteFailure(subject, error);
      showToast({ kind: 'error', title: `没有${told.words}`, text: error.msg, durationMs: 8_000 });
    }
    renew();
  };
  return {
    isPending: command.isPending,
    request: command.variables,
    failure: command.error ?? late,
    held,
    decide: (request: Request, told: Told<Result>): void => {
      if (isHeldFirst) {
        holdDecision({
          subject,
          words: told.words,
          address: addressWith(id),
          send: (isLeaving) => sendHeld(request, told, isLeaving),
        });
        told.onDecided();
      } else
        void command.mutateAsync(request).then(
          (result) => {
            told.onDone(result);
            told.onDecided();
          },
          () => undefined, // told above the buttons
        );
    },
    takeBack: () => takeBack(subject),
    sendNow: () => void sendNow(subject),
    reset: () => {
      command.reset();
      noteFailure(subject, undefined);
    },
  };
}

/** This page with the row open. */
function addressWith(id: number): string {
  const search = new URLSearchParams(location.search);
  search.set('id', String(id));
  return `${location.pathname}?${search}`;
}
