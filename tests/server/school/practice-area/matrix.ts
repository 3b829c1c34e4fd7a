import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation           anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
practiceAreas       unauthenticated  forbidden    disabled  all        all        all        all         all        all         all
practiceAreaCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_settings
practiceAreaUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_settings
practiceAreaDelete  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_settings
`,
  {
    practiceAreaCreate: () => ({ name: 'Wills and Trusts', shortName: 'WT' }),
    practiceAreaUpdate: ({ areas }) => ({ id: areas.unused, name: 'Probate', shortName: 'PR' }),
    practiceAreaDelete: ({ areas }) => ({ id: areas.unused }),
  },
)
