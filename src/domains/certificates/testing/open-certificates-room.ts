import { inflateSync } from 'node:zlib';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { proofInPdf } from '#domains/ledger/contract/pdf-proof.rules.ts';
import { rootsUntil } from '#domains/ledger/server/ledger.queries.ts';
import { enterAt, makeRoots } from '#domains/ledger/testing/ledger.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { addDays } from '#platform/contract/instants.ts';
import { openRoom } from '#testing/open-room.ts';
import { downloadCertificate, listMyCertificates } from '../contract/certificates.contract.ts';
import { createCertificatesRoom } from '../server/index.ts';

export const publicUrl = 'https://zyfw.example';
/** The day whose root the records stand under; the tests run on the morning after it. */
export const day = '2026-11-16';
export const now = new Date(`${addDays(day, 1)}T10:00:00+08:00`);

/** The certificates room with people who served, and what is asked of their papers. */
export function openCertificatesRoom() {
  const opened = openRoom(
    createCertificatesRoom({ publicUrl, openId: (cipher) => cipher.replace('sealed:', '') }),
    { now },
  );
  const { sql, call } = opened;
  let services = 0;
  /** An hour and a half of another day: nobody serves twice at a time. */
  const nextService = () => {
    services += 1;
    const serviceOn = addDays('2026-09-01', services % 60);
    const at = (clock: string) => new Date(`${serviceOn}T${clock}:00+08:00`);
    return { serviceOn, startsAt: at('08:00'), endsAt: at('09:30'), minutes: 90 };
  };

  /** A volunteer with so many effective records of 90 minutes under the root of a day, and one of grade C. Each day has one root: of several people the first has the earliest. */
  async function served(count: number, rootOn = day) {
    const noon = new Date(`${rootOn}T12:00:00+08:00`);
    const { caller, volunteerId } = await buildVolunteer(sql(), { name: '沈知夏' });
    const hour = async (more: object = {}) => {
      const built = await buildHour(sql(), {
        volunteerId,
        now: new Date(`${addDays(day, -9)}T12:00:00+08:00`),
        status: 'effective',
        effectiveAt: noon,
        ...nextService(),
        ...more,
      });
      return built.hourId;
    };
    const hourIds: number[] = [];
    for (let made = 0; made < count; made += 1) hourIds.push(await hour());
    const ofGradeC = await hour({ evidenceGrade: 'C' });
    await enterAt(sql(), noon, [...hourIds, ofGradeC]);
    await makeRoots(sql(), new Date(`${rootOn}T22:00:00+08:00`));
    return { caller, hourIds, hour };
  }

  const newest = async (caller: VolunteerCaller) => {
    const [first] = (await call(listMyCertificates, {}, caller)).list;
    if (!first) throw new Error('no certificate');
    return first;
  };
  const paperOf = async (caller: VolunteerCaller, certificateId: number) => {
    const { pdf, fileName } = await call(downloadCertificate, { id: certificateId }, caller);
    return { fileName, bytes: Buffer.from(pdf, 'base64') };
  };
  /** The published roots, as a stranger keeps them. */
  const rootFile = async () => {
    const roots = await rootsUntil(sql(), { until: undefined, limit: 400 });
    const heads = roots.map(({ head }) => head).toReversed();
    return JSON.stringify({ format: 'volunteer-ledger-roots', v: 1, site: publicUrl, heads });
  };
  return { ...opened, served, newest, paperOf, rootFile };
}

/** Number and code, as the QR code has them. */
export const partsOf = (url: string) => {
  const [certNo = '', code = ''] = url.split('#')[1]?.split('.') ?? [];
  return { certNo, code };
};

/** The proof that a paper carries; empty without one. */
export const proofOf = async (pdf: Uint8Array): Promise<string> =>
  (await proofInPdf(pdf, async (packed) => inflateSync(packed))) ?? '';
