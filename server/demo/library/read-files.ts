import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readQuestionText, type WrittenBlock } from '../../../rules/content/question-text'
import { root } from '../../kernel/root'
import { readFrontPart } from './front-part'

const folder = join(root, 'server/demo/library')

/** The blocks of all texts in a folder of the demo library, by area. Throws at the first line that cannot be read. */
export function readFiles(kind: 'questions' | 'cards'): Map<string, WrittenBlock[]> {
  const byArea = new Map<string, WrittenBlock[]>()
  for (const name of readdirSync(join(folder, kind)).sort())
    for (const block of blocksOf(readFileSync(join(folder, kind, name), 'utf8'), `${kind}/${name}`)) {
      const area = block.area ?? ''
      byArea.set(area, [...(byArea.get(area) ?? []), block])
    }
  return byArea
}

/** Questions or cards as authors paste them, below the day of their law and the area of all that do not name their own. */
function blocksOf(text: string, name: string): WrittenBlock[] {
  const { facts, body } = readFrontPart(text, ['law stated at'], ['area'])
  const { blocks, faults } = readQuestionText(body)
  const [fault] = faults
  if (fault) throw new Error(`${name}, line ${fault.line}: ${fault.message}`)
  return blocks.map((block) => ({
    ...block,
    area: block.area ?? facts.area ?? null,
    lawStatedAt: block.lawStatedAt ?? facts['law stated at'],
  }))
}
