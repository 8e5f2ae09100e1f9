import { toString as qrSvg } from 'qrcode';

/** A QR code as SVG text with a narrow margin; readable with 15 % of it covered (ISO/IEC 18004, level M). */
export const drawQr = (text: string): Promise<string> =>
  qrSvg(text, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
