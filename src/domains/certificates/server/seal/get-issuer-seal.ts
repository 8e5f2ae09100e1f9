import { readSite } from '#domains/site/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { issuerFacts } from '../../contract/certificates.words.ts';
import type * as contract from '../../contract/issuer-seal.contract.ts';
import { issuerOf } from '../keep-certificate.ts';
import { sealInForce } from './seals.queries.ts';

/** The seal for whoever keeps up the site; its picture for the centre alone, so that fewer could copy it. */
export const getIssuerSeal: UseCase<typeof contract.getIssuerSeal> = async ({ sql, caller }) => {
  const seal = await sealInForce(sql);
  const issuer = issuerOf(await readSite(sql));
  const mayEdit = caller.scope === undefined;
  return {
    seal: seal
      ? {
          picture: mayEdit ? Buffer.from(seal.png).toString('base64') : null,
          uploadedBy: seal.displayName,
          uploadedAt: toInstant(seal.uploadedAt),
        }
      : null,
    missing: issuerFacts.filter((fact) => issuer[fact] === ''),
    mayEdit,
  };
};
