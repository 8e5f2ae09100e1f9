import type { Pen } from './pen.ts';

const red = '#c4281c';
const radius = 46;

/** A drawing of the issuer's mark, not a seal with the force of one: line work, so that it covers no figure. */
export function drawSeal(pen: Pen, { unit, x, y }: { unit: string; x: number; y: number }): void {
  pen.save();
  pen.lineWidth(2).strokeColor(red).circle(x, y, radius).stroke();
  drawStar(pen, { x, y: y - 4, size: 12, color: red, isFilled: true });
  const letters = [...unit].slice(0, 18);
  const step = Math.min(18, 250 / Math.max(1, letters.length - 1));
  letters.forEach((letter, at) => {
    const degrees = (at - (letters.length - 1) / 2) * step;
    pen.save();
    pen.rotate(degrees, { origin: [x, y] });
    pen.font('bold').fontSize(8.5).fillColor(red);
    pen.text(letter, x - 8, y - radius + 5, { width: 16, align: 'center', lineBreak: false });
    pen.restore();
  });
  pen.font('bold').fontSize(6).fillColor(red);
  pen.text('志愿服务证明专用', x - 40, y + 20, { width: 80, align: 'center', lineBreak: false });
  pen.restore();
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
