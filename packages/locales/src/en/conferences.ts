import type { conferences as ru } from '../ru/conferences.ts';
import type { Text } from '../text.ts';

export const conferences = {
  'page.title': 'Conference calendar for pickup point owners — Punkt',
  'page.description':
    'Free online meetings for people who are opening a pickup point or already run one: a schedule by week and month, links to join, and recordings.',
  title: 'Conference calendar',
  russian: 'Topics and descriptions of some meetings are in Russian only, for now.',
  lead: 'Bring your questions before you sign the lease: a mistake in choosing the premises costs more to mend after the renovation.',

  months: 'January,February,March,April,May,June,July,August,September,October,November,December',
  ofMonths: 'January,February,March,April,May,June,July,August,September,October,November,December',
  weekdays: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun',
  weekdaysLong: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday',
  'date.day': '{{date}} {{month}}',
  'date.full': '{{weekday}}, {{day}}',
  'date.month': '{{month}} {{year}}',
  'range.month': '{{from}}–{{to}} {{month}} {{year}}',
  'range.year': '{{from}} – {{to}} {{year}}',
  'range.years': '{{from}} {{fromYear}} – {{to}} {{toYear}}',

  'calendar.label': 'Conference calendar',
  'mode.label': 'View of the calendar',
  'mode.week': 'Week',
  'mode.month': 'Month',
  today: 'Today',
  'turn.week.back': 'Previous week',
  'turn.week.on': 'Next week',
  'turn.month.back': 'Previous month',
  'turn.month.on': 'Next month',
  'cell.meetings': { one: '{{count}} meeting', other: '{{count}} meetings' },

  'zone.own': 'Times are yours: {{zone}}. Moscow time stands beside them.',
  'zone.moscow': 'Times are Moscow’s, and yours are the same.',
  'zone.server': 'Times are Moscow’s (UTC+3).',
  'time.moscow': '{{time}} Moscow',
  'time.moscowOther': '{{day}}, {{time}} Moscow',

  'state.now': 'On now',
  'state.past': 'Over',
  newTab: 'opens in a new tab',
  'past.noRecording': 'The meeting is over; there is no recording.',
  join: 'Join',
  recording: 'Watch the recording',
  of: 'the meeting “{{title}}”',
  ofRecording: 'of “{{title}}”',

  next: 'Coming up',
  'none.week': 'No meetings this week.',
  'none.month': 'No meetings this month.',
  'none.next': 'Next one: {{day}}, {{time}}',
  'none.last': 'Last one: {{day}}, {{time}}',
  'empty.title': 'Meetings will be announced soon',
  'empty.text':
    'The schedule is empty for now. Subscribe to the calendar and a new meeting will appear in it by itself, or ask a manager right away.',
  'empty.link': 'Answers to common questions',
  'year.earlier': 'Meetings of {{year}}',

  'subscribe.title': 'Meetings in your calendar',
  'subscribe.text':
    'Subscribe once: new and moved meetings appear by themselves, in your time zone, with a reminder {{minutes}} minutes before.',
  'subscribe.link': 'Subscribe',
  'subscribe.file': 'Download the .ics file',
  'subscribe.copy': 'Copy the address',
  'subscribe.google': 'Google Calendar: “Other calendars” → “From URL” → paste the address.',
  'copy.done': 'The text "{{value}}" has been copied to the clipboard',
  'copy.failed': 'Your device does not support the clipboard',
} as const satisfies Record<keyof typeof ru, Text>;
