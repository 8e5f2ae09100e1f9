import * as React from 'react';
import { NotDrawnHere } from './not-drawn-here.ts';

/** What a component asks of the drawing that it is part of. */
export type Drawn = {
  contexts: ReadonlyMap<object, unknown>;
  /** An id that the browser's React finds at the same place. */
  newId: () => string;
  /** Told when a component asks for anything that need not be the same the next time. */
  noteHook: () => void;
  /** Told when one asks for a context that nobody provides. */
  noteAsked: (context: object) => void;
};

/** Where React looks for whoever draws just now; its own renderers put themselves there in the same way. */
const slot = (
  React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H?: unknown };
  }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/** False with a React that has changed within: then it draws everything itself. */
export const canTakeTurns = slot !== undefined && 'H' in slot;

let drawn: Drawn | undefined;
/** Whoever drew before we began: React, when what is drawn here lies within what it draws. */
let outside: unknown;

/** Has `draw` done while the hooks of components are answered by `by`. */
export function withHooksOf(by: Drawn, draw: () => void): void {
  if (!slot) return draw();
  const before = { drawn, outside, hooks: slot.H };
  drawn = by;
  if (slot.H !== hooks) outside = slot.H;
  slot.H = hooks;
  try {
    draw();
  } finally {
    ({ drawn, outside } = before);
    slot.H = before.hooks;
  }
}

/** Has React draw something from within what is drawn here: it restores what it drew around us only if it finds itself in its place. */
export function byReact<Result>(draw: () => Result): Result {
  if (slot?.H !== hooks) return draw();
  slot.H = outside;
  try {
    return draw();
  } finally {
    slot.H = hooks;
  }
}

const nothing = (): void => undefined;
const refused = (): never => {
  throw new NotDrawnHere('state set while drawing');
};
const unsupported = (): never => {
  throw new NotDrawnHere('a hook');
};

/** What is provided for a context, or what it was made with: React's server renderers leave that in this field. */
export const contextValue = (provided: ReadonlyMap<object, unknown>, context: object): unknown =>
  provided.has(context) ? provided.get(context) : (context as { _currentValue: unknown })._currentValue;

const nothingProvided: ReadonlyMap<object, unknown> = new Map();

const valueOf = (context: object): unknown => {
  const { contexts = nothingProvided } = drawn ?? {};
  if (contexts.has(context)) drawn?.noteHook();
  else drawn?.noteAsked(context);
  return contextValue(contexts, context);
};

const stateOf = (initial: unknown) => {
  drawn?.noteHook();
  return [typeof initial === 'function' ? (initial as () => unknown)() : initial, refused];
};

/** What hooks are on a server: first values, no effects, nothing that is set. */
const hooks = {
  readContext: valueOf,
  useContext: valueOf,
  use: (usable: object) => ('_currentValue' in usable ? valueOf(usable) : unsupported()),
  useState: stateOf,
  useReducer: (_reduce: unknown, initial: unknown, init?: (given: unknown) => unknown) => {
    drawn?.noteHook();
    return [init ? init(initial) : initial, refused];
  },
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (current: unknown) => ({ current }),
  useId: () => {
    drawn?.noteHook();
    return drawn?.newId();
  },
  useSyncExternalStore: (_subscribe: unknown, _now: unknown, onServer?: () => unknown) => {
    drawn?.noteHook();
    return onServer ? onServer() : unsupported();
  },
  useDeferredValue: (value: unknown, initial?: unknown) => (initial === undefined ? value : initial),
  useTransition: () => [false, refused],
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useEffectEvent: () => refused,
  useOptimistic: unsupported,
  useActionState: unsupported,
  useFormState: unsupported,
  useHostTransitionStatus: unsupported,
  useMemoCache: unsupported,
  useCacheRefresh: unsupported,
};
