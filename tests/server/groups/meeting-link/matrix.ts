import { sheet } from '../../access/matrix/table'

// Nothing outside is asked: neither Google nor Zoom is configured there, and the link of the event was typed.
export const matrix = sheet(
  `
operation             anonymous        unconfirmed  disabled  student    another    tutor     unassigned  staff      supervisor  admin
meetingLinkProviders  unauthenticated  forbidden    disabled  none       none       none      none        none       none        none
meetingLinkMake       unauthenticated  forbidden    disabled  forbidden  not_found  conflict  not_found   not_found  conflict    conflict  | conflict: manage_meetings
`,
  { meetingLinkMake: ({ events }) => ({ meetingId: events.own }) },
)
