import type { points } from '@punkt/contract/points';
import type { z } from 'zod';
import type { PointsService } from './service.ts';

type Point = z.input<(typeof points)['GET /api/v2/pickpoint/list']['response']>['data'][number];
type Kept = Awaited<ReturnType<PointsService['list']>>['rows'][number];

export const presentPoint = ({ point, canMove }: Kept): Point => ({
  id: String(point.id),
  externalId: point.external_id,
  name: point.name,
  address: point.address,
  country: point.country,
  district: point.district,
  latitude: point.latitude,
  longitude: point.longitude,
  isActive: point.is_active,
  typePoint: point.type_point,
  area: point.area,
  warehouseArea: point.stock_area,
  canMove,
});
