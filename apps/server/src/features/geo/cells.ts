import type { Coordinates } from '@punkt/domain/countries/country';
import { ZONE_AREA_RESOLUTION, ZONE_RESOLUTION } from '@punkt/domain/zones';
import {
  cellToBoundary,
  cellToChildren,
  cellToLatLng,
  cellToParent,
  gridDisk,
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

/** The cell and those around it, ring by ring outwards. */
export const cellsAround = (cell: string, rings: number): string[] => gridDisk(cell, rings);

export const areaOf = (cell: string): string => cellToParent(cell, ZONE_AREA_RESOLUTION);

export function middleOf(cell: string): Coordinates {
  const [latitude, longitude] = cellToLatLng(cell);
  return { latitude, longitude };
}

/** A closed ring of [longitude, latitude], as GeoJSON wants it. */
export const boundaryOf = (cell: string): [number, number][] =>
  cellToBoundary(cell, true).map(([longitude, latitude]) => [longitude, latitude]);

/** The cells of an area: forty-nine of them. */
export const cellsOfArea = (area: string): string[] => cellToChildren(area, ZONE_RESOLUTION);

/** Every cell that touches the bounds, those across their edges too. */
export const cellsWithin = (bounds: Bounds): string[] => hexagonsWithin(bounds, ZONE_RESOLUTION);
export const areasWithin = (bounds: Bounds): string[] => hexagonsWithin(bounds, ZONE_AREA_RESOLUTION);

function hexagonsWithin({ west, south, east, north }: Bounds, resolution: number): string[] {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return polygonToCellsExperimental([ring], resolution, POLYGON_TO_CELLS_FLAGS.containmentOverlapping, true);
}
