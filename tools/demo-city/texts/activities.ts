import { ACCESS_ACTIVITIES } from './activities/access.ts';
import { CULTURE_ACTIVITIES } from './activities/culture.ts';
import { ECO_ACTIVITIES } from './activities/eco.ts';
import { ELDER_ACTIVITIES } from './activities/elder.ts';
import { EVENT_ACTIVITIES } from './activities/event.ts';
import { HEALTH_ACTIVITIES } from './activities/health.ts';
import { NEIGHBOR_ACTIVITIES } from './activities/neighbor.ts';
import { READING_ACTIVITIES } from './activities/reading.ts';
import { type RenderedActivity, renderActivity } from './activities/render.ts';
import { RESCUE_ACTIVITIES } from './activities/rescue.ts';
import type { ActivityTemplate } from './activities/template.ts';
import { THEORY_ACTIVITIES } from './activities/theory.ts';
import { TRAFFIC_ACTIVITIES } from './activities/traffic.ts';
import { YOUTH_ACTIVITIES } from './activities/youth.ts';
import { createRandom } from './random.ts';

/** Every activity template of the demo city, eleven or more per service category. */
export const ACTIVITY_TEMPLATES: readonly ActivityTemplate[] = [
  ...ELDER_ACTIVITIES,
  ...ECO_ACTIVITIES,
  ...TRAFFIC_ACTIVITIES,
  ...EVENT_ACTIVITIES,
  ...READING_ACTIVITIES,
  ...HEALTH_ACTIVITIES,
  ...RESCUE_ACTIVITIES,
  ...ACCESS_ACTIVITIES,
  ...YOUTH_ACTIVITIES,
  ...CULTURE_ACTIVITIES,
  ...THEORY_ACTIVITIES,
  ...NEIGHBOR_ACTIVITIES,
];

/** `count` activities with distinct titles: every template once, then every template again, and so on. */
export function renderActivities(count: number, seed: number | string): RenderedActivity[] {
  const rng = createRandom(seed);
  const order = rng.shuffle(ACTIVITY_TEMPLATES);
  return Array.from({ length: count }, (_, index) => {
    const template = order[index % order.length] as ActivityTemplate;
    return renderActivity(template, Math.floor(index / order.length), rng);
  });
}
