import { fromHex } from '#domains/ledger/contract/canonical.rules.ts';
import { getConsistency } from '#domains/ledger/contract/ledger.contract.ts';
import { isConsistent } from '#domains/ledger/contract/merkle.rules.ts';
import { sha256 } from '#domains/ledger/web/sha256.ts';
import { figureLabel } from '#platform/contract/figures.ts';
import { startOfDay, wholeDateLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { PageContext } from '#platform/web/page.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import styles from './publicity.module.css';

type ProofView =
  | { refusal: string }
  | { path: string[]; from: string; to: string; sizes: [number, number]; holds: boolean };

/** The proof between two days, recomputed before anything is said of it. */
export async function proofOf(
  call: PageContext['call'],
  days: { from: string; to: string },
): Promise<ProofView> {
  try {
    const proof = await call(getConsistency, days);
    const { from, to, path } = proof;
    return { path, from: from.day, to: to.day, sizes: [from.size, to.size], holds: await holds(proof) };
  } catch (error) {
    if (error instanceof OperationFailed && error.code === 409) return { refusal: error.msg };
    throw error;
  }
}

const bytesOf = (hex: string): Uint8Array => fromHex(hex) ?? new Uint8Array();

const holds = ({ from, to, path }: ResultOf<typeof getConsistency>): Promise<boolean> =>
  isConsistent(
    sha256,
    { oldRoot: bytesOf(from.root), newRoot: bytesOf(to.root) },
    { oldSize: from.size, newSize: to.size, path: path.map(bytesOf) },
  );

/** In plain words what lies between two days, and below it what anybody recomputes it with. */
export const ConsistencyProof = (proof: ProofView) => {
  if ('refusal' in proof) return <Notice kind="warning">{proof.refusal}</Notice>;
  const [before, after] = proof.sizes;
  const [from, to] = [proof.from, proof.to].map((day) => wholeDateLabel(startOfDay(day)));
  return (
    <div className={styles.proof}>
      {proof.holds ? (
        <Notice kind="success">
          没有改过：{to}的账本以{from}的全部 {figureLabel(before)} 条开头，之后增加了{' '}
          {figureLabel(after - before)} 条。
        </Notice>
      ) : (
        <Notice kind="error">
          对不上：{to}的账本不是以{from}的 {figureLabel(before)}{' '}
          条开头。请保存两天的根文件，打电话向实践中心核实。
        </Notice>
      )}
      <p>这是网站算的。您可以拿两天的根文件自己重算，证明 {proof.path.length} 个指纹：</p>
      <ol>
        {proof.path.map((hash) => (
          <li key={hash}>
            <code>{hash}</code>
          </li>
        ))}
      </ol>
    </div>
  );
};
