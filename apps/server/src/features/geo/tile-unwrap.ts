/**
 * world-atlas joins what the 180th meridian cuts, for globes: a ring may jump there from one edge of the flat map to the other,
 * and draw a line through all of Siberia. Here such a ring goes on beyond 180° instead; the tile index brings what lies
 * there back to the other side.
 */
function unwrapRing(ring: readonly GeoJSON.Position[]): GeoJSON.Position[] {
  let shift = 0;
  let before = ring[0]?.[0] ?? 0;
  const unwrapped = ring.map(([longitude = 0, latitude = 0]): GeoJSON.Position => {
    if (longitude - before > 180) shift -= 360;
    if (longitude - before < -180) shift += 360;
    before = longitude;
    return [longitude + shift, latitude];
  });
  return centred(aroundThePole(unwrapped));
}

/** A ring that ends a whole turn from where it began goes round the pole: Antarctica, closed along the lower edge of the map. */
function aroundThePole(ring: GeoJSON.Position[]): GeoJSON.Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs((last[0] ?? 0) - (first[0] ?? 0)) < 180) return ring;
  return [...ring, [last[0] ?? 0, -90], [first[0] ?? 0, -90], first];
}

/** Into the world that its middle belongs to, so that a ring and its holes meet. */
function centred(ring: GeoJSON.Position[]): GeoJSON.Position[] {
  const longitudes = ring.map(([longitude = 0]) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const turns = Math.round(middle / 360) * 360;
  return turns === 0 ? ring : ring.map(([longitude = 0, latitude = 0]) => [longitude - turns, latitude]);
}

/** Land as polygons of the flat map. */
export function unwrapLand(land: GeoJSON.FeatureCollection | GeoJSON.Feature): GeoJSON.FeatureCollection {
  const features = land.type === 'Feature' ? [land] : land.features;
  return {
    type: 'FeatureCollection',
    features: features.flatMap(({ geometry }): GeoJSON.Feature[] => {
      if (geometry.type === 'Polygon') return [polygonOf(geometry.coordinates)];
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(polygonOf) : [];
    }),
  };
}

const polygonOf = (rings: GeoJSON.Position[][]): GeoJSON.Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Polygon', coordinates: rings.map(unwrapRing) },
});
