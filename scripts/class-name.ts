import { basename } from 'node:path'

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The name in the page of a module's class: `item` of `row-list.module.css` is `row-list_item`, and its `rowList` is `row-list`. A test sees that no two modules have one name. */
export function className(name: string, file: string): string {
  const block = basename(file.split('?')[0] ?? file, '.module.css')
  const part = dashed(name)
  return part === block ? block : `${block}_${part}`
}
