import { allow, audiences, noun } from '../rule'

const fields = audiences('Country', {
  reader: [
    'id',
    'alpha2',
    'alpha3',
    'altCurrency',
    'continent',
    'countryCode',
    'currency',
    'currencyCode',
    'internationalPrefix',
    'ioc',
    'languagesOfficial',
    'languagesSpoken',
    'name',
    'number',
    'region',
    'subregion',
    'unLocode',
    'vatRates',
    'worldRegion',
  ],
})

export const country = noun({
  operations: { countries: 'anyone', serverTime: 'anyone', changed: 'confirmed' },
  fields: { Country: fields },
  rules: () => allow('read', 'Country'),
})
