// Turns Word documents into HTML in a thread of its own, since a large one takes seconds.
import { parentPort } from 'node:worker_threads'
import mammoth from 'mammoth'

/** @param {Uint8Array} bytes */
async function convert(bytes) {
  try {
    const options = { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) }
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, options)
    parentPort?.postMessage(value)
  } catch {
    parentPort?.postMessage(null)
  }
}

parentPort?.on('message', convert)
