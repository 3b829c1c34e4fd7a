import { sheet } from '../../access/matrix/table'

const topUp = [{ type: 'topup' as const, unitAmount: 2000 }]

export const wallet = sheet(
  `
operation                  anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
wallet                     unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
wallet:student             unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  ok          ok     | ok: manage_billing view_all_users
transactions               unauthenticated  forbidden    disabled  some       some       none       none        none       all         all    | all: manage_billing
transactions:student       unauthenticated  forbidden    disabled  some       none       none       none        none       some        some   | some: manage_billing
discount                   unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
discount:student           unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  ok          ok     | ok: manage_billing view_all_users
sales                      unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
walletWithdraw             unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
walletUpdated              unauthenticated  forbidden    disabled  ok         silent     silent     silent      silent     silent      silent
walletUpdated:student      unauthenticated  forbidden    disabled  ok         silent     silent     silent      silent     ok          ok     | ok: manage_billing view_all_users
billingSessions            unauthenticated  forbidden    disabled  some       some       none       none        none       all         all    | all: manage_billing
billingSession             unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  ok          ok     | ok: manage_billing
checkout                   unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
billingSessionCreate       unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
billingSessionUpdate       unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  ok          ok     | ok: manage_billing
billingSessionUpdate:paid  unauthenticated  forbidden    disabled  forbidden  not_found  not_found  not_found   not_found  ok          ok     | ok: manage_billing
`,
  {
    'wallet:student': ({ people }) => ({ userId: people.student.id }),
    'transactions:student': ({ people }) => ({ userId: people.student.id }),
    discount: () => ({ amount: 1000 }),
    'discount:student': ({ people }) => ({ userId: people.student.id, amount: 1000 }),
    sales: () => ({ from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' }),
    walletWithdraw: ({ people }) => ({ userId: people.student.id, amount: 100, description: 'Paid out' }),
    'walletUpdated:student': ({ walletId }) => ({ id: walletId }),
    billingSession: ({ visitId }) => ({ id: visitId }),
    checkout: () => ({
      mode: 'payment',
      gateway: 'sandbox',
      cancelUrl: '/billing',
      successUrl: '/billing',
      items: topUp,
      useCoupon: false,
    }),
    billingSessionCreate: ({ people }) => ({
      userId: people.student.id,
      mode: 'payment',
      gateway: 'manual',
      items: topUp,
    }),
    billingSessionUpdate: ({ visitId }) => ({ id: visitId, status: 'expired' }),
    'billingSessionUpdate:paid': ({ visitId }) => ({ id: visitId, paymentStatus: 'paid' }),
  },
)
