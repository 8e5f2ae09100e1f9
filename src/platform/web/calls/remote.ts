import type {
  AnyOperation,
  HttpMethod,
  ReasonOf,
  RequestOf,
  ResultOf,
} from '#platform/contract/operation.ts';

declare const types: unique symbol;

/** An operation as the browser knows it: its address at run time, its types at compile time, no schema. */
export type RemoteCall<Request = unknown, Result = unknown, Reason extends string = string> = {
  method: HttpMethod;
  path: string;
  /** Carries the types only; never present at run time. */
  readonly [types]?: { request: Request; result: Result; reason: Reason };
};

export type AnyRemoteCall = RemoteCall;
export type RemoteRequest<C> = C extends RemoteCall<infer Request, unknown, string> ? Request : never;
export type RemoteResult<C> = C extends RemoteCall<unknown, infer Result, string> ? Result : never;

/**
 * Names an operation by its type, so that no zod reaches the browser:
 * `remote<typeof signUpForShift>('POST', '/api/signups/SignUpForShift')`. A method or path other than the operation's does not compile.
 */
export function remote<O extends AnyOperation>(
  method: O['method'],
  path: O['path'],
): RemoteCall<RequestOf<O>, ResultOf<O>, ReasonOf<O>> {
  return { method, path };
}

/** Address, query and body of one call: `{name}` parts come from the request, the rest travels as query (GET) or JSON. */
export function addressOf(call: AnyRemoteCall, request: unknown): { url: string; body?: string } {
  const rest = new Map(Object.entries(request ?? {}));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    if (value === undefined) throw new TypeError(`${call.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  if (call.method !== 'GET') return { url: path, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams();
  for (const [name, value] of rest)
    if (value !== undefined && value !== null) query.append(name, String(value));
  return { url: query.size > 0 ? `${path}?${query}` : path };
}
