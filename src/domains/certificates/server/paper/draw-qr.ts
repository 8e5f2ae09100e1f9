import encodeQr from 'qr';
import { ink, type Pen } from './pen.ts';

/** A QR code as squares: sharp at any size, with a quiet zone. */
export function drawQr(
  pen: Pen,
  { text, left, top, size }: { text: string; left: number; top: number; size: number },
): void {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 2 });
  const side = size / rows.length;
  pen.fillColor(ink);
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      // A hair larger than its square: no white lines between them when printed.
      if (isDark) pen.rect(left + x * side, top + y * side, side + 0.05, side + 0.05);
    }),
  );
  pen.fill();
}
