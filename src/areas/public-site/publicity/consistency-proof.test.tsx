import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageContext } from '#platform/web/page.tsx';
import { ConsistencyProof, proofOf } from './consistency-proof.tsx';

const hash = (...parts: Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
const node = (left: Buffer, right: Buffer): Buffer => hash(Buffer.of(1), left, right);
const [one, two, three] = [1, 2, 3].map((leaf) => hash(Buffer.of(0, leaf))) as [Buffer, Buffer, Buffer];
const old = node(one, two);

/** What the page says between a day of two lines and one of three, with this as the root of the later. */
async function said(root: Buffer): Promise<string> {
  const answer = {
    from: { day: '2026-11-10', size: 2, root: old.toString('hex') },
    to: { day: '2026-11-26', size: 3, root: root.toString('hex') },
    path: [three.toString('hex')],
  };
  const call = (async () => answer) as unknown as PageContext['call'];
  const proof = await proofOf(call, { from: '2026-11-10', to: '2026-11-26' });
  return renderToString(<ConsistencyProof {...proof} />).replaceAll('<!-- -->', '');
}

it('says in plain words that nothing was changed between two days, or that it was', async () => {
  expect(await said(node(old, three))).toContain(
    '没有改过：2026年11月26日的账本以2026年11月10日的全部 2 条开头，之后增加了 1 条。',
  );
  expect(await said(node(three, old))).toContain(
    '对不上：2026年11月26日的账本不是以2026年11月10日的 2 条开头',
  );
});
