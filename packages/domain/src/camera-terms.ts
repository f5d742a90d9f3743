/** What a point's cameras must show before activation, and the longest texts of the form. */
export const CAMERA_TERMS = {
  minimumCameras: 3,
  archiveDays: 90,
  urlMaximum: 500,
  loginMaximum: 500,
  passwordMaximum: 500,
  descriptionMaximum: 500,
  tokenMaximum: 1000,
} as const;
