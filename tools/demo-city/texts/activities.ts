import { type RenderedActivity, renderActivity } from './activities/render.ts';
import { type ActivityTemplate, templatesOf } from './activities/template.ts';
import { createRandom } from './random.ts';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';

/** Every activity template of the demo city, eleven or more per service category. */
export const ACTIVITY_TEMPLATES: readonly ActivityTemplate[] = categoryKeys.flatMap(templatesOf);

/** `count` activities with distinct titles: every template once, then every template again, and so on. */
export function renderActivities(count: number, seed: number | string): RenderedActivity[] {
  const rng = createRandom(seed);
  const order = rng.shuffle(ACTIVITY_TEMPLATES);
  return Array.from({ length: count }, (_, index) => {
    const template = order[index % order.length] as ActivityTemplate;
    return renderActivity(template, Math.floor(index / order.length), rng);
  });
}
