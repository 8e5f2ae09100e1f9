import { randomBytes } from 'node:crypto';
import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { minuteMs } from '#platform/contract/durations.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { NewPasskey, PasskeyAnswer, PasskeyPurpose } from '../../contract/passkeys.contract.ts';
import { findPasskeys } from '../second-factor/second-factor.queries.ts';
import { isCounterBack, type PasskeySite } from './passkey.rules.ts';
import { insertChallenge, insertPasskey, lockPasskey, noteUse, spendChallenge } from './passkeys.store.ts';

type Writing = Pick<Act<Caller>, 'sql' | 'now' | 'newId'>;
export type PasskeyHolder = { id: number; loginName: string; displayName: string };
/** What is wrong with an answer; `passkeyCopied` names the passkey whose counter went back. */
export type PasskeyVerdict = { fault: 'passkeyWrong' } | { fault: 'passkeyCopied'; name: string } | undefined;

/** Registers and checks passkeys. Every challenge is the server's own, good for one answer within five minutes. */
export type PasskeyDesk = {
  /** Whether browsers offer passkeys at the configured address. */
  isOpen: boolean;
  /** What a browser makes a new passkey by, as JSON (WebAuthn, creation options). */
  offer: (act: Writing, holder: PasskeyHolder) => Promise<string>;
  /** Keeps what the browser made; false when it does not answer a challenge of this account, or is known. */
  add: (act: Writing, accountId: number, made: NewPasskey & { name: string }) => Promise<boolean>;
  /** What a browser proves one of the passkeys by, as JSON (WebAuthn, request options); nothing without any. */
  ask: (act: Writing, accountId: number, purpose: PasskeyPurpose) => Promise<string | undefined>;
  /** Judges a proof and spends its challenge, also of a wrong one. */
  take: (
    act: Writing,
    accountId: number,
    proof: { purpose: PasskeyPurpose; answer: PasskeyAnswer },
  ) => Promise<PasskeyVerdict>;
};

const challengeMs = 5 * minuteMs;
/** COSE numbers of what browsers sign with: Ed25519, ES256, RS256. */
const algorithms = [-8, -7, -257];
const siteName = '志愿服务平台';

/** The library takes seconds to load on a slow machine, and only passkeys need it: call this before a transaction. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A desk for the passkeys of this site; without one nothing is offered. */
export function createPasskeyDesk(site: PasskeySite | undefined): PasskeyDesk {
  const draw = async ({ sql, now }: Writing, accountId: number, purpose: 'add' | PasskeyPurpose) => {
    const challenge = base64url(randomBytes(32));
    const expiresAt = new Date(now.getTime() + challengeMs);
    await insertChallenge(sql, { challenge, accountId, purpose, expiresAt });
    return challenge;
  };
  const known = async ({ sql }: Writing, accountId: number) =>
    (await findPasskeys(sql, accountId)).map(({ credentialId: id, transports }) => ({
      id,
      type: 'public-key',
      transports,
    }));
  return {
    isOpen: site !== undefined,
    async offer(act, { id, loginName, displayName }) {
      return JSON.stringify({
        rp: { name: siteName, id: site?.rpId },
        user: { id: base64url(Buffer.from(String(id))), name: loginName, displayName },
        challenge: await draw(act, id, 'add'),
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        timeout: challengeMs,
        attestation: 'none',
        excludeCredentials: await known(act, id),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      });
    },
    async add(act, accountId, { name, ...made }) {
      const verified = site && (await verifyNew(act, { accountId, site }, made));
      if (!verified?.registrationInfo) return false;
      const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
      return insertPasskey(act.sql, {
        id: act.newId(),
        accountId,
        name,
        credentialId,
        publicKey: base64url(publicKey),
        signCount: counter,
        transports: made.transports,
        createdAt: act.now,
        lastUsedAt: null,
      });
    },
    async ask(act, accountId, purpose) {
      const allowCredentials = await known(act, accountId);
      if (!site || allowCredentials.length === 0) return undefined;
      const challenge = await draw(act, accountId, purpose);
      const { rpId } = site;
      return JSON.stringify({
        challenge,
        rpId,
        allowCredentials,
        timeout: challengeMs,
        userVerification: 'required',
      });
    },
    take: async (act, accountId, proof) =>
      site ? judgeProof(act, { accountId, site }, proof) : { fault: 'passkeyWrong' },
  };
}

const shapeOf = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

/** Judges what a browser made for a challenge of this account. */
async function verifyNew(
  { sql, now }: Writing,
  { accountId, site }: { accountId: number; site: PasskeySite },
  { id, clientDataJSON, attestationObject }: NewPasskey,
): Promise<VerifiedRegistrationResponse | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const response: RegistrationResponseJSON = {
    ...shapeOf(id),
    response: { clientDataJSON, attestationObject },
  };
  return verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(sql, { challenge, accountId, purpose: 'add', now }),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
}

/** Judges a proof of a passkey of this account, and notes its use. */
async function judgeProof(
  { sql, now }: Writing,
  { accountId, site }: { accountId: number; site: PasskeySite },
  { purpose, answer }: { purpose: PasskeyPurpose; answer: PasskeyAnswer },
): Promise<PasskeyVerdict> {
  const passkey = await lockPasskey(sql, accountId, { credentialId: answer.id });
  if (!passkey) return { fault: 'passkeyWrong' };
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...shapeOf(answer.id), response: answer },
    expectedChallenge: (challenge) => spendChallenge(sql, { challenge, accountId, purpose, now }),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    // Its own judgement of the counter is a thrown sentence: ours is below, and told.
    credential: { id: answer.id, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
  }).catch(() => undefined);
  if (!verified?.verified) return { fault: 'passkeyWrong' };
  const signCount = verified.authenticationInfo.newCounter;
  if (isCounterBack(Number(passkey.signCount), signCount))
    return { fault: 'passkeyCopied', name: passkey.name };
  await noteUse(sql, passkey.id, { signCount, lastUsedAt: now });
  return undefined;
}
