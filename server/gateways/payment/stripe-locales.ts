/** The languages of Stripe's pages. */
const theirs =
  'bg cs da de el en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  )

/** The language of Stripe's page for one of ours. English is British there, like our money and dates; what Stripe does not speak is left to the browser. */
export function localeFor(ours: string): string {
  const wanted = ours.toLowerCase()
  const [language = ''] = wanted.split(/[-_]/)
  if (language === 'en') return 'en-GB'
  const find = (locale: string) => theirs.find((each) => each.toLowerCase() === locale)
  return find(wanted) ?? find(language) ?? 'auto'
}
