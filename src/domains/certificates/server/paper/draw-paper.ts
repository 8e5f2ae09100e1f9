import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { withoutSealSentence } from '../../contract/certificates.words.ts';
import { drawItems, drawSum } from './draw-items.ts';
import { drawQr } from './draw-qr.ts';
import { drawSeal, drawStar } from './draw-seal.ts';
import { pagesOf, type Paper } from './paper.rules.ts';
import { ink, type Pen, sheet } from './pen.ts';

const fontFile = (name: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/${name}.ttf`);

const quiet = '#3c3630';
const river = '#0f4a56';
const brand = '#8b1f14';

/** PDF/A-3 asks what a file inside has to do with the paper; the types of the library do not know it yet. */
const associated: object = { relationship: 'Data' };

/** Name of the proof inside the paper, by which it is found again (docs/ledger.md). */
export const proofFileName = 'volunteer-hour-proof.json';

/**
 * Draws a certificate as PDF/A-3b (ISO 19005-3) with Chinese fonts and its proof inside: what a school files is what a stranger can
 * recompute. The same paper gives the same bytes.
 */
export function drawPaper(paper: Paper): Promise<Buffer> {
  const pen = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    autoFirstPage: false,
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: `${paper.title} ${paper.certNo}`,
      Author: paper.issuer.unit,
      // What stands here must stand in the XMP too, which has no day of change; a paper is never changed.
      CreationDate: paper.issuedAt,
    },
  });
  pen.registerFont('text', fontFile('400Regular/NotoSansSC_400Regular'));
  pen.registerFont('bold', fontFile('700Bold/NotoSansSC_700Bold'));
  const pages = pagesOf(paper.items);
  pages.forEach((items, at) => {
    pen.addPage();
    drawFrame(pen);
    drawHead(pen, paper, `第 ${at + 1} 页，共 ${pages.length} 页`);
    const top = at === 0 ? drawOpening(pen, paper) : drawAppendixTitle(pen);
    const end =
      paper.starLevel === undefined
        ? drawItems(pen, { items, from: pages.slice(0, at).flat().length, top, hasTimes: paper.hasTimes })
        : drawStars(pen, paper.starLevel, top);
    if (at === pages.length - 1)
      drawClosing(pen, paper, paper.starLevel === undefined ? drawSum(pen, paper, end) : end);
    drawFingerprint(pen, paper);
  });
  pen.file(Buffer.from(paper.proof), {
    name: proofFileName,
    type: 'application/json',
    description: '每日根下的时长凭证，/verify 可以核算',
    creationDate: paper.issuedAt,
    modifiedDate: paper.issuedAt,
    ...associated,
  });
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pen.on('data', (part: Buffer) => parts.push(part));
    pen.on('end', () => resolve(Buffer.concat(parts)));
    pen.on('error', reject);
    pen.end();
  });
}

function drawFrame(pen: Pen): void {
  pen
    .lineWidth(1.8)
    .strokeColor(river)
    .rect(20, 20, sheet.width - 40, sheet.height - 40)
    .stroke();
  pen
    .lineWidth(0.6)
    .rect(25, 25, sheet.width - 50, sheet.height - 50)
    .stroke();
}

function drawHead(pen: Pen, { numberLabel, issuer }: Paper, pageLabel: string): void {
  pen.font('bold').fontSize(9).fillColor(ink).text(issuer.title, sheet.left, sheet.top, { width: 250 });
  pen
    .font('text')
    .fontSize(8)
    .fillColor(quiet)
    .text(issuer.unit, sheet.left, sheet.top + 15, { width: 250 });
  const right = { width: 230, align: 'right' } as const;
  const left = sheet.right - right.width;
  pen.font('text').fontSize(8).fillColor(quiet).text('证书编号 Certificate No.', left, sheet.top, right);
  pen
    .font('bold')
    .fontSize(10)
    .fillColor(ink)
    .text(numberLabel, left, sheet.top + 12, right);
  pen
    .font('text')
    .fontSize(8)
    .fillColor(quiet)
    .text(pageLabel, left, sheet.top + 28, right);
}

/** Title, sentence and its English; gives where the table begins. */
function drawOpening(pen: Pen, { title, subtitle, sentence, english }: Paper): number {
  const width = sheet.right - sheet.left;
  pen.font('bold').fontSize(27).fillColor(brand);
  pen.text(title, sheet.left, 102, { width, align: 'center', characterSpacing: 5 });
  pen.font('text').fontSize(8.5).fillColor(quiet);
  pen.text(subtitle, sheet.left, 144, {
    width,
    align: 'center',
    characterSpacing: 1.2,
  });
  pen.lineWidth(0.8).strokeColor(river).moveTo(sheet.left, 166).lineTo(sheet.right, 166).stroke();
  pen
    .font('text')
    .fontSize(11.5)
    .fillColor(ink)
    .text(sentence, sheet.left, 180, { width, indent: 23, lineGap: 5 });
  if (english)
    pen
      .font('text')
      .fontSize(7.8)
      .fillColor(quiet)
      .text(english, sheet.left, pen.y + 4, { width, lineGap: 1.5 });
  return pen.y + 10;
}

/** Five stars in a row below the sentence, as many of them filled as were awarded; gives where the rest begins. */
function drawStars(pen: Pen, level: number, top: number): number {
  const [size, step] = [30, 76];
  const middle = (sheet.left + sheet.right) / 2;
  for (let at = 0; at < 5; at += 1)
    drawStar(pen, {
      x: middle + (at - 2) * step,
      y: top + 130,
      size,
      color: brand,
      isFilled: at < level,
    });
  return 560;
}

function drawAppendixTitle(pen: Pen): number {
  pen.font('bold').fontSize(13).fillColor(ink).text('附页', sheet.left, 96);
  return 122;
}

/** What is said of grades and purpose, the way to verify it, who issues it, and the seal. */
function drawClosing(pen: Pen, paper: Paper, top: number): void {
  pen.font('text').fontSize(7.8).fillColor(quiet);
  pen.text(paper.notes, sheet.left, top + 8, { width: sheet.right - sheet.left, lineGap: 2 });
  const base = 672;
  drawQr(pen, { text: paper.verifyUrl, left: sheet.left, top: base, size: 84 });
  pen
    .font('bold')
    .fontSize(9)
    .fillColor(ink)
    .text('怎样核验 How to verify', sheet.left + 96, base + 2);
  pen.font('text').fontSize(8).fillColor(quiet);
  pen.text(
    `扫码，或打开 ${paper.verifyAddress}\n输入证书编号和校验码 ${paper.checkCode}\n结果由您的浏览器核算，免登录，不收费`,
    sheet.left + 96,
    base + 18,
    { width: 160, lineGap: 3 },
  );
  const { issuer } = paper;
  if (paper.seal) drawSeal(pen, { seal: paper.seal, x: 482, y: base + 48 });
  const facts = [
    ['出具单位', issuer.unit],
    ['负责人', issuer.leader],
    ['经办人', [issuer.handler, issuer.phone].filter(Boolean).join('　')],
    ['出具日期', paper.issuedOn],
    ['印章', paper.seal ? '' : withoutSealSentence],
  ].filter(([, value]) => value !== '') as [string, string][];
  facts.forEach(([label, value], at) => {
    pen
      .font('text')
      .fontSize(9)
      .fillColor(quiet)
      .text(label, 300, base + 4 + at * 20);
    pen
      .font(at === 0 ? 'bold' : 'text')
      .fillColor(ink)
      .text(value, 352, base + 4 + at * 20, { width: 190 });
  });
}

function drawFingerprint(pen: Pen, { proof }: Paper): void {
  const print = createHash('sha256')
    .update(proof)
    .digest('hex')
    .replace(/(.{4})(?=.)/g, '$1 ');
  pen.lineWidth(0.5).strokeColor(quiet).moveTo(sheet.left, 786).lineTo(sheet.right, 786).stroke();
  pen
    .font('text')
    .fontSize(6.6)
    .fillColor(quiet)
    .text(`内容摘要 SHA-256 ${print}`, sheet.left, 792, { lineBreak: false });
  pen.text('黑白打印、复印、扫描不影响核验', 420, 802, {
    width: sheet.right - 420,
    align: 'right',
    lineBreak: false,
  });
}
