import type { z } from 'zod'
import type { createBooks } from './books'
import { Refused } from './refused'
import { shapes, taken } from './shapes'

type Books = ReturnType<typeof createBooks>

/** A request as it came. */
interface Asked {
  /** Its method and path, with each id as `:id`. */
  what: string
  id: string
  form: unknown
}

/** Does what is asked, and shows it in the shape that Stripe documents. */
export function actFor(books: Books, asked: string, form: unknown, refundStatus: string): object {
  const named =
    /(sessions|subscriptions|invoices|customers|setup_intents|payment_methods|payment_intents|coupons|promotion_codes)\/([\w-]+)/
  const [, , id = ''] = named.exec(asked) ?? []
  const request = { what: asked.replace(named, '$1/:id'), id, form }
  const answer =
    onPayments(books, request, refundStatus) ??
    onSubscriptions(books.subscriptions, request) ??
    onCoupons(books.coupons, request) ??
    onMethods(books, request)
  if (!answer) throw new Refused(404, 'invalid_request_error', `Unrecognized request URL (${asked})`)
  return answer
}

function onPayments(books: Books, { what, id, form }: Asked, refundStatus: string): object | null {
  switch (what) {
    case 'POST /v1/checkout/sessions':
      return shown(shapes.session, books.createSession(parsed(taken.session, form)))
    case 'GET /v1/checkout/sessions/:id': {
      const { expand } = parsed(taken.sessionRead, form)
      const session = books.session(id)
      const intent = session.payment_intent as string | null
      return shown(shapes.session, { ...session, ...(expand && intent && { payment_intent: books.intent(intent) }) })
    }
    case 'POST /v1/checkout/sessions/:id/expire':
      parsed(taken.nothing, form)
      return shown(shapes.session, books.expireSession(id))
    case 'POST /v1/refunds':
      return shown(shapes.refund, books.refund(parsed(taken.refund, form), refundStatus))
    case 'GET /v1/refunds': {
      const { payment_intent: intentId } = parsed(taken.refundList, form)
      const data = books.refundsOf(books.intent(intentId).id)
      return shown(shapes.refundList, { object: 'list', data, has_more: false, url: '/v1/refunds' })
    }
    default:
      return null
  }
}

function onSubscriptions(books: Books['subscriptions'], { what, id, form }: Asked): object | null {
  switch (what) {
    case 'GET /v1/subscriptions/:id':
      parsed(taken.nothing, form)
      return shown(shapes.subscription, books.subscription(id).subscription)
    case 'POST /v1/subscriptions/:id':
      return shown(shapes.subscription, books.change(id, parsed(taken.change, form)))
    case 'DELETE /v1/subscriptions/:id':
      parsed(taken.cancel, form)
      return shown(shapes.subscription, books.cancel(id))
    case 'GET /v1/invoices/:id':
      return shown(shapes.invoice, books.invoice(id, parsed(taken.invoiceRead, form)))
    case 'GET /v1/invoices':
      return shown(shapes.invoiceList, books.invoices(parsed(taken.invoiceList, form)))
    default:
      return null
  }
}

function onCoupons(books: Books['coupons'], { what, id, form }: Asked): object | null {
  switch (what) {
    case 'POST /v1/coupons':
      return shown(shapes.coupon, books.createCoupon(parsed(taken.coupon, form)))
    case 'GET /v1/coupons/:id':
      parsed(taken.nothing, form)
      return shown(shapes.coupon, books.coupon(id))
    case 'POST /v1/coupons/:id':
      return shown(shapes.coupon, books.changeCoupon(id, parsed(taken.couponChange, form)))
    case 'DELETE /v1/coupons/:id':
      parsed(taken.nothing, form)
      return shown(shapes.deletedCoupon, books.deleteCoupon(id))
    case 'POST /v1/promotion_codes':
      return shown(shapes.promotionCode, books.createCode(parsed(taken.promotionCode, form)))
    case 'POST /v1/promotion_codes/:id':
      return shown(shapes.promotionCode, books.changeCode(id, parsed(taken.promotionCodeChange, form)))
    case 'GET /v1/promotion_codes':
      return shown(shapes.promotionCodeList, books.codes(parsed(taken.promotionCodeList, form)))
    default:
      return null
  }
}

function onMethods({ methods, intent }: Books, { what, id, form }: Asked): object | null {
  const isExpanded = () => Boolean(parsed(taken.expandedMethod, form).expand)
  switch (what) {
    case 'POST /v1/customers':
      return shown(shapes.customer, methods.createCustomer(parsed(taken.customer, form).metadata ?? {}))
    case 'DELETE /v1/customers/:id':
      parsed(taken.nothing, form)
      return shown(shapes.deletedCustomer, methods.deleteCustomer(id))
    case 'GET /v1/setup_intents/:id':
      return shown(shapes.setupIntent, methods.expanded(methods.setup(id), isExpanded()))
    case 'GET /v1/payment_intents/:id':
      return shown(shapes.intent, methods.expanded(intent(id), isExpanded()))
    case 'GET /v1/payment_methods/:id':
      parsed(taken.nothing, form)
      return shown(shapes.method, methods.method(id))
    case 'POST /v1/payment_methods/:id/detach':
      parsed(taken.nothing, form)
      return shown(shapes.method, methods.detach(id))
    default:
      return null
  }
}

function parsed<Shape extends z.ZodType>(shape: Shape, form: unknown): z.output<Shape> {
  const read = shape.safeParse(form)
  if (read.success) return read.data
  const param = read.error.issues[0]?.path.join('.') || 'unknown'
  throw new Refused(400, 'invalid_request_error', `Invalid parameter ${param}: ${read.error.issues[0]?.message}`, {
    code: 'parameter_unknown',
    param,
  })
}

/** Whole as it is, once its used part has the documented shape. */
export function shown<Whole extends object>(shape: z.ZodType, whole: Whole): Whole {
  shape.parse(whole)
  return whole
}
