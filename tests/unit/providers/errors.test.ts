import { describe, expect, it } from 'vitest'
import { ApiError, errorOf } from '../../../src/providers/api-error'
import { catalogue, fieldErrors, noticeOf } from '../../../src/providers/errors'

const network = (status: number, message = '') => new ApiError({ code: 'NETWORK', status, message })
const server = (code: ApiError['code'], message = '', field?: string) =>
  new ApiError({ code, message, field, status: 200 })

describe('the catalogue of errors', () => {
  it.each([
    ['a server error', server('INTERNAL'), 'Server error. Please try again later.', 5000],
    ['a gateway’s error page', network(502), 'Server error. Please try again later.', 5000],
    ['a missing endpoint', network(404), '404 Resource not found.', 5000],
    ['a failed fetch', network(0, 'Failed to fetch'), 'Connection error. Please check your internet connection.', 5000],
    ['another network error', network(418, 'I am a teapot'), 'Network error: I am a teapot', 5000],
    ['a nameless network error', network(418), 'Network error: Unknown error', 5000],
    ['too little money', server('INSUFFICIENT_FUNDS'), 'Your transaction failed due to insufficient funds.', 8000],
    [
      'a fault at the wallet',
      server('CONFLICT', 'x', 'wallet'),
      'Your transaction failed due to insufficient funds.',
      8000,
    ],
    [
      'a fault of input',
      server('VALIDATION', 'Field is required', 'name'),
      'Please check your input and try again.',
      undefined,
    ],
    ['a refusal', server('FORBIDDEN', 'No.'), 'You do not have permission to perform this action.', undefined],
    ['anything else', server('CONFLICT', 'This exists already.'), 'This exists already.', undefined],
    ['anything else without words', server('CONFLICT'), 'An error occurred. Please try again.', undefined],
  ])('says of %s: %3$s', (_what, error, text, durationMs) => {
    expect(noticeOf(error)).toMatchObject({ text })
    expect(noticeOf(error)?.durationMs).toBe(durationMs)
  })

  it('leads from too little money to the top-up, in a new tab', () => {
    expect(noticeOf(server('INSUFFICIENT_FUNDS'))?.action).toEqual({
      label: 'Top-up',
      href: '/wallet/top-up',
      newTab: true,
    })
  })

  it('says nothing where the application goes elsewhere itself', () => {
    expect(noticeOf(server('UNAUTHENTICATED'))).toBeNull()
    expect(noticeOf(server('ACCOUNT_DISABLED'))).toBeNull()
  })

  it('holds the words for the connection and for actions', () => {
    expect(
      [catalogue.connected, catalogue.connectionFault, catalogue.actionFailed, catalogue.actionDone].map(
        ({ text }) => text,
      ),
    ).toEqual(['Connected!', 'There was an error with the connection!', 'Action failed', 'Action was successful'])
  })

  it('maps an answer’s errors to the fields of a form', () => {
    const error = errorOf(
      [
        { message: 'Field is required', extensions: { code: 'VALIDATION', field: 'name' } },
        { message: 'Too long', extensions: { code: 'VALIDATION', field: 'shortName' } },
        { message: 'Of no field', extensions: { code: 'VALIDATION' } },
      ],
      200,
    )
    expect(fieldErrors(error)).toEqual({ name: 'Field is required', shortName: 'Too long' })
    expect(fieldErrors(null)).toEqual({})
  })
})
