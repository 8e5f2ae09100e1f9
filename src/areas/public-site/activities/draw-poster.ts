export type PosterWords = {
  title: string;
  summary: string;
  /** When, where, how many: one a line. */
  lines: string[];
  /** Beside the code. */
  foot: string[];
  /** The cover as the picture of a shared link. */
  coverUrl: string;
  qrUrl: string;
};

const width = 1080;
const side = 72;
const inner = width - 2 * side;
/** As high as the picture of a shared link is at this width. */
const coverHeight = 567;
const codeSize = 260;
const font = (px: number, weight = 400): string =>
  `${weight} ${px}px "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif`;

type Pen = CanvasRenderingContext2D;
type Paragraph = { text: string; px: number; weight?: number; colour: string; most: number; after: number };

/** Cuts a text into lines that fit, at any character as Chinese is cut; what is beyond `most` lines ends in an ellipsis. */
export function linesOf(text: string, most: number, widthOf: (line: string) => number): string[] {
  const lines = [''];
  for (const character of text) {
    const line = (lines.at(-1) ?? '') + character;
    if (widthOf(line) <= inner) lines[lines.length - 1] = line;
    else lines.push(character);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1)}…`];
}

function paragraphsOf({ title, summary, lines }: PosterWords): Paragraph[] {
  return [
    { text: title, px: 60, weight: 700, colour: '#231d1a', most: 3, after: 16 },
    { text: summary, px: 34, colour: '#5c524c', most: 3, after: 28 },
    ...lines.map((text): Paragraph => ({ text, px: 36, colour: '#231d1a', most: 2, after: 12 })),
  ];
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** The poster as a PNG in a data address; as high as its words need. @throws when a picture cannot be loaded */
export async function drawPoster(words: PosterWords): Promise<string> {
  const [cover, code] = await Promise.all([load(words.coverUrl), load(words.qrUrl)]);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const written = paragraphsOf(words).map((paragraph) => {
    pen.font = font(paragraph.px, paragraph.weight);
    return {
      ...paragraph,
      lines: linesOf(paragraph.text, paragraph.most, (line) => pen.measureText(line).width),
    };
  });
  const textHeight = written.reduce((sum, { lines, px, after }) => sum + lines.length * px * 1.5 + after, 0);
  canvas.width = width;
  canvas.height = Math.ceil(coverHeight + 48 + textHeight + 40 + codeSize + 64);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, canvas.height);
  pen.drawImage(cover, 0, 0, width, coverHeight);
  pen.textBaseline = 'middle';
  let top = coverHeight + 48;
  for (const { lines, px, weight, colour, after } of written) {
    pen.font = font(px, weight);
    pen.fillStyle = colour;
    for (const line of lines) {
      pen.fillText(line, side, top + px * 0.75);
      top += px * 1.5;
    }
    top += after;
  }
  drawCodeLine(pen, { code, foot: words.foot, top: top + 40 });
  return canvas.toDataURL('image/png');
}

function drawCodeLine(
  pen: Pen,
  { code, foot, top }: { code: HTMLImageElement; foot: string[]; top: number },
): void {
  pen.drawImage(code, side, top, codeSize, codeSize);
  foot.forEach((line, index) => {
    pen.font = font(index === 0 ? 38 : 30, index === 0 ? 700 : 400);
    pen.fillStyle = index === 0 ? '#231d1a' : '#5c524c';
    pen.fillText(line, side + codeSize + 40, top + 44 + index * 56);
  });
}
