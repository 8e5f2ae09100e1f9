import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Digest } from '#domains/ledger/contract/merkle.rules.ts';
import { proofReasons } from '#domains/ledger/contract/ledger.words.ts';
import { type Inflate, isPdf, proofInPdf } from '#domains/ledger/contract/pdf-proof.rules.ts';
import {
  checkProof,
  type ProofVerdict,
  readProof,
  readRoots,
} from '#domains/ledger/contract/verify-proof.rules.ts';

const digest: Digest = async (bytes) => createHash('sha256').update(bytes).digest();

/** One word, the same that `tools/verify/verify.py` says, and a sentence for it. */
type Told = { word: ProofVerdict | 'unreadable'; sentence: string };

const words: Record<ProofVerdict, string> = {
  proved: '有效',
  changed: '内容与账本不符',
  otherRoot: '内容与账本不符',
  rootMissing: '没能核算',
};

/** What a proof is worth beside a root file. */
export async function tellOf(proofText: string, rootText: string): Promise<Told> {
  const proof = readProof(proofText);
  const roots = await readRoots(digest, rootText);
  if (!proof || !roots) return { word: 'unreadable', sentence: '不是时长凭证，或根文件读不出来' };
  const { verdict, reason } = await checkProof(digest, proof, roots);
  return {
    word: verdict,
    sentence: `${reason === 'rootFile' ? '根文件不对' : words[verdict]}：${proofReasons[reason]}`,
  };
}

/** The word alone. */
export const verdictOf = async (proofText: string, rootText: string): Promise<Told['word']> =>
  (await tellOf(proofText, rootText)).word;

const inflate: Inflate = async (packed) => inflateSync(packed);

/** A proof as it is, or the one that the PDF of a certificate carries. */
async function proofTextOf(path: string): Promise<string> {
  const bytes = await readFile(path);
  return isPdf(bytes) ? ((await proofInPdf(bytes, inflate)) ?? '') : bytes.toString('utf8');
}

/** `npm run verify -- proof.json root.json`, or a certificate's PDF in the proof's place: recomputes a proof without any network; ends with 1 unless it is proved. */
export async function main([proofPath, rootPath]: string[]): Promise<void> {
  if (!proofPath || !rootPath) throw new Error('usage: npm run verify -- proof.json root.json');
  const { word, sentence } = await tellOf(await proofTextOf(proofPath), await readFile(rootPath, 'utf8'));
  console.log(`${word} ${sentence}`);
  if (word !== 'proved') process.exitCode = 1;
}
