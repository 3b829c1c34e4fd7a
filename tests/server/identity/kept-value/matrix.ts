import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation        anonymous        unconfirmed  disabled  student  another  tutor  unassigned  staff  supervisor  admin
keptValues       unauthenticated  forbidden    disabled  none     none     none   none        none   none        none
keptValueUpdate  unauthenticated  forbidden    disabled  ok       ok       ok     ok          ok     ok          ok
`,
  {
    keptValueUpdate: () => ({ name: 'tour', value: { step: 2, taken: false } }),
  },
)
