import { createHash, createHmac } from 'node:crypto';

/** Who calls Tencent Cloud, and which action of which of its services. */
export type TencentCall = {
  secretId: string;
  secretKey: string;
  endpoint: string;
  region: string;
  /** As the service is named in the signature: `sms`, `faceid`. */
  service: string;
  action: string;
  /** Version of the service's API, a date. */
  version: string;
  clock: () => Date;
  timeoutMs?: number;
};

const contentType = 'application/json; charset=utf-8';
const defaultTimeoutMs = 10_000;

/** What every action answers: an error of the call, or what the action gives. */
export type TencentAnswer<Given> = {
  Response?: Partial<Given> & { Error?: { Code: string; Message: string } };
};

/** Calls one action (API 3.0), signed by TC3-HMAC-SHA256. @throws Error when nobody answers in time, or not by HTTP 200 and JSON */
export async function callTencent<Given extends object>(
  call: TencentCall,
  request: object,
): Promise<TencentAnswer<Given>['Response']> {
  const body = JSON.stringify(request);
  const response = await fetch(call.endpoint, {
    method: 'POST',
    headers: signedHeaders(call, body),
    body,
    signal: AbortSignal.timeout(call.timeoutMs ?? defaultTimeoutMs),
  });
  if (!response.ok) throw new Error(`服务商没有正常应答：HTTP ${response.status}`);
  return ((await response.json()) as TencentAnswer<Given>).Response;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signature version 3: the canonical request, hashed, signed with a key of the day. */
function signedHeaders(call: TencentCall, body: string): Record<string, string> {
  const { secretId, secretKey, endpoint, region, service, action, version, clock } = call;
  const { host } = new URL(endpoint);
  const timestamp = String(Math.floor(clock().getTime() / 1_000));
  const day = new Date(Number(timestamp) * 1_000).toISOString().slice(0, 10);
  const signedNames = 'content-type;host;x-tc-action';
  const canonicalHeaders = `content-type:${contentType}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`;
  const canonical = ['POST', '/', '', canonicalHeaders, signedNames, sha256(body)].join('\n');
  const scope = `${day}/${service}/tc3_request`;
  const toSign = ['TC3-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(`TC3${secretKey}`, day), service), 'tc3_request');
  const signature = hmac(key, toSign).toString('hex');
  return {
    authorization: `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`,
    'content-type': contentType,
    'x-tc-action': action,
    'x-tc-version': version,
    'x-tc-region': region,
    'x-tc-timestamp': timestamp,
  };
}
