import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation     anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
seller        unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
sellerUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
`,
  { sellerUpdate: () => ({ name: 'Articled Tutors Ltd', vatRules: [] }) },
)
