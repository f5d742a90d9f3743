import type { Text } from '../text.ts';

/** Choosing files and sending them. */
export const uploads = {
  choose: 'Выбрать фото',
  drop: 'или перетащите сюда, JPG или PNG',
  camera: 'Сделать фото',
  count: '{{done}} из {{most}}',
  percent: 'Загружаем: {{percent}}\u00a0%',
  progress: 'Загрузка: {{name}}',
  waiting: 'Нет связи. Продолжим, когда она вернётся',
  done: 'Фото загружено',
  stored: 'Фото загружено',
  failed: 'Не удалось загрузить',
  cancel: 'Отменить загрузку: {{name}}',
  remove: 'Удалить: {{name}}',
  'video.choose': 'Выбрать видео',
  'video.drop': 'или перетащите сюда, MP4 или MOV',
  'video.camera': 'Снять видео',
  'video.stored': 'Видео загружено',
  heic: 'Фото в формате HEIC не принимаются. Сохраните его как JPEG: на iPhone — «Настройки → Камера → Форматы → Наиболее совместимый».',
} as const satisfies Record<string, Text>;
