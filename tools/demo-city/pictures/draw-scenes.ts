import sharp from 'sharp';
import type { SceneName } from './picture-texts.ts';

const [width, height] = [960, 600];

const sky = (from: string, to: string): string =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
  <filter id="soft"><feGaussianBlur stdDeviation="9"/></filter></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;

const person = (x: number, foot: number, tall: number): string => {
  const head = tall * 0.13;
  return `<g transform="translate(${x} ${foot})"><ellipse cx="0" cy="4" rx="${tall * 0.24}" ry="9" fill="#00000033"/>
    <path d="M${-tall * 0.1} 0v${-tall * 0.42}h${tall * 0.2}V0z" fill="#2d3b4a"/>
    <path d="M${-tall * 0.17} ${-tall * 0.36}q0-${tall * 0.42} ${tall * 0.17}-${tall * 0.42}t${tall * 0.17} ${tall * 0.42}z" fill="#c8321f"/>
    <circle cy="${-tall * 0.86}" r="${head}" fill="#e3b48f"/><path d="M${-head} ${-tall * 0.87}a${head} ${head} 0 0 1 ${head * 2} 0z" fill="#3a2a22"/></g>`;
};

const bag = (x: number, colour: string): string =>
  `<path d="M${x} 520q-30-150 30-190h60q60 40 30 190z" fill="${colour}"/><path d="M${x + 32} 332h56l-14 -34h-28z" fill="${colour}"/><rect x="${x + 22}" y="410" width="72" height="46" rx="4" fill="#fffdf6"/>`;

const books = (y: number): string =>
  Array.from({ length: 26 }, (_, index) => {
    const tall = 70 + ((index * 37) % 34);
    return `<rect x="${70 + index * 21}" y="${y - tall}" width="17" height="${tall}" fill="hsl(${(index * 67 + y) % 360} 34% 52%)"/>`;
  }).join('');

/** What each picture shows, in shapes that need no typeface. */
const scenes: Record<SceneName, string> = {
  shore: `${sky('#f3c68c', '#f9e9cf')}<circle cx="640" cy="210" r="74" fill="#fff2c9" filter="url(#soft)"/>
    <path d="M0 300q180-90 380-40t580-30v120H0z" fill="#6d8f8a"/><path d="M0 340h960v140H0z" fill="#8fb4bb"/>
    <path d="M560 345h170l40 130H500z" fill="#f7deac" opacity=".6"/><path d="M0 470q260-70 520-10t440-30v170H0z" fill="#b89a6a"/>
    ${[120, 260, 300, 820].map((x) => `<path d="M${x} 560q8-90 26-120M${x + 14} 560q4-70 34-96" stroke="#5a6b3c" stroke-width="5" fill="none"/>`).join('')}`,
  people: `${sky('#bcd9e2', '#eef4ee')}<path d="M0 260q300-60 960-10v120H0z" fill="#7ea58f"/><path d="M0 330h960v90H0z" fill="#8db6c4"/>
    <path d="M0 400q420-50 960 0v200H0z" fill="#c3aa7c"/>${person(250, 520, 230)}${person(470, 490, 190)}${person(720, 540, 260)}`,
  bags: `${sky('#dfe7dd', '#f4f1e6')}<path d="M0 470h960v130H0z" fill="#a99a80"/>${bag(110, '#4d7f56')}${bag(330, '#3d6c9a')}${bag(550, '#c58a2f')}${bag(750, '#7a6a92')}`,
  room: `<rect width="960" height="600" fill="#efe3cf"/><rect x="660" y="90" width="240" height="300" fill="#cfe6ee"/><path d="M780 90v300M660 240h240" stroke="#fff" stroke-width="12"/>
    <path d="M660 390l-160 210h360l40-210z" fill="#fff7dd" opacity=".55"/>${books(200)}${books(320)}${books(440)}
    ${[200, 320, 440].map((y) => `<rect x="56" y="${y}" width="580" height="12" fill="#8b6a45"/>`).join('')}<rect y="540" width="960" height="60" fill="#c9a878"/>`,
  table: `<rect width="960" height="600" fill="#d9c3a0"/><rect y="150" width="960" height="450" fill="#b98d5c"/>
    ${[90, 380, 650].map((x, index) => `<g transform="translate(${x} ${260 + index * 40}) rotate(${index * 7 - 8})"><path d="M0 0q60-26 110 0v130q-50-26-110 0z" fill="#fdf8ec"/><path d="M110 0q60-26 110 0v130q-50-26-110 0z" fill="#f4ead5"/><circle cx="54" cy="58" r="26" fill="hsl(${index * 80 + 20} 52% 62%)"/></g>`).join('')}
    ${[330, 600, 880].map((x) => `<ellipse cx="${x}" cy="230" rx="42" ry="20" fill="#fff"/><path d="M${x - 42} 230v44q42 30 84 0v-44q-42 28-84 0z" fill="#e9e4da"/><ellipse cx="${x}" cy="230" rx="32" ry="14" fill="#c9dfe4"/>`).join('')}`,
};

/** A scene as the JPEG that somebody would send. */
export const drawScene = (name: SceneName): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scenes[name]}</svg>`,
    ),
  )
    .jpeg({ quality: 84 })
    .toBuffer();
