import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getFileLink } from '#domains/files/contract/files.contract.ts';
import type { FileView } from '#domains/files/contract/files.contract.ts';
import { buildPdf, uploadRequest } from '#domains/files/testing/files.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import * as desk from '../../contract/complaint-desk.contract.ts';
import * as contract from '../../contract/complaints.contract.ts';
import { complaintLimits } from '../../contract/complaints.words.ts';

const { app, sql } = openHouse();

async function send(as: SignedIn): Promise<number> {
  const upload = {
    purpose: 'complaintProof',
    bytes: buildPdf(),
    name: '张三的收条.pdf',
    mime: 'application/pdf',
  } as const;
  const response = await app().inject(uploadRequest(upload, as));
  return response.json<{ result: FileView }>().result.fileId;
}

async function complain(as: SignedIn, fileIds: number[], teamId?: number) {
  const { body } = await app().call(
    contract.raiseComplaint,
    {
      requestKey: randomUUID(),
      kind: 'team',
      content: '参加活动要先交二十元材料费，领队当场收的。',
      fileIds,
      ...(teamId === undefined ? { about: '澜江守护队收材料费' } : { targetType: 'team', targetId: teamId }),
    },
    as,
  );
  return body;
}

const handler = () => app().signIn('staff', { permissions: ['complaints.handle'] });
const open = async (id: number, by: SignedIn) => (await app().call(desk.getComplaintFile, { id }, by)).body;
const plainLink = async (id: number, by: SignedIn) => (await app().call(getFileLink, { id }, by)).body;

describe('evidence of a complaint', () => {
  it('forgets who sent it as soon as the complaint has it', async () => {
    const volunteer = await app().signIn('volunteer');
    const fileId = await send(volunteer);
    expect((await plainLink(fileId, volunteer)).code).toBe(200);
    expect((await complain(volunteer, [fileId])).code).toBe(200);
    const row = await sql()
      .selectFrom('files')
      .selectAll()
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'attached', uploaderId: null, holderHash: null, name: '投诉证据' });
    const lines = await sql()
      .selectFrom('auditLog')
      .selectAll()
      .where('targetType', 'in', ['file', 'complaint'])
      .execute();
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(({ actorId }) => actorId)).not.toContain(volunteer.accountId);
    expect((await plainLink(fileId, volunteer)).code).toBe(404);
  });

  it('is opened through its complaint alone, by who may read that', async () => {
    const { teamId, caller: team } = await buildTeam(sql());
    const volunteer = await app().signIn('volunteer');
    const fileId = await send(volunteer);
    await complain(volunteer, [fileId], teamId);
    const staff = await handler();
    expect((await plainLink(fileId, staff)).code).toBe(404);
    expect((await open(fileId, staff)).result).toMatchObject({ mime: 'application/pdf' });
    const related = await handler();
    await sql()
      .updateTable('accounts')
      .set({ mobileHash: 'one person' })
      .where('id', 'in', [related.accountId, team.accountId])
      .execute();
    expect((await open(fileId, related)).reason).toBe('related');
    const complainantAtDesk = await handler();
    await sql()
      .updateTable('accounts')
      .set({ mobileHash: 'another person' })
      .where('id', 'in', [complainantAtDesk.accountId, volunteer.accountId])
      .execute();
    expect((await open(fileId, complainantAtDesk)).reason).toBe('related');
    const { organisationId } = await buildTeam(sql());
    const roleId = await buildRole(sql(), {
      permissions: ['complaints.handle'],
      dataScope: 'organisation',
      organisationId,
    });
    const elsewhere = await app().signIn('staff', { roleId, organisationId });
    const wide = await send(volunteer);
    await complain(volunteer, [wide]);
    expect((await open(wide, elsewhere)).code).toBe(404);
    const proof = await app().signIn('staff', { permissions: ['hours.review'] });
    expect((await open(fileId, proof)).code).toBe(403);
  });

  it('is counted by the day, for a file that knows no sender counts for nobody', async () => {
    const volunteer = await app().signIn('volunteer');
    const full = complaintLimits.filesADay / complaintLimits.files;
    for (let count = 0; count < full; count += 1) {
      const fileIds = await Promise.all(Array.from({ length: complaintLimits.files }, () => send(volunteer)));
      expect((await complain(volunteer, fileIds)).code).toBe(200);
    }
    const more = await complain(volunteer, [await send(volunteer)]);
    expect(more).toMatchObject({ code: 400, msg: expect.stringContaining('30 份') });
    const other = await app().signIn('volunteer');
    expect((await complain(other, [await send(other)])).code).toBe(200);
  });
});
