import { afterEach, describe, expect, it } from 'vitest'
import { ApiError, errorOf, errorOfStatus } from '../../../src/providers/api/api-error'
import { catalogue, channelFaults, fieldErrors, noticeOf, showError } from '../../../src/providers/api/errors'
import { clearToasts, getToasts } from '../../../src/ui/overlay/toast'

const network = (status: number, message = '') => new ApiError({ code: 'NETWORK', status, message })
const server = (code: ApiError['code'], message = '', field?: string) =>
  new ApiError({ code, message, field, status: 200 })

afterEach(clearToasts)

describe('the catalogue of errors', () => {
  it.each([
    ['a server error', server('INTERNAL'), 'negative', 'Server error. Please try again later.', 5000],
    [
      'a database that does not answer',
      server('UNAVAILABLE'),
      'negative',
      'Server error. Please try again later.',
      5000,
    ],
    ['a gateway’s error page', network(502), 'negative', 'Server error. Please try again later.', 5000],
    ['a missing endpoint', network(404), 'negative', '404 Resource not found.', 5000],
    [
      'a failed fetch',
      network(0, 'Failed to fetch'),
      'negative',
      'Connection error. Please check your internet connection.',
      5000,
    ],
    ['another network error', network(418, 'I am a teapot'), 'negative', 'Network error: I am a teapot', 5000],
    ['a nameless network error', network(418), 'negative', 'Network error: Unknown error', 5000],
    [
      'too little money',
      server('INSUFFICIENT_FUNDS'),
      'negative',
      'Your transaction failed due to insufficient funds.',
      8000,
    ],
    [
      'a fault at the wallet',
      server('CONFLICT', 'x', 'wallet'),
      'negative',
      'Your transaction failed due to insufficient funds.',
      8000,
    ],
    ['a wrong input', server('VALIDATION', 'x', 'name'), 'warning', 'Please check your input and try again.', 3000],
    ['a refusal', server('FORBIDDEN'), 'negative', 'You do not have permission to perform this action.', 3000],
    ['any other refusal', server('CONFLICT', 'This exists already.'), 'warning', 'This exists already.', 3000],
    ['any other refusal without words', server('CONFLICT'), 'warning', 'An error occurred. Please try again.', 3000],
    ['an unknown code of a newer server', server('NEW' as 'CONFLICT', 'Of late.'), 'warning', 'Of late.', 3000],
    [
      'an error outside the server’s answers',
      new Error('x'),
      'negative',
      'An unexpected error occurred. Please try again.',
      3000,
    ],
  ])('reports %s, as %3$s: %4$s', (_what, error, kind, text, durationMs) => {
    showError(error)
    expect(getToasts()).toMatchObject([{ kind, text, durationMs }])
  })

  it('finds the wallet wherever it stands among the errors of an answer', () => {
    const errors = [
      { message: 'Too late.', extensions: { code: 'CONFLICT' as const } },
      { message: 'Too little.', extensions: { code: 'CONFLICT' as const, field: 'wallet' } },
    ]
    expect(noticeOf(errorOf(errors, 200))).toEqual(catalogue.insufficientFunds)
  })

  it('leads from too little money to the top-up, in a new tab', () => {
    expect(noticeOf(server('INSUFFICIENT_FUNDS'))?.action).toEqual({
      label: 'Top-up',
      href: '/wallet/top-up',
      newTab: true,
    })
  })

  it('shows nothing where the application navigates itself, nor for a cancelled request', () => {
    for (const code of ['UNAUTHENTICATED', 'ACCOUNT_DISABLED'] as const) showError(server(code))
    showError(Object.assign(new Error('Aborted'), { name: 'AbortError' }))
    expect(getToasts()).toEqual([])
  })

  it('treats an answer of 401 or 403 as the end of the sign-in', () => {
    for (const status of [401, 403]) {
      expect(errorOfStatus(status, '').code).toBe('UNAUTHENTICATED')
      expect(errorOf([{ message: 'No.' }], status).code).toBe('UNAUTHENTICATED')
    }
  })

  it('holds the words for the connection, pushes and actions', () => {
    expect(catalogue).toMatchObject({
      connected: { kind: 'positive', text: 'Connected!' },
      connectionFault: { kind: 'negative', text: 'There was an error with the connection!' },
      actionFailed: { kind: 'negative', text: 'Action failed' },
    })
    expect(channelFaults).toEqual({ timeout: 'Push timeout', noChannel: 'The channel was not found.' })
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
