import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { block, numbersIn, warn } from '../publish/findings.rules.ts';

/** Findings about the pictures, also those inside the text: each needs words of its own, for those who do not see it. */
export const lintPictures = ({ pictures }: ActivityForm, wordlessInText: number): Finding[] => [
  ...(wordlessInText > 0
    ? [block('pictureWords', 'content', `介绍里有 ${wordlessInText} 张图片没有说明，请点图片补上`)]
    : []),
  ...pictures.flatMap(({ url, alt }, place) => {
    const field = `pictures.${place}.alt`;
    if (alt === '') return [block('pictureWords', field, `请写第 ${place + 1} 张图片的说明，一句话说清画面`)];
    if (pictures.findIndex((other) => other.url === url) < place)
      return [warn('samePicture', field, `第 ${place + 1} 张图片和前面的一样`)];
    return numbersIn(alt).map((msg) => block('personalNumber', field, msg));
  }),
];
