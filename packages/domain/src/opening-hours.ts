/** Figures of the timetable. The recommended preset is 12 hours; the hard minimum is lower. */
export const OPENING_HOURS = {
  minimumHours: 6,
  minimumWorkingDays: 5,
  stepMinutes: 30,
  default: { open: '10:00', close: '22:00' },
  presets: [
    { open: '09:00', close: '21:00' },
    { open: '10:00', close: '22:00' },
  ],
} as const;

export const TIMETABLE_REASON_MINIMUM = 30;
