import type { uploads as ru } from '../ru/uploads.ts';
import type { Text } from '../text.ts';

export const uploads = {
  choose: 'Choose a photo',
  drop: 'or drop it here, JPG or PNG',
  camera: 'Take a photo',
  count: '{{done}} of {{most}}',
  percent: 'Uploading: {{percent}}%',
  progress: 'Upload: {{name}}',
  waiting: 'No connection. We go on when it is back',
  done: 'Photo uploaded',
  stored: 'Photo uploaded',
  failed: 'The upload failed',
  cancel: 'Cancel the upload: {{name}}',
  remove: 'Remove: {{name}}',
  'video.choose': 'Choose a video',
  'video.drop': 'or drop it here, MP4 or MOV',
  'video.camera': 'Record a video',
  'video.stored': 'Video uploaded',
  heic: 'Photos in HEIC format are not accepted. Save it as JPEG: on an iPhone, Settings → Camera → Formats → Most Compatible.',
} as const satisfies Record<keyof typeof ru, Text>;
