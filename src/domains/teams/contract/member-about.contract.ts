import { z } from 'zod';

/** What a member wrote about themselves, for who is in the same team; null unless they agreed to it (PIPL 25) and wrote something. */
export const memberAboutSchema = z
  .strictObject({ intro: z.string(), skills: z.array(z.string()), languages: z.array(z.string()) })
  .nullable();
export type MemberAbout = z.output<typeof memberAboutSchema>;
