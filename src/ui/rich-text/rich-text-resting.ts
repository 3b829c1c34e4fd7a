import { withoutLinks } from '../../../rules/content/pictures'

/** Marks the writer's place in the HTML that the editor takes over; a character that no text has. */
export const WRITER_HERE = '\u{f8f0}'

const blocks = 'p|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|t[hd]|pre|hr'
const roundBlocks = new RegExp(`\\s*(</?(?:${blocks})\\b[^>]*>)\\s*`, 'g')

/** A text as the editor will show it: without spaces that HTML ignores, and with a line to write on if empty. */
export function drawnHtml(html: string): string {
  const shown = html.includes('<pre') ? html : html.replace(/[ \t\r\n]+/g, ' ').replace(roundBlocks, '$1')
  return !shown || /<(\/(blockquote|table|pre)|hr ?\/?|img [^>]*)>$/.test(shown) ? `${shown}<p><br></p>` : shown
}

/** Converts a text written without the editor to the elements that the server keeps. */
export const typedHtml = (html: string): string =>
  html
    .replace(/<(\/?)div\b[^>]*>/g, '<$1p>')
    .replace(/<br>(?=<\/(p|h[2-4]|li|t[hd]|blockquote)>)/g, '')
    .replace(/^<br>$/, '')
    .replace(/<img [^>]*?( ?\/)?>/g, (tag) => withoutLinks(tag.replace(/ ?\/?>$/, ' />')))
    .replaceAll('&nbsp;', '\u00a0')

/** Removes empty lines at the end, as the editor does. */
export const trimmedHtml = (html: string): string => html.replace(/(<p><\/p>)+$/, '')

/** The text of a page, with a sign at the writer's place if the writer is in it. */
export function htmlWithWriter(paper: HTMLElement): string {
  const selection = getSelection()
  if (!selection?.focusNode || !paper.contains(selection.focusNode)) return typedHtml(paper.innerHTML)
  const here = document.createRange()
  here.setStart(selection.focusNode, selection.focusOffset)
  const sign = document.createTextNode(WRITER_HERE)
  here.insertNode(sign)
  return typedHtml(paper.innerHTML)
}

export function putWriterAtEnd(paper: HTMLElement): void {
  paper.focus()
  getSelection()?.selectAllChildren(paper.lastElementChild ?? paper)
  getSelection()?.collapseToEnd()
}
