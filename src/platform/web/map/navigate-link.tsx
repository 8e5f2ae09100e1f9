import { Navigation } from 'lucide-react';
import { ButtonAnchor } from '../ui/button.tsx';
import { navigateUrl } from './navigate-url.ts';

/** 导航过去: opens the place in a map with directions, in a window of its own. Nothing where the place is not known. */
export const NavigateLink = (place: { lng: number | null; lat: number | null; name: string }) => {
  const { lng, lat, name } = place;
  if (lng === null || lat === null) return null;
  return (
    <ButtonAnchor
      look="line"
      size="sm"
      href={navigateUrl({ lng, lat, name })}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Navigation className="ic" aria-hidden />
      导航过去
    </ButtonAnchor>
  );
};
