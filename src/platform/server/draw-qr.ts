/** A QR code as SVG text with a narrow margin; readable with 15 % of it covered (ISO/IEC 18004, level M). */
export async function drawQr(text: string): Promise<string> {
  const { toString } = await import('qrcode');
  return toString(text, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
}
