import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'

export const countries = pgTable('countries', {
  id: id(),
  alpha2: text().notNull().unique(),
  alpha3: text().notNull().unique(),
  altCurrency: text(),
  continent: text(),
  countryCode: text(),
  currency: text(),
  currencyCode: text(),
  internationalPrefix: text(),
  ioc: text(),
  languagesOfficial: jsonb().$type<string[]>(),
  languagesSpoken: jsonb().$type<string[]>(),
  name: text().notNull(),
  number: text(),
  region: text(),
  subregion: text(),
  unLocode: text(),
  vatRates: jsonb(),
  worldRegion: text(),
})

export const country = entity('Country', countries, { sort: ['name'] })
