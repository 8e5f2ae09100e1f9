import { MapPin, Phone } from 'lucide-react';
import { startOfDay, wholeDateLabel } from '#platform/contract/instants.ts';
import type { MapSettings } from '#platform/contract/map/map-settings.ts';
import { PlacesMap } from '#platform/web/map/live/places-map.tsx';
import { NavigateLink } from '#platform/web/map/navigate-link.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import type { TeamView } from '../contract/teams.contract.ts';
import styles from './team-contact.module.css';

const nearZoom = 4;

type TeamContactProps = {
  team: TeamView;
  map: MapSettings;
  /** The centre's own number, for teams whose contact is not public. */
  hotline: string;
};

/** At the side of a team's page: its register entry and how to reach it. */
export const TeamContact = ({ team, map, hotline }: TeamContactProps) => (
  <aside className={`panel ${styles.panel}`} aria-labelledby="team-contact">
    <h2 id="team-contact">联系与登记</h2>
    {team.contactPhone === null ? (
      <p className={styles.reserved}>
        这支队伍没有公开联系方式。{hotline && `想加入或合作，请拨打实践中心热线 ${hotline}。`}
      </p>
    ) : (
      <ButtonAnchor look="line" isBlock href={`tel:${team.contactPhone.replace(/[^\d+]/g, '')}`}>
        <Phone className="ic ic-18" aria-hidden />
        {team.contactName} {team.contactPhone}
      </ButtonAnchor>
    )}
    <dl>
      <Fact label="队伍编号" value={team.teamNo} />
      <Fact label="所属阵地" value={team.organisationName} />
      {team.foundedOn && <Fact label="成立日期" value={foundedLabel(team.foundedOn)} />}
    </dl>
    {team.address && (
      <p className={styles.address}>
        <MapPin className="ic ic-18" aria-hidden />
        {team.address}
      </p>
    )}
    {team.lng !== null && team.lat !== null && (
      <>
        <PlacesMap
          sketchClass={styles.map}
          settings={map}
          label={`${team.shortName || team.name}在地图上的位置`}
          focus={{ lng: team.lng, lat: team.lat, zoom: nearZoom }}
          pins={[{ key: 'team', label: team.shortName || team.name, lng: team.lng, lat: team.lat }]}
        />
        <NavigateLink lng={team.lng} lat={team.lat} name={team.shortName || team.name} />
      </>
    )}
  </aside>
);

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const foundedLabel = (day: string): string => wholeDateLabel(startOfDay(day));
