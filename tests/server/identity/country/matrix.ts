import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation   anonymous        unconfirmed  disabled  student  another  tutor  unassigned  staff   supervisor  admin
countries   all              all          disabled  all      all      all    all         all     all         all
serverTime  ok               ok           disabled  ok       ok       ok     ok          ok      ok          ok
changed     unauthenticated  forbidden    disabled  ok       silent   ok     silent      silent  ok          ok     | ok: view_all_sessions manage_sessions assign_tutors
`,
  {
    changed: () => ({ types: ['Session'] }),
  },
)
