type Place = { lng: number; lat: number; name: string };

/**
 * Address that shows a place in 高德地图, its app where there is one, with the way there one tap further. Positions are WGS 84, as
 * browsers measure them; the visitor's own is not in it.
 */
export const navigateUrl = ({ lng, lat, name }: Place): string =>
  `https://uri.amap.com/marker?${new URLSearchParams({
    position: `${lng.toFixed(6)},${lat.toFixed(6)}`,
    name: name.slice(0, 40),
    coordinate: 'wgs84',
    callnative: '1',
  })}`;
