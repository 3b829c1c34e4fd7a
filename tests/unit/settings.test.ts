import { describe, expect, it } from 'vitest'
import { settingsFrom } from '../../server/kernel/settings'
import { usualPatience } from '../../server/kernel/time/patience'

const secrets = { SECRET_KEY: 'a secret for tests that is long enough' }
const production = {
  ...secrets,
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://articled.example',
}
const google = {
  id: 'google',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId: 'our-id',
  clientSecret: 'our-secret',
}
const own = { ...google, id: 'own', issuer: 'http://127.0.0.1:9000' }

const providersOf = (list: unknown, environment: object = secrets) =>
  settingsFrom({ ...environment, OIDC_PROVIDERS: typeof list === 'string' ? list : JSON.stringify(list) }).oidcProviders

describe('the setting of outside providers', () => {
  it('is empty where nothing is set', () => {
    expect(settingsFrom(secrets).oidcProviders).toEqual([])
    expect(providersOf('')).toEqual([])
  })

  it('takes any number of them, in production too', () => {
    expect(providersOf([google])).toEqual([google])
    const other = { ...google, id: 'other', issuer: 'https://login.example/tenant' }
    expect(providersOf([google, other], production)).toEqual([google, other])
  })

  it('takes a provider on this machine without TLS, but not in production', () => {
    expect(providersOf([own])).toEqual([own])
    expect(() => providersOf([own], production)).toThrow('Production needs https: in each issuer of OIDC_PROVIDERS.')
    expect(() => providersOf([{ ...own, issuer: 'http://login.example' }])).toThrow('must begin with https:')
  })

  it.each([
    ['invalid JSON', 'google: our-secret', 'must be a JSON list'],
    ['no list', google, 'OIDC_PROVIDERS'],
    ['a list without a required setting', [{ ...google, clientSecret: undefined }], 'OIDC_PROVIDERS[0].clientSecret'],
    ['an id that addresses would have to escape', [{ ...google, id: 'a/../b our-secret' }], 'OIDC_PROVIDERS[0].id'],
    ['an invalid issuer', [{ ...google, issuer: 'javascript:our-secret' }], 'OIDC_PROVIDERS[0].issuer'],
    ['an unknown setting', [{ ...google, secret: 'our-secret' }], 'secret'],
    ['the same id twice', [google, { ...google, issuer: 'https://other.example' }], 'each id must be there once'],
    ['the same issuer twice', [google, { ...google, id: 'other' }], 'each issuer must be there once'],
  ])('is refused at the start with %s, and the message does not hold the secret', (_what, list, message) => {
    expect(() => providersOf(list)).toThrow(message)
    expect(() => providersOf(list)).not.toThrow('our-secret')
  })
})

describe('the setting of how long the server waits', () => {
  const waits = (text?: string) => settingsFrom({ ...secrets, ...(text !== undefined && { PATIENCE: text }) }).patience

  it('is the usual one where nothing is set', () => {
    expect(waits()).toEqual(usualPatience)
    expect(waits('')).toEqual(usualPatience)
  })

  it('is a factor for all waits, in production too, which changes neither the pace of a sender nor the largest request', () => {
    const { answerMs, paceMs, paceBytes, mostBytes } = settingsFrom({ ...production, PATIENCE: '0.1' }).patience
    expect([answerMs, paceMs, paceBytes]).toEqual([1_200, 3_000, 3_000])
    expect(mostBytes).toBe(usualPatience.mostBytes)
  })

  it('names waits, beside a factor or alone', () => {
    expect(waits('answerMs=500 0.1')).toMatchObject({ answerMs: 500, statementMs: 1_000 })
    expect(waits('answerMs=500, headMs=20')).toEqual({ ...usualPatience, answerMs: 500, headMs: 20 })
  })

  it.each([
    ['a word', 'long', 'long is no positive number, nor a wait with one.'],
    ['nothing', '0', '0 is no positive number'],
    ['a wait without a number', 'answerMs=', 'answerMs= is no positive number'],
    ['an unknown wait', 'answersMs=5', 'answersMs is no wait of the server. There are headMs, '],
  ])('is refused at the start with %s', (_what, text, message) => {
    expect(() => waits(text)).toThrow(message)
    expect(() => waits(text)).toThrow('PATIENCE')
  })
})

describe('the settings of Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }
  const live = { ...keys, STRIPE_SECRET_KEY: 'sk_live_0123456789' }
  const stripeOf = (more: object, environment: object = secrets) => settingsFrom({ ...environment, ...more }).stripe

  it('are none where nothing is set', () => {
    expect(stripeOf({})).toBeUndefined()
    expect(stripeOf({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).toBeUndefined()
  })

  it('are both secrets, in production too', () => {
    const both = { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789' }
    expect(stripeOf(keys)).toEqual(both)
    expect(stripeOf(keys, production)).toEqual(both)
    expect(stripeOf({ ...keys, STRIPE_SECRET_KEY: 'rk_test_0123456789' })?.secretKey).toBe('rk_test_0123456789')
  })

  it('take a live key where people come by https:, or on this machine', () => {
    for (const url of ['https://articled.example', 'http://localhost:4000', 'http://127.0.0.1:4000'])
      expect(stripeOf({ ...live, PUBLIC_URL: url })?.secretKey).toBe('sk_live_0123456789')
    expect(stripeOf({ ...keys, PUBLIC_URL: 'http://articled.example' })).toBeDefined()
    const act = () => stripeOf({ ...live, PUBLIC_URL: 'http://articled.example' })
    expect(act).toThrow('A live STRIPE_SECRET_KEY needs https: in PUBLIC_URL.')
  })

  it('take another address of its API on this machine alone', () => {
    expect(stripeOf({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:9000' })?.apiUrl).toBe('http://127.0.0.1:9000')
    for (const url of ['https://api.stripe.example', 'http://127.0.0.1.example', 'ftp://localhost', 'nowhere'])
      expect(() => stripeOf({ ...keys, STRIPE_API_URL: url })).toThrow('STRIPE_API_URL')
  })

  it.each([
    ['one of the two', { STRIPE_SECRET_KEY: keys.STRIPE_SECRET_KEY }, 'both'],
    ['the other of the two', { STRIPE_WEBHOOK_SECRET: keys.STRIPE_WEBHOOK_SECRET }, 'both'],
    ['an empty secret', { ...keys, STRIPE_WEBHOOK_SECRET: '' }, 'both'],
    ['a secret of spaces', { ...keys, STRIPE_WEBHOOK_SECRET: ' '.repeat(20) }, 'STRIPE_WEBHOOK_SECRET'],
    ['a short secret', { ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_012345678' }, 'STRIPE_WEBHOOK_SECRET'],
    ['a publishable key', { ...keys, STRIPE_SECRET_KEY: 'pk_live_0123456789' }, 'STRIPE_SECRET_KEY'],
    [
      'each in the place of the other',
      { STRIPE_SECRET_KEY: keys.STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_SECRET: keys.STRIPE_SECRET_KEY },
      'STRIPE_SECRET_KEY',
    ],
  ])('are refused at the start with %s, and the message does not hold them', (_what, more, message) => {
    expect(() => stripeOf(more)).toThrow(message)
    expect(() => stripeOf(more)).not.toThrow('01234567')
  })
})
