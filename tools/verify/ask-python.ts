import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The verifier in the other language. */
export const pythonVerifier = path.join(import.meta.dirname, 'verify.py');

export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** A proof, or the bytes of a paper, and the root file that it is compared with. */
export type Vector = { proof: string | Buffer; roots: string };

const script = `
import base64, json, sys
sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
import verify
for line in sys.stdin:
    proof, roots = (base64.b64decode(part) for part in line.split(","))
    print(verify.judge(proof, roots))
`;

/** What the verifier in Python says of each vector: one word a vector, by one process for all of them. */
export function pythonVerdicts(vectors: readonly Vector[]): string[] {
  const input = vectors
    .map(({ proof, roots }) => [proof, roots].map((part) => Buffer.from(part).toString('base64')).join(','))
    .join('\n');
  const { stdout, stderr, status } = spawnSync('python3', ['-c', script, path.dirname(pythonVerifier)], {
    input: `${input}\n`,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`the verifier in Python failed: ${stderr}`);
  return stdout.trim().split('\n');
}
