import { paragraphs } from '../plain-html'
import { type Element, first, textIn } from '../xml/parse-xml'

/** A text of a question, by the format that it names. */
export function moodleHtml(element: Element | undefined, losses: string[]): string {
  const text = textIn(first(element, 'text')).trim()
  const format = element?.attributes.format ?? 'moodle_auto_format'
  if (format === 'markdown' && text) losses.push('Its Markdown is read as plain text.')
  const isHtml = format === 'html' || (format === 'moodle_auto_format' && /<\/?[a-z][^<>]*>/i.test(text))
  return isHtml ? text : paragraphs(text)
}
