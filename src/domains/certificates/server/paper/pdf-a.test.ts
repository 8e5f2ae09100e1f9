import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import decodeQr from 'jsqr';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { samplePaper } from '../../testing/sample-paper.ts';
import { drawPaper } from './draw-paper.ts';

const hasTools = ['qpdf', 'pdftoppm', 'pdffonts'].every(
  (tool) => spawnSync(tool, ['--version']).error === undefined,
);

type PdfObject = { dict: string; stream: Buffer | undefined };

/**
 * What PDF/A-3b (ISO 19005-3) asks, clause by clause, as far as such a paper can offend against it: there is no validator in Debian (veraPDF
 * needs Java). The file is spelt out by qpdf, which another library wrote.
 */
describe.runIf(hasTools)('a paper for long keeping', () => {
  let bytes: Buffer;
  let objects: Map<string, PdfObject>;
  let plain = '';
  let file = '';
  const all = () => [...objects.values()];
  const named = (pattern: RegExp) => all().filter(({ dict }) => pattern.test(dict));
  const objectAt = (reference: string | undefined) =>
    objects.get(/(\d+ \d+) R/.exec(reference ?? '')?.[1] ?? '');
  const after = (dict: string, key: string) => new RegExp(`/${key}\\s+(\\d+ \\d+ R)`).exec(dict)?.[1];

  beforeAll(async () => {
    const seal = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c4281c' } })
      .png()
      .toBuffer();
    bytes = await drawPaper(samplePaper(30, { seal }));
    const folder = mkdtempSync(path.join(tmpdir(), 'pdf-a-'));
    file = path.join(folder, 'paper.pdf');
    writeFileSync(file, bytes);
    const spelt = path.join(folder, 'spelt.pdf');
    execFileSync('qpdf', ['--qdf', '--object-streams=disable', '--decode-level=none', file, spelt]);
    plain = readFileSync(spelt, 'latin1');
    objects = new Map(
      [...plain.matchAll(/^(\d+ \d+) obj\n([\s\S]*?)(?:\nstream\n([\s\S]*?)\nendstream)?\nendobj$/gm)].map(
        ([, number = '', dict = '', stream]) => [
          number,
          { dict, stream: stream === undefined ? undefined : Buffer.from(stream, 'latin1') },
        ],
      ),
    );
  });

  it('6.1: is whole, with a header of bytes, a file identifier, and nothing encrypted or packed by LZW', () => {
    expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain(
      'No syntax or stream encoding errors',
    );
    expect(bytes.subarray(0, 8).toString('latin1')).toMatch(/^%PDF-1\.[4-7]/);
    const [, comment = ''] = bytes.subarray(0, 40).toString('latin1').split('\n');
    expect(comment).toMatch(/^%[\u0080-\u00ff]{4}/);
    const trailer = bytes.toString('latin1').slice(bytes.lastIndexOf('trailer'));
    expect(trailer).toMatch(/\/ID\s*\[\s*<[0-9a-f]{32,}>\s*<[0-9a-f]{32,}>/i);
    expect(trailer).not.toContain('/Encrypt');
    expect(named(/\/LZWDecode/)).toEqual([]);
    // 6.1.7.1: the bytes of a stream are in the file.
    expect(all().filter(({ dict, stream }) => stream && /\/(FFilter|FDecodeParms)\b/.test(dict))).toEqual([]);
  });

  it('6.2.3: says what its colours mean by an ICC profile of its own', () => {
    const [intent, ...more] = named(/\/S \/GTS_PDFA1/);
    expect(more).toEqual([]);
    const profile = objectAt(after(intent?.dict ?? '', 'DestOutputProfile'));
    expect(profile?.dict).toMatch(/\/N 3\b/);
    expect(plain).toMatch(/\/OutputIntents\s*\[/);
    const unpacked = execFileSync('qpdf', [
      `--show-object=${/(\d+) \d+ R/.exec(after(intent?.dict ?? '', 'DestOutputProfile') ?? '')?.[1]}`,
      '--filtered-stream-data',
      file.replace('paper.pdf', 'spelt.pdf'),
    ]);
    expect(unpacked.subarray(36, 40).toString()).toBe('acsp');
    expect(unpacked.subarray(16, 20).toString()).toBe('RGB ');
  });

  it('6.2.8, 6.4: shows nothing through anything, and no picture is smoothed', () => {
    expect(named(/\/(SMask (?!\/None)|Mask )/)).toEqual([]);
    expect(named(/\/S \/Transparency/)).toEqual([]);
    expect(named(/\/(ca|CA) (?!1(\.0*)?\b)[\d.]+/)).toEqual([]);
    expect(named(/\/Interpolate true/)).toEqual([]);
    expect(named(/\/Subtype \/Image/).map(({ dict }) => /\/ColorSpace \/(\w+)/.exec(dict)?.[1])).toEqual([
      'DeviceRGB',
    ]);
  });

  it('6.2.11: carries every font, each sign with its meaning', () => {
    expect(execFileSync('pdffonts', [file], { encoding: 'utf8' }).match(/yes yes yes/g)).toHaveLength(2);
    for (const { dict } of named(/\/Subtype \/Type0/)) {
      expect(objectAt(after(dict, 'ToUnicode'))?.stream).toBeDefined();
      expect(dict).toMatch(/\/Encoding \/Identity-H/);
    }
    for (const { dict } of named(/\/Subtype \/CIDFontType2/)) expect(dict).toMatch(/\/CIDToGIDMap/);
    expect(named(/\/Type \/FontDescriptor/).every(({ dict }) => /\/FontFile[23]/.test(dict))).toBe(true);
  });

  it('6.5, 6.6.1: does nothing and asks nothing', () => {
    expect(plain).not.toMatch(/\/(JavaScript|JS|Launch|AA|OpenAction|RichMedia|XFA|NeedAppearances)\b/);
  });

  it('6.6.2: says what it is in XMP, the same as in its other data', () => {
    const metadata = objectAt(after(named(/\/Type \/Catalog/)[0]?.dict ?? '', 'Metadata'));
    expect(metadata?.dict).not.toContain('/Filter');
    const xmp = metadata?.stream?.toString('utf8') ?? '';
    expect(xmp).toMatch(/<pdfaid:part>3<\/pdfaid:part>/);
    expect(xmp).toMatch(/<pdfaid:conformance>B<\/pdfaid:conformance>/);
    const info = execFileSync('pdfinfo', ['-isodates', file], { encoding: 'utf8' });
    const infoOf = (key: string) => new RegExp(`^${key}:\\s+(.*)$`, 'm').exec(info)?.[1] ?? '';
    const xmpOf = (tag: string) =>
      new RegExp(`<${tag}>(?:\\s*<rdf:\\w+>\\s*<rdf:li[^>]*>)?([^<]*)`).exec(xmp)?.[1]?.trim() ?? '';
    expect(xmpOf('dc:title')).toBe('志愿服务记录证明 ZM99010020261117000001A');
    expect(xmpOf('dc:title')).toBe(infoOf('Title'));
    expect(xmpOf('dc:creator')).toBe(infoOf('Author'));
    expect(xmpOf('pdf:Producer')).toBe(infoOf('Producer'));
    expect(xmpOf('xmp:CreatorTool')).toBe(infoOf('Creator'));
    const createdAt = Date.parse(infoOf('CreationDate').replace(/([+-]\d\d)$/, '$1:00'));
    expect(Date.parse(xmpOf('xmp:CreateDate'))).toBe(createdAt);
    expect(infoOf('ModDate')).toBe('');
  });

  it('6.8: says what the file inside has to do with it, what it is and when it was made', () => {
    const [attached, ...more] = named(/\/Type \/Filespec/);
    expect(more).toEqual([]);
    expect(attached?.dict).toMatch(/\/AFRelationship \/Data/);
    expect(attached?.dict).toMatch(/\/F /);
    expect(attached?.dict).toMatch(/\/UF /);
    const embedded = objectAt(/\/EF\s*<<\s*\/F\s+(\d+ \d+ R)/.exec(attached?.dict ?? '')?.[1]);
    expect(embedded?.dict).toMatch(/\/Subtype \/application#2fjson/);
    expect(embedded?.dict).toMatch(/\/ModDate/);
    expect(named(/\/Type \/Catalog/)[0]?.dict).toMatch(/\/AF\s*(\[|\d+ \d+ R)/);
  });

  it('keeps its QR code legible when it is printed in grey', async () => {
    const page = file.replace('.pdf', '');
    execFileSync('pdftoppm', ['-gray', '-png', '-r', '150', '-f', '2', '-l', '2', file, page]);
    const corner = sharp(readFileSync(`${page}-2.png`))
      .extract({ left: 0, top: 1_368, width: 413, height: 280 })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw();
    const { data, info } = await corner.toBuffer({ resolveWithObject: true });
    expect(decodeQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      samplePaper(1).verifyUrl,
    );
  });
});
