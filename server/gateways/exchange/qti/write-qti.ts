import { tagsOf } from '../facts'
import type { Medium, NeutralBlock } from '../neutral-block'
import { escapeAttribute, escapeText } from '../plain-html'
import { createZip } from '../zip/write-zip'
import { writeItem } from './write-item'

const versions = {
  qti_2: {
    type: 'imsqti_item_xmlv2p2',
    schema: /* not text */ 'QTIv2.2 Package',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  },
  qti_3: {
    type: 'imsqti_item_xmlv3p0',
    schema: /* not text */ 'QTI Package',
    manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
  },
} as const

export type QtiVersion = keyof typeof versions

/** Writes a package: an item a question, its pictures and sounds, and the manifest that names them with what is known of each. */
export function createQti(version: QtiVersion, title: string) {
  const zip = createZip()
  const resources: string[] = []
  let count = 0
  return {
    add(blocks: readonly NeutralBlock[], media: readonly Medium[]) {
      const files = new Map(media.map((medium) => [medium.name, medium]))
      for (const block of blocks) {
        const id = `item-${++count}`
        const used = [block.image, block.audio].flatMap((name) => (name && files.get(name)) || [])
        for (const { name, bytes } of used) zip.add(`media/${name}`, bytes)
        zip.add(`items/${id}.xml`, writeItem(version, id, block))
        resources.push(resourceOf(version, id, block, used))
      }
    },
    end() {
      zip.add('imsmanifest.xml', manifestOf(version, title, resources))
      return zip.end()
    },
  }
}

function resourceOf(version: QtiVersion, id: string, block: NeutralBlock, used: readonly Medium[]): string {
  const keywords = tagsOf(block).map(
    (each) => `<lom:keyword><lom:string language="en-GB">${escapeText(each)}</lom:string></lom:keyword>`,
  )
  const files = used.map(({ name }) => `<file href="media/${escapeAttribute(encodeURIComponent(name))}"/>`)
  return `<resource identifier="${id}" type="${versions[version].type}" href="items/${id}.xml">${
    keywords.length ? `<metadata><lom:lom><lom:general>${keywords.join('')}</lom:general></lom:lom></metadata>` : ''
  }<file href="items/${id}.xml"/>${files.join('')}</resource>\n`
}

const manifestOf = (version: QtiVersion, title: string, resources: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="${versions[version].manifest}" xmlns:lom="http://ltsc.ieee.org/xsd/LOM" identifier="articled">
<metadata><schema>${versions[version].schema}</schema><schemaversion>1.0.0</schemaversion><lom:lom><lom:general><lom:title><lom:string>${escapeText(title)}</lom:string></lom:title></lom:general></lom:lom></metadata>
<organizations/>
<resources>
${resources.join('')}</resources>
</manifest>
`
