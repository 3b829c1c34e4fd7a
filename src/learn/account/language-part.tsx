import { useAction } from '../../providers/api/query'
import { keepLocale } from '../../providers/device/locale'
import { SelectField } from '../../ui/form/select-field'
import type { SectionProps } from './account'
import { AccountLanguage } from './account.documents'

interface LanguagePartProps extends SectionProps {
  /** The languages of this build. */
  locales?: readonly string[]
  reload?: () => void
}

/** The language of the texts, here and in what the person is told: stored with the account and on this device. English alone is no choice. */
export function LanguagePart({
  account: { currentUser: user },
  locales = __LOCALES__,
  reload = () => location.reload(),
}: LanguagePartProps) {
  const choose = useAction(AccountLanguage, {
    onSuccess: ({ userUpdate: { locale } }) => {
      keepLocale(locale ?? undefined)
      reload()
    },
  })
  if (locales.length < 2) return null
  return (
    <SelectField
      label="Language"
      help="Of these pages, and of our mails and notifications. Dates and money stay British."
      options={locales.map((locale) => ({ value: locale, label: ownName(locale) }))}
      value={(choose.isPending && choose.variables.locale) || __LOCALE__}
      disabled={choose.isPending}
      onChange={(event) => choose.mutate({ id: user.id, locale: event.target.value })}
    />
  )
}

/** A language's name for itself; British English has the key that was given to it. */
const ownName = (locale: string): string => {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale === 'en-us' ? 'en-gb' : locale) ?? locale
  return name.charAt(0).toUpperCase() + name.slice(1)
}
