import { type ConsentOffer, consentPath } from '#domains/accounts/contract/consents.words.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { type PublicityConsent, publicityMeans } from '../../contract/my-data.words.ts';
import { getMyProfileCall } from '../profile/profile.calls.ts';
import { getMyVolunteerCall } from '../volunteers.calls.ts';
import {
  givePublicityConsentCall,
  listMyConsentsCall,
  withdrawPublicityConsentCall,
} from './my-data.calls.ts';

type PublicityDialogProps = {
  purpose: PublicityConsent;
  offer: ConsentOffer;
  isStanding: boolean;
  onBack: () => void;
};

const refreshes = [listMyConsentsCall, getMyProfileCall, getMyVolunteerCall];

/** Gives or withdraws a consent to publicity: what follows is said first, and both take as many presses. */
export function PublicityDialog({ purpose, offer, isStanding, onBack }: PublicityDialogProps) {
  const give = useOperationCommand(givePublicityConsentCall, { refreshes });
  const withdraw = useOperationCommand(withdrawPublicityConsentCall, { refreshes });
  const means = publicityMeans[purpose];
  return (
    <ConfirmDialog
      isOpen
      onClose={onBack}
      onConfirm={async () => {
        if (isStanding) await withdraw.mutateAsync({ purpose });
        else await give.mutateAsync({ purpose, version: offer.version });
        showToast({ kind: 'success', text: isStanding ? '已撤回，现在就生效' : '已同意' });
      }}
      title={`${isStanding ? '撤回' : '同意'}《${offer.title}》？`}
      decisiveLabel={isStanding ? '撤回同意' : '同意'}
    >
      <p>{isStanding ? means.withdrawn : means.given}</p>
      <p className="hint">
        全文见
        <a className="link" href={consentPath(purpose)}>
          《{offer.title}》
        </a>
      </p>
    </ConfirmDialog>
  );
}
