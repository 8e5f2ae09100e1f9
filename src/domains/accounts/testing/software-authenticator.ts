import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '../contract/passkeys.contract.ts';

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const isPresent = 0x01;
const isVerified = 0x04;
const hasKey = 0x40;

/** How an authenticator of a test differs from an honest one. */
export type AuthenticatorWish = {
  origin?: string;
  rpId?: string;
  /** Nobody put in a PIN or a finger. */
  skipsVerification?: boolean;
  /** Uses it says it has counted; one more each time unless told. */
  counter?: number;
};

const clientData = (type: string, options: string, origin: string): Buffer => {
  const { challenge } = JSON.parse(options) as { challenge: string };
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
};

const head = (rpId: string, flags: number, counter: number): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
};

const flagsOf = ({ skipsVerification }: AuthenticatorWish): number =>
  skipsVerification ? isPresent : isPresent | isVerified;

/** COSE: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** CBOR: {fmt: "none", attStmt: {}, authData: bytes}. */
const attestationOf = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([authData.length]),
    authData,
  ]);

/** An authenticator in software: ES256, attestation `none`, as a browser hands its answers on. */
export function createAuthenticator(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let used = 0;
  return {
    id,
    /** Makes the passkey that creation options ask for. */
    make(options: string, wish: AuthenticatorWish = {}): NewPasskey {
      const { origin, rpId } = { ...site, ...wish };
      const aaguid = Buffer.alloc(16);
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        head(rpId, flagsOf(wish) | hasKey, wish.counter ?? used),
        aaguid,
        length,
        credentialId,
        coseOf(publicKey),
      ]);
      return {
        id,
        clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
        attestationObject: attestationOf(authData).toString('base64url'),
        transports: ['internal'],
      };
    },
    /** Answers request options. */
    answer(options: string, wish: AuthenticatorWish = {}): PasskeyAnswer {
      const { origin, rpId } = { ...site, ...wish };
      used += 1;
      const authData = head(rpId, flagsOf(wish), wish.counter ?? used);
      const told = clientData('webauthn.get', options, origin);
      return {
        id,
        clientDataJSON: told.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(told)]), privateKey).toString('base64url'),
      };
    },
  };
}
