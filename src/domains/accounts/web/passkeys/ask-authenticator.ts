import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { noAnswer, OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { NewPasskey, PasskeyAnswer } from '../../contract/passkeys.contract.ts';

const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: '没有完成验证：可能取消了，或等得太久。请再试一次',
  InvalidStateError: '这台设备已经添加过，请换一台设备，或直接使用它',
  SecurityError: '浏览器不允许在这个地址使用通行密钥，请从平台的正式网址打开',
  NotSupportedError: '这台设备不支持通行密钥，请改用其他方式',
};

/** A failure of the browser's own dialog as a sentence for the form. */
function told(error: unknown): OperationFailed {
  const name = error instanceof Error ? error.name : '';
  const msg = sentences[name] ?? '这个浏览器不能使用通行密钥，请改用其他方式';
  return new OperationFailed({ code: noAnswer, msg });
}

/** Lets the browser make a passkey by the server's options. @throws OperationFailed with what to do */
export async function makePasskey(options: string): Promise<NewPasskey> {
  const made = await startRegistration({ optionsJSON: JSON.parse(options) }).catch((error: unknown) => {
    throw told(error);
  });
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return { id: made.id, clientDataJSON, attestationObject, transports };
}

/** Lets the browser prove a passkey by the server's options. @throws OperationFailed with what to do */
export async function provePasskey(options: string): Promise<PasskeyAnswer> {
  const proof = await startAuthentication({ optionsJSON: JSON.parse(options) }).catch((error: unknown) => {
    throw told(error);
  });
  const { clientDataJSON, authenticatorData, signature } = proof.response;
  return { id: proof.id, clientDataJSON, authenticatorData, signature };
}
