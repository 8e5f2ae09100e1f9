import type { Pen } from './pen.ts';

/** Points of 42 mm, as wide as the seals of such units are. */
const side = 119;

/** The issuer's registered seal in its true size, around a middle. Drawn before the words that it touches, so that it covers none. */
export function drawSeal(pen: Pen, { seal, x, y }: { seal: Uint8Array; x: number; y: number }): void {
  pen.image(Buffer.from(seal), x - side / 2, y - side / 2, { width: side, height: side });
}

type StarLook = { x: number; y: number; size: number; color: string; isFilled: boolean };

/** A star with five points around a middle, filled or in outline: it is told apart in grey. */
export function drawStar(pen: Pen, { x, y, size, color, isFilled }: StarLook): void {
  for (let at = 0; at < 10; at += 1) {
    const angle = (Math.PI / 5) * at - Math.PI / 2;
    const reach = at % 2 === 0 ? size : size * 0.382;
    const [px, py] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    if (at === 0) pen.moveTo(px, py);
    else pen.lineTo(px, py);
  }
  pen.closePath();
  if (isFilled) pen.fillColor(color).fill();
  else pen.lineWidth(1).strokeColor(color).stroke();
}
