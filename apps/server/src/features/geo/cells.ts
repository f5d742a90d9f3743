import type { Coordinates } from '@punkt/domain/countries/country';
import { ZONE_AREA_RESOLUTION, ZONE_RESOLUTION } from '@punkt/domain/zones';
import {
  cellToBoundary,
  cellToLatLng,
  cellToParent,
  latLngToCell,
  POLYGON_TO_CELLS_FLAGS,
  polygonToCellsExperimental,
} from 'h3-js';

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const cellOf = ({ latitude, longitude }: Coordinates): string =>
  latLngToCell(latitude, longitude, ZONE_RESOLUTION);

export const areaOf = (cell: string): string => cellToParent(cell, ZONE_AREA_RESOLUTION);

export function middleOf(cell: string): Coordinates {
  const [latitude, longitude] = cellToLatLng(cell);
  return { latitude, longitude };
}

/** A closed ring of [longitude, latitude], as GeoJSON wants it. */
export const boundaryOf = (cell: string): [number, number][] =>
  cellToBoundary(cell, true).map(([longitude, latitude]) => [longitude, latitude]);

/** Every cell that touches the bounds, those across their edges too. */
export function cellsWithin({ west, south, east, north }: Bounds): string[] {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return polygonToCellsExperimental(
    [ring],
    ZONE_RESOLUTION,
    POLYGON_TO_CELLS_FLAGS.containmentOverlapping,
    true,
  );
}
