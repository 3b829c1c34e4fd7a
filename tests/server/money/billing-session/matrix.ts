import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation                  anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
sales                      unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
salesByWeek                unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  some        some   | some: manage_billing
billingWeeks               unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  some        some   | some: manage_billing
billingSessions            unauthenticated  forbidden    disabled  some       some       none       none        none       all         all    | all: manage_billing
billingSession             unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  ok          ok     | ok: manage_billing
billingGateways            unauthenticated  forbidden    disabled  some       some       some       some        some       some        some
checkoutQuote              unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
checkout                   unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
billingSessionCreate       unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
billingSessionUpdate       unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  ok          ok     | ok: manage_billing
billingSessionUpdate:paid  unauthenticated  forbidden    disabled  forbidden  not_found  not_found  not_found   not_found  ok          ok     | ok: manage_billing
`,
  {
    sales: () => ({ from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' }),
    billingSession: ({ visitId }) => ({ id: visitId }),
    checkoutQuote: () => ({ gateway: 'sandbox', items: topUp, useCoupon: false }),
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

const topUp = [{ type: 'topup' as const, unitAmount: 2000 }]
