// Turns Word documents into HTML in a thread of its own, since a large one takes seconds.
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import mammoth from 'mammoth'
import { createCounter, readNumbering } from './docx-numbers.mjs'

// The converter reads of a numbering only that there is one. Its version is fixed, and the tests of lists fail where it has moved.
createRequire(import.meta.url)('mammoth/lib/docx/numbering-xml.js').readNumberingXml = readNumbering

/** @typedef {{ type: string, children?: Node[], numbering?: Parameters<ReturnType<typeof createCounter>>[0] | null }} Node */

/**
 * Writes before each paragraph that Word counts what docx-lists.ts makes a list of.
 * @param {string} sign
 */
function counting(sign) {
  const count = createCounter()
  /** @param {Node} node @returns {Node} */
  return function counted(node) {
    const children = node.children?.map(counted)
    if (node.type !== 'paragraph' || !node.numbering) return { ...node, ...(children && { children }) }
    return {
      ...node,
      numbering: null,
      children: [text(`${sign}${JSON.stringify(count(node.numbering))}${sign}`), ...(children ?? [])],
    }
  }
}

/** @param {string} value */
const text = (value) => ({ type: 'run', children: [{ type: 'text', value }], ...plain })
const plain = {
  styleId: null,
  styleName: null,
  isBold: false,
  isUnderline: false,
  isItalic: false,
  isStrikethrough: false,
  isAllCaps: false,
  isSmallCaps: false,
  verticalAlignment: 'baseline',
  font: null,
  fontSize: null,
  highlight: null,
}

/** @param {Uint8Array} bytes */
async function convert(bytes) {
  try {
    // No document can know it.
    const sign = `[${randomUUID()}]`
    const options = {
      externalFileAccess: false,
      ignoreEmptyParagraphs: false,
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      transformDocument: counting(sign),
    }
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, options)
    parentPort?.postMessage({ html: value, sign })
  } catch {
    parentPort?.postMessage(null)
  }
}

parentPort?.on('message', convert)
