import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation           anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
sessionTypes        unauthenticated  forbidden    disabled  some       some       some       some        some       all         all    | all: manage_settings
sessionType         unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
sessionType:draft   unauthenticated  forbidden    disabled  not_found  not_found  not_found  not_found   not_found  ok          ok     | ok: manage_settings
sessionTypeCreate   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_settings
sessionTypeUpdate   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_settings
sessionTypeDelete   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_settings
sessionTypeCreated  unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
sessionTypeUpdated  unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
sessionTypeDeleted  unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
`,
  {
    sessionType: ({ types }) => ({ id: types.live }),
    'sessionType:draft': ({ types }) => ({ id: types.draft }),
    sessionTypeCreate: () => written,
    sessionTypeUpdate: ({ types }) => ({ id: types.unused, ...written }),
    sessionTypeDelete: ({ types }) => ({ id: types.unused }),
  },
)

const written = {
  group: 'written',
  mode: 'window',
  techName: 'letter',
  name: 'Letter',
  shortName: 'L',
  price: 6000,
  reschedulePrice: 500,
  status: 'active',
} as const
