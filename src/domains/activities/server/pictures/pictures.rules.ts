import { cleanContent } from '../content/content.rules.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';

type Pictured = Pick<ActivityForm, 'content' | 'cover' | 'pictures'>;

/** Addresses of the pictures that a form shows, inside its text too, each once. */
export const pictureUrlsOf = ({ content, cover, pictures }: Pictured): string[] => [
  ...new Set([
    ...(cover?.src ? [cover.src] : []),
    ...pictures.map(({ url }) => url),
    ...cleanContent(content).pictures,
  ]),
];

/** True when the second form shows a picture, or says something of one, that the first does not. */
export function hasNewPictures(before: Pictured, after: Pictured): boolean {
  const known = new Set(pictureUrlsOf(before));
  const said = new Set(before.pictures.map(({ url, alt }) => `${url} ${alt}`));
  return (
    pictureUrlsOf(after).some((url) => !known.has(url)) ||
    after.pictures.some(({ url, alt }) => !said.has(`${url} ${alt}`))
  );
}

/** Its pictures as a change tells them. */
export const picturesInWords = ({ pictures }: Pictured): string =>
  pictures.length === 0
    ? '没有'
    : `${pictures.length} 张：${pictures.map(({ alt }) => alt || '没有说明').join('；')}`;

export const coverInWords = ({ cover }: Pictured): string => (cover?.src ? '照片' : '按类别绘制');
