import { drawInto, type Drawn } from '#platform/web/plain/draw.ts';
import { drawNotice } from '#platform/web/plain/draw-notice.ts';
import { drawVerifyResult } from './draw-verify-result.ts';
import { type Verification, verifyFile } from './verify-file.ts';

/**
 * Verifies a proof of hours in this browser: the file is read here and never sent; a root file of one's own may stand beside it. `aboutPaper`
 * draws what the site knows of a paper, above what was recomputed.
 */
export function bindVerifyPanel(root: ParentNode, aboutPaper: (result: Verification) => Drawn): void {
  const panel = root.querySelector<HTMLElement>('[data-verify-panel]');
  const answer = panel?.querySelector('[data-answer]');
  if (!panel || !answer) return;
  const inputOf = (key: 'proof' | 'roots') => panel.querySelector<HTMLInputElement>(`[data-file="${key}"]`);
  const words = new Map<Element, string | null>();
  const name = (key: 'proof' | 'roots', text: string | undefined): void => {
    const place = panel.querySelector(`[data-name-of="${key}"]`);
    if (!place) return;
    if (!words.has(place)) words.set(place, place.textContent);
    place.textContent = text ?? words.get(place) ?? '';
  };
  let asked = 0;
  const check = async (): Promise<void> => {
    const proof = inputOf('proof')?.files?.[0];
    const roots = inputOf('roots')?.files?.[0];
    name('proof', proof?.name);
    name('roots', roots && `用这份根文件比：${roots.name}`);
    asked += 1;
    const mine = asked;
    drawInto(answer, proof && drawNotice('info', '正在这台设备上核算'));
    if (!proof) return;
    const result = await verifyFile(proof, roots);
    // Another file was chosen meanwhile.
    if (mine !== asked) return;
    const isBelowCertificate = result.kind === 'checked' && result.certNo !== undefined;
    drawInto(
      answer,
      aboutPaper(result),
      drawVerifyResult(result, { from: 'file', rootName: roots?.name, isBelowCertificate }),
    );
  };
  for (const key of ['proof', 'roots'] as const) inputOf(key)?.addEventListener('change', () => void check());
  panel.inert = false;
}
