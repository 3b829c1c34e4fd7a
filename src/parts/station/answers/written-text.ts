import { richTextSize } from '../../../ui/rich-text/rich-text-limit'
import { versionedDraft } from '../../saving/versioned-draft'

/** The one part of a written answer. */
export const TEXT = 'text'

/** The rules of the text written in a room: HTML, in which only layout may differ in spelling. */
export const textRules = versionedDraft<string>({
  none: '',
  same: (one, other) => plain(one) === plain(other),
  sizes: (html) => [richTextSize(html)],
})

const plain = (html: string) => {
  const one = html.replace(/<br\s*\/?>/g, '<br>').replace(/&nbsp;|\u00a0/g, ' ')
  return one.replace(/<\/?p>|<br>|\s/g, '') ? one : ''
}
