import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import countries from '../../../server/identity/country/countries.json'

const country = z.strictObject({
  alpha2: z.string().regex(/^[A-Z]{2}$/),
  alpha3: z.string().regex(/^[A-Z]{3}$/),
  altCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  continent: z.enum(['Africa', 'Antarctica', 'Asia', 'Europe', 'North America', 'Oceania', 'South America']),
  countryCode: z.string().regex(/^[1-9]\d{0,2}$/),
  currency: z.string().min(3).nullable(),
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  internationalPrefix: z
    .string()
    .regex(/^\d{1,4}$/)
    .nullable(),
  ioc: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  languagesOfficial: z.array(z.string().regex(/^[a-z]{2,3}$/)),
  languagesSpoken: z.array(z.string().regex(/^[a-z]{2,3}$/)),
  name: z.string().min(2),
  number: z.string().regex(/^\d{3}$/),
  region: z.enum(['Africa', 'Americas', 'Antarctica', 'Asia', 'Europe', 'Oceania']),
  subregion: z.string().min(2).nullable(),
  unLocode: z.string().regex(/^[A-Z]{2}$/),
  vatRates: z.strictObject({ standard: z.number().positive(), reduced: z.array(z.number().positive()) }).nullable(),
  worldRegion: z.enum(['EMEA', 'APAC', 'AMER']),
})

const of = (alpha2: string) => countries.find((each) => each.alpha2 === alpha2)

describe('the list of countries', () => {
  it('holds the 249 countries of ISO 3166-1, each code once', () => {
    expect(countries).toHaveLength(249)
    for (const field of ['alpha2', 'alpha3', 'number', 'name'] as const) {
      expect(new Set(countries.map((each) => each[field])).size).toBe(249)
    }
  })

  it('gives every field in its right form', () => {
    for (const each of countries) expect(country.parse(each)).toEqual(each)
  })

  it('writes currency codes that the formatting of money knows', () => {
    const known = new Set(Intl.supportedValuesOf('currency'))
    // These currencies are newer than the tables of some systems.
    for (const code of ['XCG', 'ZWG']) known.add(code)
    for (const { currencyCode, altCurrency } of countries) {
      if (currencyCode) expect(known).toContain(currencyCode)
      if (altCurrency) expect(known).toContain(altCurrency)
    }
  })

  it('knows the United Kingdom', () => {
    expect(of('GB')).toMatchObject({
      alpha3: 'GBR',
      name: 'United Kingdom',
      number: '826',
      countryCode: '44',
      currencyCode: 'GBP',
      internationalPrefix: '00',
      vatRates: { standard: 20, reduced: [5] },
      worldRegion: 'EMEA',
    })
  })

  it('knows some others', () => {
    expect(of('US')).toMatchObject({ alpha3: 'USA', countryCode: '1', internationalPrefix: '011', vatRates: null })
    expect(of('IN')).toMatchObject({ number: '356', countryCode: '91', currencyCode: 'INR', worldRegion: 'APAC' })
    expect(of('NG')).toMatchObject({ ioc: 'NGR', countryCode: '234', currencyCode: 'NGN', continent: 'Africa' })
    expect(of('IE')).toMatchObject({ currencyCode: 'EUR', languagesOfficial: ['en', 'ga'] })
  })
})
