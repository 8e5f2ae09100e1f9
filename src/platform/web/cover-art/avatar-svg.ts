import { FRINGES, HAIR_BEHIND, type HairStyle } from './avatar-hair.ts';
import { PAPER } from './art-set.ts';
import { hashOf, pick } from './seeded-random.ts';

export const AVATAR_GENDERS = ['female', 'male'] as const;
export type AvatarGender = (typeof AVATAR_GENDERS)[number];
export const AVATAR_AGES = ['adult', 'old'] as const;
export type AvatarAge = (typeof AVATAR_AGES)[number];

/** Gender unknown is left to the hash; age unknown is adult, for nobody is guessed to be old. */
export type AvatarRequest = { key: string; gender?: AvatarGender; age?: AvatarAge; hair?: HairStyle };

const GROUNDS = ['#FCE8DD', '#DFEFEF', '#FDF0D2', '#EAE9F7', '#E3F1E5', '#FBE6EB', '#F3EFDB'] as const;
const SKINS = ['#F3C9A5', '#EBB98F', '#F7D5B8', '#DDA67C'] as const;
const CLOTHES = ['#D9472F', '#1B757B', '#EBA92B', '#6462B0', '#459160', '#28567E'] as const;
const GREY_HAIR = ['#D6CFC8', '#BDB5AE'] as const;
const DARK_HAIR = ['#2E221C', '#43302A', '#1F1A18', '#5A3B2C'] as const;
const VEST = '#D9472F';
const EYE = '#3A2A22';

const STYLES: Record<AvatarAge, Record<AvatarGender, readonly [HairStyle, ...HairStyle[]]>> = {
  adult: { female: ['bob', 'long', 'bun', 'pixie'], male: ['crop', 'side', 'flat', 'curl'] },
  old: { female: ['bun', 'pixie', 'bun', 'pixie'], male: ['crop', 'flat', 'crop', 'flat'] },
};

const BODY = 'M14,100c0,-20 12,-29 26,-31q8,6 16,0c14,2 26,11 26,31z';
const VEST_DETAIL = `<path d="M39,69q9,10 18,0l3,1 -12,16 -12,-16z" fill="${PAPER}"/><path d="M66,83c1.500,-2.200 5,-1 4.300,1.900c-.5,1.900 -2.600,3.300 -4.300,4.500c-1.700,-1.200 -3.800,-2.600 -4.300,-4.500c-.7,-2.900 2.800,-4.100 4.300,-1.900z" fill="${PAPER}"/>`;
const COLLAR = `<path d="M38,69q10,9 20,0l2,1q-12,13 -24,0z" fill="${PAPER}" opacity=".55"/>`;
const FACE = `<circle cx="41" cy="46" r="1.900" fill="${EYE}"/><circle cx="55" cy="46" r="1.900" fill="${EYE}"/><path d="M43,54.500q5,4.500 10,0" fill="none" stroke="${EYE}" stroke-width="1.900" stroke-linecap="round"/><circle cx="37" cy="52" r="3" fill="#E88A6E" opacity=".38"/><circle cx="59" cy="52" r="3" fill="#E88A6E" opacity=".38"/>`;
const GLASSES = `<g fill="none" stroke="${EYE}" stroke-width="1.700"><circle cx="41" cy="46" r="6"/><circle cx="55" cy="46" r="6"/><path d="M47,45.500h2"/></g>`;

/** A drawn portrait for someone without a photograph; the same key always gives the same face. */
export function avatarSvg({ key, gender, age = 'adult', hair }: AvatarRequest): string {
  const hash = hashOf(`av|${key}`);
  const style = hair ?? pick(STYLES[age][gender ?? (hash & 1 ? 'female' : 'male')], hash >>> 17);
  const skin = pick(SKINS, hash >>> 6);
  const hairFill = pick(age === 'old' ? GREY_HAIR : DARK_HAIR, hash >>> 8);
  const wearsVest = (hash >>> 14) % 3 !== 0;
  const wearsGlasses = (hash >>> 20) % 4 === 0;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    `<rect width="96" height="96" fill="${pick(GROUNDS, hash >>> 22)}"/>`,
    HAIR_BEHIND[style]?.(hairFill) ?? '',
    `<path d="M40,58h16v14q-8,6 -16,0z" fill="${skin}"/><path d="M40,62q8,8 16,2v4q-8,5 -16,0z" fill="#B97A54" opacity=".35"/>`,
    `<path d="${BODY}" fill="${wearsVest ? VEST : pick(CLOTHES, hash >>> 11)}"/>`,
    wearsVest ? VEST_DETAIL : COLLAR,
    `<circle cx="30.500" cy="47" r="4" fill="${skin}"/><circle cx="65.500" cy="47" r="4" fill="${skin}"/>`,
    `<path d="M31,40c0,-13 8,-18 17,-18s17,5 17,18c0,16 -8,25 -17,25s-17,-9 -17,-25z" fill="${skin}"/>`,
    `<path d="${FRINGES[style]}" fill="${hairFill}"/>`,
    FACE,
    wearsGlasses ? GLASSES : '',
    '</svg>',
  ].join('');
}
