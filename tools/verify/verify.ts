import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Digest } from '#domains/ledger/contract/merkle.rules.ts';
import { type Inflate, isPdf, proofInPdf } from '#domains/ledger/contract/pdf-proof.rules.ts';
import { checkProof, readProof, readRoots } from '#domains/ledger/contract/verify-proof.rules.ts';

const digest: Digest = async (bytes) => createHash('sha256').update(bytes).digest();

const sentences = {
  proved: '有效：每条记录都重算过，都在这一天公布的根里',
  changed: '内容与账本不符：文件里的内容被改过',
  otherRoot: '内容与账本不符：文件里的根不是公布的那一个',
  rootMissing: '没能核算：根文件里没有这一天的根',
  unreadable: '不是时长凭证，或根文件读不出来',
} as const;

/** What a proof is worth beside a root file, in one word: the same that `tools/verify/verify.py` says. */
export async function verdictOf(proofText: string, rootText: string): Promise<keyof typeof sentences> {
  const proof = readProof(proofText);
  const roots = await readRoots(digest, rootText);
  if (!proof || !roots) return 'unreadable';
  return (await checkProof(digest, proof, roots)).verdict;
}

const inflate: Inflate = async (packed) => inflateSync(packed);

/** A proof as it is, or the one that the PDF of a certificate carries. */
async function proofTextOf(path: string): Promise<string> {
  const bytes = await readFile(path);
  return isPdf(bytes) ? ((await proofInPdf(bytes, inflate)) ?? '') : bytes.toString('utf8');
}

/** `npm run verify -- proof.json root.json`, or a certificate's PDF in the proof's place: recomputes a proof without any network; ends with 1 unless it is proved. */
export async function main([proofPath, rootPath]: string[]): Promise<void> {
  if (!proofPath || !rootPath) throw new Error('usage: npm run verify -- proof.json root.json');
  const verdict = await verdictOf(await proofTextOf(proofPath), await readFile(rootPath, 'utf8'));
  console.log(`${verdict} ${sentences[verdict]}`);
  if (verdict !== 'proved') process.exitCode = 1;
}
