import { callOperation } from '#platform/web/calls/call-operation.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { rootFilePath } from '../contract/ledger.words.ts';
import { type Inflate, isPdf, numberInPdf, proofInPdf } from '../contract/pdf-proof.rules.ts';
import { lineHash } from '../contract/ledger-line.rules.ts';
import {
  type CheckedProof,
  checkProof,
  type HourProof,
  readProof,
  readRoots,
} from '../contract/verify-proof.rules.ts';
import { getLineStatesCall } from './ledger.calls.ts';
import { sha256 } from './sha256.ts';

type LineState = RemoteResult<typeof getLineStatesCall>['list'][number]['state'];

/** What came of one file: it could not be read, or was recomputed; `certNo` is what a PDF says it is, `fileHash` its own fingerprint, `states` are the site's word, absent when it could not be asked. */
export type Verification =
  | { kind: 'noProof' | 'noRoots' | 'tooOld' }
  | {
      kind: 'checked';
      checked: CheckedProof;
      states: LineState[] | undefined;
      milliseconds: number;
      certNo: string | undefined;
      fileHash: string | undefined;
    };

/** Largest file that is read: 500 records with their paths are under 2 MB. */
const mostBytes = 8_000_000;

/** Recomputes a proof with WebCrypto, against a root file of one's own or the one that the site publishes for its day. */
export async function verifyFile(file: File, ownRoots: File | undefined): Promise<Verification> {
  if (!('subtle' in crypto)) return { kind: 'tooOld' };
  const { text, certNo, fileHash } = file.size <= mostBytes ? await readFile(file) : {};
  const proof = text === undefined ? undefined : readProof(text);
  if (!proof) return { kind: 'noProof' };
  // The site is asked while this device recomputes: on a phone the way there takes as long as all hashes.
  const asked = statesOf(proof);
  const startedAt = performance.now();
  const rootText = ownRoots ? await ownRoots.text() : await publishedRoot(proof.root.day);
  const roots = rootText === undefined ? undefined : await readRoots(sha256, rootText);
  if (ownRoots && !roots) return { kind: 'noRoots' };
  const checked = await checkProof(sha256, proof, roots);
  const milliseconds = Math.max(1, Math.round(performance.now() - startedAt));
  return { kind: 'checked', checked, milliseconds, states: await asked, certNo, fileHash };
}

const inflate: Inflate = async (packed) => {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

type ReadFile = { text?: string | undefined; certNo?: string | undefined; fileHash?: string };

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A proof as it is, or the one that the PDF of a certificate carries. */
async function readFile(file: File): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isPdf(bytes)
    ? {
        text: await proofInPdf(bytes, inflate),
        certNo: numberInPdf(bytes),
        fileHash: hexOf(await sha256(bytes)),
      }
    : { text: new TextDecoder().decode(bytes) };
}

async function publishedRoot(day: string): Promise<string | undefined> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  try {
    const answer = await fetch(rootFilePath(day), { credentials: 'omit' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

async function statesOf({ records }: HourProof): Promise<LineState[] | undefined> {
  try {
    const hashes = await Promise.all(records.map(async ({ line }) => hexOf(await lineHash(sha256, line))));
    const { list } = await callOperation(getLineStatesCall, { hashes }, { reportedBy: 'form' });
    return list.map(({ state }) => state);
  } catch {
    return undefined;
  }
}
