/** Extra services of a pickup point, in the order of the form. */
export const POINT_FEATURES = [
  'dropOffBox',
  'bottleMachine',
  'batteryContainer',
  'chargingStation',
  'waterEquipment',
  'coffeeMachine',
  'vendingMachine',
  'separateRecycling',
  'wastePaper',
  'copyServices',
] as const;

export type PointFeature = (typeof POINT_FEATURES)[number];
