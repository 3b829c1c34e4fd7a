import type { GoogleAccountQuery } from './google-account.documents'

export type Account = GoogleAccountQuery['googleAccount']
