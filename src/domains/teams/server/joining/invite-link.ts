import { toInstant } from '#platform/contract/instants.ts';
import { drawQr } from '#platform/server/draw-qr.ts';

type Link = { code: string; expiresAt: Date };

/** A team's invitation link as its leader passes it on. */
export async function linkView(publicUrl: string, teamId: number, { code, expiresAt }: Link) {
  const url = `${publicUrl}/user-index/teamDetail/${teamId}?invite=${code}`;
  return { url, qrSvg: await drawQr(url), expiresAt: toInstant(expiresAt) };
}
