import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderArt } from '#platform/web/cover-art/render-art.ts';
import { ErrorScene } from '#platform/web/ui/error-scene.tsx';
import { GalleryPage } from './gallery-page.tsx';

const STYLES = 'src/platform/web/styles';
const DEFAULT_FOLDER = '.cache/gallery';

const GALLERY_CSS = `
.gallery-section{padding:32px 0}.gallery-section h1{margin-top:24px;font-size:var(--t-38)}
.gallery-section>h2{font-size:var(--t-24);margin-bottom:20px;padding-top:20px;border-top:2px solid var(--ink-900)}
.gallery-row{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:center;margin:16px 0}
.gallery-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(280px,100%),1fr));gap:24px;margin-bottom:24px}
.gallery-stack{display:grid;gap:12px;align-content:start}`;

/** A stylesheet with its imports put in their places. */
async function readCss(file: string): Promise<string> {
  const css = await readFile(file, 'utf8');
  const parts = await Promise.all(
    css.split('\n').map(async (line) => {
      const imported = /^@import "(.+)";/.exec(line)?.[1];
      return imported ? readCss(path.join(path.dirname(file), imported)) : line;
    }),
  );
  return parts.join('\n');
}

/** Draws every picture the markup asks for and points it at the file. */
async function drawPictures(markup: string, folder: string): Promise<string> {
  const addresses = new Set(
    Array.from(markup.matchAll(/(?:src|srcSet)="(\/art\/[^"]+)"/g), (match) => match[1] ?? ''),
  );
  let result = markup;
  for (const address of addresses) {
    const url = new URL(address.replaceAll('&amp;', '&'), 'http://gallery.test');
    const svg = renderArt(url.pathname, url.searchParams);
    if (!svg) throw new Error(`no picture at ${address}`);
    const name = `art/${createHash('sha256').update(address).digest('hex').slice(0, 12)}.svg`;
    await writeFile(path.join(folder, name), svg);
    result = result.replaceAll(`"${address}"`, `"${name}"`);
  }
  return result.replaceAll('"/brand/', '"brand/');
}

/** Writes every shared component into HTML files one can open: normal, large type, and the error pages. */
export async function main([folder = DEFAULT_FOLDER]: string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'art'), { recursive: true });
  await cp('public/brand', path.join(folder, 'brand'), { recursive: true });
  const css = `${await readCss(`${STYLES}/tokens.css`)}\n${await readCss(`${STYLES}/base.css`)}\n${GALLERY_CSS}`;
  await writeFile(path.join(folder, 'gallery.css'), css);

  const write = async (name: string, body: string, view = '') => {
    const page = `<!doctype html><html lang="zh-CN"${view}><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>组件一览</title><link rel="stylesheet" href="gallery.css"><body>${await drawPictures(body, folder)}</body></html>`;
    await writeFile(path.join(folder, name), page);
    console.log(path.join(folder, name));
  };
  const gallery = renderToStaticMarkup(createElement(GalleryPage));
  await write('index.html', gallery);
  await write('elder.html', gallery, ' data-view="elder"');
  for (const code of [404, 401, 500] as const) {
    const home = createElement('a', { className: 'btn btn--primary btn--lg', href: '#home' }, '回到首页');
    const scene = createElement(ErrorScene, {
      code,
      homeHref: '#home',
      ownerName: '江澜市新时代文明实践中心',
      actions: home,
      notes: ['热线 0688-8612-1205'],
    });
    await write(`${code}.html`, renderToStaticMarkup(scene));
  }
}
