import { PAPER, type MotifSet } from '#platform/web/cover-art/art-set.ts';

/** Motifs of the culture category: a lantern, a fan, a paper cut. Each is drawn in a 240 × 240 box. */
export const cultureMotifs: MotifSet = {
  lantern: (p) => `
    <path d="M120,14v26" fill="none" stroke="${p.ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    <rect x="90" y="38" width="60" height="16" rx="6" fill="${p.ink}"/>
    <path d="M84,54h72c36,18 40,72 0,98h-72c-40,-26 -36,-80 0,-98z" fill="${p.pop}"/>
    <path d="M108,54h24c18,26 18,72 0,98h-24c-18,-26 -18,-72 0,-98z" fill="${PAPER}" opacity=".3"/>
    <rect x="90" y="152" width="60" height="14" rx="6" fill="${p.ink}"/>
    <path d="M120,166v30" fill="none" stroke="${p.base}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M110,186v38" fill="none" stroke="${p.base}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M120,186v38" fill="none" stroke="${p.base}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M130,186v38" fill="none" stroke="${p.base}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="120" cy="186" r="8" fill="${p.base}"/>
    <path d="M28,120c10,-10 20,10 30,0M184,120c10,-10 20,10 30,0" fill="none" stroke="${p.mid}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  fan: (p) => `
    <path d="M67,165.9L4.1,153.9L16.2,119.9L72.5,150.3z" fill="${PAPER}"/>
    <path d="M120,176L69.1,157.9" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>
    <path d="M72.5,150.3L16.2,119.9L38,91.1L82.5,137.2z" fill="${p.mid}"/>
    <path d="M120,176L77,143.4" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>
    <path d="M82.5,137.2L38,91.1L67.5,70.3L96,127.6z" fill="${PAPER}"/>
    <path d="M120,176L88.9,131.9" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>
    <path d="M96,127.6L67.5,70.3L101.9,59.4L111.7,122.6z" fill="${p.mid}"/>
    <path d="M120,176L103.7,124.5" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>
    <path d="M111.7,122.6L101.9,59.4L138.1,59.4L128.3,122.6z" fill="${PAPER}"/>
    <path d="M120,176L120,122" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>
    <path d="M128.3,122.6L138.1,59.4L172.5,70.3L144,127.6z" fill="${p.mid}"/>
    <path d="M120,176L136.3,124.5" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>
    <path d="M144,127.6L172.5,70.3L202,91.1L157.5,137.2z" fill="${PAPER}"/>
    <path d="M120,176L151.1,131.9" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>
    <path d="M157.5,137.2L202,91.1L223.8,119.9L167.5,150.3z" fill="${p.mid}"/>
    <path d="M120,176L163,143.4" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>
    <path d="M167.5,150.3L223.8,119.9L235.9,153.9L173,165.9z" fill="${PAPER}"/>
    <path d="M120,176L170.9,157.9" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>
    <path d="M44,140q38,-34 76,-18t78,-24l6,14q-44,32 -84,16t-70,24z" fill="${p.base}" opacity=".85"/>
    <circle cx="168" cy="92" r="13" fill="${p.pop}"/>
    <circle cx="120" cy="176" r="9" fill="${p.pop}"/>
    <path d="M120,184v28" fill="none" stroke="${p.pop}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="120" cy="216" r="6" fill="${p.pop}"/>`,
  cut: (p) => `
    <circle cx="120" cy="120" r="100" fill="${p.pop}"/>
    <path transform="rotate(0 120 120)" d="M120,24c14,14 14,30 0,44c-14,-14 -14,-30 0,-44z" fill="${PAPER}"/>
    <path transform="rotate(45 120 120)" d="M120,24c14,14 14,30 0,44c-14,-14 -14,-30 0,-44z" fill="${PAPER}"/>
    <path transform="rotate(90 120 120)" d="M120,24c14,14 14,30 0,44c-14,-14 -14,-30 0,-44z" fill="${PAPER}"/>
    <path transform="rotate(135 120 120)" d="M120,24c14,14 14,30 0,44c-14,-14 -14,-30 0,-44z" fill="${PAPER}"/>
    <path transform="rotate(180 120 120)" d="M120,24c14,14 14,30 0,44c-14,-14 -14,-30 0,-44z" fill="${PAPER}"/>
    <path transform="rotate(225 120 120)" d="M120,24c14,14 14,30 0,44c-14,-14 -14,-30 0,-44z" fill="${PAPER}"/>
    <path transform="rotate(270 120 120)" d="M120,24c14,14 14,30 0,44c-14,-14 -14,-30 0,-44z" fill="${PAPER}"/>
    <path transform="rotate(315 120 120)" d="M120,24c14,14 14,30 0,44c-14,-14 -14,-30 0,-44z" fill="${PAPER}"/>
    <path transform="rotate(0 120 120)" d="M120,34c6,7 6,16 0,24c-6,-8 -6,-17 0,-24z" fill="${p.pop}"/>
    <path transform="rotate(45 120 120)" d="M120,34c6,7 6,16 0,24c-6,-8 -6,-17 0,-24z" fill="${p.pop}"/>
    <path transform="rotate(90 120 120)" d="M120,34c6,7 6,16 0,24c-6,-8 -6,-17 0,-24z" fill="${p.pop}"/>
    <path transform="rotate(135 120 120)" d="M120,34c6,7 6,16 0,24c-6,-8 -6,-17 0,-24z" fill="${p.pop}"/>
    <path transform="rotate(180 120 120)" d="M120,34c6,7 6,16 0,24c-6,-8 -6,-17 0,-24z" fill="${p.pop}"/>
    <path transform="rotate(225 120 120)" d="M120,34c6,7 6,16 0,24c-6,-8 -6,-17 0,-24z" fill="${p.pop}"/>
    <path transform="rotate(270 120 120)" d="M120,34c6,7 6,16 0,24c-6,-8 -6,-17 0,-24z" fill="${p.pop}"/>
    <path transform="rotate(315 120 120)" d="M120,34c6,7 6,16 0,24c-6,-8 -6,-17 0,-24z" fill="${p.pop}"/>
    <path transform="rotate(11.25 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(33.75 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(56.25 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(78.75 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(101.25 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(123.75 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(146.25 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(168.75 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(191.25 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(213.75 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(236.25 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(258.75 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(281.25 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(303.75 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(326.25 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(348.75 120 120)" d="M120,22c4,4 4,8 0,12c-4,-4 -4,-8 0,-12z" fill="${PAPER}"/>
    <path transform="rotate(22.5 120 120)" d="M120,72c10,9 10,22 0,32c-10,-10 -10,-23 0,-32z" fill="${PAPER}"/>
    <path transform="rotate(67.5 120 120)" d="M120,72c10,9 10,22 0,32c-10,-10 -10,-23 0,-32z" fill="${PAPER}"/>
    <path transform="rotate(112.5 120 120)" d="M120,72c10,9 10,22 0,32c-10,-10 -10,-23 0,-32z" fill="${PAPER}"/>
    <path transform="rotate(157.5 120 120)" d="M120,72c10,9 10,22 0,32c-10,-10 -10,-23 0,-32z" fill="${PAPER}"/>
    <path transform="rotate(202.5 120 120)" d="M120,72c10,9 10,22 0,32c-10,-10 -10,-23 0,-32z" fill="${PAPER}"/>
    <path transform="rotate(247.5 120 120)" d="M120,72c10,9 10,22 0,32c-10,-10 -10,-23 0,-32z" fill="${PAPER}"/>
    <path transform="rotate(292.5 120 120)" d="M120,72c10,9 10,22 0,32c-10,-10 -10,-23 0,-32z" fill="${PAPER}"/>
    <path transform="rotate(337.5 120 120)" d="M120,72c10,9 10,22 0,32c-10,-10 -10,-23 0,-32z" fill="${PAPER}"/>
    <circle cx="120" cy="120" r="22" fill="${PAPER}"/>
    <path transform="rotate(0 120 120)" d="M120,102c6,5 6,12 0,17c-6,-5 -6,-12 0,-17z" fill="${p.pop}"/>
    <path transform="rotate(60 120 120)" d="M120,102c6,5 6,12 0,17c-6,-5 -6,-12 0,-17z" fill="${p.pop}"/>
    <path transform="rotate(120 120 120)" d="M120,102c6,5 6,12 0,17c-6,-5 -6,-12 0,-17z" fill="${p.pop}"/>
    <path transform="rotate(180 120 120)" d="M120,102c6,5 6,12 0,17c-6,-5 -6,-12 0,-17z" fill="${p.pop}"/>
    <path transform="rotate(240 120 120)" d="M120,102c6,5 6,12 0,17c-6,-5 -6,-12 0,-17z" fill="${p.pop}"/>
    <path transform="rotate(300 120 120)" d="M120,102c6,5 6,12 0,17c-6,-5 -6,-12 0,-17z" fill="${p.pop}"/>
    <path transform="rotate(0 120 120)" d="M111,70q9,8 18,0l-3,9q-6,4 -12,0z" fill="${PAPER}"/>
    <path transform="rotate(45 120 120)" d="M111,70q9,8 18,0l-3,9q-6,4 -12,0z" fill="${PAPER}"/>
    <path transform="rotate(90 120 120)" d="M111,70q9,8 18,0l-3,9q-6,4 -12,0z" fill="${PAPER}"/>
    <path transform="rotate(135 120 120)" d="M111,70q9,8 18,0l-3,9q-6,4 -12,0z" fill="${PAPER}"/>
    <path transform="rotate(180 120 120)" d="M111,70q9,8 18,0l-3,9q-6,4 -12,0z" fill="${PAPER}"/>
    <path transform="rotate(225 120 120)" d="M111,70q9,8 18,0l-3,9q-6,4 -12,0z" fill="${PAPER}"/>
    <path transform="rotate(270 120 120)" d="M111,70q9,8 18,0l-3,9q-6,4 -12,0z" fill="${PAPER}"/>
    <path transform="rotate(315 120 120)" d="M111,70q9,8 18,0l-3,9q-6,4 -12,0z" fill="${PAPER}"/>`,
};
