import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readQuestionText, type WrittenBlock } from '../../../access/content/question-text'
import { root } from '../../kernel/root'

const folder = join(root, 'server/demo/library')

/** The blocks of all texts in a folder of the demo library, by area. Throws at the first line that cannot be read. */
export function readFiles(kind: 'questions' | 'cards'): Map<string, WrittenBlock[]> {
  const byArea = new Map<string, WrittenBlock[]>()
  if (!existsSync(join(folder, kind))) return byArea
  for (const name of readdirSync(join(folder, kind)).sort()) {
    const { blocks, faults } = readQuestionText(readFileSync(join(folder, kind, name), 'utf8'))
    const [fault] = faults
    if (fault) throw new Error(`${kind}/${name}, line ${fault.line}: ${fault.message}`)
    for (const block of blocks) {
      const area = block.area ?? ''
      byArea.set(area, [...(byArea.get(area) ?? []), block])
    }
  }
  return byArea
}
