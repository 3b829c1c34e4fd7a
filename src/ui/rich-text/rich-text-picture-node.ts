import { type Editor, Node } from '@tiptap/core'
import { pictureAddress, pictureFile, pictureWords } from '../../../rules/content/pictures'

export interface Picture {
  fileId: string
  /** The words in its place. */
  alt: string
}

interface PictureOptions {
  addressOf: (fileId: string) => string | null
}

/** A picture that stands by itself between paragraphs. */
export const pictureNode = Node.create<PictureOptions>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ addressOf: () => null }),
  addAttributes: () => ({
    fileId: { default: '', rendered: false },
    alt: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const fileId = pictureFile(element.getAttribute('src') ?? '')
        const alt = pictureWords(element.getAttribute('alt') ?? '')
        return fileId && alt ? { fileId, alt } : false
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => ['img', { src: pictureAddress(attrs.fileId), alt: attrs.alt }],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img')
      dom.src = this.options.addressOf(node.attrs.fileId) ?? pictureAddress(node.attrs.fileId)
      dom.alt = node.attrs.alt
      return { dom }
    }
  },
})

/** The picture that the writer has chosen in a text. */
export const chosenPicture = (editor: Editor): Picture | null =>
  editor.isActive('picture') ? (editor.getAttributes('picture') as Picture) : null

/** Puts a picture in the writer's place, or at another one. */
export function insertPicture(editor: Editor, attrs: Picture, at?: number): void {
  const content = { type: 'picture', attrs }
  const chain = editor.chain().focus()
  if (at === undefined) chain.insertContent(content).run()
  else chain.insertContentAt(at, content).run()
}
