import sax from 'sax';

/** What is done at each element; names come without their prefix. */
export type XmlHandlers = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  /** Asked after each piece; true ends the reading. */
  isEnough?: () => boolean;
};

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML as it arrives; entities that it defines itself are refused. @throws Error for what is not well-formed */
export async function readXml(pieces: AsyncIterable<string>, on: XmlHandlers): Promise<void> {
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) =>
    on.open?.(withoutPrefix(name), attributes as Record<string, string>);
  parser.ontext = (text) => on.text?.(text);
  parser.oncdata = (text) => on.text?.(text);
  parser.onclosetag = (name) => on.close?.(withoutPrefix(name));
  let isEmpty = true;
  for await (const piece of pieces) {
    isEmpty = false;
    parser.write(piece);
    if (on.isEnough?.()) return;
  }
  if (!isEmpty) parser.close();
}

/** Gathers what stands in the elements named, and not what only says how it is pronounced. */
export class ShownText {
  private text = '';
  private isShown = false;
  private isPhonetic = false;

  constructor(private readonly elements: readonly string[]) {}

  open(name: string): void {
    if (name === 'rPh') this.isPhonetic = true;
    if (this.elements.includes(name)) this.isShown = !this.isPhonetic;
  }

  add(piece: string): void {
    if (this.isShown) this.text += piece;
  }

  close(name: string): void {
    if (name === 'rPh') this.isPhonetic = false;
    if (this.elements.includes(name)) this.isShown = false;
  }

  /** The text so far; the next one begins empty. */
  take(): string {
    const { text } = this;
    this.text = '';
    return text;
  }
}

/** What characters stand for that XML cannot hold: `_x000D_` and its like. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
