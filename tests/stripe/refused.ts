/** What Stripe refuses, as it says so. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly more: { code?: string; param?: string } = {},
  ) {
    super(message)
  }
}

export const invalid = (message: string, more?: { code?: string; param?: string }) =>
  new Refused(400, 'invalid_request_error', message, more)
export const missing = (what: string, id: string, param: string) =>
  new Refused(404, 'invalid_request_error', `No such ${what}: '${id}'`, { code: 'resource_missing', param })

export function found<Kept>(all: Map<string, Kept>, id: string, refusal: () => Error): Kept {
  const one = all.get(id)
  if (!one) throw refusal()
  return one
}
